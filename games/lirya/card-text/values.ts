/** How much, as an amount of something or as a phrase. */
import type { ValueExpression } from '../card-definition/index.ts';
import type { AmountPhrase } from './phrasebook.ts';
import type { NounPhrase } from './grammar.ts';
import { describeCards } from './filters.ts';
import { type TextContext, nounOrName } from './text-context.ts';
import { formatSelector } from './selectors.ts';

export function toAmount(say: TextContext, value: ValueExpression): AmountPhrase {
  if (typeof value === 'number') return { n: value };
  if (value === 'amount' || value === 'last') return 'as before';
  if ('count' in value) return { n: 1, each: describeCards(say, value.count, { kind: 'each' }) };
  if ('sum' in value) return { sum: value.sum.map((part) => toAmount(say, part)) };
  if ('product' in value) {
    const [times, counted] = value.product;
    if (
      value.product.length === 2 &&
      typeof times === 'number' &&
      typeof counted === 'object' &&
      'count' in counted
    )
      return { n: times, each: describeCards(say, counted.count, { kind: 'each' }) };
  }
  return { as: formatValue(say, value) };
}

export function formatValue(say: TextContext, value: ValueExpression): NounPhrase {
  const { values } = say.phrasebook;
  if (typeof value === 'number') return values.number(value);
  if (value === 'amount' || value === 'last') return values.before;
  if ('count' in value) return values.count(describeCards(say, value.count, { kind: 'bare', plural: true }));
  if ('cards' in value) {
    const like =
      value.like && describeCards(say, value.like, { kind: 'bare', plural: true }, { side: 'unsaid' });
    return values.cards(value.cards, value.of, like);
  }
  if ('stat' in value) return values.stat(value.stat, formatSelector(say, value.of));
  if ('counters' in value)
    return values.counters(nounOrName(say, value.counters), formatSelector(say, value.on));
  if ('byLevel' in value) return values.byLevel(value.byLevel);
  if ('sum' in value) return values.sum(value.sum.map((part) => formatValue(say, part)));
  if ('product' in value) return values.product(value.product.map((part) => formatValue(say, part)));
  if ('least' in value) return values.least(value.least.map((part) => formatValue(say, part)));
  return values.most(value.most.map((part) => formatValue(say, part)));
}
