/** The commands for bot programs: `ludoteca uno …` or `./uno …`. */
import type { GameCommand } from '@ludoteca/kit';
import { checkCommand } from './check.ts';
import { playCommand } from './play.ts';
import { rerunCommand } from './rerun.ts';

export const commands: readonly GameCommand[] = [playCommand, checkCommand, rerunCommand];
