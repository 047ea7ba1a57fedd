/** Shorthands for common parts of card definitions. */
import type { ByLanguage } from '@ludoteca/kit';
import type { Ability, StructureLevel, TargetSpec } from '../../card-definition/index.ts';

export const localized = (it: string, en: string, pt: string): ByLanguage<string> => ({ it, en, pt });

/** The first target of an ability. */
export const FIRST_TARGET = { target: 0 } as const;

export const ENEMY_CHARACTER: TargetSpec = { like: { type: 'character', side: 'opponent' } };
export const OWN_CHARACTER: TargetSpec = { like: { type: 'character', side: 'you' } };
export const OTHER_OWN_CHARACTER: TargetSpec = { like: { type: 'character', side: 'you', other: true } };
export const ENEMY_ATTACK: TargetSpec = { what: 'attack', like: { side: 'opponent' } };

/** Three levels with 5, 7 and 9 points; the second costs `cost`, the third one more. */
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
