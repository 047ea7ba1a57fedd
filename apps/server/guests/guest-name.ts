/** Validation of the names that guests give themselves, and of other visible texts. */

/** In characters. */
export const MAX_NAME_LENGTH = 24;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
/** Control and format characters, except the joiner that emoji sequences need. */
const CONTROL = /(?!\u200D)\p{C}|[\p{Zl}\p{Zp}]/u;

/** The trimmed name in NFC; undefined if it is too long, invisible or has control characters. */
export function normalizeName(input: string): string | undefined {
  const name = input.normalize('NFC').trim();
  const characters = Array.from(name);
  return characters.length <= MAX_NAME_LENGTH && isVisibleText(name) ? name : undefined;
}

/** Whether a text has visible characters and no control characters. */
export const isVisibleText = (text: string): boolean =>
  !CONTROL.test(text) && Array.from(text).some((one) => VISIBLE.test(one) && !IGNORABLE.test(one));
