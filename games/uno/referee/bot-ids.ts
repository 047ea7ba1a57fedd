/** Assigns the ids under which bots play. */

/** Existing bots keep an id in ten bytes, the last of which is the terminating zero. */
const MAX_ID_BYTES = 9;

function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Truncates to whole characters. */
function truncateToBytes(text: string, bytes: number): string {
  let cut = '';
  for (const character of text) {
    if (utf8Length(cut + character) > bytes) break;
    cut += character;
  }
  return cut;
}

/** Blanks would separate fields of a line; invisible characters would make ids indistinguishable. */
const UNUSABLE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/gu;

/** The last part of a path, or the name of a built-in player without its colon. */
const baseNameOf = (word: string): string => word.replace(/^:/, '').split('/').at(-1) ?? '';

export interface BotIds {
  readonly ids: readonly string[];
  /** The seats whose id is not simply the last part of their path. */
  readonly renamedSeats: readonly number[];
}

/** An id is the last part of the path, at most nine bytes long and unique. */
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
