/** The texts of a session by language. */
import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { SessionTexts } from './session-texts.ts';

export type { SessionTexts };
export const sessionTexts: ByLanguage<SessionTexts> = { it, en, pt };
