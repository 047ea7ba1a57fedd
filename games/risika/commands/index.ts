/** The commands of the game: `ludoteca risika …`. */
import type { GameCommand } from '@ludoteca/kit';
import { compareCommand } from './compare.ts';
import { inspectCommand } from './inspect.ts';

export const commands: readonly GameCommand[] = [inspectCommand, compareCommand];
