/** Formats options for commands that a user pastes into a shell. */
import { replaceUnprintable } from '../terminal/sanitize.ts';

/** Quotes a word for a shell unless it is safe; control characters are removed for the terminal. */
export const quoteForShell = (word: string): string =>
  /^[\w.,:=@%+/-]+$/.test(word) ? word : `'${replaceUnprintable(word).replaceAll("'", String.raw`'\''`)}'`;

/** A value that begins with a dash is joined with `=`, else it would be read as an option. */
export const formatShellOption = (name: string, value: string): string =>
  `--${name}${value.startsWith('-') ? '=' : ' '}${quoteForShell(value)}`;
