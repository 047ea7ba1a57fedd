/** The texts of `ludoteca store` by language. */
import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { StoreTexts } from './store-texts.ts';

export type { StoreTexts } from './store-texts.ts';
export const storeTexts: ByLanguage<StoreTexts> = { it, en, pt };
