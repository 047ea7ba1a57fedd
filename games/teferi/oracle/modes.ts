/** Parses "Choose one —" with its modes after bullets, all on one line (700.2). */
import type { Instructions, ModalInstructions } from '../abilities/index.ts';
import { parseCondition } from './conditions.ts';
import { parseSentences } from './effects/sentences.ts';
import { Parser } from './parser.ts';

const MODE_COUNTS: { readonly [words: string]: readonly [number, number] } = {
  'choose one or both —': [1, 2],
  'choose one or more —': [1, 9],
  'choose one —': [1, 1],
  'choose two —': [2, 2],
  'choose three —': [3, 3],
  'choose up to one —': [0, 1],
  'choose up to two —': [0, 2],
  'choose any number —': [0, 9],
};

export function parseModes(parser: Parser): ModalInstructions | undefined {
  const words = parser.acceptAny(...Object.keys(MODE_COUNTS));
  const range = words === undefined ? undefined : MODE_COUNTS[words];
  const conditional = range === undefined ? parser.try(parseConditionalCount) : undefined;
  if ((range === undefined && conditional === undefined) || !parser.accept('•')) return undefined;
  const modes: Instructions[] = [];
  while (!parser.isAtEnd) {
    const from = parser.index;
    const next = parser.tokens.findIndex(({ text }, i) => i >= from && text === '•');
    const end = next === -1 ? parser.tokens.length : next;
    const inner = new Parser(
      parser.line,
      parser.tokens.slice(from, end),
      parser.source,
      parser.grammar,
      parser.context,
    );
    const list = parseSentences(inner);
    const { targets } = inner.context;
    // "another target" would need an index over the targets of all modes.
    if (list === undefined || !inner.isAtEnd || targets.some(({ not }) => not !== undefined)) {
      parser.furthest = Math.max(parser.furthest, from + inner.furthest);
      return undefined;
    }
    modes.push({ ...(targets.length === 0 ? {} : { targets }), effects: list });
    parser.index = next === -1 ? end : end + 1;
  }
  const [min, max] = range ?? [1, 1];
  if (modes.length < Math.max(min, 2)) return undefined;
  const limits = { modes, min, max: Math.min(max, modes.length) };
  if (conditional === undefined) return limits;
  return { ...limits, more: { ...conditional, max: Math.min(conditional.max, modes.length) } };
}

const MORE_MODES: { readonly [words: string]: number } = {
  'you may choose two instead .': 2,
  'you may choose both instead .': 2,
  'choose both instead .': 2,
  'you may choose any number instead .': 12,
};

/** "Choose one. If you control a Wizard as you cast this spell, you may choose two instead." */
function parseConditionalCount(parser: Parser): NonNullable<ModalInstructions['more']> | undefined {
  if (!parser.accept('choose one . if')) return undefined;
  const when = parseCondition(parser);
  parser.accept('as you cast this spell');
  const max = when !== undefined && parser.accept(',') ? parser.acceptPhrase(MORE_MODES) : undefined;
  return when === undefined || max === undefined ? undefined : { if: when, max };
}
