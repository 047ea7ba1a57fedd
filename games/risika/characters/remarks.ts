/** Why a character chose as it did: a word for each kind of reason, and the facts that it looked at. */
import type { Reason } from '@ludoteca/kernel';
import type { Remark } from '@ludoteca/kit';

export const REMARKS = [
  'likes colour',
  'begins round',
  'prepares goal',
  'prepares spread',
  'guards door',
  'builds spearhead',
  'holds door',
  'holds front',
  'plays set',
  'keeps set',
  'set is wasted',
  'has no set',
  'finishes faculty',
  'towards faculty',
  'breaks faculty',
  'kills player',
  'takes revenge',
  'wants card',
  'takes ground',
  'spends surplus',
  'stops loss',
  'sits tight',
  'rolls all dice',
  'defends with all dice',
  'goes on',
  'all follow',
  'stays behind',
  'shares armies',
  'mends door',
  'moves to front',
  'stays put',
] as const;
export type RemarkWord = (typeof REMARKS)[number];

/** Numbers alone: territories, faculties, seats, cards, armies and percentages. The texts know what they are called. */
export type RemarkFacts = { readonly [key: string]: number };

/** Of these the cards in hand can be told. */
const SECRET: ReadonlySet<RemarkWord> = new Set<RemarkWord>(['keeps set', 'set is wasted', 'has no set']);

export function remarkOf(why: RemarkWord, facts: RemarkFacts): Remark {
  const reason: Reason = { why, facts };
  return SECRET.has(why) ? { reason, secret: true } : { reason };
}

export const percent = (chance: number): number => Math.round(chance * 100);
