/** `inspect FILE.rsk`: every field of a save with where it lies, what is wrong with it, and the save mended where it is wished. */
import type { Json, Reason } from '@ludoteca/kernel';
import { type CommandHands, type Language, LANGUAGES, sentenceOf } from '@ludoteca/kit';
import { isJoker, wholeDeck } from '../cards.ts';
import type { Field } from './layout.ts';
import { type FilePhrases, filePhrases } from './phrases.ts';
import { type Reading, readSave } from './reading.ts';
import type { Save } from './save.ts';
import { fileReasons } from './words.ts';
import { makeSave } from './writing.ts';

const EXIT = { fine: 0, refused: 1, misused: 2 } as const;

interface Order {
  path?: string;
  repair?: string;
  json: boolean;
  jokers: boolean;
  language: Language;
  /** A word that means nothing. */
  unknown?: string;
}

/** Words in any order; the first that means nothing is kept. */
function orderOf(words: readonly string[]): Order {
  const order: Order = { json: false, jokers: false, language: 'it' };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const next = word === '--repair' || word === '--lang' ? rest.shift() : undefined;
    const language = LANGUAGES.find((known) => known === next);
    if (word === '--json') order.json = true;
    else if (word === '--jokers') order.jokers = true;
    else if (word === '--repair' && next !== undefined) order.repair = next;
    else if (word === '--lang' && language !== undefined) order.language = language;
    else if (!word.startsWith('-') && order.path === undefined) order.path = word;
    else order.unknown ??= next ?? word;
  }
  return order;
}

export async function inspect(words: readonly string[], hands: CommandHands): Promise<number> {
  const order = orderOf(words);
  const { path, repair, json, jokers, language, unknown } = order;
  const phrases = filePhrases[language].inspect;
  if (path === undefined || unknown !== undefined) {
    if (unknown !== undefined) hands.complain(phrases.unknown(unknown));
    hands.complain(`ludoteca risika inspect ${phrases.usage}`);
    return EXIT.misused;
  }
  const bytes = await hands.read(path).catch(() => undefined);
  if (bytes === undefined) {
    hands.complain(phrases.unread(path));
    return EXIT.misused;
  }
  const reading = readSave(bytes);
  if (json) hands.print(JSON.stringify(sheetOf(reading, bytes.length, language)));
  else print(reading, language, hands);
  if (reading.save === undefined) return EXIT.refused;
  if (repair === undefined) return EXIT.fine;
  const written = await wrote(hands, repair, makeSave(jokers ? withJokers(reading.save) : reading.save));
  if (written) hands.complain(phrases.saved(repair));
  else hands.complain(phrases.unwritten(repair));
  return written ? EXIT.fine : EXIT.misused;
}

const wrote = (hands: CommandHands, path: string, bytes: Uint8Array): Promise<boolean> =>
  hands.write(path, bytes).then(
    () => true,
    () => false,
  );

/** Jokers come to the bottom of a deck that was played without, where somebody wants them. */
const withJokers = (save: Save): Save =>
  save.deck.some(isJoker) || save.players.some(({ cards }) => cards.some(isJoker))
    ? save
    : { ...save, deck: [...save.deck, ...wholeDeck().filter(isJoker)] };

const say = (language: Language, reason: Reason): string =>
  sentenceOf(language, fileReasons[language], reason);

/** Everything for a program. */
const sheetOf = ({ fields, problems, warnings, save }: Reading, length: number, language: Language): Json => {
  const told = (reason: Reason): Json => ({
    why: reason.why,
    facts: reason.facts ?? {},
    text: say(language, reason),
  });
  return {
    length,
    ok: save !== undefined,
    fields: fields.map(({ path, offset, size, value }) => ({ path, offset, size, value })),
    problems: problems.map(told),
    warnings: warnings.map(told),
    save: save === undefined ? null : (save as unknown as Json),
  };
};

function print({ fields, problems, warnings, save }: Reading, language: Language, hands: CommandHands): void {
  const notes = [...problems, ...warnings];
  const { inspect: phrases }: FilePhrases = filePhrases[language];
  hands.print(phrases.head);
  for (const field of fields) {
    hands.print(lineOf(field));
    for (const note of notes.filter((reason) => fieldOf(reason) === field.path))
      hands.print([{ text: `      ! ${say(language, note)}`, role: 'warn' }]);
  }
  const known = new Set<unknown>(fields.map(({ path }) => path));
  for (const note of notes.filter((reason) => !known.has(fieldOf(reason))))
    hands.print([{ text: `! ${say(language, note)}`, role: 'warn' }]);
  if (save === undefined) hands.print(phrases.refused(problems.length));
  else hands.print(warnings.length === 0 ? phrases.fine : phrases.mended(warnings.length));
}

const fieldOf = ({ facts }: Reason): unknown =>
  typeof facts === 'object' && facts !== null && 'field' in facts ? facts.field : undefined;

const lineOf = ({ path, offset, value }: Field): string =>
  `${String(offset).padStart(4)}  ${path} = ${typeof value === 'string' ? JSON.stringify(value) : value}`;
