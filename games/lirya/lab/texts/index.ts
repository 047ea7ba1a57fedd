/** Texts of the lab in every language. */
import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { LabTexts } from './lab-texts.ts';

export type { LabTexts } from './lab-texts.ts';

export const labTexts: ByLanguage<LabTexts> = { it, en, pt };
