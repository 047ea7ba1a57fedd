/** Formats numbers of things in a language. */
import type { Language } from '@ludoteca/kit';

/** Returns a function for texts such as `1 table` and `1,000 tables`. */
export function createCounter(language: Language): (number: number, one: string, many: string) => string {
  const format = new Intl.NumberFormat(language);
  const plural = new Intl.PluralRules(language);
  return (number, one, many) => `${format.format(number)} ${plural.select(number) === 'one' ? one : many}`;
}
