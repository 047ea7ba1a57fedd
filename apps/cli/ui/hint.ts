import { widthOf } from '@ludoteca/kit';
import type { Word } from './ui.ts';

const BETWEEN = ' · ';
const SIGNS: { readonly [key: string]: string } = { left: '←', right: '→', up: '↑', down: '↓' };

const spelt = ({ word, takes, key }: Word, keys: boolean): string => {
  const named = takes === undefined ? word : `${word} ${takes}`;
  return keys && key !== undefined && key !== word ? `${named} (${SIGNS[key] ?? key})` : named;
};

/** What may be typed besides picks, on one line: the question mark first, then as many words as have room, whole. */
export function hintOf(words: readonly Word[], { keys = false, width = Infinity } = {}): string {
  const first = words.filter(({ word }) => word === '?');
  const rest = words.filter(({ word }) => word !== '?');
  let hint = '';
  for (const part of [...first, ...rest].map((word) => spelt(word, keys))) {
    const longer = hint === '' ? part : `${hint}${BETWEEN}${part}`;
    if (widthOf(longer) > width) break;
    hint = longer;
  }
  return hint;
}
