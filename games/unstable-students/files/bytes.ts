/** Texts in files of a world that never said which encoding it uses: UTF-8, else Latin-1; and the other way, bytes put together. */

/** Bytes as text. In a field that is full to the brim the last character may have been cut in the middle: it is left away. */
export function textOf(bytes: Uint8Array, full = false): string {
  const whole = utf8(bytes);
  if (whole !== undefined) return whole;
  return (full ? utf8(bytes.subarray(0, lastStart(bytes))) : undefined) ?? latin(bytes);
}

function latin(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/** For each number of bytes in a character: the bits of the first, what it shows besides, and the smallest character that needs so many. */
const LEADS = [
  { count: 2, mask: 0x1f, sign: 0xc0, least: 0x80 },
  { count: 3, mask: 0x0f, sign: 0xe0, least: 0x800 },
  { count: 4, mask: 0x07, sign: 0xf0, least: 0x10000 },
] as const;

function utf8(bytes: Uint8Array): string | undefined {
  let text = '';
  for (let i = 0; i < bytes.length;) {
    const first = bytes[i] ?? 0;
    if (first < 0x80) {
      text += String.fromCharCode(first);
      i++;
      continue;
    }
    const lead = LEADS.find(({ mask, sign }) => (first & ~mask) === sign);
    if (lead === undefined || i + lead.count > bytes.length) return undefined;
    const point = pointAt(bytes, i, lead.count, first & lead.mask);
    if (point === undefined || point < lead.least || point > 0x10ffff || isSurrogate(point)) return undefined;
    text += String.fromCodePoint(point);
    i += lead.count;
  }
  return text;
}

function pointAt(bytes: Uint8Array, start: number, count: number, lead: number): number | undefined {
  let point = lead;
  for (let i = start + 1; i < start + count; i++) {
    const byte = bytes[i] ?? 0;
    if ((byte & 0xc0) !== 0x80) return undefined;
    point = (point << 6) | (byte & 0x3f);
  }
  return point;
}

const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff;

/** Where the last character begins, should this be UTF-8. */
function lastStart(bytes: Uint8Array): number {
  let start = bytes.length - 1;
  while (start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start--;
  return start;
}

/** Text as UTF-8. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(lengthOf(text));
  let length = 0;
  for (const character of text) {
    const point = pointOf(character);
    const count = countOf(point);
    const sign = count === 1 ? 0 : (0xf00 >> count) & 0xff;
    bytes[length] = sign | (point >> (6 * (count - 1)));
    for (let i = 1; i < count; i++) bytes[length + i] = 0x80 | ((point >> (6 * (count - 1 - i))) & 0x3f);
    length += count;
  }
  return bytes;
}

/** The number of a character; half of one is what cannot be written. */
function pointOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  return isSurrogate(point) ? 0xfffd : point;
}

const countOf = (point: number): number => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);

/** How many bytes a text takes. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const character of text) length += countOf(pointOf(character));
  return length;
}

/** As much of a text as so many bytes hold, in whole characters. */
export function cut(text: string, room: number): string {
  let length = 0;
  let kept = 0;
  for (const character of text) {
    length += countOf(pointOf(character));
    if (length > room) return text.slice(0, kept);
    kept += character.length;
  }
  return text;
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
