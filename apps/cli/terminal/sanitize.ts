/** Text from outside (a file, a folder, the command line) on its way to a terminal: it must not move the cursor, fake lines or flood the screen. */

/** What a terminal obeys instead of showing, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const EACH_UNPRINTABLE = new RegExp(UNPRINTABLE, 'gu');

/** Longest part of an invalid input that is echoed back. */
export const MAX_ECHOED_INPUT = 20;
/** Paths are longer than words, and useless when cut. */
const MAX_PATH_LENGTH = 1000;

const truncate = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max)}…`;

/** Spelt as JSON spells it, half by half where a character has two. */
const escapeCharacter = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');

/** JSON that a terminal shows and does not obey. */
export const toSafeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(EACH_UNPRINTABLE, escapeCharacter);

/** In quotes, on one line, what cannot be seen spelt out, and never long. */
export const quote = (text: string, max = 80): string => toSafeJson(truncate(text, max));

/** As it stands where that does no harm, else quoted. */
export const quoteIfUnsafe = (text: string, max = 80): string =>
  text === '' || text.length > max || UNPRINTABLE.test(text) ? quote(text, max) : text;

export const formatPath = (path: string): string => quoteIfUnsafe(path, MAX_PATH_LENGTH);

/** A sentence that has something foreign in it. */
export const toSingleLine = (sentence: string, max = 500): string =>
  replaceUnprintable(truncate(sentence, max));

/** Whatever cannot be seen becomes a space. */
export const replaceUnprintable = (text: string): string => text.replaceAll(EACH_UNPRINTABLE, ' ');

export const messageOf = (error: unknown): string =>
  toSingleLine(error instanceof Error ? error.message : String(error));
