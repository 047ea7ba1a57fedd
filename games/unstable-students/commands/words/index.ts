import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { CommandWords } from './words.ts';

export type { CommandWords } from './words.ts';

export const commandWords: ByLanguage<CommandWords> = { it, en, pt };
