/** Generates names for players. */
import { randomInt } from 'node:crypto';
import { at } from '@ludoteca/kernel';
import type { ByLanguage, Language } from '@ludoteca/kit';

const NAMES: ByLanguage<readonly string[]> = {
  it: 'Alba Bruno Chiara Dario Elisa Fausto Gemma Ivo Livia Marco Nora Orso Piera Rocco Silvia Tea Ugo Vera'.split(
    ' ',
  ),
  en: 'Alice Basil Clara Duncan Edith Felix Grace Hugo Ivy Jasper Kit Laurel Miles Nell Oscar Pearl Rufus Tess'.split(
    ' ',
  ),
  pt: 'Aurora Bento Cecília Davi Estela Flora Gil Helena Ivo Joana Lia Murilo Nina Otávio Pilar Raul Sofia Téo'.split(
    ' ',
  ),
};

/** A random name that is not taken, if there is one. */
export function generateName(language: Language, taken: readonly string[], draw = randomInt): string {
  const free = NAMES[language].filter((name) => !taken.includes(name));
  const among = free.length > 0 ? free : NAMES[language];
  return at(among, draw(among.length));
}
