/** `ludoteca teferi coverage`, `deck` and `soak`: cards from the user's own files. */
import type { Reason } from '@ludoteca/kernel';
import { type Command, type CommandHands, placedOf } from '@ludoteca/kit';
import { joined } from '../decks/joining.ts';
import { readList } from '../decks/list.ts';
import { bytesOf, type FileCard, readCardFile, textOf } from '../import/index.ts';
import { texts } from '../text/index.ts';
import { given, type Given } from './options.ts';
import { soakCards } from './soak.ts';
import { readAll, survey } from './survey.ts';
import { languageIn, type Words, wordsIn } from './words.ts';

const [DONE, FOUND, MISUSE] = [0, 1, 2];
const MOST_CAUSES = 30;
const LANG = '--lang';

async function cardsIn(
  path: string,
  hands: CommandHands,
  words: Words,
): Promise<readonly FileCard[] | undefined> {
  const cards = readCardFile(await hands.read(path));
  if (cards.ok) return cards.value;
  hands.complain(words.fault(path, cards.problem));
  return undefined;
}

const misused = (hands: CommandHands, usage: string): number => {
  hands.complain(usage);
  return MISUSE;
};

async function coverage(args: readonly string[], hands: CommandHands): Promise<number> {
  const { paths, flags, values, wrong } = given(args, ['--json', '--cards'], [LANG]);
  const words = wordsIn(values.get(LANG));
  const [path] = paths;
  if (path === undefined || paths.length > 1 || wrong !== undefined)
    return misused(hands, words.usage.coverage);
  const cards = await cardsIn(path, hands, words);
  if (cards === undefined) return MISUSE;
  const reading = readAll(cards);
  const found = survey(reading);
  if (flags.has('--json')) {
    const list = flags.has('--cards') ? { unread: reading.refused } : {};
    hands.print(JSON.stringify({ ...found, ...list }));
    return DONE;
  }
  hands.print(words.survey(found, ((100 * found.read) / Math.max(1, found.cards)).toFixed(1)));
  if (flags.has('--cards'))
    for (const { name, line, column, words: rest } of reading.refused)
      hands.print(words.unread(name, line, column, rest));
  else for (const cause of found.reasons.slice(0, MOST_CAUSES)) hands.print(words.cause(cause));
  return DONE;
}

/** A reason in a sentence, as settings are refused. */
const sentence = (reason: Reason, { values }: Given): string =>
  texts[languageIn(values.get(LANG))].reason(reason, []);

async function deck(args: readonly string[], hands: CommandHands): Promise<number> {
  const order = given(args, [], [LANG]);
  const words = wordsIn(order.values.get(LANG));
  const [list, file, out] = order.paths;
  if (
    list === undefined ||
    file === undefined ||
    out === undefined ||
    order.paths.length > 3 ||
    order.wrong !== undefined
  )
    return misused(hands, words.usage.deck);
  const text = textOf(await hands.read(list));
  const names = text === undefined ? undefined : readList(text);
  if (names?.ok !== true) {
    const problem = names?.problem ?? { why: 'deck shape' };
    hands.complain(placedOf(languageIn(order.values.get(LANG)), problem, sentence(problem, order)));
    return FOUND;
  }
  const cards = await cardsIn(file, hands, words);
  if (cards === undefined) return MISUSE;
  const made = joined(names.value, cards, list.split(/[\\/]/).at(-1) ?? list);
  if (!made.ok) {
    for (const problem of made.problem) hands.complain(sentence(problem, order));
    return FOUND;
  }
  await hands.write(out, bytesOf(`${JSON.stringify(made.value, undefined, 1)}\n`));
  hands.print(
    words.written(
      out,
      made.value.cards.reduce((sum, { count }) => sum + count, 0),
    ),
  );
  return DONE;
}

const wholeNumber = (text: string | undefined, usual: number): number | undefined => {
  if (text === undefined) return usual;
  return /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
};

async function soak(args: readonly string[], hands: CommandHands): Promise<number> {
  const { paths, values, wrong } = given(args, [], [LANG, '--seed', '--casts', '--games']);
  const words = wordsIn(values.get(LANG));
  const [path] = paths;
  const casts = wholeNumber(values.get('--casts'), 3);
  const games = wholeNumber(values.get('--games'), 20_000);
  if (
    path === undefined ||
    paths.length > 1 ||
    wrong !== undefined ||
    casts === undefined ||
    games === undefined
  )
    return misused(hands, words.usage.soak);
  const cards = await cardsIn(path, hands, words);
  if (cards === undefined) return MISUSE;
  const stop = hands.interruption();
  const found = soakCards(readAll(cards).read, {
    seed: values.get('--seed') ?? 'soak',
    casts,
    games,
    stopped: () => stop.aborted,
    tell: (played, done, all) => hands.print(words.progress(played, done, all)),
  });
  if (found.broke !== undefined) {
    hands.complain(words.broke(found.broke.seed, found.broke.problem));
    return FOUND;
  }
  if (found.left.length > 0) {
    hands.complain(words.left(found.left));
    return FOUND;
  }
  hands.print(words.soaked(found.games, found.cards));
  return DONE;
}

export const commands: readonly Command[] = [
  {
    name: 'coverage',
    usage: {
      it: 'FILE [--json]: quante carte di un file si leggono, e perché le altre no',
      en: 'FILE [--json]: how many cards of a file are read, and why the others are not',
      pt: 'ARQUIVO [--json]: quantas cartas de um arquivo são lidas, e por que as outras não',
    },
    run: coverage,
  },
  {
    name: 'deck',
    usage: {
      it: 'ELENCO CARTE MAZZO: unisce un elenco e un file di carte in un mazzo da giocare',
      en: 'LIST CARDS OUT: joins a deck list and a file of cards into a deck to play with',
      pt: 'LISTA CARTAS BARALHO: junta uma lista e um arquivo de cartas num baralho para jogar',
    },
    run: deck,
  },
  {
    name: 'soak',
    usage: {
      it: 'FILE: gioca mazzi misti finché ogni carta letta è stata lanciata tre volte',
      en: 'FILE: plays mixed decks until every card that is read was cast three times',
      pt: 'ARQUIVO: joga baralhos mistos até que cada carta lida tenha sido jogada três vezes',
    },
    run: soak,
  },
];
