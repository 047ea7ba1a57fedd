/** `ludoteca teferi decks FILE…`: how many decks consist of cards that are read, and which wordings block the others. */
import {
  runCommand,
  type GameCommand,
  type CommandEnvironment,
  EXIT_CODES,
  type CommandSyntax,
} from '@ludoteca/kit';
import { type FileCard, parseCardFile } from '../card-files/index.ts';
import { surveyDecks } from '../coverage/deck-survey.ts';
import { type DeckCounts, parseDeckCollection } from '../decks/deck-collection.ts';
import { cardCommandTexts, type CardCommandTexts } from './card-texts.ts';
import { decksHelp } from './card-file-help.ts';

const DEFAULT_WORDINGS = 30;
const SYNTAX: CommandSyntax = {
  paths: { min: 2, max: 100 },
  flags: ['--json'],
  numbers: { '--top': { min: 0, max: 100_000 } },
};

interface DecksAndCards {
  readonly decks: readonly DeckCounts[];
  readonly cards: readonly FileCard[];
}

/** Reads every file as decks or as cards; undefined if one is neither. */
async function readFiles(
  paths: readonly string[],
  environment: CommandEnvironment,
  texts: CardCommandTexts,
): Promise<DecksAndCards | undefined> {
  const [decks, cards]: [DeckCounts[], FileCard[]] = [[], []];
  for (const path of paths) {
    const bytes = await environment.read(path);
    const found = parseDeckCollection(bytes);
    if (found !== undefined) {
      decks.push(...found);
      continue;
    }
    const file = parseCardFile(bytes);
    if (!file.ok) {
      environment.printError(texts.invalidFile(path, file.problem));
      return undefined;
    }
    cards.push(...file.value);
  }
  if (decks.length > 0) return { decks, cards };
  environment.printError(texts.noDecks);
  return undefined;
}

const run = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(words, SYNTAX, cardCommandTexts, environment, async ({ args, texts }) => {
    const files = await readFiles(args.paths, environment, texts);
    if (files === undefined) return EXIT_CODES.misused;
    const survey = surveyDecks(files.decks, files.cards);
    const wordings = survey.wordings.slice(0, args.numbers.get('--top') ?? DEFAULT_WORDINGS);
    if (args.flags.has('--json')) {
      environment.print(JSON.stringify({ ...survey, wordings }));
      return EXIT_CODES.done;
    }
    environment.print(texts.deckSurvey(survey));
    for (const wording of wordings) environment.print(texts.blockingWording(wording));
    return EXIT_CODES.done;
  });

export const measureDecksCommand: GameCommand = {
  name: 'decks',
  usage: {
    it: 'FILE… [--json]: quanti mazzi si leggono per intero, e quali frasi fermano gli altri',
    en: 'FILE… [--json]: how many decks are read in full, and which wordings stop the others',
    pt: 'ARQUIVO… [--json]: quantos baralhos são lidos por inteiro, e que frases param os outros',
  },
  help: decksHelp,
  run,
};
