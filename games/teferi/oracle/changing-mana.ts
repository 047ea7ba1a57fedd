/** Parses mana abilities whose mana depends on a condition: "Add {U}. If you played a land this turn, add {B} instead." */
import type { AbilityEffect } from '../abilities/index.ts';
import { parseLeadingCondition } from './conditions.ts';
import { parseCosts } from './costs.ts';
import { parseAddMana } from './effects/mana.ts';
import type { ParsedAbilities, Parser } from './parser.ts';

/** Whether both add fixed mana and no type of the one is a type of the other. */
function addOtherTypes(effects: readonly AbilityEffect[], others: readonly AbilityEffect[]): boolean {
  const [first, second] = [effects, others].map(([effect]) =>
    effect?.do === 'add mana' && 'all' in effect.mana ? effect.mana.all : undefined,
  );
  return first !== undefined && second !== undefined && !first.some((type) => second.includes(type));
}

/** A mana ability resolves at once (605.3b), so it is the same as two abilities of which only one can be activated at a time. */
export function parseChangingMana(parser: Parser): ParsedAbilities {
  const cost = parser.source.isQuoted ? undefined : parseCosts(parser);
  // Only the tapped permanent: other costs could change the condition.
  if (cost?.length !== 1 || cost[0]?.pay !== 'tap' || !parser.accept(':')) return undefined;
  const effects = parseAddMana(parser);
  if (effects === undefined || !parser.accept('.')) return undefined;
  const condition = parseLeadingCondition(parser);
  const others = condition === undefined ? undefined : parseAddMana(parser);
  if (condition === undefined || others === undefined || !parser.accept('instead')) return undefined;
  if (!parser.acceptSentenceEnd() || !addOtherTypes(effects, others)) return undefined;
  return [
    { kind: 'activated', cost, effects, condition: { not: condition } },
    { kind: 'activated', cost, effects: others, condition },
  ];
}
