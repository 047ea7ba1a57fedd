/** Formats values as amounts or noun phrases. */
import type { ValueExpression } from '../card-definition/index.ts';
import type { AmountPhrase } from './phrasebook.ts';
import type { NounPhrase } from './grammar.ts';
import { describeCards } from './filters.ts';
import { type TextContext, nounOrName } from './text-context.ts';
import { formatSelector } from './selectors.ts';

export function toAmount(context: TextContext, value: ValueExpression): AmountPhrase {
  if (typeof value === 'number') return { n: value };
  if (value === 'amount' || value === 'last') return 'as before';
  if ('count' in value) return { n: 1, each: describeCards(context, value.count, { kind: 'each' }) };
  if ('sum' in value) return { sum: value.sum.map((part) => toAmount(context, part)) };
  if ('product' in value) {
    const [times, counted] = value.product;
    if (
      value.product.length === 2 &&
      typeof times === 'number' &&
      typeof counted === 'object' &&
      'count' in counted
    )
      return { n: times, each: describeCards(context, counted.count, { kind: 'each' }) };
  }
  return { as: formatValue(context, value) };
}

export function formatValue(context: TextContext, value: ValueExpression): NounPhrase {
  const { values } = context.phrasebook;
  if (typeof value === 'number') return values.number(value);
  if (value === 'amount' || value === 'last') return values.before;
  if ('count' in value)
    return values.count(describeCards(context, value.count, { kind: 'bare', plural: true }));
  if ('cards' in value) {
    const like =
      value.like && describeCards(context, value.like, { kind: 'bare', plural: true }, { side: 'unsaid' });
    return values.cards(value.cards, value.of, like);
  }
  if ('stat' in value) return values.stat(value.stat, formatSelector(context, value.of));
  if ('counters' in value)
    return values.counters(nounOrName(context, value.counters), formatSelector(context, value.on));
  if ('byLevel' in value) return values.byLevel(value.byLevel);
  if ('sum' in value) return values.sum(value.sum.map((part) => formatValue(context, part)));
  if ('product' in value) return values.product(value.product.map((part) => formatValue(context, part)));
  if ('least' in value) return values.least(value.least.map((part) => formatValue(context, part)));
  return values.most(value.most.map((part) => formatValue(context, part)));
}
