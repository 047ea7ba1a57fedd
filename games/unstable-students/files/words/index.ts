import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { FileWords } from './words.ts';

export const fileWords: ByLanguage<FileWords> = { it, en, pt };
