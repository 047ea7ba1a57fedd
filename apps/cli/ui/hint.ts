import { textWidth } from '@ludoteca/kit';
import type { Word } from './ui.ts';
import type { Words } from './words.ts';

const BETWEEN = ' · ';
const SIGNS: { readonly [key: string]: string } = { left: '←', right: '→', up: '↑', down: '↓' };

/** What stands on a key; undefined where the word says it already. */
export function keySign({ word, key }: Word, names: Words['keys']): string | undefined {
  if (key === undefined || key === word) return undefined;
  return SIGNS[key] ?? (Object.hasOwn(names, key) ? names[key as keyof typeof names] : key.toUpperCase());
}

/** A word and what may follow it, as it is typed. */
export const typedText = ({ word, takes }: Word): string => (takes === undefined ? word : `${word} ${takes}`);

/** Where there is a key it says enough; a sign that is typed needs none. */
function spelt(word: Word, names: Words['keys'] | undefined): string {
  const sign = names === undefined || word.word.length === 1 ? undefined : keySign(word, names);
  return sign === undefined ? typedText(word) : `${word.word} (${sign})`;
}

/** What may be typed besides picks, on one line: the question mark first, then as many words as have room, whole. */
export function hintOf(
  words: readonly Word[],
  { keys, width = Infinity }: { readonly keys?: Words['keys']; readonly width?: number } = {},
): string {
  const first = words.filter(({ word }) => word === '?');
  const rest = words.filter(({ word }) => word !== '?');
  let hint = '';
  for (const part of [...first, ...rest].map((word) => spelt(word, keys))) {
    const longer = hint === '' ? part : `${hint}${BETWEEN}${part}`;
    if (textWidth(longer) > width) break;
    hint = longer;
  }
  return hint;
}
