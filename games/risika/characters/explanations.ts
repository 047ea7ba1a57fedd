/** The explanations of computer players: a key for each kind of reason, and facts. */
import type { Reason } from '@ludoteca/kernel';
import type { Explanation } from '@ludoteca/kit';
import type { SetDecision } from './sets.ts';
import type { PlannedOccupation } from './occupation.ts';
import type { PlannedPlacement } from './placement.ts';
import type { AttackAim } from './target-valuation.ts';

export const EXPLANATION_KEYS = [
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
  'has card',
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
export type ExplanationKey = (typeof EXPLANATION_KEYS)[number];

/** Territories, faculties, seats, cards, armies and percentages as numbers. */
export type ExplanationFacts = { readonly [key: string]: number };

/** These reveal cards in hand. */
const SECRET_KEYS: ReadonlySet<ExplanationKey> = new Set<ExplanationKey>([
  'keeps set',
  'set is wasted',
  'has no set',
]);

export function createExplanation(why: ExplanationKey, facts: ExplanationFacts): Explanation {
  const reason: Reason = { why, facts };
  return SECRET_KEYS.has(why) ? { reason, secret: true } : { reason };
}

export const toPercent = (chance: number): number => Math.round(chance * 100);

export const AIM_KEYS: { readonly [aim in AttackAim]: ExplanationKey } = {
  finish: 'finishes faculty',
  towards: 'towards faculty',
  break: 'breaks faculty',
  kill: 'kills player',
  revenge: 'takes revenge',
  card: 'wants card',
  ground: 'takes ground',
};

export const PLACEMENT_KEYS: { readonly [why in PlannedPlacement['why']]: ExplanationKey } = {
  goal: 'prepares goal',
  spread: 'prepares spread',
  guard: 'guards door',
  spearhead: 'builds spearhead',
  wall: 'holds door',
  front: 'holds front',
};

export const SET_KEYS: { readonly [why in SetDecision['why']]: ExplanationKey } = {
  'play set': 'plays set',
  'keep set': 'keeps set',
  'set wasted': 'set is wasted',
  'no set': 'has no set',
};

export const OCCUPATION_KEYS: { readonly [why in PlannedOccupation['why']]: ExplanationKey } = {
  'go on': 'goes on',
  'all follow': 'all follow',
  stay: 'stays behind',
  share: 'shares armies',
};
