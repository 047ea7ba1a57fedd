/** Encodes and decodes the texts and numbers of the original files. */
import { encodeUtf8, decodeUtf8 } from '@ludoteca/kernel';
import { decodeUnknownText } from '@ludoteca/kit';

/** In a full field the last UTF-8 character may be cut off in the middle; it is dropped. */
export const decodeText = (bytes: Uint8Array, isFull = false): string =>
  (isFull ? (decodeUtf8(bytes) ?? decodeUtf8(bytes.subarray(0, startOfLastCharacter(bytes)))) : undefined) ??
  decodeUnknownText(bytes);

function startOfLastCharacter(bytes: Uint8Array): number {
  let start = bytes.length - 1;
  while (start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start--;
  return start;
}

export const byteLength = (text: string): number => encodeUtf8(text).length;

/** The longest prefix of whole characters that fits. */
export function truncateToBytes(text: string, maxBytes: number): string {
  let length = 0;
  let end = 0;
  for (const character of text) {
    length += byteLength(character);
    if (length > maxBytes) return text.slice(0, end);
    end += character.length;
  }
  return text;
}

/** A block of zeros, filled by the callback. */
export function createBlock(size: number, fill: (bytes: Uint8Array, view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(size);
  fill(bytes, new DataView(bytes.buffer));
  return bytes;
}

/** Little-endian 32-bit integers. */
export const encodeNumbers = (...values: readonly number[]): Uint8Array =>
  createBlock(values.length * 4, (_, view) =>
    values.forEach((value, i) => view.setInt32(i * 4, value, true)),
  );

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
