/** Checks whether a match can be played with a deck (1.4). */
import { deepEqual } from '@ludoteca/kernel';
import type { CardKind } from '../cards/codes.ts';
import {
  type ParsedDeck,
  normalizeName,
  isFreshman,
  isStudent,
  countCards,
  type DeckProblem,
} from './deck.ts';

export interface DeckRequirements {
  readonly seats: number;
  /** Number of students that wins. */
  readonly students: number;
}

/** The requirements of the smallest match with default settings. */
export const MIN_REQUIREMENTS: DeckRequirements = { seats: 2, students: 6 };

/** Number of cards dealt to each hand (2.4). */
export const CARDS_DEALT = 5;

export function checkRequirements(
  kinds: readonly CardKind[],
  { seats, students }: DeckRequirements,
): readonly DeckProblem[] {
  const freshmen = countCards(kinds.filter(isFreshman));
  const cards = countCards(kinds) - freshmen;
  const different = new Set(kinds.filter(isStudent).map(({ name }) => normalizeName(name))).size;
  const problems: DeckProblem[] = [];
  if (freshmen < seats) problems.push({ why: 'deck freshmen', facts: { freshmen, seats } });
  if (cards < seats * CARDS_DEALT)
    problems.push({ why: 'deck cards', facts: { cards, needed: seats * CARDS_DEALT, seats } });
  if (different < students) problems.push({ why: 'deck students', facts: { different, needed: students } });
  return problems;
}

/** Adds up the copies of cards that a deck lists several times. */
export function mergeEqualKinds(kinds: readonly CardKind[]): readonly CardKind[] {
  const merged: CardKind[] = [];
  for (const kind of kinds) {
    const place = merged.findIndex((known) => isSameCard(known, kind));
    const known = merged[place];
    if (known === undefined) merged.push(kind);
    else merged[place] = { ...known, copies: known.copies + kind.copies };
  }
  return merged;
}

const isSameCard = (one: CardKind, other: CardKind): boolean =>
  deepEqual(
    { ...one, copies: 1, name: normalizeName(one.name) },
    { ...other, copies: 1, name: normalizeName(other.name) },
  );

/** Cards are identified by name, so cards of one name must be equal. */
export function findConflictingNames({ kinds, lines }: ParsedDeck): readonly DeckProblem[] {
  const seen = new Map<string, CardKind>();
  const problems: DeckProblem[] = [];
  for (const [at, kind] of kinds.entries()) {
    const name = normalizeName(kind.name);
    const known = seen.get(name);
    if (known === undefined) seen.set(name, kind);
    else if (!isSameCard(known, kind))
      problems.push({ why: 'deck twice', facts: { line: lines[at]?.name ?? 1, name } });
  }
  return problems;
}
