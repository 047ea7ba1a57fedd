/** JSON with the lines its objects begin in, so that what is wrong in a file can be pointed at. */
import { type Json, ok, refuse, type Result } from '@ludoteca/kernel';

export interface JsonWithLines {
  readonly value: Json;
  /** Where an object or a list of the value begins. */
  readonly lineOf: (part: Json) => number;
}

/** No file of ours goes deeper; a hostile one would only cost memory. */
const MAX_DEPTH = 16;

/** What is wrong: the line, and what stands there. */
export interface JsonSyntaxProblem {
  readonly line: number;
  readonly found: string;
}

export function parseJsonWithLines(text: string): Result<JsonWithLines, JsonSyntaxProblem> {
  const reader = new JsonReader(text);
  const value = reader.whole();
  if (value === undefined) return refuse(reader.fault());
  return ok({ value, lineOf: (part) => reader.lines.get(part) ?? 1 });
}

/** A word, a number or a sign; whether it is one of JSON’s is seen when it is read. Texts are looked for apart. */
const TOKEN = /[[\]{},:]|[^\s[\]{},:"]+/y;

class JsonReader {
  readonly #text: string;
  #at = 0;
  #line = 1;
  readonly lines = new Map<Json, number>();

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Json | undefined {
    const value = this.#value(0);
    return value !== undefined && this.#peek() === '' && this.#at === this.#text.length ? value : undefined;
  }

  fault(): JsonSyntaxProblem {
    this.#peek();
    return { line: this.#line, found: this.#text.slice(this.#at, this.#at + 20).split('\n')[0] ?? '' };
  }

  /** The next token, without taking it; an empty one at the end and where there is none. */
  #peek(): string {
    for (; /[ \t\r\n]/.test(this.#text.charAt(this.#at)); this.#at++)
      if (this.#text.charAt(this.#at) === '\n') this.#line++;
    if (this.#text.charAt(this.#at) === '"') return this.#text.slice(this.#at, this.#endOfText());
    TOKEN.lastIndex = this.#at;
    return TOKEN.exec(this.#text)?.[0] ?? '';
  }

  /** Behind the quotation mark that ends the text which begins here. */
  #endOfText(): number {
    let end = this.#at + 1;
    while (end < this.#text.length && this.#text.charAt(end) !== '"')
      end += this.#text.charAt(end) === '\\' ? 2 : 1;
    return end + 1;
  }

  #take(token: string): boolean {
    if (this.#peek() !== token) return false;
    this.#at += token.length;
    return true;
  }

  #value(depth: number): Json | undefined {
    const token = this.#peek();
    if (token === '{' || token === '[') {
      if (depth === MAX_DEPTH) return undefined;
      const line = this.#line;
      const parts = token === '{' ? this.#object(depth) : this.#list(depth);
      if (parts !== undefined) this.lines.set(parts, line);
      return parts;
    }
    const value = parseScalar(token);
    if (value !== undefined) this.#at += token.length;
    return value;
  }

  #list(depth: number): Json[] | undefined {
    const list: Json[] = [];
    return this.#between('[', ']', () => {
      const value = this.#value(depth + 1);
      if (value === undefined) return false;
      list.push(value);
      return true;
    })
      ? list
      : undefined;
  }

  #object(depth: number): Json | undefined {
    const fields = new Map<string, Json>();
    return this.#between('{', '}', () => {
      const token = this.#peek();
      const key = parseScalar(token);
      if (typeof key !== 'string') return false;
      this.#take(token);
      const value = this.#take(':') ? this.#value(depth + 1) : undefined;
      if (value === undefined || fields.has(key)) return false;
      fields.set(key, value);
      return true;
    })
      ? Object.fromEntries(fields)
      : undefined;
  }

  /** What stands between two signs, with commas in between. */
  #between(open: string, close: string, part: () => boolean): boolean {
    this.#take(open);
    if (this.#take(close)) return true;
    do if (!part()) return false;
    while (this.#take(','));
    return this.#take(close);
  }
}

/** A text, a number or a word of JSON's. */
function parseScalar(token: string): Json | undefined {
  try {
    return JSON.parse(token) as Json;
  } catch {
    return undefined;
  }
}
