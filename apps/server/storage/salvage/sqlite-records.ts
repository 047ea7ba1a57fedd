/** Parses the rows on the leaf pages of SQLite tables (SQLite file format, 1.6 and 2.1). Rows that cannot be parsed are left out. */
import { PAGE_SIZE, type SqlitePages } from './sqlite-pages.ts';

export type SqliteValue = string | number | null;

const TABLE_LEAF = 0x0d;
const HEADER_SIZE = 8;
/** The file header at the beginning of the first page. */
const FILE_HEADER_SIZE = 100;
/** The longest row that is not stored on overflow pages, and the shortest part of a longer one. */
const MAX_LOCAL = PAGE_SIZE - 35;
const MIN_LOCAL = Math.floor(((PAGE_SIZE - 12) * 32) / 255) - 23;
/** A damaged length must not cost more memory than this. */
const MAX_ROW_BYTES = 64 * 2 ** 20;

/** All rows on a page; none if it is not a leaf of a table. */
export function* readRows(pages: SqlitePages, pageNumber: number): Generator<readonly SqliteValue[]> {
  const page = pages.read(pageNumber);
  const start = pageNumber === 1 ? FILE_HEADER_SIZE : 0;
  if (page?.[start] !== TABLE_LEAF) return;
  const cells = page.readUInt16BE(start + 3);
  for (let cell = 0; cell < cells; cell++) {
    const pointer = start + HEADER_SIZE + 2 * cell;
    if (pointer + 2 > PAGE_SIZE) return;
    const row = readRow(pages, page, page.readUInt16BE(pointer));
    if (row !== undefined) yield row;
  }
}

function readRow(pages: SqlitePages, page: Buffer, offset: number): readonly SqliteValue[] | undefined {
  try {
    const [length, afterLength] = readVarint(page, offset);
    const [, payload] = readVarint(page, afterLength);
    return parseRecord(readPayload(pages, page, payload, length));
  } catch {
    // A damaged length or offset leads out of the page.
    return undefined;
  }
}

/** Numbers of seven bits each, of at most nine bytes. */
function readVarint(bytes: Buffer, offset: number): readonly [value: number, next: number] {
  let value = 0;
  for (let i = 0; i < 9; i++) {
    const byte = bytes.readUInt8(offset + i);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, offset + i + 1];
  }
  return [value, offset + 9];
}

function readPayload(pages: SqlitePages, page: Buffer, offset: number, length: number): Buffer {
  if (length > MAX_ROW_BYTES) throw new RangeError('too long');
  if (length <= MAX_LOCAL) return sliceExactly(page, offset, length);
  const fitted = MIN_LOCAL + ((length - MIN_LOCAL) % (PAGE_SIZE - 4));
  const local = fitted <= MAX_LOCAL ? fitted : MIN_LOCAL;
  const parts = [sliceExactly(page, offset, local)];
  let next = page.readUInt32BE(offset + local);
  for (let left = length - local; left > 0;) {
    const overflow = pages.read(next);
    if (overflow === undefined) throw new RangeError('no such page');
    const part = sliceExactly(overflow, 4, Math.min(left, PAGE_SIZE - 4));
    parts.push(part);
    left -= part.length;
    next = overflow.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

function sliceExactly(bytes: Buffer, start: number, length: number): Buffer {
  if (start + length > bytes.length) throw new RangeError('too long');
  return bytes.subarray(start, start + length);
}

function parseRecord(payload: Buffer): readonly SqliteValue[] {
  const [headerSize, first] = readVarint(payload, 0);
  const values: SqliteValue[] = [];
  let body = headerSize;
  for (let offset = first; offset < headerSize;) {
    const [type, next] = readVarint(payload, offset);
    const [value, size] = readValue(payload, body, type);
    values.push(value);
    body += size;
    offset = next;
  }
  return values;
}

const INTEGER_SIZES = [0, 1, 2, 3, 4, 6, 8];

function readValue(payload: Buffer, offset: number, type: number): readonly [SqliteValue, number] {
  if (type === 0) return [null, 0];
  if (type === 8 || type === 9) return [type - 8, 0];
  if (type >= 13 && type % 2 === 1) {
    const size = (type - 13) / 2;
    return [sliceExactly(payload, offset, size).toString('utf8'), size];
  }
  const size = INTEGER_SIZES[type];
  if (size === undefined) throw new RangeError('no type of ours');
  const value = size === 8 ? Number(payload.readBigInt64BE(offset)) : payload.readIntBE(offset, size);
  return [value, size];
}
