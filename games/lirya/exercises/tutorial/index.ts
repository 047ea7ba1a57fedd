/** The tutorial: six lessons. */
import type { Exercise } from '@ludoteca/kit';
import { combat, responses } from './combat-and-responses.ts';
import { toExercise } from './lesson.ts';
import { energy, placement } from './placement-and-energy.ts';
import { equipment, structures } from './structures-and-equipment.ts';

export const tutorial: readonly Exercise[] = [
  placement,
  energy,
  combat,
  structures,
  equipment,
  responses,
].map(toExercise);
