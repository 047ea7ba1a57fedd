/** What bots are called at the table. Their authors hold it in ten bytes, the last of which ends the text. */
const MAX_ID_BYTES = 9;

/** How long a text is in UTF-8. */
function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** As much of a text as fits, in whole characters. */
function truncateToBytes(text: string, bytes: number): string {
  let cut = '';
  for (const character of text) {
    if (utf8Length(cut + character) > bytes) break;
    cut += character;
  }
  return cut;
}

/** Blanks separate the fields of a line, and what cannot be seen helps nobody. */
const UNUSABLE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/gu;

/** The last part of a path; what stands for a built-in player without its colon. */
const baseNameOf = (word: string): string => word.replace(/^:/, '').split('/').at(-1) ?? '';

export interface BotIds {
  readonly ids: readonly string[];
  /** Those that are not simply the last part of what was given, by seat. */
  readonly renamedSeats: readonly number[];
}

/** An id for each bot: the last part of its path, nine bytes at most, no two alike. */
export function assignBotIds(words: readonly string[]): BotIds {
  const ids: string[] = [];
  for (const word of words) {
    const wanted =
      truncateToBytes(baseNameOf(word).replaceAll(UNUSABLE_CHARACTERS, '_'), MAX_ID_BYTES) || 'bot';
    let id = wanted;
    for (let copy = 2; ids.includes(id); copy++)
      id = truncateToBytes(wanted, MAX_ID_BYTES - utf8Length(`${copy}`)) + copy;
    ids.push(id);
  }
  return { ids, renamedSeats: words.flatMap((word, seat) => (ids[seat] === baseNameOf(word) ? [] : [seat])) };
}
