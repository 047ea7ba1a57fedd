/** The texts about people in all languages. */
import type { ByLanguage } from '@ludoteca/kit';
import { useLanguage } from '../../state/preferences.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { PeopleTexts } from './people-texts.ts';
import { pt } from './pt.ts';

const TEXTS: ByLanguage<PeopleTexts> = { it, en, pt };

export const usePeopleTexts = (): PeopleTexts => TEXTS[useLanguage()];
