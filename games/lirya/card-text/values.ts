/** How much, as an amount of something or as a phrase. */
import type { Value } from '../vocabulary/index.ts';
import type { Amount } from './book.ts';
import type { Phrase } from './grammar.ts';
import { described } from './nouns.ts';
import { type Speaker, wordOr } from './speaker.ts';
import { whoIs } from './who.ts';

export function amountIs(say: Speaker, value: Value): Amount {
  if (typeof value === 'number') return { n: value };
  if (value === 'amount' || value === 'last') return 'as before';
  if ('count' in value) return { n: 1, each: described(say, value.count, { kind: 'each' }) };
  if ('sum' in value) return { sum: value.sum.map((part) => amountIs(say, part)) };
  if ('product' in value) {
    const [times, counted] = value.product;
    if (
      value.product.length === 2 &&
      typeof times === 'number' &&
      typeof counted === 'object' &&
      'count' in counted
    )
      return { n: times, each: described(say, counted.count, { kind: 'each' }) };
  }
  return { as: valueIs(say, value) };
}

export function valueIs(say: Speaker, value: Value): Phrase {
  const { values } = say.book;
  if (typeof value === 'number') return values.number(value);
  if (value === 'amount' || value === 'last') return values.before;
  if ('count' in value) return values.count(described(say, value.count, { kind: 'bare', plural: true }));
  if ('cards' in value) {
    const like = value.like && described(say, value.like, { kind: 'bare', plural: true }, { side: 'unsaid' });
    return values.cards(value.cards, value.of, like);
  }
  if ('stat' in value) return values.stat(value.stat, whoIs(say, value.of));
  if ('counters' in value) return values.counters(wordOr(say, value.counters), whoIs(say, value.on));
  if ('byLevel' in value) return values.byLevel(value.byLevel);
  if ('sum' in value) return values.sum(value.sum.map((part) => valueIs(say, part)));
  if ('product' in value) return values.product(value.product.map((part) => valueIs(say, part)));
  if ('least' in value) return values.least(value.least.map((part) => valueIs(say, part)));
  return values.most(value.most.map((part) => valueIs(say, part)));
}
