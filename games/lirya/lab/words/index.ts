import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { LabWords } from './words.ts';

export type { LabWords } from './words.ts';

export const labWords: ByLanguage<LabWords> = { it, en, pt };
