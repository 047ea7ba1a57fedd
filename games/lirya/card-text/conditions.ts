/** Conditions as clauses, durations, costs and limits. */
import type {
  Condition,
  Cost,
  Duration,
  CardFilter,
  UseLimit,
  ValueExpression,
} from '../card-definition/index.ts';
import { toAmount, formatValue } from './values.ts';
import { countDeterminer, describeCards, hasNoun, buildModifiers } from './filters.ts';
import { type TextContext, buildSelfPhrase, nounOrName } from './text-context.ts';
import { formatSelector } from './selectors.ts';

/** A condition with the word that joins it to what depends on it; chance needs none. */
export function formatLeadingCondition(
  say: TextContext,
  condition: Condition,
  joint: 'if' | 'while',
): string {
  const { conditions, abilities: frame } = say.phrasebook;
  if (typeof condition === 'string') return frame.if(formatCondition(say, condition));
  if ('chance' in condition) return conditions.chance(condition.chance);
  if ('turn' in condition) return frame.during(condition.turn);
  const isOver = 'spells' in condition || 'deaths' in condition;
  return frame[isOver ? 'if' : joint](formatCondition(say, condition));
}

export function formatCondition(say: TextContext, condition: Condition): string {
  const { conditions, joinList: list } = say.phrasebook;
  if (condition === 'played from hand') return conditions.played;
  if ('is' in condition) return formatLikeness(say, condition);
  if ('count' in condition) return formatCardCount(say, condition);
  if ('value' in condition) return formatComparison(say, condition.value, condition.in);
  if ('turn' in condition) return conditions.turn(condition.turn);
  if ('phase' in condition) return conditions.phase(condition.phase);
  if ('spells' in condition) return conditions.spells(condition.by, condition.spells);
  if ('deaths' in condition) return conditions.deaths(condition.of, condition.deaths);
  if ('settled' in condition) return conditions.settled(formatSelector(say, condition.settled));
  if ('chance' in condition) return conditions.chance(condition.chance);
  if ('all' in condition)
    return list(
      condition.all.map((part) => formatCondition(say, part)),
      'and',
    );
  if ('any' in condition)
    return list(
      condition.any.map((part) => formatCondition(say, part)),
      'or',
    );
  if ('not' in condition) return conditions.not(formatCondition(say, condition.not));
  return (
    say.lookup.pluginText(condition.custom)?.[say.language] ??
    say.phrasebook.abilities.custom(condition.custom)
  );
}

function formatLikeness(
  say: TextContext,
  { is, who }: Extract<Condition, { readonly is: CardFilter }>,
): string {
  const { conditions } = say.phrasebook;
  const one = formatSelector(say, who);
  const [modifier, ...more] = buildModifiers(say, is);
  const isPlain =
    is.cost === undefined && is.attack === undefined && is.defence === undefined && is.health === undefined;
  if (!hasNoun(is) && isPlain && modifier !== undefined && more.length === 0)
    return conditions.isModified(one, modifier);
  return conditions.isA(one, describeCards(say, is, { kind: 'a' }, { fallback: 'character' }));
}

function formatCardCount(
  say: TextContext,
  { count, in: range }: Extract<Condition, { readonly count: CardFilter }>,
): string {
  const { conditions, formatRange: rangeOf } = say.phrasebook;
  const { side } = count;
  if (range.max === 0) {
    const what = describeCards(say, count, { kind: 'bare', plural: true }, { side: 'unsaid' });
    return side === undefined ? conditions.noneInPlay(what) : conditions.controlsNone(side, what);
  }
  const isOne = range.min === 1 && range.max === undefined;
  const what = describeCards(say, count, isOne ? { kind: 'a' } : countDeterminer(rangeOf(range)), {
    side: 'unsaid',
  });
  return side === undefined ? conditions.inPlay(what) : conditions.controls(side, what);
}

function formatComparison(
  say: TextContext,
  value: ValueExpression,
  range: { readonly min?: number; readonly max?: number },
): string {
  const { conditions, formatRange: rangeOf } = say.phrasebook;
  const how = rangeOf(range);
  if (typeof value === 'object') {
    if ('cards' in value && value.like === undefined) return conditions.hand(value.of, value.cards, range);
    if ('stat' in value && value.stat === 'life' && (value.of === 'you' || value.of === 'opponent'))
      return conditions.life(value.of, how);
    if ('counters' in value)
      return conditions.counters(formatSelector(say, value.on), range, nounOrName(say, value.counters));
  }
  return conditions.value(formatValue(say, value), how);
}

/** With a space before it; nothing for what lasts for good. */
export function formatDuration(say: TextContext, duration: Duration): string {
  const { durations } = say.phrasebook;
  if (duration === 'permanent') return '';
  if (typeof duration === 'object')
    return ` ${'turns' in duration ? durations.turns(duration.turns) : durations.while(formatCondition(say, duration.while))}`;
  switch (duration) {
    case 'combat':
      return ` ${durations.combat}`;
    case 'turn':
      return ` ${durations.turn}`;
    case 'until your next turn':
      return ` ${durations.untilNext}`;
    case 'while source in play':
      return ` ${durations.whileSource(buildSelfPhrase(say.phrasebook, say.card.type))}`;
  }
}

export function formatCost(say: TextContext, cost: Cost): string {
  const { costs } = say.phrasebook;
  if (cost === 'return source to hand') return costs.returnSource(say.self);
  if (cost === 'sacrifice source') return costs.sacrificeSource(say.self);
  if (cost === 'discard source') return costs.discardSource;
  if ('energy' in cost) return costs.energy(toAmount(say, cost.energy));
  if ('discard' in cost)
    return costs.discard(
      cost.discard,
      cost.like && describeCards(say, cost.like, countDeterminer(cost.discard)),
    );
  if ('sacrifice' in cost)
    return costs.sacrifice(
      describeCards(say, { ...cost.sacrifice, side: 'you' }, countDeterminer(cost.count ?? 1)),
    );
  if ('damage' in cost) return costs.damage(cost.damage, say.self);
  if ('life' in cost) return costs.life(cost.life);
  return costs.counters(cost.count, nounOrName(say, cost.counters));
}

export const formatLimit = (say: TextContext, { perTurn, perMatch }: UseLimit): string =>
  say.phrasebook.abilities.limit(perTurn, perMatch);
