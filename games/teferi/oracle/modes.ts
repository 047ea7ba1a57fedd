/** 700.2: "Choose one —" and the modes behind bullets. The lines of a choice are one line here. */
import type { Doing, Modal } from '../abilities/index.ts';
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

export function parseModes(reader: Parser): Modal | undefined {
  const words = reader.oneOf(...Object.keys(MODE_COUNTS));
  const range = words === undefined ? undefined : MODE_COUNTS[words];
  if (range === undefined || !reader.says('•')) return undefined;
  const modes: Doing[] = [];
  while (!reader.done) {
    const from = reader.place;
    const next = reader.tokens.findIndex(({ text }, i) => i >= from && text === '•');
    const end = next === -1 ? reader.tokens.length : next;
    const inner = new Parser(
      reader.line,
      reader.tokens.slice(from, end),
      reader.bearer,
      reader.grammar,
      reader.context,
    );
    const list = parseSentences(inner);
    const { targets } = inner.context;
    // "another" counts from the first target of all modes, not of this one.
    if (list === undefined || !inner.done || targets.some(({ not }) => not !== undefined)) {
      reader.furthest = Math.max(reader.furthest, from + inner.furthest);
      return undefined;
    }
    modes.push({ ...(targets.length === 0 ? {} : { targets }), effects: list });
    reader.place = next === -1 ? end : end + 1;
  }
  const [min, max] = range;
  return modes.length < Math.max(min, 2) ? undefined : { modes, min, max: Math.min(max, modes.length) };
}
