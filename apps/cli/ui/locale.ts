import { type Language, LANGUAGES } from '@ludoteca/kit';

export type Environment = { readonly [name: string]: string | undefined };

const firstOf = (env: Environment, ...names: readonly string[]): string =>
  names.map((name) => env[name] ?? '').find((value) => value !== '') ?? '';

/** The language that the surroundings speak, if it is one of ours. */
export function languageOf(env: Environment): Language {
  const locale = firstOf(env, 'LC_ALL', 'LC_MESSAGES', 'LANG').toLowerCase();
  return LANGUAGES.find((language) => new RegExp(`^${language}([_.@-]|$)`).test(locale)) ?? 'en';
}

/** Whether characters beyond ASCII can be shown: unless the surroundings say otherwise, they can. */
export function showsUnicode(env: Environment): boolean {
  const locale = firstOf(env, 'LC_ALL', 'LC_CTYPE', 'LANG');
  return locale === '' || /utf-?8/i.test(locale);
}

/** Whether colours are welcome, where there is a terminal to show them. */
export const showsColours = (env: Environment): boolean =>
  (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
