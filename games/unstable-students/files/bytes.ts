/** Text and numbers as that world writes them into files, and back. */
import { encodeUtf8, decodeUtf8 } from '@ludoteca/kernel';
import { decodeUnknownText } from '@ludoteca/kit';

/** Bytes as text. In a field that is full to the brim the last character may have been cut in the middle: it is left away. */
export const decodeText = (bytes: Uint8Array, full = false): string =>
  (full ? (decodeUtf8(bytes) ?? decodeUtf8(bytes.subarray(0, startOfLastCharacter(bytes)))) : undefined) ??
  decodeUnknownText(bytes);

/** Where the last character begins, should this be UTF-8. */
function startOfLastCharacter(bytes: Uint8Array): number {
  let start = bytes.length - 1;
  while (start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start--;
  return start;
}

/** How many bytes a text takes. */
export const byteLength = (text: string): number => encodeUtf8(text).length;

/** As much of a text as so many bytes hold, in whole characters. */
export function truncateToBytes(text: string, room: number): string {
  let length = 0;
  let kept = 0;
  for (const character of text) {
    length += byteLength(character);
    if (length > room) return text.slice(0, kept);
    kept += character.length;
  }
  return text;
}

/** Bytes of a size, zero but for what is filled in. */
export function createBlock(size: number, fill: (bytes: Uint8Array, view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(size);
  fill(bytes, new DataView(bytes.buffer));
  return bytes;
}

/** Numbers as that world writes them. */
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
