/** Short ways to write what many cards say. */
import type { ByLanguage } from '@ludoteca/kit';
import type { Ability, Level, Target } from '../../vocabulary/index.ts';

/** The same in Italian, English and Portuguese. */
export const said = (it: string, en: string, pt: string): ByLanguage<string> => ({ it, en, pt });

/** The target of an ability that has one. */
export const T0 = { target: 0 } as const;

export const ENEMY: Target = { like: { type: 'character', side: 'opponent' } };
export const OWN: Target = { like: { type: 'character', side: 'you' } };
export const OTHER: Target = { like: { type: 'character', side: 'you', other: true } };
/** An attack by the other side. */
export const ATTACK: Target = { what: 'attack', like: { side: 'opponent' } };

/** Three levels with 5, 7 and 9 points. To be raised costs as much as the card, and then one more. */
export const levels = (
  cost: number,
  first: readonly Ability[],
  second: readonly Ability[],
  third: readonly Ability[],
): readonly [Level, Level, Level] => [
  { cost: 0, points: 5, abilities: first },
  { cost, points: 7, abilities: second },
  { cost: cost + 1, points: 9, abilities: third },
];
