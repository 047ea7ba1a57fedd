/** Detects language and capabilities of the terminal from the environment variables. */
import { type Language, LANGUAGES } from '@ludoteca/kit';

export type EnvironmentVariables = { readonly [name: string]: string | undefined };

const firstSet = (env: EnvironmentVariables, ...names: readonly string[]): string =>
  names.map((name) => env[name] ?? '').find((value) => value !== '') ?? '';

/** English if the locale has no supported language. */
export function detectLanguage(env: EnvironmentVariables): Language {
  const locale = firstSet(env, 'LC_ALL', 'LC_MESSAGES', 'LANG').toLowerCase();
  return LANGUAGES.find((language) => new RegExp(`^${language}([_.@-]|$)`).test(locale)) ?? 'en';
}

/** True unless the locale says otherwise. */
export function supportsUnicode(env: EnvironmentVariables): boolean {
  const locale = firstSet(env, 'LC_ALL', 'LC_CTYPE', 'LANG');
  return locale === '' || /utf-?8/i.test(locale);
}

/** Provided that the output is a terminal. */
export const supportsColours = (env: EnvironmentVariables): boolean =>
  (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
