/** The texts of the commands by language. */
import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { StudentsCommandTexts } from './text-types.ts';

export type { StudentsCommandTexts } from './text-types.ts';

export const commandTexts: ByLanguage<StudentsCommandTexts> = { it, en, pt };
