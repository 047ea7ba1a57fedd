/** RULES 2.3: where characters stand whose card does not say it. */
import { type CharacterClass, CLASSES, type Placement } from '../card-definition/index.ts';
import { findCustomClass } from './registry.ts';

export const isBuiltInClass = (name: string): name is (typeof CLASSES)[number] =>
  (CLASSES as readonly string[]).includes(name);

/** Mages and clerics stand in the second line, classes of plug-ins where these say, all others in either. */
export function usualPlacementOf(name: CharacterClass | undefined): Placement {
  if (name === undefined || isBuiltInClass(name))
    return name === 'mage' || name === 'cleric' ? 'back' : 'any';
  return findCustomClass(name)?.placement ?? 'any';
}
