/** Abilities in quotation marks: those that something else gets. */
import type { Ability } from '../abilities/index.ts';
import { type SourceCard, Parser } from './parser.ts';

/** Whatever gets the ability calls itself so. */
const QUOTED_SOURCE: SourceCard = {
  selfNouns: ['creature', 'permanent', 'land', 'artifact', 'token', 'enchantment'],
  isSpell: false,
  isQuoted: true,
  hasX: false,
};

export function parseQuotedAbility(parser: Parser): readonly Ability[] | undefined {
  if (!parser.accept('"')) return undefined;
  const from = parser.index;
  const end = parser.tokens.findIndex(({ text }, i) => i >= from && text === '"');
  if (end === -1) return undefined;
  // A comma or a full stop that belongs to the sentence around it stands inside.
  const last = parser.tokens[end - 1]?.text === ',' ? end - 1 : end;
  const inner = new Parser(parser.line, parser.tokens.slice(from, last), QUOTED_SOURCE, parser.grammar);
  const abilities = parser.grammar.parseAbilityLine(inner);
  if (abilities === undefined) {
    parser.furthest = Math.max(parser.furthest, from + inner.furthest);
    return undefined;
  }
  parser.index = end + 1;
  return abilities;
}
