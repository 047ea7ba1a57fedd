/** The sentences of the help by language. */
import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import type { HelpTexts } from './help-texts.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

export type { HelpPages } from './help-texts.ts';
export const helpTexts: ByLanguage<HelpTexts> = { it, en, pt };
