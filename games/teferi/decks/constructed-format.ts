/** Checks a deck against the rules of constructed play (100.2a). */
import type { Reason } from '@ludoteca/kernel';
import type { CardDefinition, DeckLine } from '../abilities/index.ts';

const MIN_CARDS = 60;
const MAX_COPIES = 4;

export function checkConstructedFormat(
  lines: readonly (DeckLine & { readonly line?: number })[],
  cards: ReadonlyMap<string, CardDefinition>,
): readonly Reason[] {
  const total = lines.reduce((sum, { count }) => sum + count, 0);
  const few: Reason[] =
    total < MIN_CARDS
      ? [{ why: 'deck too small', rule: '100.2a', facts: { count: total, least: MIN_CARDS } }]
      : [];
  const many = lines
    .filter(
      ({ card, count }) => count > MAX_COPIES && cards.get(card)?.supertypes?.includes('basic') !== true,
    )
    .map(({ card, count, line }): Reason => ({
      why: 'too many copies',
      rule: '100.2a',
      facts: { card, count, most: MAX_COPIES, ...(line === undefined ? {} : { line }) },
    }));
  return [...few, ...many];
}
