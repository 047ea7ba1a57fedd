/** `ludoteca teferi coverage`, `deck` and `soak`: cards from the user's own files. */
import { ok, type Reason, type Result } from '@ludoteca/kernel';
import {
  runCommand,
  type GameCommand,
  type CommandEnvironment,
  type CommandContext,
  EXIT_CODES,
  type CommandSyntax,
  type Language,
  prefixLineNumber,
} from '@ludoteca/kit';
import type { Deck } from '../abilities/index.ts';
import { DECKS } from '../cards/index.ts';
import { parseDeckFile } from '../decks/deck-file.ts';
import { buildDeck } from '../decks/build-deck.ts';
import { parseDeckList } from '../decks/deck-list.ts';
import { coverageHelp, deckHelp, soakHelp } from './help.ts';
import { encodeUtf8, type FileCard, parseCardFile, decodeUtf8 } from '../card-files/index.ts';
import { texts } from '../text/index.ts';
import { soakCards } from '../coverage/soak.ts';
import { parseCards, surveyCards } from '../coverage/survey.ts';
import { cardCommandTexts, type CardCommandTexts } from './card-texts.ts';

const MAX_CAUSES = 30;
const ONE_PATH: CommandSyntax = { paths: { min: 1, max: 1 } };

async function readCards(
  path: string,
  hands: CommandEnvironment,
  words: CardCommandTexts,
): Promise<readonly FileCard[] | undefined> {
  const cards = parseCardFile(await hands.read(path));
  if (cards.ok) return cards.value;
  hands.printError(words.invalidFile(path, cards.problem));
  return undefined;
}

const coverage = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(
    given,
    { ...ONE_PATH, flags: ['--json', '--cards'] },
    cardCommandTexts,
    hands,
    async ({ args: order, texts: words }) => {
      const [path = ''] = order.paths;
      const cards = await readCards(path, hands, words);
      if (cards === undefined) return EXIT_CODES.misused;
      const reading = parseCards(cards);
      const found = surveyCards(reading);
      const isListed = order.flags.has('--cards');
      if (order.flags.has('--json')) {
        hands.print(JSON.stringify({ ...found, ...(isListed ? { unread: reading.refused } : {}) }));
        return EXIT_CODES.done;
      }
      hands.print(words.survey(found, ((100 * found.read) / Math.max(1, found.cards)).toFixed(1)));
      if (isListed)
        for (const { name, line, column, words: rest } of reading.refused)
          hands.print(words.refusedCard(name, line, column, rest));
      else for (const cause of found.reasons.slice(0, MAX_CAUSES)) hands.print(words.refusalCause(cause));
      return EXIT_CODES.done;
    },
  );

const reasonFormatter =
  (language: Language) =>
  (reason: Reason): string =>
    prefixLineNumber(language, reason, texts[language].reason(reason, []));

/** A deck that ships by its name, or what a file holds. */
async function findDeck(word: string, hands: CommandEnvironment): Promise<Result<Deck, readonly Reason[]>> {
  const ships = DECKS.find(({ name }) => name === word);
  if (ships !== undefined) return ok(ships);
  const read = parseDeckFile(await hands.read(word));
  return read.ok ? ok(read.value as unknown as Deck) : read;
}

const sizeOf = ({ cards }: Deck): number => cards.reduce((sum, { count }) => sum + count, 0);

/** `ludoteca teferi deck check FILE` */
async function checkDeckFile(
  word: string,
  json: boolean,
  { texts: words, language, environment: hands }: CommandContext<CardCommandTexts>,
): Promise<number> {
  const read = await findDeck(word, hands);
  if (json)
    hands.print(
      JSON.stringify(
        read.ok ? { ok: true, problems: [], deck: read.value } : { ok: false, problems: read.problem },
      ),
    );
  else if (read.ok) hands.print(words.validDeck(word, sizeOf(read.value)));
  else for (const problem of read.problem) hands.printError(reasonFormatter(language)(problem));
  return read.ok ? EXIT_CODES.done : EXIT_CODES.refused;
}

const DECK_SYNTAX: CommandSyntax = { paths: { min: 2, max: 3 }, flags: ['--json'] };

