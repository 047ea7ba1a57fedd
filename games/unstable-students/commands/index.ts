/** The commands `ludoteca unstable-students …`. */
import type { GameCommand } from '@ludoteca/kit';
import { compareCommand } from './compare.ts';
import { convertCommand } from './convert.ts';
import { inspectCommand } from './inspect.ts';
import { labCommand } from './lab.ts';
import { lintCommand } from './lint.ts';

export const commands: readonly GameCommand[] = [
  lintCommand,
  convertCommand,
  inspectCommand,
  labCommand,
  compareCommand,
];
