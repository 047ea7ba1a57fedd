/** A growing buffer of text, which spares the garbage collector millions of short strings. */
const INITIAL_BYTES = 1 << 16;
/** A UTF-16 code unit takes at most this many bytes in UTF-8. */
const MAX_BYTES_PER_UNIT = 3;
/** Longest number as a text: `-1.2345678901234567e-100`. */
const MAX_NUMBER_BYTES = 24;
const [COMMA, OPENING_BRACKET, CLOSING_BRACKET] = [44, 91, 93];
const MAX_ASCII = 127;
/** Texts up to this length are copied unit by unit, which is faster than a call of Node. */
const SHORT_TEXT = 64;

/** Whole numbers below this are written from a table. */
const SMALL_NUMBERS = 10_000;
/** The digits of the small numbers, the first digit in the lowest byte, and how many there are. */
const DIGITS = new Uint32Array(SMALL_NUMBERS);
const DIGIT_COUNTS = new Uint8Array(SMALL_NUMBERS);
for (let number = 0; number < SMALL_NUMBERS; number++) {
  const text = String(number);
  let digits = 0;
  for (let i = 0; i < text.length; i++) digits |= text.charCodeAt(i) << (i * 8);
  DIGITS[number] = digits;
  DIGIT_COUNTS[number] = text.length;
}

const viewBytes = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

export class ByteWriter {
  private bytes = Buffer.allocUnsafe(INITIAL_BYTES);
  /** Of the same bytes: it writes four digits at once. */
  private view = viewBytes(this.bytes);
  private used = 0;

  get length(): number {
    return this.used;
  }

  writeText(text: string): void {
    this.reserve(text.length * MAX_BYTES_PER_UNIT);
    this.used = text.length <= SHORT_TEXT ? this.writeShort(text) : this.writeAny(text);
  }

  /** Writes the numbers that are not 0 as a JSON array of indexes and values: [index, value, index, value, …]. The array has its own buffer. */
  writeSparse(values: Float32Array): void {
    const { length } = values;
    this.reserve(2 + length * 2 * (MAX_NUMBER_BYTES + 1));
    const { bytes } = this;
    bytes[this.used++] = OPENING_BRACKET;
    const begin = this.used;
    // Two numbers at once: together they are a 0 of twice the length only if both are 0.
    const pairs = new Float64Array(values.buffer, values.byteOffset, length >> 1);
    for (let pair = 0; pair < pairs.length; pair++) {
      if (pairs[pair] === 0) continue;
      this.writeEntry(pair * 2, values[pair * 2] ?? 0);
      this.writeEntry(pair * 2 + 1, values[pair * 2 + 1] ?? 0);
    }
    if (length % 2 === 1) this.writeEntry(length - 1, values[length - 1] ?? 0);
    // The last comma becomes the bracket.
    if (this.used > begin) this.used--;
    bytes[this.used++] = CLOSING_BRACKET;
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

  /** Returns the end of the text. */
  private writeShort(text: string): number {
    const { bytes } = this;
    let end = this.used;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit > MAX_ASCII) return this.writeAny(text);
      bytes[end++] = unit;
    }
    return end;
  }

  private writeAny(text: string): number {
    return this.used + this.bytes.write(text, this.used, 'utf8');
  }

  private reserve(more: number): void {
    if (this.used + more <= this.bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.used + more));
    grown.set(this.bytes.subarray(0, this.used));
    this.bytes = grown;
    this.view = viewBytes(grown);
  }

  /** Writes the index and the value of a number that is not 0, each with a comma. */
  private writeEntry(index: number, value: number): void {
    if (value === 0) return;
    this.writeNumber(index);
    this.writeNumber(value);
  }

  /** Writes a number as JSON does, and a comma. */
  private writeNumber(value: number): void {
    const { bytes } = this;
    const small = value >>> 0;
    if (small === value && small < SMALL_NUMBERS) {
      this.view.setUint32(this.used, DIGITS[small] ?? 0, true);
      this.used += DIGIT_COUNTS[small] ?? 0;
    } else this.used += bytes.write(String(value), this.used, 'latin1');
    bytes[this.used++] = COMMA;
  }
}
