/**
 * The list of a game's finished matches: one line of JSON each, appended to a file beside the saves. A match is
 * identified by the digest of its archive, its players and its start, so that it counts once however often it is added.
 */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ArchiveSummary, canonicalJson, type Infer, parseJson, schema } from '@ludoteca/kernel';
import { privateDisk } from '../files/disk.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { readFileBytes, type ReadProblem } from '../files/read-file.ts';

export const FINISHED_MATCHES_FILE = 'statistics.jsonl';

const { integer, list, object, text } = schema;
const count = integer(0, Number.MAX_SAFE_INTEGER);
const shortText = text(1000, 1);
const MAX_SEATS = 1000;

const finishedMatch = object(
  {
    /** The same for the same match: see `toFinishedMatch`. */
    id: shortText,
    /** When it was finished, in milliseconds. */
    at: count,
    entries: count,
    /** By seat. */
    players: list(object({ name: shortText, kind: shortText }, 'open'), MAX_SEATS),
    places: list(count, MAX_SEATS),
  },
  'open',
);
export type FinishedMatch = Infer<typeof finishedMatch>;

/** Undefined while the match goes on, or if the archive does not name the players. */
export function toFinishedMatch(
  { digest, entries, outcome, players, began }: Omit<ArchiveSummary, 'header'>,
  at: Date,
): FinishedMatch | undefined {
  if (outcome === undefined || players === undefined || players.length !== outcome.places.length)
    return undefined;
  const id = createHash('sha256').update(canonicalJson({ began, digest, players })).digest('hex');
  return { id, at: at.getTime(), entries, players, places: outcome.places };
}

/** The content of the file. */
export interface FinishedMatchList {
  readonly finished: readonly FinishedMatch[];
  /**
   * The numbers of unreadable lines, counted from 1. An incomplete last line, left by a crash, is not among them: the
   * next match replaces it.
   */
  readonly damaged: readonly number[];
  /** Why the file as a whole cannot be read. */
  readonly readProblem?: ReadProblem;
}

export class FinishedMatchesFile {
  private readonly path: string;

  constructor(folder: string) {
    this.path = join(folder, FINISHED_MATCHES_FILE);
  }

  async read(): Promise<FinishedMatchList> {
    const bytes = await readFileBytes(this.path);
    if (bytes.ok) return toList(splitLines(bytes.value));
    return {
      finished: [],
      damaged: [],
      ...(bytes.problem.what === 'missing' ? {} : { readProblem: bytes.problem }),
    };
  }

  /** Appends the matches that are not in the file yet; durable when it resolves. */
  async add(matches: readonly FinishedMatch[]): Promise<void> {
    const bytes = await readFileBytes(this.path);
    if (!bytes.ok && bytes.problem.what !== 'missing') throw new Error(`${this.path}: ${bytes.problem.what}`);
    const lines = bytes.ok ? splitLines(bytes.value) : [];
    const known = new Set(toList(lines).finished.map(({ id }) => id));
    const missing = matches.filter(({ id }) => !known.has(id));
    if (missing.length === 0) return;
    await makeDurableFolder(dirname(this.path), privateDisk);
    const file = await open(this.path, 'a', 0o600);
    try {
      // Truncate only if there is an incomplete line: another program may have appended lines since.
      if (bytes.ok && countTornBytes(lines) > 0)
        await file.truncate(bytes.value.length - countTornBytes(lines));
      await file.write(missing.map((one) => `${canonicalJson(one)}\n`).join(''));
      await file.sync();
    } finally {
      await file.close();
    }
    await privateDisk.syncFolder(dirname(this.path));
  }
}

interface FileLine {
  readonly match: FinishedMatch | undefined;
  readonly size: number;
}

function splitLines(bytes: Uint8Array): readonly FileLine[] {
  const buffer = Buffer.from(bytes);
  const lines: FileLine[] = [];
  for (let from = 0; from < buffer.length;) {
    const end = buffer.indexOf('\n', from);
    const to = end === -1 ? buffer.length : end + 1;
    const match = end === -1 ? undefined : parseFinished(buffer.toString('utf8', from, end));
    lines.push({ match, size: to - from });
    from = to;
  }
  return lines;
}

/** Size of the incomplete last line that a crash has left. */
const countTornBytes = (lines: readonly FileLine[]): number => {
  const last = lines.at(-1);
  return last === undefined || last.match !== undefined ? 0 : last.size;
};

function toList(lines: readonly FileLine[]): FinishedMatchList {
  const found = new Map(
    lines.flatMap(({ match }) => (match === undefined ? [] : [[match.id, match] as const])),
  );
  const damaged = lines.slice(0, -1).flatMap(({ match }, i) => (match === undefined ? [i + 1] : []));
  return { finished: [...found.values()], damaged };
}

/** Undefined unless the line is complete and valid. */
function parseFinished(line: string): FinishedMatch | undefined {
  const match = parseJson(finishedMatch, line);
  return match?.players.length === match?.places.length ? match : undefined;
}
