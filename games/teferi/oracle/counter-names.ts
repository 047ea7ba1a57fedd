/** Parses the kind of a counter: the word in front of "counter". */
import { PLAIN_KEYWORDS } from '../abilities/index.ts';
import { parsePlainKeyword } from './keyword-names.ts';
import type { Parser } from './parser.ts';

/** 122.1: words in front of "counter" that are no name of a counter, or a counter with rules that are not implemented. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  (
    'a an additional all another any counter each every first last many more no number of one other same second ' +
    'such target that the these third this those two x acorn energy experience finality poison rad shield ' +
    'ticket time'
  ).split(' '),
);
const STAT_COUNTERS: ReadonlySet<string> = new Set([
  '+1/+1',
  '-1/-1',
  '+1/+0',
  '+0/+1',
  '-0/-1',
  '-1/-0',
  '+2/+2',
  '-2/-2',
  '+0/+2',
  '+2/+0',
]);

const LETTERS = /^[a-z]+$/;

/** 122.1: any word names a kind of counter; those without rules mark the object and do nothing else. */
const isCounterName = (word: string): boolean =>
  LETTERS.test(word) && !OTHER_WORDS.has(word) && !KEYWORDS.has(word);
const KEYWORDS: ReadonlySet<string> = new Set(PLAIN_KEYWORDS);

export const parseCounterKind = (parser: Parser): string | undefined =>
  parser.acceptToken(
    ({ text }) =>
      STAT_COUNTERS.has(text) || (isCounterName(text) && ['counter', 'counters'].includes(parser.peek(1))),
  )?.text ?? parsePlainKeyword(parser);
