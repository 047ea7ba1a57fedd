/**
 * The finished matches of a game, a line of JSON each, in a file beside its saves. Lines are only ever added. A match is known by the
 * digest of its archive, who played it and when it began, so that each occasion counts once however often it is written down.
 */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canonicalJson, type ArchiveSummary, type RecordedPlayer } from '@ludoteca/kernel';
import { secretDisk } from '../files/disk.ts';
import { makeFolders } from '../files/folders.ts';
import { readBytes, type Trouble } from '../files/load.ts';

export const TALLIES_FILE = 'statistics.jsonl';

/** A match that was played to its end. */
export interface Finished {
  /** The same for the same occasion: see `finishedOf`. */
  readonly id: string;
  /** When it was finished, in milliseconds. */
  readonly at: number;
  readonly entries: number;
  /** By seat. */
  readonly players: readonly RecordedPlayer[];
  readonly places: readonly number[];
}

/** What there is to count of a match: nothing while it goes on, or when nobody knows who played. */
export function finishedOf(
  { digest, entries, outcome, players, began }: Omit<ArchiveSummary, 'header'>,
  at: Date,
): Finished | undefined {
  if (outcome === undefined || players === undefined || players.length !== outcome.places.length)
    return undefined;
  const id = createHash('sha256').update(canonicalJson({ began, digest, players })).digest('hex');
  return { id, at: at.getTime(), entries, players, places: outcome.places };
}

/** What a file of finished matches holds. */
export interface Tallied {
  readonly finished: readonly Finished[];
  /** The lines that cannot be read, counted from 1. One at the very end is none of them: a crash leaves it, and the next match takes its place. */
  readonly damaged: readonly number[];
  /** Why the file as a whole cannot be read. */
  readonly trouble?: Trouble;
}

export class Tallies {
  private readonly path: string;

  constructor(folder: string) {
    this.path = join(folder, TALLIES_FILE);
  }

  async read(): Promise<Tallied> {
    const bytes = await readBytes(this.path);
    if (bytes.ok) return tallied(linesOf(bytes.value));
    return {
      finished: [],
      damaged: [],
      ...(bytes.problem.what === 'missing' ? {} : { trouble: bytes.problem }),
    };
  }

  /** Writes down what is not there yet; durable when it resolves. */
  async add(more: readonly Finished[]): Promise<void> {
    const bytes = await readBytes(this.path);
    if (!bytes.ok && bytes.problem.what !== 'missing') throw new Error(`${this.path}: ${bytes.problem.what}`);
    const lines = bytes.ok ? linesOf(bytes.value) : [];
    const known = new Set(tallied(lines).finished.map(({ id }) => id));
    const missing = more.filter(({ id }) => !known.has(id));
    if (missing.length === 0) return;
    await makeFolders(dirname(this.path), secretDisk);
    const file = await open(this.path, 'a', 0o600);
    try {
      // Only then: another program may have added lines since they were read.
      if (bytes.ok && tornBytes(lines) > 0) await file.truncate(bytes.value.length - tornBytes(lines));
      await file.write(missing.map((one) => `${canonicalJson(one)}\n`).join(''));
      await file.sync();
    } finally {
      await file.close();
    }
    await secretDisk.syncFolder(dirname(this.path));
  }
}

/** A line of the file: what it says, if it can be read, and how many bytes it takes. */
interface Line {
  readonly says: Finished | undefined;
  readonly size: number;
}

function linesOf(bytes: Uint8Array): readonly Line[] {
  const buffer = Buffer.from(bytes);
  const lines: Line[] = [];
  for (let from = 0; from < buffer.length;) {
    const end = buffer.indexOf('\n', from);
    const to = end === -1 ? buffer.length : end + 1;
    const says = end === -1 ? undefined : parseFinished(buffer.toString('utf8', from, end));
    lines.push({ says, size: to - from });
    from = to;
  }
  return lines;
}

/** How much of the end a crash has left half done. */
const tornBytes = (lines: readonly Line[]): number => {
  const last = lines.at(-1);
  return last === undefined || last.says !== undefined ? 0 : last.size;
};

function tallied(lines: readonly Line[]): Tallied {
  const found = new Map(lines.flatMap(({ says }) => (says === undefined ? [] : [[says.id, says] as const])));
  const damaged = lines.slice(0, -1).flatMap(({ says }, i) => (says === undefined ? [i + 1] : []));
  return { finished: [...found.values()], damaged };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A line that says everything it must, or nothing. */
function parseFinished(line: string): Finished | undefined {
  let read: Partial<{ readonly [K in keyof Finished]: unknown }> | null;
  try {
    read = JSON.parse(line) as typeof read;
  } catch {
    return undefined;
  }
  const { id, at, entries, players, places } = read ?? {};
  if (!isWord(id) || !isCount(at) || !isCount(entries)) return undefined;
  if (!Array.isArray(places) || !places.every(isCount)) return undefined;
  if (!Array.isArray(players) || players.length !== places.length) return undefined;
  const named = players.flatMap((player: unknown) => {
    const { name, kind } = (player ?? {}) as Partial<{ readonly [K in keyof RecordedPlayer]: unknown }>;
    return isWord(name) && isWord(kind) ? [{ name, kind }] : [];
  });
  return named.length === players.length ? { id, at, entries, players: named, places } : undefined;
}
