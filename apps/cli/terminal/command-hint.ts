import { textWidth } from '@ludoteca/kit';
import type { ScreenCommand } from './ui.ts';
import type { TerminalTexts } from './texts.ts';

const SEPARATOR = ' · ';
const ARROWS: { readonly [key: string]: string } = { left: '←', right: '→', up: '↑', down: '↓' };

/** What stands on a key; undefined where the word says it already. */
export function formatKey({ word, key }: ScreenCommand, names: TerminalTexts['keys']): string | undefined {
  if (key === undefined || key === word) return undefined;
  return ARROWS[key] ?? (Object.hasOwn(names, key) ? names[key as keyof typeof names] : key.toUpperCase());
}

/** A word and what may follow it, as it is typed. */
export const formatCommand = ({ word, takes }: ScreenCommand): string =>
  takes === undefined ? word : `${word} ${takes}`;

/** Where there is a key it says enough; a sign that is typed needs none. */
function formatWithKey(word: ScreenCommand, names: TerminalTexts['keys'] | undefined): string {
  const sign = names === undefined || word.word.length === 1 ? undefined : formatKey(word, names);
  return sign === undefined ? formatCommand(word) : `${word.word} (${sign})`;
}

/** What may be typed besides picks, on one line: the question mark first, then as many words as have room, whole. */
export function formatHint(
  texts: readonly ScreenCommand[],
  { keys, width = Infinity }: { readonly keys?: TerminalTexts['keys']; readonly width?: number } = {},
): string {
  const first = texts.filter(({ word }) => word === '?');
  const rest = texts.filter(({ word }) => word !== '?');
  let hint = '';
  for (const part of [...first, ...rest].map((word) => formatWithKey(word, keys))) {
    const longer = hint === '' ? part : `${hint}${SEPARATOR}${part}`;
    if (textWidth(longer) > width) break;
    hint = longer;
  }
  return hint;
}
