/** Texts in files of a world that never said which encoding it uses: UTF-8, else Latin-1; and the other way, bytes put together. */

/** Bytes as text. In a field that is full to the brim the last character may have been cut in the middle: it is left away. */
export function textOf(bytes: Uint8Array, full = false): string {
  if (bytes.every((byte) => byte < 0x80)) return latin(bytes);
  const whole = utf8(bytes);
  if (whole !== undefined) return whole;
  return (full ? utf8(bytes.subarray(0, lastStart(bytes))) : undefined) ?? latin(bytes);
}

function latin(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

function utf8(bytes: Uint8Array): string | undefined {
  let escaped = '';
  for (const byte of bytes) escaped += `%${byte.toString(16).padStart(2, '0')}`;
  try {
    return decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
}

/** Where the last character begins, should this be UTF-8. */
function lastStart(bytes: Uint8Array): number {
  let start = bytes.length - 1;
  while (start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start--;
  return start;
}

/** Text as UTF-8. */
export function bytesOf(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  const bytes = new Uint8Array(escaped.length);
  let length = 0;
  for (let at = 0; at < escaped.length; at++) {
    const isEscape = escaped[at] === '%';
    bytes[length++] = isEscape ? Number.parseInt(escaped.slice(at + 1, at + 3), 16) : escaped.charCodeAt(at);
    if (isEscape) at += 2;
  }
  return bytes.slice(0, length);
}

export const lengthOf = (text: string): number => bytesOf(text).length;

/** As much of a text as so many bytes hold, in whole characters. */
export function cut(text: string, room: number): string {
  let kept = '';
  let length = 0;
  for (const character of text) {
    length += lengthOf(character);
    if (length > room) break;
    kept += character;
  }
  return kept;
}

/** Bytes of a size, zero but for what is filled in. */
export function block(size: number, fill: (bytes: Uint8Array, view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(size);
  fill(bytes, new DataView(bytes.buffer));
  return bytes;
}

/** Numbers as that world writes them. */
export const numbers = (...values: readonly number[]): Uint8Array =>
  block(values.length * 4, (_, view) => values.forEach((value, i) => view.setInt32(i * 4, value, true)));

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
