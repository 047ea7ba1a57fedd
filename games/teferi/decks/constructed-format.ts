/** Checks a deck against the rules of constructed play (100.2a). */
import type { Reason } from '@ludoteca/kernel';
import type { Ability, CardDefinition, DeckLine, GameRule, GameRuleAbility } from '../abilities/index.ts';

const MIN_CARDS = 60;
const MAX_COPIES = 4;

/** Basic lands, and cards that say so, may be in a deck more often. */
function mostCopies(card: CardDefinition | undefined): number {
  if (card?.supertypes?.includes('basic') === true) return Number.POSITIVE_INFINITY;
  const exception = card?.abilities.find(isCopiesRule);
  return exception === undefined ? MAX_COPIES : (exception.rule.count ?? Number.POSITIVE_INFINITY);
}
type CopiesRule = Extract<GameRule, { readonly says: 'copies in a deck' }>;
const isCopiesRule = (ability: Ability): ability is GameRuleAbility & { readonly rule: CopiesRule } =>
  ability.kind === 'rule' && ability.rule.says === 'copies in a deck';

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
    .filter(({ card, count }) => count > mostCopies(cards.get(card)))
    .map(({ card, count, line }): Reason => ({
      why: 'too many copies',
      rule: '100.2a',
      facts: { card, count, most: mostCopies(cards.get(card)), ...(line === undefined ? {} : { line }) },
    }));
  return [...few, ...many];
}
