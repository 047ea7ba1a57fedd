import { PLAYERS } from '@ludoteca/players';
import type { SomeEntry } from '@ludoteca/kit';
import { aroundTable, playersFrom } from '../entries.ts';
import type { Guest } from './names.ts';
import { PERSON } from './sitting.ts';

/** What the command line calls whoever decides for oneself. */
export const YOU = 'you';
/** Who takes the seats that nobody else does. */
export const STAND_IN = 'greedy';

/** Who can be named for a seat. */
export const KINDS: readonly string[] = [YOU, ...Object.keys(PLAYERS)];

/** The guests a list names: `you=Ada,you,greedy`. */
export function guestsFrom(list: string): readonly Guest[] {
  const words = list.split(',').map((word) => {
    const [, kind = word, name] = /^([^=]*)=(.*)$/s.exec(word) ?? [];
    return { kind: kind.trim(), name };
  });
  playersFrom(words.map(({ kind }) => kind).join(), KINDS);
  return words.map(({ kind, name }) => guest(kind === YOU ? PERSON : kind, name));
}

const guest = (kind: string, name: string | undefined): Guest =>
  name === undefined ? { kind } : { kind, name };

/** A guest for every seat: whoever is named, then computers. */
export function fill(entry: SomeEntry, guests: readonly Guest[], seats: number): readonly Guest[] {
  const rest = Array.from({ length: Math.max(0, seats - guests.length) }, () => ({ kind: STAND_IN }));
  const all = [...guests, ...rest];
  aroundTable(
    entry,
    all.map(({ kind }) => kind),
    seats,
  );
  return all;
}
