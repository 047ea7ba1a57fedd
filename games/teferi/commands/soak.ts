/** `ludoteca teferi soak FILE`: plays matches with the cards of a file until each was cast often enough. */
import {
  runCommand,
  type GameCommand,
  type CommandEnvironment,
  EXIT_CODES,
  type CommandSyntax,
} from '@ludoteca/kit';
import { soakCards } from '../coverage/soak.ts';
import { parseCards } from '../coverage/survey.ts';
import { cardCommandTexts } from './card-texts.ts';
import { soakHelp } from './card-file-help.ts';
import { readCards } from './read-cards.ts';

const COUNT_RANGE = { min: 1, max: 999_999 };
const SOAK_SYNTAX: CommandSyntax = {
  paths: { min: 1, max: 1 },
  texts: ['--seed'],
  numbers: { '--casts': COUNT_RANGE, '--games': COUNT_RANGE },
};

const run = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(words, SOAK_SYNTAX, cardCommandTexts, environment, async ({ args, texts }) => {
    const [path = ''] = args.paths;
    const cards = await readCards(path, environment, texts);
    if (cards === undefined) return EXIT_CODES.misused;
    const stop = environment.interceptInterrupt();
    const found = soakCards(parseCards(cards).read, {
      seed: args.texts.get('--seed') ?? 'soak',
      casts: args.numbers.get('--casts') ?? 3,
      games: args.numbers.get('--games') ?? 20_000,
      isStopped: () => stop.aborted,
      onProgress: (played, done, all) => environment.print(texts.progress(played, done, all)),
    });
    if (found.failure !== undefined) {
      environment.printError(texts.soakFailed(found.failure.seed, found.failure.problem));
      return EXIT_CODES.failed;
    }
    if (found.remaining.length > 0) {
      environment.printError(texts.soakIncomplete(found.remaining));
      return EXIT_CODES.failed;
    }
    environment.print(texts.soakPassed(found.games, found.cards));
    return EXIT_CODES.done;
  });

export const soakCommand: GameCommand = {
  name: 'soak',
  usage: {
    it: 'FILE: gioca mazzi misti finché ogni carta letta è stata lanciata tre volte',
    en: 'FILE: plays mixed decks until every card that is read was cast three times',
    pt: 'ARQUIVO: joga baralhos mistos até que cada carta lida tenha sido jogada três vezes',
  },
  help: soakHelp,
  run,
};
