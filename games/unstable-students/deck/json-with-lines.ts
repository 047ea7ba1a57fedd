/** A JSON parser that remembers the line in which each object and list begins, for error messages. */
import { type Json, ok, refuse, type Result } from '@ludoteca/kernel';

export interface JsonWithLines {
  readonly value: Json;
  /** The line in which an object or a list of the value begins. */
  readonly lineOf: (part: Json) => number;
}

/** Deeper than any deck; limits the memory that a hostile file can cost. */
const MAX_DEPTH = 16;

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

/** A literal or a punctuation mark; `parseScalar` checks whether it is valid JSON. Strings are matched separately. */
const TOKEN = /[[\]{},:]|[^\s[\]{},:"]+/y;

class JsonReader {
  readonly #text: string;
  #position = 0;
  #line = 1;
  readonly lines = new Map<Json, number>();

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Json | undefined {
    const value = this.#value(0);
    return value !== undefined && this.#peek() === '' && this.#position === this.#text.length
      ? value
      : undefined;
  }

  fault(): JsonSyntaxProblem {
    this.#peek();
    return {
      line: this.#line,
      found: this.#text.slice(this.#position, this.#position + 20).split('\n')[0] ?? '',
    };
  }

  /** The next token without consuming it; empty at the end of the text. */
  #peek(): string {
    for (; /[ \t\r\n]/.test(this.#text.charAt(this.#position)); this.#position++)
      if (this.#text.charAt(this.#position) === '\n') this.#line++;
    if (this.#text.charAt(this.#position) === '"') return this.#text.slice(this.#position, this.#endOfText());
    TOKEN.lastIndex = this.#position;
    return TOKEN.exec(this.#text)?.[0] ?? '';
  }

  /** The index after the closing quotation mark of the string that begins here. */
  #endOfText(): number {
    let end = this.#position + 1;
    while (end < this.#text.length && this.#text.charAt(end) !== '"')
      end += this.#text.charAt(end) === '\\' ? 2 : 1;
    return end + 1;
  }

  #take(token: string): boolean {
    if (this.#peek() !== token) return false;
    this.#position += token.length;
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
    if (value !== undefined) this.#position += token.length;
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

  /** Reads parts separated by commas between two brackets. */
  #between(open: string, close: string, part: () => boolean): boolean {
    this.#take(open);
    if (this.#take(close)) return true;
    do if (!part()) return false;
    while (this.#take(','));
    return this.#take(close);
  }
}

function parseScalar(token: string): Json | undefined {
  try {
    return JSON.parse(token) as Json;
  } catch {
    return undefined;
  }
}
