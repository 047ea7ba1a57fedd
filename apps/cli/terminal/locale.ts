import { type Language, LANGUAGES } from '@ludoteca/kit';

export type EnvironmentVariables = { readonly [name: string]: string | undefined };

const firstSet = (env: EnvironmentVariables, ...names: readonly string[]): string =>
  names.map((name) => env[name] ?? '').find((value) => value !== '') ?? '';

/** The language that the surroundings speak, if it is one of ours. */
export function detectLanguage(env: EnvironmentVariables): Language {
  const locale = firstSet(env, 'LC_ALL', 'LC_MESSAGES', 'LANG').toLowerCase();
  return LANGUAGES.find((language) => new RegExp(`^${language}([_.@-]|$)`).test(locale)) ?? 'en';
}

/** Whether characters beyond ASCII can be shown: unless the surroundings say otherwise, they can. */
export function supportsUnicode(env: EnvironmentVariables): boolean {
  const locale = firstSet(env, 'LC_ALL', 'LC_CTYPE', 'LANG');
  return locale === '' || /utf-?8/i.test(locale);
}

/** Whether colours are welcome, where there is a terminal to show them. */
export const supportsColours = (env: EnvironmentVariables): boolean =>
  (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
