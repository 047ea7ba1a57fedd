/** `ludoteca teferi deck`: builds a deck from a list and a card file, or checks a deck. */
import { decodeUtf8, encodeUtf8, ok, type Reason, type Result } from '@ludoteca/kernel';
import {
  runCommand,
  type GameCommand,
  type CommandEnvironment,
  type CommandContext,
  EXIT_CODES,
  type CommandSyntax,
  type Language,
  prefixLineNumber,
  skipByteOrderMark,
} from '@ludoteca/kit';
import type { Deck } from '../abilities/index.ts';
import { DECKS } from '../cards/index.ts';
import { buildPlayableDeck } from '../decks/build-deck.ts';
import { parseDeckFile } from '../decks/deck-file.ts';
import { parseDeckList } from '../decks/deck-list.ts';
import { texts } from '../text/index.ts';
import { cardCommandTexts, type CardCommandTexts } from './card-texts.ts';
import { deckHelp } from './help.ts';
import { readCards, readImportedCards } from './read-cards.ts';

const reasonFormatter =
  (language: Language) =>
  (reason: Reason): string =>
    prefixLineNumber(language, reason, texts[language].reason(reason, []));

/** A shipped deck by its name, or the deck of a file. */
async function findDeck(
  word: string,
  environment: CommandEnvironment,
): Promise<Result<Deck, readonly Reason[]>> {
  const shipped = DECKS.find(({ name }) => name === word);
  if (shipped !== undefined) return ok(shipped);
  const read = parseDeckFile(await environment.read(word));
  return read.ok ? ok(read.value as unknown as Deck) : read;
}

const sizeOf = ({ cards }: Deck): number => cards.reduce((sum, { count }) => sum + count, 0);

/** `ludoteca teferi deck check FILE` */
async function checkDeckFile(
  word: string,
  json: boolean,
  { texts: messages, language, environment }: CommandContext<CardCommandTexts>,
): Promise<number> {
  const read = await findDeck(word, environment);
  if (json)
    environment.print(
      JSON.stringify(
        read.ok ? { ok: true, problems: [], deck: read.value } : { ok: false, problems: read.problem },
      ),
    );
  else if (read.ok) environment.print(messages.validDeck(word, sizeOf(read.value)));
  else for (const problem of read.problem) environment.printError(reasonFormatter(language)(problem));
  return read.ok ? EXIT_CODES.done : EXIT_CODES.failed;
}

const DECK_SYNTAX: CommandSyntax = { paths: { min: 2, max: 3 }, flags: ['--json', '--leave-out'] };

const run = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(words, DECK_SYNTAX, cardCommandTexts, environment, async (context) => {
    const { args, texts: messages, language } = context;
    const [list = '', second = '', third] = args.paths;
    const isJson = args.flags.has('--json');
    if (list === 'check' && third === undefined) return checkDeckFile(second, isJson, context);
    if (isJson) {
      environment.printError(messages.deckUsage);
      return EXIT_CODES.misused;
    }
    const [file, out] = third === undefined ? [undefined, second] : [second, third];
    const formatReason = reasonFormatter(language);
    const text = decodeUtf8(skipByteOrderMark(await environment.read(list)));
    const deckList = text === undefined ? undefined : parseDeckList(text);
    if (deckList?.ok !== true) {
      const problem = deckList?.problem ?? { why: 'deck shape' };
      environment.printError(formatReason(problem));
      return EXIT_CODES.failed;
    }
    const cards =
      file === undefined
        ? await readImportedCards(environment, messages)
        : await readCards(file, environment, messages);
    if (cards === undefined) return EXIT_CODES.misused;
    const name = list.split(/[\\/]/).at(-1) ?? list;
    const made = buildPlayableDeck(
      deckList.value,
      cards,
      name,
      args.flags.has('--leave-out') ? 'leave out' : 'refuse',
    );
    if (!made.ok) {
      for (const problem of made.problem) environment.printError(formatReason(problem));
      return EXIT_CODES.failed;
    }
    await environment.write(out, encodeUtf8(`${JSON.stringify(made.value.deck, undefined, 1)}\n`));
    const { deck, leftOut } = made.value;
    environment.print(messages.deckWritten(out, sizeOf(deck)));
    if (leftOut.length > 0) environment.print(messages.leftOut(leftOut));
    return EXIT_CODES.done;
  });

export const buildDeckCommand: GameCommand = {
  name: 'deck',
  usage: {
    it: 'ELENCO CARTE MAZZO: unisce un elenco e un file di carte in un mazzo; check MAZZO: se un mazzo è valido',
    en: 'LIST CARDS OUT: joins a deck list and a file of cards into a deck; check DECK: whether a deck is valid',
    pt: 'LISTA CARTAS BARALHO: junta uma lista e um arquivo de cartas num baralho; check BARALHO: se um baralho é válido',
  },
  help: deckHelp,
  run,
};
