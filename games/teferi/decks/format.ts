/** 100.2a: what a constructed deck must be. */
import type { Reason } from '@ludoteca/kernel';
import type { CardDefinition, DeckLine } from '../abilities/index.ts';

const LEAST = 60;
const MOST_COPIES = 4;

/** What is wrong with a deck of these cards. */
export function checkFormat(
  lines: readonly (DeckLine & { readonly line?: number })[],
  cards: ReadonlyMap<string, CardDefinition>,
): readonly Reason[] {
  const total = lines.reduce((sum, { count }) => sum + count, 0);
  const few: Reason[] =
    total < LEAST ? [{ why: 'deck too small', rule: '100.2a', facts: { count: total, least: LEAST } }] : [];
  const many = lines
    .filter(
      ({ card, count }) => count > MOST_COPIES && cards.get(card)?.supertypes?.includes('basic') !== true,
    )
    .map(({ card, count, line }): Reason => ({
      why: 'too many copies',
      rule: '100.2a',
      facts: { card, count, most: MOST_COPIES, ...(line === undefined ? {} : { line }) },
    }));
  return [...few, ...many];
}
