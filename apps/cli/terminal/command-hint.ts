/** Formats the line that lists the available commands. */
import { textWidth } from '@ludoteca/kit';
import type { ScreenCommand } from './ui.ts';
import type { TerminalTexts } from './texts.ts';

const SEPARATOR = ' · ';
const ARROWS: { readonly [key: string]: string } = { left: '←', right: '→', up: '↑', down: '↓' };

/** The label of a command's key; undefined if it equals the command. */
export function formatKey({ word, key }: ScreenCommand, names: TerminalTexts['keys']): string | undefined {
  if (key === undefined || key === word) return undefined;
  return ARROWS[key] ?? (Object.hasOwn(names, key) ? names[key as keyof typeof names] : key.toUpperCase());
}

/** The command with the placeholder of its argument. */
export const formatCommand = ({ word, label = word, takes }: ScreenCommand): string =>
  takes === undefined ? label : `${label} ${takes}`;

/** A command of one character is typed, so its key is not shown. */
function formatWithKey(word: ScreenCommand, names: TerminalTexts['keys'] | undefined): string {
  const sign = names === undefined || word.word.length === 1 ? undefined : formatKey(word, names);
  return sign === undefined ? formatCommand(word) : `${word.label ?? word.word} (${sign})`;
}

/** `?` first, then as many commands as fit. */
export function formatCommandHint(
  commands: readonly ScreenCommand[],
  { keys, width = Infinity }: { readonly keys?: TerminalTexts['keys']; readonly width?: number } = {},
): string {
  const first = commands.filter(({ word }) => word === '?');
  const rest = commands.filter(({ word }) => word !== '?');
  let hint = '';
  for (const part of [...first, ...rest].map((word) => formatWithKey(word, keys))) {
    const longer = hint === '' ? part : `${hint}${SEPARATOR}${part}`;
    if (textWidth(longer) > width) break;
    hint = longer;
  }
  return hint;
}
