/** A collection: many archives in one file, with an index at its end (docs/archive-format.md). */
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { disk } from './disk.ts';
import { MAX_FILE_BYTES } from './file-limit.ts';

/** The first bytes of a collection. */
const HEAD = Buffer.from('LUDOTECA COLLECTION 1\n');
/** The last bytes, after the offset of the index. */
const TAIL = Buffer.from('LUDOINDX');
const WORD = 8;
/** Number, offset and length. */
const ROW_BYTES = 3 * WORD;
const FOOTER_BYTES = WORD + TAIL.length;
const MAX_ARCHIVES = 20_000_000;

export interface CollectionRow {
  /** The number of the game in its simulation. */
  readonly number: number;
  readonly offset: number;
  readonly length: number;
}

/** Why a collection cannot be read, as a sentence for the user. */
export class CollectionError extends Error {
  override readonly name = 'CollectionError';
}

/** Writes beside the file and replaces it when it is complete and durable. */
export class CollectionWriter {
  private readonly path: string;
  private readonly temporary: string;
  private readonly file: FileHandle;
  private readonly rows: CollectionRow[] = [];
  private offset = HEAD.length;

  private constructor(path: string, temporary: string, file: FileHandle) {
    this.path = path;
    this.temporary = temporary;
    this.file = file;
  }

  static async create(path: string): Promise<CollectionWriter> {
    const temporary = `${path}.${process.pid}.tmp`;
    const file = await open(temporary, 'wx', 0o666);
    await file.writeFile(HEAD);
    return new CollectionWriter(path, temporary, file);
  }

  /** Appends archives that follow one another in `bytes`. */
  async append(bytes: Uint8Array, archives: readonly { number: number; length: number }[]): Promise<void> {
    for (const { number, length } of archives) {
      this.rows.push({ number, offset: this.offset, length });
      this.offset += length;
    }
    await this.file.writeFile(bytes);
  }

  async finish(): Promise<void> {
    const index = Buffer.alloc(this.rows.length * ROW_BYTES + FOOTER_BYTES);
    let at = 0;
    for (const { number, offset, length } of this.rows.toSorted((a, b) => a.number - b.number))
      for (const value of [number, offset, length]) at = index.writeBigUInt64LE(BigInt(value), at);
    at = index.writeBigUInt64LE(BigInt(this.offset), at);
    TAIL.copy(index, at);
    await this.file.writeFile(index);
    await this.file.sync();
    await this.file.close();
    await rename(this.temporary, this.path);
    await disk.syncFolder(dirname(this.path));
  }

  /** Removes what was written. */
  async abandon(): Promise<void> {
    await this.file.close().catch(() => undefined);
    await rm(this.temporary, { force: true });
  }
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Whether a file begins as a collection does. A file that cannot be read does not. */
export async function isCollection(path: string): Promise<boolean> {
  const file = await open(path, 'r').catch(() => undefined);
  if (file === undefined) return false;
  try {
    return (await readBytes(file, 0, HEAD.length)).equals(HEAD);
  } catch {
    return false;
  } finally {
    await file.close();
  }
}

/** Reads single archives of a collection. Throws a `CollectionError` for one that is damaged. */
export class CollectionReader {
  readonly rows: readonly CollectionRow[];
  private readonly file: FileHandle;

  private constructor(file: FileHandle, rows: readonly CollectionRow[]) {
    this.file = file;
    this.rows = rows;
  }

  static async open(path: string): Promise<CollectionReader> {
    const file = await open(path, 'r');
    try {
      return new CollectionReader(file, await readIndex(file));
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** The archive, packed if it was stored so. */
  async read({ offset, length }: CollectionRow): Promise<Uint8Array> {
    return readBytes(this.file, offset, length);
  }

  close(): Promise<void> {
    return this.file.close();
  }
}

async function readIndex(file: FileHandle): Promise<readonly CollectionRow[]> {
  const { size } = await file.stat();
  const footer =
    size < HEAD.length + FOOTER_BYTES ? undefined : await readBytes(file, size - FOOTER_BYTES, FOOTER_BYTES);
  if (footer?.subarray(WORD).equals(TAIL) !== true)
    throw new CollectionError('the collection is cut off: it has no index');
  const start = Number(footer.readBigUInt64LE(0));
  const bytes = size - FOOTER_BYTES - start;
  if (start < HEAD.length || bytes < 0 || bytes % ROW_BYTES !== 0 || bytes / ROW_BYTES > MAX_ARCHIVES)
    throw new CollectionError('the index of the collection is damaged');
  const index = await readBytes(file, start, bytes);
  const rows = Array.from({ length: bytes / ROW_BYTES }, (_, i): CollectionRow => {
    const [number, offset, length] = [0, 1, 2].map((word) =>
      Number(index.readBigUInt64LE(i * ROW_BYTES + word * WORD)),
    ) as [number, number, number];
    return { number, offset, length };
  });
  const isInside = ({ offset, length }: CollectionRow): boolean =>
    offset >= HEAD.length && length <= MAX_FILE_BYTES && offset + length <= start;
  const isOrdered = rows.every(
    ({ number }, i) => Number.isSafeInteger(number) && number > (rows[i - 1]?.number ?? -1),
  );
  if (!isOrdered || !rows.every(isInside))
    throw new CollectionError('the index of the collection is damaged');
  return rows;
}

/** `games.ludotecas#17` is archive 17 of a collection. */
export const formatMember = (path: string, number: number): string => `${path}#${number}`;

/** The bytes of `FILE#NUMBER`; undefined if there is no such collection or it has no such archive. */
export async function readMember(path: string): Promise<Uint8Array | undefined> {
  const [, file = '', number = ''] = /^(.+)#(\d{1,15})$/.exec(path) ?? [];
  if (file === '' || !(await isCollection(file))) return undefined;
  const reader = await CollectionReader.open(file);
  try {
    const row = reader.rows.find((one) => one.number === Number(number));
    return row && (await reader.read(row));
  } finally {
    await reader.close();
  }
}
