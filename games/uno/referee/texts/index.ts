/** The texts of the referee by language. */
import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { RefereeTexts } from './text-types.ts';

export type { RefereeTexts } from './text-types.ts';

export const refereeTexts: ByLanguage<RefereeTexts> = { it, en, pt };
