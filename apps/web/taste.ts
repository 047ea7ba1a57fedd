import { type Language, LANGUAGES } from '@ludoteca/kit';
import { cell, useCell } from './cell.ts';
import { recall, remember } from './memory.ts';
import { type Theme, THEMES, type Words, WORDS } from './words/index.ts';

/** How this person likes the page. */
const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);
const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme);

/** The first language of the browser that is spoken here. */
export function languageFor(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

const kept = recall('language');
const language = cell<Language>(isLanguage(kept) ? kept : languageFor(navigator.languages));
const keptTheme = recall('theme');
const theme = cell<Theme>(isTheme(keptTheme) ? keptTheme : 'system');

/** The document says which language and theme it is in: screen readers and style sheets ask it. */
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

export const useLanguage = (): Language => useCell(language);
export const useTheme = (): Theme => useCell(theme);
export const useWords = (): Words => WORDS[useCell(language)];
export const currentWords = (): Words => WORDS[language.get()];

const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** Whether this person wishes that nothing moves. */
export const isCalm = (): boolean => calm.matches;
