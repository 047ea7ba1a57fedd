/** Text from outside (a file, a folder, the command line) on its way to a terminal: it must not move the cursor, fake lines or flood the screen. */

/** What a terminal obeys instead of showing, and halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const EACH_UNSEEN = new RegExp(UNSEEN, 'gu');

/** Paths are longer than words, and no use when cut. */
const LONGEST_PATH = 1000;

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most)}…`);

/** Spelt as JSON spells it, half by half where a character has two. */
const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');

/** JSON that a terminal shows and does not obey. */
export const jsonLine = (value: unknown): string => JSON.stringify(value).replaceAll(EACH_UNSEEN, escaped);

/** In quotes, on one line, what cannot be seen spelt out, and never long. */
export const quoted = (text: string, most = 80): string => jsonLine(cut(text, most));

/** As it stands where that does no harm, else quoted. */
export const shown = (text: string, most = 80): string =>
  text === '' || text.length > most || UNSEEN.test(text) ? quoted(text, most) : text;

export const shownPath = (path: string): string => shown(path, LONGEST_PATH);

/** A sentence that has something foreign in it. */
export const oneLine = (sentence: string, most = 500): string => visible(cut(sentence, most));

/** Whatever cannot be seen becomes a space. */
export const visible = (text: string): string => text.replaceAll(EACH_UNSEEN, ' ');

export const messageOf = (error: unknown): string =>
  oneLine(error instanceof Error ? error.message : String(error));
