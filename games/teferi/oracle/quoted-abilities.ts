/** Parses abilities in quotation marks, which another object gains. */
import { type SourceCard, Parser, type ParsedAbilities } from './parser.ts';

/** The object that gains the ability, of any type. */
const QUOTED_SOURCE: SourceCard = {
  selfNouns: ['creature', 'permanent', 'land', 'artifact', 'token', 'enchantment'],
  isSpell: false,
  isQuoted: true,
  hasX: false,
};

export function parseQuotedAbility(parser: Parser): ParsedAbilities {
  const mark = parser.acceptAny('"', "'");
  if (mark === undefined) return undefined;
  const from = parser.index;
  // Quotation marks inside others are single, like the apostrophe of a possessive, so the last one counts.
  const end =
    mark === '"'
      ? parser.tokens.findIndex(({ text }, i) => i >= from && text === mark)
      : parser.tokens.findLastIndex(({ text }, i) => i >= from && text === mark);
  if (end === -1) return undefined;
  // A comma that belongs to the surrounding sentence stands inside the quotation marks.
  const last = parser.tokens[end - 1]?.text === ',' ? end - 1 : end;
  const { name } = parser.source;
  const isOwn = parser.context.grantsToItself === true;
  const named = name === undefined ? QUOTED_SOURCE : { ...QUOTED_SOURCE, name };
  const source = isOwn ? { ...named, namesItself: true as const } : named;
  const inner = new Parser(parser.line, parser.tokens.slice(from, last), source, parser.grammar);
  const abilities = parser.grammar.parseAbilityLine(inner);
  if (abilities === undefined) {
    parser.furthest = Math.max(parser.furthest, from + inner.furthest);
    return undefined;
  }
  parser.index = end + 1;
  return abilities;
}
