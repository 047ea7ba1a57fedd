/** How this person likes the page: language, light, reasons, motion. */
import type { Language } from '@ludoteca/kit';
import { cell, useCell } from './cell.ts';
import { recall, remember } from './memory.ts';
import { isLanguage, languageFor, type Theme, THEMES, type Words, WORDS } from './words/index.ts';

const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme);

const kept = recall('language');
const language = cell<Language>(isLanguage(kept) ? kept : languageFor(navigator.languages));
const keptReasons = recall('reasons');
const reasons = cell(typeof keptReasons === 'boolean' ? keptReasons : undefined);
const keptTheme = recall('theme');
const theme = cell<Theme>(isTheme(keptTheme) ? keptTheme : 'system');

/** The document says which language and theme it is in: screen readers and style sheets ask it. At the start theme.js has done so. */
function apply(): void {
  const { documentElement } = document;
  documentElement.lang = language.get();
  if (theme.get() === 'system') delete documentElement.dataset['theme'];
  else documentElement.dataset['theme'] = theme.get();
}
apply();

export function speak(next: Language): void {
  remember('language', next);
  language.set(next);
  apply();
}

export function light(next: Theme): void {
  remember('theme', next);
  theme.set(next);
  apply();
}

/** Whether computers are to say why they choose as they do. */
export function reason(wish: boolean): void {
  remember('reasons', wish);
  reasons.set(wish);
}

export const useReasonsWish = (): boolean | undefined => useCell(reasons);
export const useLanguage = (): Language => useCell(language);
export const useTheme = (): Theme => useCell(theme);
export const useWords = (): Words => WORDS[useCell(language)];
export const currentWords = (): Words => WORDS[language.get()];

const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** Whether this person wishes that nothing moves. */
export const isCalm = (): boolean => calm.matches;
