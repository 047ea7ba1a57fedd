/** Why a character chose as it did: a word for each kind of reason, and the facts that it looked at. */
import type { Reason } from '@ludoteca/kernel';
import type { Explanation } from '@ludoteca/kit';
import type { SetChoice } from './cards.ts';
import type { Occupation } from './occupation.ts';
import type { Wish } from './placement.ts';
import type { Aim } from './plan.ts';

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

export function remarkOf(why: RemarkWord, facts: RemarkFacts): Explanation {
  const reason: Reason = { why, facts };
  return SECRET.has(why) ? { reason, secret: true } : { reason };
}

export const percent = (chance: number): number => Math.round(chance * 100);

export const AIMS: { readonly [aim in Aim]: RemarkWord } = {
  finish: 'finishes faculty',
  towards: 'towards faculty',
  break: 'breaks faculty',
  kill: 'kills player',
  revenge: 'takes revenge',
  card: 'wants card',
  ground: 'takes ground',
};

export const WISHES: { readonly [why in Wish['why']]: RemarkWord } = {
  goal: 'prepares goal',
  spread: 'prepares spread',
  guard: 'guards door',
  spearhead: 'builds spearhead',
  wall: 'holds door',
  front: 'holds front',
};

export const SETS: { readonly [why in SetChoice['why']]: RemarkWord } = {
  'play set': 'plays set',
  'keep set': 'keeps set',
  'set wasted': 'set is wasted',
  'no set': 'has no set',
};

export const OCCUPATIONS: { readonly [why in Occupation['why']]: RemarkWord } = {
  'go on': 'goes on',
  'all follow': 'all follow',
  stay: 'stays behind',
  share: 'shares armies',
};
