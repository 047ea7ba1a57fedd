/** Short ways to write what many cards say. */
import type { ByLanguage } from '@ludoteca/kit';
import type { Ability, StructureLevel, TargetSpec } from '../../card-definition/index.ts';

/** The same in Italian, English and Portuguese. */
export const localized = (it: string, en: string, pt: string): ByLanguage<string> => ({ it, en, pt });

/** The target of an ability that has one. */
export const FIRST_TARGET = { target: 0 } as const;

export const ENEMY_CHARACTER: TargetSpec = { like: { type: 'character', side: 'opponent' } };
export const OWN_CHARACTER: TargetSpec = { like: { type: 'character', side: 'you' } };
export const OTHER_OWN_CHARACTER: TargetSpec = { like: { type: 'character', side: 'you', other: true } };
/** An attack by the other side. */
export const ENEMY_ATTACK: TargetSpec = { what: 'attack', like: { side: 'opponent' } };

/** Three levels with 5, 7 and 9 points. To be raised costs as much as the card, and then one more. */
export const createLevels = (
  cost: number,
  first: readonly Ability[],
  second: readonly Ability[],
  third: readonly Ability[],
): readonly [StructureLevel, StructureLevel, StructureLevel] => [
  { cost: 0, points: 5, abilities: first },
  { cost, points: 7, abilities: second },
  { cost: cost + 1, points: 9, abilities: third },
];
