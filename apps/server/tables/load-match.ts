/** Loads the match of a table from its stored entries: from the latest snapshot if it is usable, else by replaying from the start. */
import {
  type Archive,
  applyEntry,
  deriveTableSeed,
  findVersion,
  type Game,
  type MatchHeader,
  type Match,
  type Position,
  replay,
  resumeMatch,
  type AnyParts,
} from '@ludoteca/kernel';
import { type HistoryStep, MatchHistory } from '@ludoteca/kit';
import { RefusedError } from '@ludoteca/wire';
import type { ServerContext } from '../server-context.ts';
import type { StoredSnapshot, TableRow } from '../storage/storage.ts';

export interface LoadedMatch {
  readonly match: Match<AnyParts>;
  readonly history: MatchHistory<AnyParts>;
}

/** A match is played by one version of the rules from its first entry to its last; the game must still have that version. */
export function requireSameRules(game: Game<AnyParts>, { version: made }: TableRow): void {
  if (findVersion(game, made) === undefined)
    throw new RefusedError({ problem: 'other rules', facts: { made, now: game.version } });
}

export async function loadMatch(
  context: ServerContext,
  game: Game<AnyParts>,
  row: TableRow,
): Promise<LoadedMatch> {
  const { storage, log } = context;
  requireSameRules(game, row);
  const [stored, snapshot] = await Promise.all([storage.readEntries(row.id), storage.readSnapshot(row.id)]);
  const archive: Archive = { ...createHeader(game, row), entries: stored.map(({ entry }) => entry) };
  if (snapshot?.version === row.version && snapshot.number <= stored.length)
    try {
      return loadFromSnapshot(game, archive, snapshot);
    } catch (error) {
      log(`the snapshot of table ${row.id} is of no use`, error);
    }
  return loadFromStart(game, archive);
}

/** A table from before archive format 2 does not name the cards of its match. */
const createHeader = (
  { id: game, cards: table }: Game<AnyParts>,
  { id, version, seats, settings, secret, from, cards }: TableRow,
): MatchHeader => ({
  game,
  version,
  seats: seats.length,
  settings,
  seed: deriveTableSeed(id, secret, seats),
  dice: 'chacha',
  ...(from === undefined ? {} : { from }),
  ...(cards === undefined ? {} : { cards }),
  ...(table === undefined || cards !== undefined ? {} : { format: 1 }),
});

/** Steps before the snapshot are replayed only when a client needs them: after a restart most clients have received them. */
function loadFromSnapshot(game: Game<AnyParts>, archive: Archive, snapshot: StoredSnapshot): LoadedMatch {
  const { number } = snapshot;
  const position = snapshot.position as unknown as Position<AnyParts>;
  if (position.number !== number) throw new Error(`it is of entry ${position.number}, not of ${number}`);
  const past: Archive = { ...archive, entries: archive.entries.slice(0, number) };
  const match = resumeMatch(game, past, position);
  const history = new MatchHistory<AnyParts>(number + 1, () => replaySteps(game, past));
  for (const entry of archive.entries.slice(number)) {
    const applied = applyEntry(match, entry, match.number + 1);
    if (!applied.ok) throw new Error(`entry ${applied.problem.entry}: ${applied.problem.what}`);
    history.add(entry, match.redact(applied.value));
  }
  return { match, history };
}

function replaySteps(game: Game<AnyParts>, archive: Archive): readonly HistoryStep<AnyParts>[] {
  const history = new MatchHistory<AnyParts>();
  const replayed = replayInto(history, game, archive);
  if (!replayed.ok)
    throw new Error(`entry ${replayed.problem.entry} cannot be played again: ${replayed.problem.what}`);
  return history.since(-1);
}

function loadFromStart(game: Game<AnyParts>, archive: Archive): LoadedMatch {
  const history = new MatchHistory<AnyParts>();
  const replayed = replayInto(history, game, archive);
  if (!replayed.ok)
    throw new RefusedError({ problem: 'other rules', facts: { entry: replayed.problem.entry } });
  return { match: replayed.value, history };
}

const replayInto = (
  history: MatchHistory<AnyParts>,
  game: Game<AnyParts>,
  archive: Archive,
): ReturnType<typeof replay<AnyParts>> =>
  replay(game, archive, undefined, (match, events) => {
    history.add(archive.entries[match.number - 1], match.redact(events));
  });
