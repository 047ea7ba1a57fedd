/** Formats conditions, durations, costs and limits. */
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

/** With the conjunction; a chance needs none. */
export function formatLeadingCondition(
  context: TextContext,
  condition: Condition,
  joint: 'if' | 'while',
): string {
  const { conditions, abilities } = context.phrasebook;
  if (typeof condition === 'string') return abilities.if(formatCondition(context, condition));
  if ('chance' in condition) return conditions.chance(condition.chance);
  if ('turn' in condition) return abilities.during(condition.turn);
  const isAboutPast = 'spells' in condition || 'deaths' in condition;
  return abilities[isAboutPast ? 'if' : joint](formatCondition(context, condition));
}

export function formatCondition(context: TextContext, condition: Condition): string {
  const { conditions, joinList } = context.phrasebook;
  if (condition === 'played from hand') return conditions.played;
  if ('is' in condition) return formatLikeness(context, condition);
  if ('count' in condition) return formatCardCount(context, condition);
  if ('value' in condition) return formatComparison(context, condition.value, condition.in);
  if ('turn' in condition) return conditions.turn(condition.turn);
  if ('phase' in condition) return conditions.phase(condition.phase);
  if ('spells' in condition) return conditions.spells(condition.by, condition.spells);
  if ('deaths' in condition) return conditions.deaths(condition.of, condition.deaths);
  if ('settled' in condition) return conditions.settled(formatSelector(context, condition.settled));
  if ('chance' in condition) return conditions.chance(condition.chance);
  if ('all' in condition)
    return joinList(
      condition.all.map((part) => formatCondition(context, part)),
      'and',
    );
  if ('any' in condition)
    return joinList(
      condition.any.map((part) => formatCondition(context, part)),
      'or',
    );
  if ('not' in condition) return conditions.not(formatCondition(context, condition.not));
  return (
    context.lookup.pluginText(condition.custom)?.[context.language] ??
    context.phrasebook.abilities.custom(condition.custom)
  );
}

function formatLikeness(
  context: TextContext,
  { is, who }: Extract<Condition, { readonly is: CardFilter }>,
): string {
  const { conditions } = context.phrasebook;
  const subject = formatSelector(context, who);
  const [modifier, ...more] = buildModifiers(context, is);
  const isPlain =
    is.cost === undefined && is.attack === undefined && is.defence === undefined && is.health === undefined;
  if (!hasNoun(is) && isPlain && modifier !== undefined && more.length === 0)
    return conditions.isModified(subject, modifier);
  return conditions.isA(subject, describeCards(context, is, { kind: 'a' }, { fallback: 'character' }));
}

function formatCardCount(
  context: TextContext,
  { count, in: range }: Extract<Condition, { readonly count: CardFilter }>,
): string {
  const { conditions, formatRange } = context.phrasebook;
  const { side } = count;
  if (range.max === 0) {
    const what = describeCards(context, count, { kind: 'bare', plural: true }, { side: 'unsaid' });
    return side === undefined ? conditions.noneInPlay(what) : conditions.controlsNone(side, what);
  }
  const isOne = range.min === 1 && range.max === undefined;
  const what = describeCards(context, count, isOne ? { kind: 'a' } : countDeterminer(formatRange(range)), {
    side: 'unsaid',
  });
  return side === undefined ? conditions.inPlay(what) : conditions.controls(side, what);
}

function formatComparison(
  context: TextContext,
  value: ValueExpression,
  range: { readonly min?: number; readonly max?: number },
): string {
  const { conditions, formatRange } = context.phrasebook;
  const rangeText = formatRange(range);
  if (typeof value === 'object') {
    if ('cards' in value && value.like === undefined) return conditions.hand(value.of, value.cards, range);
    if ('stat' in value && value.stat === 'life' && (value.of === 'you' || value.of === 'opponent'))
      return conditions.life(value.of, rangeText);
    if ('counters' in value)
      return conditions.counters(
        formatSelector(context, value.on),
        range,
        nounOrName(context, value.counters),
      );
  }
  return conditions.value(formatValue(context, value), rangeText);
}

/** With a leading space; empty for permanent effects. */
export function formatDuration(context: TextContext, duration: Duration): string {
  const { durations } = context.phrasebook;
  if (duration === 'permanent') return '';
  if (typeof duration === 'object')
    return ` ${'turns' in duration ? durations.turns(duration.turns) : durations.while(formatCondition(context, duration.while))}`;
  switch (duration) {
    case 'combat':
      return ` ${durations.combat}`;
    case 'turn':
      return ` ${durations.turn}`;
    case 'until your next turn':
      return ` ${durations.untilNext}`;
    case 'while source in play':
      return ` ${durations.whileSource(buildSelfPhrase(context.phrasebook, context.card.type))}`;
  }
}

export function formatCost(context: TextContext, cost: Cost): string {
  const { costs } = context.phrasebook;
  if (cost === 'return source to hand') return costs.returnSource(context.self);
  if (cost === 'sacrifice source') return costs.sacrificeSource(context.self);
  if (cost === 'discard source') return costs.discardSource;
  if ('energy' in cost) return costs.energy(toAmount(context, cost.energy));
  if ('discard' in cost)
    return costs.discard(
      cost.discard,
      cost.like && describeCards(context, cost.like, countDeterminer(cost.discard)),
    );
  if ('sacrifice' in cost)
    return costs.sacrifice(
      describeCards(context, { ...cost.sacrifice, side: 'you' }, countDeterminer(cost.count ?? 1)),
    );
  if ('damage' in cost) return costs.damage(cost.damage, context.self);
  if ('life' in cost) return costs.life(cost.life);
  return costs.counters(cost.count, nounOrName(context, cost.counters));
}

export const formatLimit = (context: TextContext, { perTurn, perMatch }: UseLimit): string =>
  context.phrasebook.abilities.limit(perTurn, perMatch);
