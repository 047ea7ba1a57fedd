import { at, type Json, type Reason } from '@ludoteca/kernel';
import { catalogue } from '@ludoteca/games';
import type { Field, SomeEntry, Names } from '@ludoteca/kit';
import { Complaint } from './complaint.ts';

/** The game that a word names. */
export function entryNamed(id: string): SomeEntry {
  const entry = catalogue.find(({ game }) => game.id === id);
  if (entry !== undefined) return entry;
  const known = catalogue.map(({ game }) => game.id).join(', ');
  throw new Complaint(`GAME: no game is called "${id}"; there are ${known}`);
}

/** Settings from words like `cards=7`. What the form cannot make sense of stays a text: the game says what is wrong with it. */
export function settingsFrom(
  { form }: SomeEntry,
  words: readonly string[],
): { readonly [key: string]: Json } {
  const pairs = words.map((word): [string, Json] => {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(word) ?? [];
    if (key === undefined || value === undefined)
      throw new Complaint(`--set needs a key and a value, key=value, not "${word}"`);
    return [key, valueOf(Object.hasOwn(form, key) ? form[key] : undefined, value)];
  });
  const twice = pairs.find(([key], i) => pairs.findIndex(([other]) => other === key) < i);
  if (twice !== undefined) throw new Complaint(`--set ${twice[0]} is given twice; give it once`);
  return Object.fromEntries(pairs);
}

function valueOf(field: Field | undefined, word: string): Json {
  if (field?.kind === 'number' && /^-?\d+(\.\d+)?$/.test(word)) return Number(word);
  if (field?.kind === 'flag' && (word === 'true' || word === 'false')) return word === 'true';
  return word;
}

/** Why a match cannot be started, in one line. */
export const cannotStart = ({ texts }: SomeEntry, reasons: readonly Reason[]): Complaint =>
  new Complaint(reasons.map((reason) => texts.en.reason(reason, [])).join(' '));

/** What fills each seat: a list shorter than the table goes around it. */
export function aroundTable(players: readonly string[], seats: number): readonly string[] {
  if (players.length > seats)
    throw new Complaint(
      `--players names ${players.length} players for ${seats} seats; name fewer, or give --seats`,
    );
  return Array.from({ length: seats }, (_, seat) => at(players, seat % players.length));
}

/** The players a list names; each must be known. */
export function playersFrom(list: string, known: readonly string[]): readonly string[] {
  const names = list.split(',').map((name) => name.trim());
  const stranger = names.find((name) => !known.includes(name));
  if (stranger === undefined) return names;
  throw new Complaint(`--players: no player is called "${stranger}"; there are ${known.join(', ')}`);
}

/** How many seats there are: as wanted, else as many as players are named, within what the game takes. */
export function seatsFor(
  { game: { id, seats } }: SomeEntry,
  players: readonly string[],
  wanted: number | undefined,
): number {
  const { min, max } = seats;
  if (wanted === undefined) return Math.min(max, Math.max(min, players.length));
  if (wanted >= min && wanted <= max) return wanted;
  throw new Complaint(`--seats must be a whole number from ${min} to ${max} for ${id}, not "${wanted}"`);
}

/** What seats are called where nobody has a name. */
export const seatNames = (seats: number): Names => Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
