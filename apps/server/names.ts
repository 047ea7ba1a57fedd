/** A name has so many characters at most. */
export const LONGEST = 24;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
/** Control characters, and format characters but for the joiner that emoji are made with. */
const CONTROL = /(?!\u200D)\p{C}|[\p{Zl}\p{Zp}]/u;

/** The name that somebody means to have: in one spelling, without space around it. Undefined if nobody could read it. */
export function nameOf(given: string): string | undefined {
  const name = given.normalize('NFC').trim();
  const characters = Array.from(name);
  if (characters.length > LONGEST || CONTROL.test(name)) return undefined;
  return characters.some((one) => VISIBLE.test(one) && !IGNORABLE.test(one)) ? name : undefined;
}
