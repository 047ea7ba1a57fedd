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

type SomeMatch = Match<AnyParts>;

/** What led to a place of the film: the opening to the first, an entry to each of the rest. */
export interface TimelineStep {
  readonly entry?: ArchiveEntry;
  /** The question that was open before the entry. */
  readonly question?: Question<AnyParts>;
  readonly events: RedactedEvents<AnyParts>;
  /** Who is asked after it. */
  readonly asked: Seat | undefined;
}

/** How many entries lie between two snapshots at least, and how many snapshots there are at most. */
const MIN_SNAPSHOT_INTERVAL = 32;
const MAX_SNAPSHOTS = 64;

/**
 * A recorded match that can be looked at after any number of its entries. It is played once from beginning to end; snapshots on the way
 * make going back, or anywhere, cost a stretch of entries at most.
 */
export class ReplayTimeline {
  /** By place: the number of entries made. */
  readonly steps: readonly TimelineStep[];
  /** Why the match cannot go on where the film ends, if it was recorded to. */
  readonly divergence: Divergence | undefined;
  private readonly archive: Archive;
  private readonly interval: number;
  private readonly snapshots: readonly SomeMatch[];
  private latest: SomeMatch;

  private constructor(archive: Archive, stretch: number, played: PlayedTimeline) {
    this.archive = archive;
    this.interval = stretch;
    this.steps = played.steps;
    this.divergence = played.broken;
    this.snapshots = played.snapshots;
    this.latest = at(played.snapshots, 0);
  }

  /** The film of an archive, as far as it can be played. Only what cannot even start has none. */
  static create(game: Game<AnyParts>, archive: Archive): Result<ReplayTimeline, Divergence> {
    const stretch = Math.max(MIN_SNAPSHOT_INTERVAL, Math.ceil(archive.entries.length / MAX_SNAPSHOTS));
    const steps: TimelineStep[] = [];
    const snapshots: SomeMatch[] = [];
    let question: Question<AnyParts> | undefined;
    const played = replay(game, archive, undefined, (match, events) => {
      steps.push(createStep(match, archive.entries[match.number - 1], question, events));
      if (match.number % stretch === 0) snapshots.push(match.fork());
      ({ question } = match);
    });
    if (!played.ok && steps.length === 0) return refuse(played.problem);
    const broken = played.ok ? undefined : played.problem;
    return ok(new ReplayTimeline(archive, stretch, { steps, snapshots, broken }));
  }

  /** The last place: how many entries can be played. */
  get end(): number {
    return this.steps.length - 1;
  }

  /** The match after so many entries: to look at, never to play on. */
  at(place: number): SomeMatch {
    if (this.latest.number === place) return this.latest;
    const match = this.nearestSnapshot(place).fork();
    while (match.number < place) {
      const number = match.number + 1;
      const entered = applyEntry(match, at(this.archive.entries, number - 1), number);
      if (!entered.ok) throw new RangeError(`the film ends before entry ${number}`);
    }
    this.latest = match;
    return match;
  }

  /** What a watcher heard on the way to a place. */
  eventsFor(place: number, watcher: Watcher): readonly AnyParts['event'][] {
    return at(this.steps, place).events.get(watcher);
  }

  /** The nearest match that is known and not past that place. */
  private nearestSnapshot(place: number): SomeMatch {
    const snapshot = at(this.snapshots, Math.floor(place / this.interval));
    const { number } = this.latest;
    return number <= place && number > snapshot.number ? this.latest : snapshot;
  }
}

interface PlayedTimeline {
  readonly steps: readonly TimelineStep[];
  readonly snapshots: readonly SomeMatch[];
  readonly broken: Divergence | undefined;
}

const createStep = (
  match: SomeMatch,
  past: ArchiveEntry | undefined,
  question: Question<AnyParts> | undefined,
  events: readonly AnyParts['event'][],
): TimelineStep => ({
  events: match.redact(events),
  asked: match.question?.seat,
  ...(past === undefined ? {} : { entry: past }),
  ...(question === undefined ? {} : { question }),
});
