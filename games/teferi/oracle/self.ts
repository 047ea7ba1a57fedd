/** The object that has the ability, as its own text calls it. */
import type { Reader } from './reader.ts';
import { SELF } from './tokens.ts';

/** "this creature", the card's name. */
export function selfNoun(reader: Reader): boolean {
  if (!reader.bearer.quoted && reader.says(SELF)) return true;
  const mark = reader.mark();
  if (reader.says('this') && reader.bearer.nouns.some((noun) => reader.says(noun))) return true;
  reader.back(mark);
  return false;
}
