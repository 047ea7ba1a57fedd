/** Abilities in quotation marks: those that something else gets. */
import type { Ability } from '../abilities/index.ts';
import { type SourceCard, Parser } from './parser.ts';

/** Whatever gets the ability calls itself so. */
const QUOTED_SOURCE: SourceCard = {
  nouns: ['creature', 'permanent', 'land', 'artifact', 'token', 'enchantment'],
  spell: false,
  quoted: true,
  x: false,
};

export function parseQuotedAbility(reader: Parser): readonly Ability[] | undefined {
  if (!reader.says('"')) return undefined;
  const from = reader.place;
  const end = reader.tokens.findIndex(({ text }, i) => i >= from && text === '"');
  if (end === -1) return undefined;
  // A comma or a full stop that belongs to the sentence around it stands inside.
  const last = reader.tokens[end - 1]?.text === ',' ? end - 1 : end;
  const inner = new Parser(reader.line, reader.tokens.slice(from, last), QUOTED_SOURCE, reader.grammar);
  const abilities = reader.grammar.abilityLine(inner);
  if (abilities === undefined) {
    reader.furthest = Math.max(reader.furthest, from + inner.furthest);
    return undefined;
  }
  reader.place = end + 1;
  return abilities;
}
