import { at, type Json, type Reason } from '@ludoteca/kernel';
import type { ByLanguage, Field, Language, Names, SomeEntry } from '@ludoteca/kit';
import { Complaint } from './complaint.ts';
import { oneLine, quoted, shown } from './foreign.ts';
import { meant } from './near.ts';
import { wholeNumber } from './options.ts';

/** The game that a word names. */
export function entryNamed(id: string, entries: readonly SomeEntry[]): SomeEntry {
  const entry = entries.find(({ game }) => game.id === id);
  if (entry !== undefined) return entry;
  const known = entries.map(({ game }) => game.id);
  throw new Complaint(
    `GAME: no game is called ${quoted(id)}; there are ${known.join(', ')}${meant(id, known)}`,
  );
}

/** Settings from words like `cards=7`. What the form cannot make sense of stays a text: the game says what is wrong with it. */
export function settingsFrom(
  { form }: SomeEntry,
  words: readonly string[],
): { readonly [key: string]: Json } {
  const pairs = words.map((word): [string, Json] => {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(word) ?? [];
    if (key === undefined || value === undefined)
      throw new Complaint(`--set needs a key and a value, key=value, not ${quoted(word)}`);
    return [key, valueOf(Object.hasOwn(form, key) ? form[key] : undefined, value)];
  });
  const twice = pairs.find(([key], i) => pairs.findIndex(([other]) => other === key) < i);
  if (twice !== undefined) throw new Complaint(`--set ${shown(twice[0])} is given twice; give it once`);
  return Object.fromEntries(pairs);
}

function valueOf(field: Field | undefined, word: string): Json {
  if (field?.kind === 'number' && /^-?\d+(\.\d+)?$/.test(word)) return Number(word);
  if (field?.kind === 'flag' && (word === 'true' || word === 'false')) return word === 'true';
  return word;
}

/** Reasons in a line. What fills them may come from a file or the command line. */
export const reasonsText = (texts: SomeEntry['texts']['en'], reasons: readonly Reason[]): string =>
  oneLine(reasons.map((reason) => texts.reason(reason, [])).join(' '));

/** Why a match cannot be started, in one line. */
export const cannotStart = ({ texts }: SomeEntry, reasons: readonly Reason[]): Complaint =>
  new Complaint(reasonsText(texts.en, reasons));

/** What fills each seat: a list shorter than the table goes around it. */
export function aroundTable(
  { game }: SomeEntry,
  players: readonly string[],
  seats: number,
): readonly string[] {
  const { length } = players;
  if (length > game.seats.max)
    throw new Complaint(`--players names ${length} players; ${game.id} takes ${game.seats.max} at most`);
  if (length > seats)
    throw new Complaint(
      `--players names ${length} players for ${seats} seats; name ${seats} at most, or give --seats ${length}`,
    );
  return Array.from({ length: seats }, (_, seat) => at(players, seat % length));
}

/** The players a list names; each must be known. */
export function playersFrom(list: string, known: readonly string[]): readonly string[] {
  const names = list.split(',').map((name) => name.trim());
  const stranger = names.find((name) => !known.includes(name));
  if (stranger === undefined) return names;
  throw new Complaint(
    `--players: no player is called ${quoted(stranger)}; there are ${known.join(', ')}${meant(stranger, known)}`,
  );
}

/** How many seats there are: as wanted, else as many as players are named, within what the game takes. */
export function seatsFor(
  { game: { id, seats } }: SomeEntry,
  players: readonly string[],
  wanted: string | undefined,
): number {
  const { min, max } = seats;
  if (wanted === undefined) return Math.min(max, Math.max(min, players.length));
  const number = wholeNumber(wanted);
  if (number >= min && number <= max) return number;
  const range = min === max ? `${min}` : `a whole number from ${min} to ${max}`;
  throw new Complaint(`--seats must be ${range} for ${id}, not ${quoted(wanted)}`);
}

const SEAT: ByLanguage<string> = { it: 'Posto', en: 'Seat', pt: 'Lugar' };

/** What seats are called where nobody has a name. */
export const seatNames = (seats: number, language: Language): Names =>
  Array.from({ length: seats }, (_, seat) => `${SEAT[language]} ${seat}`);
