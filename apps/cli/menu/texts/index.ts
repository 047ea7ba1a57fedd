/** The texts of the menu by language. */
import type { ByLanguage } from '@ludoteca/kit';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { MenuTexts } from './menu-texts.ts';

export { formatLostPreferences, formatPlayer, type MenuTexts, classifyProblem } from './menu-texts.ts';

export const menuTexts: ByLanguage<MenuTexts> = { it, en, pt };
