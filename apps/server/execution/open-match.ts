/** Opens a stored match: from its latest snapshot if that is usable, else by replaying from the start. */
import {
  type Archive,
  type ArchiveEntry,
  applyEntry,
  type Game,
  type Match,
  type MatchHeader,
  type Position,
  replay,
  resumeMatch,
  type AnyParts,
  type Seat,
} from '@ludoteca/kernel';
import { type HistoryStep, MatchHistory } from '@ludoteca/kit';
import { RefusedError } from '@ludoteca/wire';
import type { StoredSnapshot } from '../storage/storage.ts';
import type { StoredMatch } from './operations.ts';

export interface OpenedMatch {
  readonly match: Match<AnyParts>;
  readonly history: MatchHistory<AnyParts>;
}

/** Returns undefined if the snapshot is of no use, so that all entries are needed. */
export function openMatch(
  game: Game<AnyParts>,
  { header, entries, snapshot }: StoredMatch,
  onUnusableSnapshot: (error: unknown) => void,
): OpenedMatch | undefined {
  if (snapshot === undefined) return openFromStart(game, { ...header, entries });
  try {
    return openFromSnapshot(game, header, snapshot, entries);
  } catch (error) {
    onUnusableSnapshot(error);
    return undefined;
  }
}

/** Steps before the snapshot are replayed only when a client needs them: after a restart most clients have received them. */
function openFromSnapshot(
  game: Game<AnyParts>,
  header: MatchHeader,
  { number, position: stored }: StoredSnapshot,
  entries: readonly ArchiveEntry[],
): OpenedMatch {
  const position = stored as unknown as Position<AnyParts>;
  if (position.number !== number) throw new Error(`it is of entry ${position.number}, not of ${number}`);
  const match = resumeMatch(game, { ...header, entries: [] }, position);
  const history = new MatchHistory<AnyParts>(number + 1);
  for (const entry of entries) {
    const asked = match.question?.seat;
    const applied = applyEntry(match, entry, match.number + 1);
    if (!applied.ok) throw new Error(`entry ${applied.problem.entry}: ${applied.problem.what}`);
    history.add(asked, entry, match.redact(applied.value));
  }
  return { match, history };
}

/** The steps of an archive, with the opening. */
export function replaySteps(game: Game<AnyParts>, archive: Archive): readonly HistoryStep<AnyParts>[] {
  const history = new MatchHistory<AnyParts>();
  const replayed = replayInto(history, game, archive);
  if (!replayed.ok)
    throw new Error(`entry ${replayed.problem.entry} cannot be played again: ${replayed.problem.what}`);
  return history.since(-1);
}

/** Opens a match by replaying its entries. */
function openFromStart(game: Game<AnyParts>, archive: Archive): OpenedMatch {
  const history = new MatchHistory<AnyParts>();
  const replayed = replayInto(history, game, archive);
  if (!replayed.ok)
    throw new RefusedError({ problem: 'other rules', facts: { entry: replayed.problem.entry } });
  return { match: replayed.value, history };
}

function replayInto(
  history: MatchHistory<AnyParts>,
  game: Game<AnyParts>,
  archive: Archive,
): ReturnType<typeof replay<AnyParts>> {
  let asked: Seat | undefined;
  return replay(game, archive, undefined, (match, events) => {
    history.add(asked, archive.entries[match.number - 1], match.redact(events));
    asked = match.question?.seat;
  });
}
