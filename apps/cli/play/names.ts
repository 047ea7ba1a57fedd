import { visible } from '../foreign.ts';
import { PERSON, type Sitter } from './sitting.ts';

const LONGEST_NAME = 24;
/** Marks upon marks make characters as tall as the screen: more of one is not read. */
const LONGEST_CHARACTER = 12;

/** Who is to sit at a seat; without a name one is found. */
export interface Guest {
  readonly kind: string;
  readonly name?: string;
}

const characters = new Intl.Segmenter();

/** A name that can stand anywhere on a screen: on one line, all of it to be seen, and short. */
export function tidyName(text: string, most = LONGEST_NAME): string {
  const tidy = visible(text.slice(0, 1000).normalize('NFC')).replaceAll(/\s+/gu, ' ').trim();
  const kept = Array.from(characters.segment(tidy), ({ segment }) => segment.slice(0, LONGEST_CHARACTER));
  return kept.slice(0, most).join('').trim();
}

/** Seats everybody under a name that nobody else has. Names that were given go before those that are found. */
export function seated(guests: readonly Guest[], own: string): readonly Sitter[] {
  const taken = new Set<string>();
  const given = guests.map(({ name = '' }) => freeName(tidyName(name), taken));
  return guests.map(({ kind }, seat) => {
    const name = given[seat] || freeName(kind === PERSON ? tidyName(own) || kind : kind, taken, isMany(kind));
    return { kind, name };
  });

  /** Several computers of a kind are numbered from the first on. */
  function isMany(kind: string): boolean {
    const nameless = guests.filter((guest, seat) => guest.kind === kind && given[seat] === '');
    return kind !== PERSON && nameless.length > 1;
  }
}

/** The name, with a number where it must have one to be the only one; no name stays none. */
function freeName(base: string, taken: Set<string>, numbered = false): string {
  if (base === '') return '';
  let name = numbered ? '' : base;
  for (let number = numbered ? 1 : 2; name === '' || taken.has(name); number++)
    name = `${tidyName(base, LONGEST_NAME - ` ${number}`.length)} ${number}`;
  taken.add(name);
  return name;
}
