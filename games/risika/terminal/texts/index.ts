/** The texts of the terminal renderer by language. */
import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { RisikaTerminalTexts } from './text-types.ts';

export const terminalTexts: ByLanguage<RisikaTerminalTexts> = { it, en, pt };
