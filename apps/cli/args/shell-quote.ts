import { replaceUnprintable } from '../terminal/sanitize.ts';

/** What a shell takes for one word, and a terminal for text. */
const quoteForShell = (word: string): string =>
  /^[\w.,:=@%+/-]+$/.test(word) ? word : `'${replaceUnprintable(word).replaceAll("'", String.raw`'\''`)}'`;

/** An option and its value, to be pasted into a shell; what looks like an option itself is no value unless it is joined to one. */
export const formatShellOption = (name: string, value: string): string =>
  `--${name}${value.startsWith('-') ? '=' : ' '}${quoteForShell(value)}`;
