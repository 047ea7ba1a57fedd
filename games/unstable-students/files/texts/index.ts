/** The texts about saves and statistics by language. */
import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { FileTexts } from './text-types.ts';

export const fileTexts: ByLanguage<FileTexts> = { it, en, pt };
