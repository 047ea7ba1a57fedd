/** Decompresses deflate streams (RFC 1951). */

/** Reads bits from the lowest of each byte up. */
class BitReader {
  readonly bytes: Uint8Array;
  at: number;
  held = 0;
  count = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  take(width: number): number {
    while (this.count < width) {
      const byte = this.bytes[this.at++];
      if (byte === undefined) throw new RangeError('it ends too early');
      this.held |= byte << this.count;
      this.count += 8;
    }
    const found = this.held & ((1 << width) - 1);
    this.held >>>= width;
    this.count -= width;
    return found;
  }

  toByte(): void {
    this.held = 0;
    this.count = 0;
  }
}

/** A canonical Huffman code: the number of symbols of each length, and the symbols in order. */
interface HuffmanCode {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

function buildCode(lengths: readonly number[]): HuffmanCode {
  const counts = new Uint16Array(16);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  counts[0] = 0;
  const starts = new Uint16Array(16);
  for (let i = 1; i < 15; i++) starts[i + 1] = (starts[i] ?? 0) + (counts[i] ?? 0);
  const symbols = new Uint16Array(lengths.length);
  lengths.forEach((length, symbol) => {
    if (length === 0) return;
    const place = starts[length] ?? 0;
    symbols[place] = symbol;
    starts[length] = place + 1;
  });
  return { counts, symbols };
}

function decodeSymbol(bits: BitReader, { counts, symbols }: HuffmanCode): number {
  let [code, first, index] = [0, 0, 0];
  for (let length = 1; length < 16; length++) {
    code |= bits.take(1);
    const count = counts[length] ?? 0;
    if (code - first < count) return symbols[index + code - first] ?? 0;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw new RangeError('a code that stands for nothing');
}

const repeatLength = (from: number, to: number, length: number): number[] =>
  Array.from({ length: to - from }, () => length);
const FIXED_LITERALS = buildCode([
  ...repeatLength(0, 144, 8),
  ...repeatLength(144, 256, 9),
  ...repeatLength(256, 280, 7),
  ...repeatLength(280, 288, 8),
]);
const FIXED_DISTANCES = buildCode(repeatLength(0, 30, 5));
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Base values and extra bits of lengths (3 to 258) and distances (1 to 32768). */
const baseValues = (size: number, step: number, start: number): readonly (readonly [number, number])[] => {
  const list: (readonly [number, number])[] = [];
  let base = start;
  for (let i = 0; i < size; i++) {
    const extra = Math.max(0, Math.floor(i / step) - 1);
    list.push([base, extra]);
    base += 1 << extra;
  }
  return list;
};
const LENGTHS = [...baseValues(28, 4, 3), [258, 0] as const];
const DISTANCES = baseValues(30, 2, 1);

function readDynamicCodes(bits: BitReader): readonly [HuffmanCode, HuffmanCode] {
  const [literals, distances, lengths] = [bits.take(5) + 257, bits.take(5) + 1, bits.take(4) + 4];
  const small = repeatLength(0, 19, 0);
  for (let i = 0; i < lengths; i++) small[CODE_LENGTH_ORDER[i] ?? 0] = bits.take(3);
  const code = buildCode(small);
  const all: number[] = [];
  while (all.length < literals + distances) {
    const symbol = decodeSymbol(bits, code);
    if (symbol < 16) all.push(symbol);
    else if (symbol === 16) all.push(...repeatLength(0, 3 + bits.take(2), all.at(-1) ?? 0));
    else all.push(...repeatLength(0, symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7), 0));
  }
  return [buildCode(all.slice(0, literals)), buildCode(all.slice(literals, literals + distances))];
}

/** A growing byte buffer with a size limit. */
class OutputBuffer {
  bytes = new Uint8Array(1 << 16);
  size = 0;
  readonly max: number;

  constructor(max: number) {
    this.max = max;
  }

  push(byte: number): void {
    if (this.size === this.bytes.length) {
      if (this.size >= this.max) throw new RangeError('it holds too much');
      const grown = new Uint8Array(this.size * 2);
      grown.set(this.bytes);
      this.bytes = grown;
    }
    this.bytes[this.size++] = byte;
  }

  again(distance: number, length: number): void {
    if (distance > this.size) throw new RangeError('a distance before its beginning');
    for (let i = 0; i < length; i++) this.push(this.bytes[this.size - distance] ?? 0);
  }
}

function inflateBlock(
  bits: BitReader,
  sink: OutputBuffer,
  literals: HuffmanCode,
  distances: HuffmanCode,
): void {
  for (;;) {
    const symbol = decodeSymbol(bits, literals);
    if (symbol === 256) return;
    if (symbol < 256) {
      sink.push(symbol);
      continue;
    }
    const [base, extra] = LENGTHS[symbol - 257] ?? [0, 0];
    const length = base + bits.take(extra);
    const [near, more] = DISTANCES[decodeSymbol(bits, distances)] ?? [0, 0];
    sink.again(near + bits.take(more), length);
  }
}

function copyStoredBlock(bits: BitReader, sink: OutputBuffer): void {
  bits.toByte();
  const length = bits.take(16);
  if ((bits.take(16) ^ length) !== 0xffff) throw new RangeError('a length that contradicts itself');
  for (let i = 0; i < length; i++) sink.push(bits.take(8));
}

/** Throws a RangeError for an invalid stream, or for one with more than `max` bytes. */
export function inflate(bytes: Uint8Array, from: number, max: number): Uint8Array {
  const bits = new BitReader(bytes, from);
  const sink = new OutputBuffer(max);
  for (let last = false; !last;) {
    last = bits.take(1) === 1;
    const kind = bits.take(2);
    if (kind === 0) copyStoredBlock(bits, sink);
    else if (kind === 1) inflateBlock(bits, sink, FIXED_LITERALS, FIXED_DISTANCES);
    else if (kind === 2) inflateBlock(bits, sink, ...readDynamicCodes(bits));
    else throw new RangeError('a block of no kind');
  }
  return sink.bytes.subarray(0, sink.size);
}
