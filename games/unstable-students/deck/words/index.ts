import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { DeckWords } from './words.ts';

export const deckWords: ByLanguage<DeckWords> = { it, en, pt };
