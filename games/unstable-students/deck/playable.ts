/** Whether a match can be played with a deck at all. */
import { deepEqual } from '@ludoteca/kernel';
import type { Kind } from '../cards/codes.ts';
import { type DeckFile, identityOf, isStudent, sizeOf, type Trouble } from './deck.ts';

/** A match as far as it makes demands on a deck. */
export interface Demands {
  readonly seats: number;
  /** How many win. */
  readonly students: number;
}

/** The least that can be demanded in a usual match. */
export const FEWEST: Demands = { seats: 2, students: 6 };

/** How many cards each hand is dealt. */
export const DEALT = 5;

export function unplayable(kinds: readonly Kind[], { seats, students }: Demands): readonly Trouble[] {
  const freshmen = sizeOf(kinds.filter(({ type }) => type === 'MATRICOLA'));
  const cards = sizeOf(kinds) - freshmen;
  const different = new Set(kinds.filter(isStudent).map(({ name }) => identityOf(name))).size;
  const troubles: Trouble[] = [];
  if (freshmen < seats) troubles.push({ why: 'deck freshmen', facts: { freshmen, seats } });
  if (cards < seats * DEALT)
    troubles.push({ why: 'deck cards', facts: { cards, needed: seats * DEALT, seats } });
  if (different < students) troubles.push({ why: 'deck students', facts: { different, needed: students } });
  return troubles;
}

/** Cards that a deck lists in several places are put together. */
export function merged(kinds: readonly Kind[]): readonly Kind[] {
  const merging: Kind[] = [];
  for (const kind of kinds) {
    const place = merging.findIndex((known) => equal(known, kind));
    const known = merging[place];
    if (known === undefined) merging.push(kind);
    else merging[place] = { ...known, copies: known.copies + kind.copies };
  }
  return merging;
}

const equal = (one: Kind, other: Kind): boolean =>
  deepEqual(
    { ...one, copies: 1, name: identityOf(one.name) },
    { ...other, copies: 1, name: identityOf(other.name) },
  );

/** Cards are known by name: one name cannot stand for cards that differ. */
export function twice({ kinds, lines }: DeckFile): readonly Trouble[] {
  const seen = new Map<string, Kind>();
  const troubles: Trouble[] = [];
  for (const [at, kind] of kinds.entries()) {
    const name = identityOf(kind.name);
    const known = seen.get(name);
    if (known === undefined) seen.set(name, kind);
    else if (!equal(known, kind))
      troubles.push({ why: 'deck twice', facts: { line: lines[at]?.name ?? 1, name } });
  }
  return troubles;
}
