/** The texts about decks by language. */
import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { DeckTexts } from './text-types.ts';

export const deckTexts: ByLanguage<DeckTexts> = { it, en, pt };
