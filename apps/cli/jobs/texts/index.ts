/** The texts about background jobs by language. */
import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import type { JobTexts } from './job-texts.ts';
import { pt } from './pt.ts';

export type { JobTexts } from './job-texts.ts';
export const jobTexts: ByLanguage<JobTexts> = { it, en, pt };