const deck = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(given, DECK_SYNTAX, cardCommandTexts, hands, async (desk) => {
    const { args: order, texts: words, language } = desk;
    const [list = '', file = '', out] = order.paths;
    const isJson = order.flags.has('--json');
    if (list === 'check' && out === undefined) return checkDeckFile(file, isJson, desk);
    if (out === undefined || isJson) {
      hands.printError(words.deckUsage);
      return EXIT_CODES.misused;
    }
    const sentence = reasonFormatter(language);
    const text = decodeUtf8(await hands.read(list));
    const names = text === undefined ? undefined : parseDeckList(text);
    if (names?.ok !== true) {
      const problem = names?.problem ?? { why: 'deck shape' };
      hands.printError(sentence(problem));
      return EXIT_CODES.refused;
    }
    const cards = await readCards(file, hands, words);
    if (cards === undefined) return EXIT_CODES.misused;
    const made = buildDeck(names.value, cards, list.split(/[\\/]/).at(-1) ?? list);
    if (!made.ok) {
      for (const problem of made.problem) hands.printError(sentence(problem));
      return EXIT_CODES.refused;
    }
    await hands.write(out, encodeUtf8(`${JSON.stringify(made.value, undefined, 1)}\n`));
    hands.print(words.deckWritten(out, sizeOf(made.value)));
    return EXIT_CODES.done;
  });

const COUNT_RANGE = { min: 1, max: 999_999 };
const SOAK_SYNTAX: CommandSyntax = {
  ...ONE_PATH,
  texts: ['--seed'],
  numbers: { '--casts': COUNT_RANGE, '--games': COUNT_RANGE },
};

const soak = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(given, SOAK_SYNTAX, cardCommandTexts, hands, async ({ args: order, texts: words }) => {
    const [path = ''] = order.paths;
    const cards = await readCards(path, hands, words);
    if (cards === undefined) return EXIT_CODES.misused;
    const stop = hands.interceptInterrupt();
    const found = soakCards(parseCards(cards).read, {
      seed: order.texts.get('--seed') ?? 'soak',
      casts: order.numbers.get('--casts') ?? 3,
      games: order.numbers.get('--games') ?? 20_000,
      isStopped: () => stop.aborted,
      onProgress: (played, done, all) => hands.print(words.progress(played, done, all)),
    });
    if (found.failure !== undefined) {
      hands.printError(words.soakFailed(found.failure.seed, found.failure.problem));
      return EXIT_CODES.refused;
    }
    if (found.remaining.length > 0) {
      hands.printError(words.soakIncomplete(found.remaining));
      return EXIT_CODES.refused;
    }
    hands.print(words.soakPassed(found.games, found.cards));
    return EXIT_CODES.done;
  });

export const commands: readonly GameCommand[] = [
  {
    name: 'coverage',
    usage: {
      it: 'FILE [--json]: quante carte di un file si leggono, e perché le altre no',
      en: 'FILE [--json]: how many cards of a file are read, and why the others are not',
      pt: 'ARQUIVO [--json]: quantas cartas de um arquivo são lidas, e por que as outras não',
    },
    help: coverageHelp,
    run: coverage,
  },
  {
    name: 'deck',
    usage: {
      it: 'ELENCO CARTE MAZZO: unisce un elenco e un file di carte in un mazzo; check MAZZO: se un mazzo è valido',
      en: 'LIST CARDS OUT: joins a deck list and a file of cards into a deck; check DECK: whether a deck is valid',
      pt: 'LISTA CARTAS BARALHO: junta uma lista e um arquivo de cartas num baralho; check BARALHO: se um baralho é válido',
    },
    help: deckHelp,
    run: deck,
  },
  {
    name: 'soak',
    usage: {
      it: 'FILE: gioca mazzi misti finché ogni carta letta è stata lanciata tre volte',
      en: 'FILE: plays mixed decks until every card that is read was cast three times',
      pt: 'ARQUIVO: joga baralhos mistos até que cada carta lida tenha sido jogada três vezes',
    },
    help: soakHelp,
    run: soak,
  },
];
