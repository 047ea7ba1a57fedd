/** A growing buffer of text, which spares the garbage collector millions of short strings. */
const INITIAL_BYTES = 1 << 16;
/** A UTF-16 code unit takes at most this many bytes in UTF-8. */
const MAX_BYTES_PER_UNIT = 3;
/** Longest number as a text: `-1.2345678901234567e-100`. */
const MAX_NUMBER_BYTES = 24;
const [COMMA, OPENING_BRACKET, CLOSING_BRACKET, ZERO] = [44, 91, 93, 48];
const MAX_ASCII = 127;
/** Texts up to this length are copied unit by unit, which is faster than a call of Node. */
const SHORT_TEXT = 64;

export class ByteWriter {
  private bytes = Buffer.allocUnsafe(INITIAL_BYTES);
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
    let used = this.used;
    bytes[used++] = OPENING_BRACKET;
    // Two numbers at once: together they are a 0 of twice the length only if both are 0.
    const pairs = new Float64Array(values.buffer, values.byteOffset, length >> 1);
    for (let pair = 0; pair < pairs.length; pair++) {
      if (pairs[pair] === 0) continue;
      used = writeEntry(bytes, used, pair * 2, values[pair * 2] ?? 0);
      used = writeEntry(bytes, used, pair * 2 + 1, values[pair * 2 + 1] ?? 0);
    }
    if (length % 2 === 1) used = writeEntry(bytes, used, length - 1, values[length - 1] ?? 0);
    // The last comma becomes the bracket.
    if (bytes[used - 1] === COMMA) used--;
    bytes[used++] = CLOSING_BRACKET;
    this.used = used;
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
  }
}

/** Writes the index and the value of a number that is not 0, each with a comma. Returns their end. */
function writeEntry(bytes: Buffer, begin: number, index: number, value: number): number {
  if (value === 0) return begin;
  let end = writeNumber(bytes, begin, index);
  bytes[end++] = COMMA;
  // Most values have one digit.
  const digit = value | 0;
  if (digit === value && digit > 0 && digit < 10) bytes[end++] = ZERO + digit;
  else end = writeNumber(bytes, end, value);
  bytes[end++] = COMMA;
  return end;
}

/** Writes a number as JSON does. Returns its end. */
function writeNumber(bytes: Buffer, begin: number, value: number): number {
  const small = value | 0;
  if (small !== value || small < 0 || small >= 10_000)
    return begin + bytes.write(String(value), begin, 'latin1');
  let end = begin;
  const tens = (small / 10) | 0;
  const hundreds = (small / 100) | 0;
  if (small >= 1000) bytes[end++] = ZERO + ((small / 1000) | 0);
  if (hundreds > 0) bytes[end++] = ZERO + (hundreds % 10);
  if (tens > 0) bytes[end++] = ZERO + (tens % 10);
  bytes[end++] = ZERO + (small % 10);
  return end;
}
