import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { RefereeWords } from './words.ts';

export { asWritten } from './signs.ts';
export type { RefereeWords } from './words.ts';

export const refereeWords: ByLanguage<RefereeWords> = { it, en, pt };
