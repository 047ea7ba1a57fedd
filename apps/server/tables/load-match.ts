/** The match of a table as its entries tell it, by the rules it was made by: from the latest snapshot if there is a good one, else from the start. */
import {
  type Archive,
  applyEntry,
  deriveFairSeed,
  type Game,
  type MatchHeader,
  type Match,
  type Position,
  replay,
  resumeMatch,
  type AnyParts,
} from '@ludoteca/kernel';
import { RefusedError } from '@ludoteca/wire';
import type { ServerContext } from '../server-context.ts';
import type { StoredSnapshot, TableRow } from '../storage/storage.ts';
import { MatchHistory } from './match-history.ts';

export interface LoadedMatch {
  readonly match: Match<AnyParts>;
  readonly history: MatchHistory;
}

/** A match is played by the rules that its table was made by, from its first entry to its last. */
export function requireSameRules({ version }: Game<AnyParts>, { version: made }: TableRow): void {
  if (made !== version) throw new RefusedError({ problem: 'other rules', facts: { made, now: version } });
}

export async function loadMatch(
  context: ServerContext,
  game: Game<AnyParts>,
  row: TableRow,
): Promise<LoadedMatch> {
  const { storage, log } = context;
  requireSameRules(game, row);
  const [kept, snapshot] = await Promise.all([storage.readEntries(row.id), storage.readSnapshot(row.id)]);
  const archive: Archive = { ...createHeader(row), entries: kept.map(({ entry }) => entry) };
  if (snapshot?.version === row.version && snapshot.number <= kept.length)
    try {
      return loadFromSnapshot(game, archive, snapshot);
    } catch (error) {
      log(`the snapshot of table ${row.id} is of no use`, error);
    }
  return loadFromStart(game, archive);
}

const createHeader = ({ game, version, seats, settings, secret, from }: TableRow): MatchHeader => ({
  game,
  version,
  seats: seats.length,
  settings,
  seed: deriveFairSeed(
    secret,
    seats.map(({ nonce }) => nonce),
  ),
  dice: 'chacha',
  ...(from === undefined ? {} : { from }),
});

function loadFromSnapshot(game: Game<AnyParts>, archive: Archive, snapshot: StoredSnapshot): LoadedMatch {
  const { number } = snapshot;
  const position = snapshot.position as unknown as Position<AnyParts>;
  if (position.number !== number) throw new Error(`it is of entry ${position.number}, not of ${number}`);
  const match = resumeMatch(game, { ...archive, entries: archive.entries.slice(0, number) }, position);
  const history = new MatchHistory(game, number + 1);
  for (const entry of archive.entries.slice(number)) {
    const entered = applyEntry(match, entry, match.number + 1);
    if (!entered.ok) throw new Error(`entry ${entered.problem.entry}: ${entered.problem.what}`);
    history.add(match.redact(entered.value), entry);
  }
  return { match, history };
}

function loadFromStart(game: Game<AnyParts>, archive: Archive): LoadedMatch {
  const history = new MatchHistory(game, 0);
  const replayed = replay(game, archive, undefined, (match, events) => {
    history.add(match.redact(events), archive.entries[match.number - 1]);
  });
  if (!replayed.ok)
    throw new RefusedError({ problem: 'other rules', facts: { entry: replayed.problem.entry } });
  return { match: replayed.value, history };
}
