/** Splits card text into tokens in one pass. Reminder text in parentheses (207.2a) is skipped. */

export interface Token {
  readonly kind: 'word' | 'symbol' | 'mark';
  /** In lower case, with straight apostrophes; the name of the card itself is `~`. */
  readonly text: string;
  /** As written. */
  readonly raw: string;
  /** Offset in the line. */
  readonly at: number;
}

/** Replaces the name of the card in its own text. */
export const SELF_TOKEN = '~';
const MAX_LINE_LENGTH = 4000;

const isSpace = (char: string): boolean => char === ' ' || char === '\t' || char === '\u00a0';
const isWordChar = (char: string): boolean =>
  (char >= 'a' && char <= 'z') ||
  (char >= 'A' && char <= 'Z') ||
  (char >= '0' && char <= '9') ||
  (char > '\u00bf' && !(char >= '\u2000' && char <= '\u2bff')) ||
  char === '+' ||
  char === '-' ||
  char === '/' ||
  char === '*' ||
  char === '_' ||
  char === '&' ||
  char === '!' ||
  char === "'";
const ASCII_EQUIVALENTS: { readonly [char: string]: string } = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '−': '-',
  '–': '-',
};

/** Replaces typographic quotes and dashes; the length stays the same. */
const toAscii = (text: string): string => {
  let made = '';
  for (const char of text) made += ASCII_EQUIVALENTS[char] ?? char;
  return made;
};

/** Undefined if the line is too long or a bracket is not closed. */
export function tokenize(line: string): Token[] | undefined {
  if (line.length > MAX_LINE_LENGTH) return undefined;
  const text = toAscii(line);
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    if (isSpace(char)) {
      at++;
      continue;
    }
    if (char === '(') {
      const end = text.indexOf(')', at);
      if (end === -1) return undefined;
      at = end + 1;
      continue;
    }
    const end = char === '{' ? text.indexOf('}', at) + 1 : endOfWord(text, at);
    if (char === '{' && end === 0) return undefined;
    if (char === '{') pushToken(tokens, 'symbol', text, at, end);
    else if (end === at) pushToken(tokens, 'mark', text, at, ++at);
    else pushWord(tokens, text, at, end);
    at = Math.max(at, end);
  }
  return tokens;
}

function endOfWord(text: string, from: number): number {
  let end = from;
  while (end < text.length && isWordChar(text.charAt(end))) end++;
  return end;
}

function pushToken(tokens: Token[], kind: Token['kind'], text: string, from: number, to: number): void {
  const raw = text.slice(from, to);
  tokens.push({ kind, text: kind === 'symbol' ? raw : raw.toLowerCase(), raw, at: from });
}

/** A possessive ending is a token of its own: `owner` and `'s`, `players` and `'`. */
function pushWord(tokens: Token[], text: string, from: number, to: number): void {
  const word = text.slice(from, to);
  // A quotation inside another begins with a single quotation mark.
  if (word.length > 2 && word.startsWith("'")) {
    pushToken(tokens, 'mark', text, from, from + 1);
    return pushWord(tokens, text, from + 1, to);
  }
  const tail = word.endsWith("'s") ? 2 : word.length > 1 && word.endsWith("'") ? 1 : 0;
  if (word.length > tail) pushToken(tokens, 'word', text, from, to - tail);
  if (tail > 0) pushToken(tokens, 'word', text, to - tail, to);
}

/** Replaces each of these names by `~`. The first name that matches counts; case matters. */
export function replaceNames(tokens: readonly Token[], names: readonly (readonly string[])[]): Token[] {
  const made: Token[] = [];
  for (let i = 0; i < tokens.length;) {
    const name = names.find((words) => words.every((word, n) => tokens[i + n]?.raw === word));
    const token = tokens[i];
    if (token === undefined) break;
    if (name === undefined || name.length === 0) {
      made.push(token);
      i++;
    } else {
      made.push({ ...token, kind: 'word', text: SELF_TOKEN, raw: name.join(' ') });
      i += name.length;
    }
  }
  return made;
}
