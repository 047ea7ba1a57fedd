/** The object that has the ability, as its own text calls it. */
import type { Parser } from './parser.ts';
import { SELF_TOKEN } from './tokenizer.ts';

/** "this creature", the card's name. */
export function acceptSelfReference(parser: Parser): boolean {
  if (!parser.source.isQuoted && parser.accept(SELF_TOKEN)) return true;
  const mark = parser.save();
  if (parser.accept('this') && parser.source.selfNouns.some((noun) => parser.accept(noun))) return true;
  parser.restore(mark);
  return false;
}
