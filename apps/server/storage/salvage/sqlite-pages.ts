/** Reads the pages of a SQLite file without SQLite, so that damage of some does not prevent reading the others. */
import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';

/** The page size of all our files, which is SQLite's default. The header may be damaged, so it is not asked. */
export const PAGE_SIZE = 4096;

const WAL_HEADER_SIZE = 32;
const FRAME_HEADER_SIZE = 24;
const FRAME_SIZE = FRAME_HEADER_SIZE + PAGE_SIZE;

export class SqlitePages {
  /** Pages count from 1. */
  readonly count: number;
  private readonly descriptor: number;
  /** Pages that are newer in the write-ahead log. */
  private readonly logged: ReadonlyMap<number, Buffer>;

  constructor(file: string) {
    this.logged = readWriteAheadLog(`${file}-wal`);
    this.descriptor = openSync(file, 'r');
    const stored = Math.ceil(fstatSync(this.descriptor).size / PAGE_SIZE);
    this.count = [...this.logged.keys()].reduce((most, number) => Math.max(most, number), stored);
  }

  /** A page; undefined if there is none with that number. */
  read(number: number): Buffer | undefined {
    if (number < 1 || number > this.count) return undefined;
    const logged = this.logged.get(number);
    if (logged !== undefined) return logged;
    const page = Buffer.alloc(PAGE_SIZE);
    readSync(this.descriptor, page, 0, PAGE_SIZE, (number - 1) * PAGE_SIZE);
    return page;
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

/** The pages of committed transactions. The log ends at the first frame whose checksum is wrong. */
function readWriteAheadLog(file: string): ReadonlyMap<number, Buffer> {
  const committed = new Map<number, Buffer>();
  const log = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  if (log.length < WAL_HEADER_SIZE) return committed;
  const checksum = new WalChecksum(log.readUInt32BE(0) % 2 === 1);
  checksum.add(log.subarray(0, 24));
  let pending = new Map<number, Buffer>();
  for (let start = WAL_HEADER_SIZE; start + FRAME_SIZE <= log.length; start += FRAME_SIZE) {
    const page = log.subarray(start + FRAME_HEADER_SIZE, start + FRAME_SIZE);
    checksum.add(log.subarray(start, start + 8));
    checksum.add(page);
    const isOfThisLog = log.compare(log, 16, 24, start + 8, start + 16) === 0;
    if (!isOfThisLog || !checksum.equals(log.subarray(start + 16, start + 24))) break;
    pending.set(log.readUInt32BE(start), page);
    const isCommit = log.readUInt32BE(start + 4) !== 0;
    if (!isCommit) continue;
    for (const [number, content] of pending) committed.set(number, content);
    pending = new Map();
  }
  return committed;
}

/** The running checksum of a write-ahead log (SQLite file format, 4.2). */
class WalChecksum {
  private readonly isBigEndian: boolean;
  private first = 0;
  private second = 0;

  constructor(isBigEndian: boolean) {
    this.isBigEndian = isBigEndian;
  }

  add(bytes: Buffer): void {
    for (let i = 0; i < bytes.length; i += 8) {
      this.first = (this.first + this.wordAt(bytes, i) + this.second) >>> 0;
      this.second = (this.second + this.wordAt(bytes, i + 4) + this.first) >>> 0;
    }
  }

  equals(stored: Buffer): boolean {
    return stored.readUInt32BE(0) === this.first && stored.readUInt32BE(4) === this.second;
  }

  private wordAt(bytes: Buffer, offset: number): number {
    return this.isBigEndian ? bytes.readUInt32BE(offset) : bytes.readUInt32LE(offset);
  }
}
