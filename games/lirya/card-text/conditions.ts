/** Conditions as clauses, durations, costs and limits. */
import type { Condition, Cost, Duration, Filter, Limit, Value } from '../vocabulary/index.ts';
import { amountIs, valueIs } from './values.ts';
import { counted, described, hasNoun, modifiersOf } from './nouns.ts';
import { type Speaker, thisOne, wordOr } from './speaker.ts';
import { whoIs } from './who.ts';

/** A condition with the word that joins it to what depends on it; chance needs none. */
export function lead(say: Speaker, condition: Condition, joint: 'if' | 'while'): string {
  const { conditions, frame } = say.book;
  if (typeof condition === 'string') return frame.if(clause(say, condition));
  if ('chance' in condition) return conditions.chance(condition.chance);
  if ('turn' in condition) return frame.during(condition.turn);
  const isOver = 'spells' in condition || 'deaths' in condition;
  return frame[isOver ? 'if' : joint](clause(say, condition));
}

export function clause(say: Speaker, condition: Condition): string {
  const { conditions, list } = say.book;
  if (condition === 'played from hand') return conditions.played;
  if ('is' in condition) return likeness(say, condition);
  if ('count' in condition) return howMany(say, condition);
  if ('value' in condition) return howMuch(say, condition.value, condition.in);
  if ('turn' in condition) return conditions.turn(condition.turn);
  if ('phase' in condition) return conditions.phase(condition.phase);
  if ('spells' in condition) return conditions.spells(condition.by, condition.spells);
  if ('deaths' in condition) return conditions.deaths(condition.of, condition.deaths);
  if ('settled' in condition) return conditions.settled(whoIs(say, condition.settled));
  if ('chance' in condition) return conditions.chance(condition.chance);
  if ('all' in condition)
    return list(
      condition.all.map((part) => clause(say, part)),
      'and',
    );
  if ('any' in condition)
    return list(
      condition.any.map((part) => clause(say, part)),
      'or',
    );
  if ('not' in condition) return conditions.not(clause(say, condition.not));
  return say.library.custom(condition.custom)?.[say.language] ?? say.book.frame.custom(condition.custom);
}

function likeness(say: Speaker, { is, who }: Extract<Condition, { readonly is: Filter }>): string {
  const { conditions } = say.book;
  const one = whoIs(say, who);
  const [modifier, ...more] = modifiersOf(say, is);
  const isPlain =
    is.cost === undefined && is.attack === undefined && is.defence === undefined && is.health === undefined;
  if (!hasNoun(is) && isPlain && modifier !== undefined && more.length === 0)
    return conditions.isModified(one, modifier);
  return conditions.isA(one, described(say, is, { kind: 'a' }, { fallback: 'character' }));
}

function howMany(say: Speaker, { count, in: range }: Extract<Condition, { readonly count: Filter }>): string {
  const { conditions, range: rangeOf } = say.book;
  const { side } = count;
  if (range.max === 0) {
    const what = described(say, count, { kind: 'bare', plural: true }, { side: 'unsaid' });
    return side === undefined ? conditions.noneInPlay(what) : conditions.controlsNone(side, what);
  }
  const isOne = range.min === 1 && range.max === undefined;
  const what = described(say, count, isOne ? { kind: 'a' } : counted(rangeOf(range)), { side: 'unsaid' });
  return side === undefined ? conditions.inPlay(what) : conditions.controls(side, what);
}

function howMuch(
  say: Speaker,
  value: Value,
  range: { readonly min?: number; readonly max?: number },
): string {
  const { conditions, range: rangeOf } = say.book;
  const how = rangeOf(range);
  if (typeof value === 'object') {
    if ('cards' in value && value.like === undefined) return conditions.hand(value.of, value.cards, range);
    if ('stat' in value && value.stat === 'life' && (value.of === 'you' || value.of === 'opponent'))
      return conditions.life(value.of, how);
    if ('counters' in value)
      return conditions.counters(whoIs(say, value.on), range, wordOr(say, value.counters));
  }
  return conditions.value(valueIs(say, value), how);
}

/** With a space before it; nothing for what lasts for good. */
export function lasting(say: Speaker, duration: Duration): string {
  const { durations } = say.book;
  if (duration === 'permanent') return '';
  if (typeof duration === 'object')
    return ` ${'turns' in duration ? durations.turns(duration.turns) : durations.while(clause(say, duration.while))}`;
  switch (duration) {
    case 'combat':
      return ` ${durations.combat}`;
    case 'turn':
      return ` ${durations.turn}`;
    case 'until your next turn':
      return ` ${durations.untilNext}`;
    case 'while source in play':
      return ` ${durations.whileSource(thisOne(say.book, say.card.type))}`;
  }
}

export function costIs(say: Speaker, cost: Cost): string {
  const { costs } = say.book;
  if (cost === 'return source to hand') return costs.returnSource(say.self);
  if (cost === 'sacrifice source') return costs.sacrificeSource(say.self);
  if (cost === 'discard source') return costs.discardSource;
  if ('energy' in cost) return costs.energy(amountIs(say, cost.energy));
  if ('discard' in cost)
    return costs.discard(cost.discard, cost.like && described(say, cost.like, counted(cost.discard)));
  if ('sacrifice' in cost)
    return costs.sacrifice(described(say, { ...cost.sacrifice, side: 'you' }, counted(cost.count ?? 1)));
  if ('damage' in cost) return costs.damage(cost.damage, say.self);
  if ('life' in cost) return costs.life(cost.life);
  return costs.counters(cost.count, wordOr(say, cost.counters));
}

export const limitIs = (say: Speaker, { perTurn, perMatch }: Limit): string =>
  say.book.frame.limit(perTurn, perMatch);
