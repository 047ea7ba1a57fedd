/** `ludoteca teferi …` */
import type { Command } from '@ludoteca/kit';
import { commands as cards } from './coverage/commands.ts';

export const commands: readonly Command[] = cards;
