/** Parses the name of another card or of a token: words with capital letters (201.2). */
import type { Parser } from './parser.ts';
import { SELF_TOKEN, type Token } from './tokenizer.ts';

/** Words of names in lower case, between words with capital letters. */
const CONNECTORS: ReadonlySet<string> = new Set([
  'of',
  'the',
  'and',
  'in',
  'to',
  'from',
  'for',
  'a',
  'at',
  'with',
]);
const CAPITAL = /^\p{Lu}/u;
const MAX_WORDS = 10;

const isCapital = (token: Token | undefined): boolean =>
  token !== undefined && token.text !== SELF_TOKEN && token.text !== 'x' && CAPITAL.test(token.raw);

/** The number of tokens by which the name continues from here; 0 if it ends. */
function continuation({ tokens }: Parser, at: number): number {
  const token = tokens[at];
  if (isCapital(token)) return 1;
  if (token?.text === "'s" || token?.text === "'") return 1;
  const isComma = token?.text === ',';
  let ahead = isComma ? 1 : 0;
  while (CONNECTORS.has(tokens[at + ahead]?.raw ?? '')) ahead++;
  return ahead > 0 && ahead < 4 && isCapital(tokens[at + ahead]) ? ahead + 1 : 0;
}

export function parseCardName(parser: Parser): string | undefined {
  const from = parser.index;
  const first = parser.tokens[from];
  if (first === undefined || !isCapital(first)) return undefined;
  let to = from + 1;
  for (let more = 1; more > 0 && to - from < MAX_WORDS; to += more) more = continuation(parser, to);
  // The name must end, and not be cut off.
  const last = parser.tokens[to - 1];
  if (last === undefined || continuation(parser, to) > 0) return undefined;
  parser.index = to;
  return parser.line.slice(first.at, last.at + last.raw.length).replaceAll('’', "'");
}
