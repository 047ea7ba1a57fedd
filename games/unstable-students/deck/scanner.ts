/** Reads a text like the `scanf` of the original program: numbers between any blanks, and lines without their leading blanks. */

const BLANK = /\s/;

export class Scanner {
  readonly #text: string;
  #position = 0;
  /** The current line, counted from 1. */
  line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  /** Skips blanks; false at the end of the text. */
  next(): boolean {
    while (this.#position < this.#text.length && BLANK.test(this.#text.charAt(this.#position))) this.#step();
    return this.#position < this.#text.length;
  }

  /** Reads an integer, or returns undefined without moving. */
  number(): number | undefined {
    const pattern = /[+-]?\d+(?!\S)/y;
    pattern.lastIndex = this.#position;
    const [digits] = pattern.exec(this.#text) ?? [];
    if (digits === undefined) return undefined;
    this.#position += digits.length;
    return Number(digits);
  }

  /** The text up to the next blank, without moving; for error messages. */
  word(): string {
    const pattern = /\S{0,40}/y;
    pattern.lastIndex = this.#position;
    return pattern.exec(this.#text)?.[0] ?? '';
  }

  /** The rest of the line with trailing blanks, without carriage returns. */
  restOfLine(): string {
    const end = this.#text.indexOf('\n', this.#position);
    const rest = this.#text.slice(this.#position, end === -1 ? undefined : end);
    this.#position += rest.length;
    return rest.replaceAll('\r', '');
  }

  #step(): void {
    if (this.#text.charAt(this.#position) === '\n') this.line++;
    this.#position++;
  }
}
