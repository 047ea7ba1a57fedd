/** A growing buffer of text, which spares the garbage collector millions of short strings. */
const INITIAL_BYTES = 1 << 16;
/** A UTF-16 code unit takes at most this many bytes in UTF-8. */
const MAX_BYTES_PER_UNIT = 3;
/** Longest number as a text: `-1.2345678901234567e-100`. */
const MAX_NUMBER_BYTES = 24;
const [COMMA, OPENING_BRACKET, CLOSING_BRACKET] = [44, 91, 93];

/** The digits of all numbers below this, four bytes each. */
const TABLE_SIZE = 10_000;
const TABLE_WIDTH = 4;
const DIGITS = Buffer.from(
  Array.from({ length: TABLE_SIZE }, (_, number) => String(number).padEnd(TABLE_WIDTH)).join(''),
);

export class ByteWriter {
  private bytes = Buffer.allocUnsafe(INITIAL_BYTES);
  private used = 0;

  get length(): number {
    return this.used;
  }

  writeText(text: string): void {
    this.reserve(text.length * MAX_BYTES_PER_UNIT);
    this.used += this.bytes.write(text, this.used, 'utf8');
  }

  /** Writes the numbers that are not 0 as a JSON array of indexes and values: [index, value, index, value, …]. The array has its own buffer. */
  writeSparse(values: Float32Array): void {
    this.reserve(2 + values.length * 2 * (MAX_NUMBER_BYTES + 1));
    const begin = this.used;
    const pairs = new Float64Array(values.buffer, values.byteOffset, values.length >> 1);
    for (let i = 0; i < pairs.length; i++) {
      // Two numbers at once: together they are a 0 of twice the length only if both are 0.
      if (pairs[i] === 0) continue;
      this.writeEntry(begin, i * 2, values[i * 2] ?? 0);
      this.writeEntry(begin, i * 2 + 1, values[i * 2 + 1] ?? 0);
    }
    if (values.length % 2 === 1) this.writeEntry(begin, values.length - 1, values.at(-1) ?? 0);
    if (this.used === begin) this.bytes[this.used++] = OPENING_BRACKET;
    this.bytes[this.used++] = CLOSING_BRACKET;
  }

  /** Writes the index and the value of a number that is not 0; the first begins the array. */
  private writeEntry(begin: number, index: number, value: number): void {
    if (value === 0) return;
    this.bytes[this.used] = this.used === begin ? OPENING_BRACKET : COMMA;
    this.used++;
    this.writeNumber(index);
    this.bytes[this.used++] = COMMA;
    this.writeNumber(value);
  }

  writeBytes(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.used);
    this.used += bytes.length;
  }

  /** Valid until more is written. */
  read(from = 0, to = this.used): Uint8Array {
    return this.bytes.subarray(from, to);
  }

  clear(): void {
    this.used = 0;
  }

  /** Writes a number as JSON does; its bytes are reserved. */
  private writeNumber(value: number): void {
    const small = value | 0;
    if (small !== value || small < 0) {
      this.used += this.bytes.write(String(value), this.used, 'latin1');
      return;
    }
    if (small < TABLE_SIZE) {
      const entry = small * TABLE_WIDTH;
      for (let i = 0; i < TABLE_WIDTH; i++) this.bytes[this.used + i] = DIGITS[entry + i] ?? 0;
      this.used += small < 10 ? 1 : small < 100 ? 2 : small < 1000 ? 3 : 4;
    } else this.used += this.bytes.write(String(small), this.used, 'latin1');
  }

  private reserve(more: number): void {
    if (this.used + more <= this.bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.used + more));
    grown.set(this.bytes.subarray(0, this.used));
    this.bytes = grown;
  }
}
