/** The rules, one per kind of frame, in the order of RULES.md; numbers in comments refer to it. */
import type { Rulebook } from '@ludoteca/kernel';
import type { Risika } from '../parts.ts';
import { combat } from './combat.ts';
import { strategicMove } from './strategic-move.ts';
import { preparation } from './preparation.ts';
import { reinforcements } from './reinforcements.ts';
import { rounds } from './rounds.ts';

export const rules: Rulebook<Risika> = {
  ...preparation,
  ...rounds,
  ...reinforcements,
  ...combat,
  ...strategicMove,
};
