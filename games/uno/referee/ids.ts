/** What bots are called at the table. Their authors hold it in ten bytes, the last of which ends the text. */
const LONGEST = 9;

/** How long a text is in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** As much of a text as fits, in whole characters. */
function cutTo(text: string, bytes: number): string {
  let cut = '';
  for (const character of text) {
    if (bytesOf(cut + character) > bytes) break;
    cut += character;
  }
  return cut;
}

/** Blanks separate the fields of a line, and what cannot be seen helps nobody. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/gu;

/** The last part of a path; what stands for a built-in player without its colon. */
const lastOf = (word: string): string => word.replace(/^:/, '').split('/').at(-1) ?? '';

export interface Identified {
  readonly ids: readonly string[];
  /** Those that are not simply the last part of what was given, by seat. */
  readonly changed: readonly number[];
}

/** An id for each bot: the last part of its path, nine bytes at most, no two alike. */
export function idsOf(words: readonly string[]): Identified {
  const ids: string[] = [];
  for (const word of words) {
    const wanted = cutTo(lastOf(word).replaceAll(UNFIT, '_'), LONGEST) || 'bot';
    let id = wanted;
    for (let copy = 2; ids.includes(id); copy++) id = cutTo(wanted, LONGEST - bytesOf(`${copy}`)) + copy;
    ids.push(id);
  }
  return { ids, changed: words.flatMap((word, seat) => (ids[seat] === lastOf(word) ? [] : [seat])) };
}
