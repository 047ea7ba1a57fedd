/** Validation of the names that guests give themselves. */

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
  if (characters.length > MAX_NAME_LENGTH || CONTROL.test(name)) return undefined;
  return characters.some((one) => VISIBLE.test(one) && !IGNORABLE.test(one)) ? name : undefined;
}
