/** The object that has the ability, as its own text calls it. */
import type { Parser } from './parser.ts';
import { SELF_TOKEN } from './tokenizer.ts';

/** "this creature", the card's name. */
export function acceptSelfReference(reader: Parser): boolean {
  if (!reader.bearer.quoted && reader.says(SELF_TOKEN)) return true;
  const mark = reader.mark();
  if (reader.says('this') && reader.bearer.nouns.some((noun) => reader.says(noun))) return true;
  reader.back(mark);
  return false;
}
