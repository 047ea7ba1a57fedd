/** A recorded match that can be inspected after any number of entries. */
import {
  type Archive,
  type ArchiveEntry,
  at,
  type Divergence,
  applyEntry,
  type Game,
  type Match,
  ok,
  type Question,
  refuse,
  replay,
  type Result,
  type Seat,
  type RedactedEvents,
  type AnyParts,
  type Watcher,
} from '@ludoteca/kernel';

type TimelineMatch = Match<AnyParts>;

/** The events that led to a place: those of the opening at place 0, those of an entry at each other place. */
export interface TimelineStep {
  readonly entry?: ArchiveEntry;
  /** The question that the entry answered. */
  readonly question?: Question<AnyParts>;
  readonly events: RedactedEvents<AnyParts>;
  /** The seat asked after the entry. */
  readonly asked: Seat | undefined;
}

/** Entries between two snapshots, and the greatest number of snapshots. */
const MIN_SNAPSHOT_INTERVAL = 32;
const MAX_SNAPSHOTS = 64;

/** The match is replayed once; snapshots limit the cost of going to any place to one interval of entries. */
export class ReplayTimeline {
  /** By place, which is the number of entries executed. */
  readonly steps: readonly TimelineStep[];
  /** Why the replay ends before the last entry; undefined if it does not. */
  readonly divergence: Divergence | undefined;
  private readonly archive: Archive;
  private readonly interval: number;
  private readonly snapshots: readonly TimelineMatch[];
  private latest: TimelineMatch;

  private constructor(archive: Archive, interval: number, played: PlayedTimeline) {
    this.archive = archive;
    this.interval = interval;
    this.steps = played.steps;
    this.divergence = played.divergence;
    this.snapshots = played.snapshots;
    this.latest = at(played.snapshots, 0);
  }

  /** Replays the archive as far as possible. Fails only if the match cannot start. */
  static create(game: Game<AnyParts>, archive: Archive): Result<ReplayTimeline, Divergence> {
    const interval = Math.max(MIN_SNAPSHOT_INTERVAL, Math.ceil(archive.entries.length / MAX_SNAPSHOTS));
    const steps: TimelineStep[] = [];
    const snapshots: TimelineMatch[] = [];
    let question: Question<AnyParts> | undefined;
    const played = replay(game, archive, undefined, (match, events) => {
      steps.push(createStep(match, archive.entries[match.number - 1], question, events));
      if (match.number % interval === 0) snapshots.push(match.fork());
      ({ question } = match);
    });
    if (!played.ok && steps.length === 0) return refuse(played.problem);
    const divergence = played.ok ? undefined : played.problem;
    return ok(new ReplayTimeline(archive, interval, { steps, snapshots, divergence }));
  }

  /** The last place. */
  get end(): number {
    return this.steps.length - 1;
  }

  /** The match after that many entries. Callers must not change it. */
  at(place: number): TimelineMatch {
    if (this.latest.number === place) return this.latest;
    const match = this.nearestSnapshot(place).fork();
    while (match.number < place) {
      const number = match.number + 1;
      const entered = applyEntry(match, at(this.archive.entries, number - 1), number);
      if (!entered.ok) throw new RangeError(`the replay ends before entry ${number}`);
    }
    this.latest = match;
    return match;
  }

  /** The events of the place as the watcher may know them. */
  eventsFor(place: number, watcher: Watcher): readonly AnyParts['event'][] {
    return at(this.steps, place).events.get(watcher);
  }

  /** The latest known match at or before the place. */
  private nearestSnapshot(place: number): TimelineMatch {
    const snapshot = at(this.snapshots, Math.floor(place / this.interval));
    const { number } = this.latest;
    return number <= place && number > snapshot.number ? this.latest : snapshot;
  }
}

interface PlayedTimeline {
  readonly steps: readonly TimelineStep[];
  readonly snapshots: readonly TimelineMatch[];
  readonly divergence: Divergence | undefined;
}

const createStep = (
  match: TimelineMatch,
  past: ArchiveEntry | undefined,
  question: Question<AnyParts> | undefined,
  events: readonly AnyParts['event'][],
): TimelineStep => ({
  events: match.redact(events),
  asked: match.question?.seat,
  ...(past === undefined ? {} : { entry: past }),
  ...(question === undefined ? {} : { question }),
});
