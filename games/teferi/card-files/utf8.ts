/** Decodes and encodes UTF-8 without platform functions, because games run on any JavaScript engine. */

/** The length of the sequence that a byte starts; 0 if it cannot start one. */
const sequenceLength = (first: number): number =>
  first < 0x80
    ? 1
    : first >= 0xc2 && first < 0xe0
      ? 2
      : (first & 0xf0) === 0xe0
        ? 3
        : first >= 0xf0 && first < 0xf5
          ? 4
          : 0;
const MIN_CODE_POINTS = [0, 0, 0x80, 0x800, 0x10000];
const CHUNK_SIZE = 8192;

/** Undefined if the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array, from = 0, to = bytes.length): string | undefined {
  const parts: string[] = [];
  let codes: number[] = [];
  for (let at = from; at < to;) {
    const first = bytes[at] ?? 0;
    const length = sequenceLength(first);
    if (length === 0 || at + length > to) return undefined;
    let code = length === 1 ? first : first & (0xff >> (length + 1));
    for (let i = 1; i < length; i++) {
      const next = bytes[at + i] ?? 0;
      if ((next & 0xc0) !== 0x80) return undefined;
      code = code * 64 + (next & 0x3f);
    }
    if (code < (MIN_CODE_POINTS[length] ?? 0) || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
      return undefined;
    if (code < 0x10000) codes.push(code);
    else codes.push(0xd800 + ((code - 0x10000) >> 10), 0xdc00 + ((code - 0x10000) & 0x3ff));
    at += length;
    if (codes.length < CHUNK_SIZE) continue;
    parts.push(String.fromCharCode(...codes));
    codes = [];
  }
  parts.push(String.fromCharCode(...codes));
  return parts.join('');
}

export function encodeUtf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 0x3f));
    else if (code < 0x10000)
      bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 0x3f),
        0x80 | ((code >> 6) & 0x3f),
        0x80 | (code & 0x3f),
      );
  }
  return Uint8Array.from(bytes);
}
