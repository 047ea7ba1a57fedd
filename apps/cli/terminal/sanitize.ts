/** Makes untrusted text safe for a terminal: it must not move the cursor, fake lines or flood the screen. */

/** Control and format characters, lone surrogates, line separators. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const EACH_UNPRINTABLE = new RegExp(UNPRINTABLE, 'gu');

/** Longest part of an invalid input that is echoed back. */
export const MAX_ECHOED_INPUT = 20;
/** A truncated path is useless. */
const MAX_PATH_LENGTH = 1000;

const truncate = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max)}…`;

/** JSON escapes, one for each UTF-16 unit. */
const escapeCharacter = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');

export const toSafeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(EACH_UNPRINTABLE, escapeCharacter);

export const quote = (text: string, max = 80): string => toSafeJson(truncate(text, max));

/** Unchanged if it is safe and short, else quoted. */
export const quoteIfUnsafe = (text: string, max = 80): string =>
  text === '' || text.length > max || UNPRINTABLE.test(text) ? quote(text, max) : text;

export const formatPath = (path: string): string => quoteIfUnsafe(path, MAX_PATH_LENGTH);

/** For sentences that contain untrusted text. */
export const toSingleLine = (sentence: string, max = 500): string =>
  replaceUnprintable(truncate(sentence, max));

export const replaceUnprintable = (text: string): string => text.replaceAll(EACH_UNPRINTABLE, ' ');

export const messageOf = (error: unknown): string =>
  toSingleLine(error instanceof Error ? error.message : String(error));
