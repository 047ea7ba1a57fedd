/** Reads a text as the original world does: numbers between any blanks, and lines whose blanks in front do not count. */

const BLANK = /\s/;

export class Scanner {
  readonly #text: string;
  #at = 0;
  /** The line it stands in, from 1. */
  line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  /** Goes on to what is no blank. False: there is nothing more. */
  next(): boolean {
    while (this.#at < this.#text.length && BLANK.test(this.#text.charAt(this.#at))) this.#step();
    return this.#at < this.#text.length;
  }

  /** The whole number that stands here, or undefined without moving. */
  number(): number | undefined {
    const found = /[+-]?\d+(?!\S)/y;
    found.lastIndex = this.#at;
    const [digits] = found.exec(this.#text) ?? [];
    if (digits === undefined) return undefined;
    this.#at += digits.length;
    return Number(digits);
  }

  /** What stands here up to the next blank, for complaints. */
  word(): string {
    const found = /\S{0,40}/y;
    found.lastIndex = this.#at;
    return found.exec(this.#text)?.[0] ?? '';
  }

  /** The rest of the line, with the blanks at its end, but without the sign that some systems put there. */
  restOfLine(): string {
    const end = this.#text.indexOf('\n', this.#at);
    const rest = this.#text.slice(this.#at, end === -1 ? undefined : end);
    this.#at += rest.length;
    return rest.replaceAll('\r', '');
  }

  #step(): void {
    if (this.#text.charAt(this.#at) === '\n') this.line++;
    this.#at++;
  }
}
