/** Whether a match can be played with a deck at all. */
import { deepEqual } from '@ludoteca/kernel';
import type { CardKind } from '../cards/codes.ts';
import { type ParsedDeck, normalizeName, isStudent, countCards, type DeckProblem } from './deck.ts';

/** A match as far as it makes demands on a deck. */
export interface DeckRequirements {
  readonly seats: number;
  /** How many win. */
  readonly students: number;
}

/** The least that can be demanded in a usual match. */
export const MIN_REQUIREMENTS: DeckRequirements = { seats: 2, students: 6 };

/** How many cards each hand is dealt. */
export const CARDS_DEALT = 5;

export function checkRequirements(
  kinds: readonly CardKind[],
  { seats, students }: DeckRequirements,
): readonly DeckProblem[] {
  const freshmen = countCards(kinds.filter(({ type }) => type === 'MATRICOLA'));
  const cards = countCards(kinds) - freshmen;
  const different = new Set(kinds.filter(isStudent).map(({ name }) => normalizeName(name))).size;
  const troubles: DeckProblem[] = [];
  if (freshmen < seats) troubles.push({ why: 'deck freshmen', facts: { freshmen, seats } });
  if (cards < seats * CARDS_DEALT)
    troubles.push({ why: 'deck cards', facts: { cards, needed: seats * CARDS_DEALT, seats } });
  if (different < students) troubles.push({ why: 'deck students', facts: { different, needed: students } });
  return troubles;
}

/** Cards that a deck lists in several places are put together. */
export function mergeEqualKinds(kinds: readonly CardKind[]): readonly CardKind[] {
  const merging: CardKind[] = [];
  for (const kind of kinds) {
    const place = merging.findIndex((known) => isSameCard(known, kind));
    const known = merging[place];
    if (known === undefined) merging.push(kind);
    else merging[place] = { ...known, copies: known.copies + kind.copies };
  }
  return merging;
}

const isSameCard = (one: CardKind, other: CardKind): boolean =>
  deepEqual(
    { ...one, copies: 1, name: normalizeName(one.name) },
    { ...other, copies: 1, name: normalizeName(other.name) },
  );

/** Cards are known by name: one name cannot stand for cards that differ. */
export function findConflictingNames({ kinds, lines }: ParsedDeck): readonly DeckProblem[] {
  const seen = new Map<string, CardKind>();
  const troubles: DeckProblem[] = [];
  for (const [at, kind] of kinds.entries()) {
    const name = normalizeName(kind.name);
    const known = seen.get(name);
    if (known === undefined) seen.set(name, kind);
    else if (!isSameCard(known, kind))
      troubles.push({ why: 'deck twice', facts: { line: lines[at]?.name ?? 1, name } });
  }
  return troubles;
}
