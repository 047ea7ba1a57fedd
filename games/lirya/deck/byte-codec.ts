/** Variable-length integers, base64url and a checksum, for deck codes. */
import { at } from '@ludoteca/kernel';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** RFC 4648 section 5, without padding. */
export function encodeBase64Url(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const left = Math.min(3, bytes.length - i);
    const word = (at(bytes, i) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let k = 0; k <= left; k++) text += ALPHABET.charAt((word >> (18 - 6 * k)) & 63);
  }
  return text;
}

/** Undefined if a character is not in the alphabet or bits are left over. */
export function decodeBase64Url(text: string): number[] | undefined {
  const bytes: number[] = [];
  let bits = 0;
  let word = 0;
  for (const letter of text) {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) return undefined;
    word = ((word << 6) | value) & 0xfff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((word >> bits) & 255);
    }
  }
  return bits >= 6 || (word & ((1 << bits) - 1)) !== 0 ? undefined : bytes;
}

/** Seven bits per byte; the highest bit is set if more bytes follow. */
export function writeVarint(bytes: number[], number: number): void {
  let left = number;
  while (left > 127) {
    bytes.push((left & 127) | 128);
    left >>>= 7;
  }
  bytes.push(left);
}

/** FNV-1a, folded to two bytes. */
export function computeChecksum(bytes: readonly number[]): readonly [number, number] {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  const folded = (hash >>> 16) ^ (hash & 0xffff);
  return [folded >> 8, folded & 255];
}

/** Reads bytes and integers in order; undefined beyond the end. */
export class ByteReader {
  readonly #bytes: readonly number[];
  #position = 0;

  constructor(bytes: readonly number[]) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#position === this.#bytes.length;
  }

  readByte(): number | undefined {
    return this.#bytes[this.#position++];
  }

  readVarint(): number | undefined {
    let number = 0;
    for (let shift = 0; shift <= 14; shift += 7) {
      const byte = this.readByte();
      if (byte === undefined) return undefined;
      number |= (byte & 127) << shift;
      if (byte < 128) return number;
    }
    return undefined;
  }
}
