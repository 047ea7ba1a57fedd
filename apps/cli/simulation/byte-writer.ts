/** A growing buffer of text, which spares the garbage collector millions of short strings. */
const INITIAL_BYTES = 1 << 16;
/** A UTF-16 code unit takes at most this many bytes in UTF-8. */
const MAX_BYTES_PER_UNIT = 3;
/** Longest number as a text: `-1.2345678901234567e-100`. */
const MAX_NUMBER_BYTES = 24;
const [ZERO, COMMA, OPENING_BRACKET, CLOSING_BRACKET] = [48, 44, 91, 93];

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

  /** Writes the numbers that are not 0 as a JSON array of indexes and values: [index, value, index, value, …]. */
  writeSparse(values: Float32Array): void {
    this.reserve(2 + values.length * 2 * (MAX_NUMBER_BYTES + 1));
    const begin = this.used;
    for (let i = 0; i < values.length; i++) {
      const value = values[i] ?? 0;
      if (value === 0) continue;
      const separator = this.used === begin ? OPENING_BRACKET : COMMA;
      this.bytes[this.used++] = separator;
      this.writeNumber(i);
      this.bytes[this.used++] = COMMA;
      this.writeNumber(value);
    }
    if (this.used === begin) this.bytes[this.used++] = OPENING_BRACKET;
    this.bytes[this.used++] = CLOSING_BRACKET;
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
    let end = this.used + 1;
    for (let rest = small; rest >= 10; rest = (rest / 10) | 0) end++;
    this.used = end;
    for (let rest = small; ; rest = (rest / 10) | 0) {
      this.bytes[--end] = ZERO + (rest % 10);
      if (rest < 10) return;
    }
  }

  private reserve(more: number): void {
    if (this.used + more <= this.bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.used + more));
    grown.set(this.bytes.subarray(0, this.used));
    this.bytes = grown;
  }
}
