/** A recorded match as the replay page asks for it: positions, logs and the analysis of its answers. */
import {
  type AnyParts,
  type Archive,
  ok,
  type Outcome,
  parseArchive,
  recordMatch,
  type Recording,
  type RecordedPlayer,
  refuse,
  type Result,
  type Seat,
  startMatch,
  type Watcher,
} from '@ludoteca/kernel';
import {
  type AnyCatalogueEntry,
  findTurns,
  observe,
  type Observation,
  type RatedAnswer,
  ReplayTimeline,
  type ReplayTurn,
} from '@ludoteca/kit';
import { analyseMatch, strengthOf } from '@ludoteca/players';
import type { MatchStep } from '@ludoteca/wire';

/** Facts about the match that stand around the board. */
export interface ReplayInfo {
  readonly game: string;
  readonly seats: number;
  readonly players: readonly RecordedPlayer[];
  /** The number of entries that can be replayed. */
  readonly end: number;
  readonly turns: readonly ReplayTurn[];
  readonly outcome: Outcome | undefined;
  /** The replay ends before the last entry of the archive. */
  readonly isCutOff: boolean;
}

/** The match after some entries as a watcher may know it, with the events of the last one. */
export interface ReplayMoment {
  readonly observation: Observation<AnyParts>;
  readonly events: readonly AnyParts['event'][];
}

/** The answer to one question, rated. */
export interface RatedMoment {
  /** The number of entries before it. */
  readonly number: number;
  readonly seat: Seat;
  readonly answers: readonly RatedAnswer<AnyParts>[];
  readonly played: RatedAnswer<AnyParts>;
  /** The view of the seat, for sentences about its options. */
  readonly view: AnyParts['view'];
  readonly question: Observation<AnyParts>['asked'];
}

/** The least rollouts of an analysis, for games whose computer players search less or not at all. */
const MIN_ITERATIONS = 24;
/** All answers of a match are rated with fewer rollouts than one. */
const SHARE_OF_ALL = 0.25;

export class ReplaySession {
  readonly info: ReplayInfo;
  private readonly entry: AnyCatalogueEntry;
  private readonly archive: Archive;
  private readonly timeline: ReplayTimeline;

  private constructor(
    entry: AnyCatalogueEntry,
    { archive, players = [] }: Pick<Recording, 'archive' | 'players'>,
    timeline: ReplayTimeline,
  ) {
    this.entry = entry;
    this.archive = archive;
    this.timeline = timeline;
    this.info = {
      game: archive.game,
      seats: archive.seats,
      players,
      end: timeline.end,
      turns: findTurns(timeline),
      outcome: timeline.at(timeline.end).outcome,
      isCutOff: timeline.divergence !== undefined,
    };
  }

  /** Undefined if the match cannot be replayed at all. */
  static create(
    entry: AnyCatalogueEntry,
    recording: Pick<Recording, 'archive' | 'players'>,
  ): ReplaySession | undefined {
    const timeline = ReplayTimeline.create(entry.game, recording.archive);
    return timeline.ok ? new ReplaySession(entry, recording, timeline.value) : undefined;
  }

  show(place: number, watcher: Watcher): ReplayMoment {
    const shown = Math.max(0, Math.min(place, this.timeline.end));
    return {
      observation: observe(this.timeline.at(shown), watcher),
      events: this.timeline.eventsFor(shown, watcher),
    };
  }

  /** All steps as a watcher may know them. */
  steps(watcher: Watcher): readonly MatchStep[] {
    return this.timeline.steps.map(({ events }, number) => ({ number, events: events.get(watcher) }));
  }

  /** Rates the given answers one after another, or only the one after that many entries. */
  analyse(onRated: (rated: RatedMoment) => void, at?: number): void {
    const share = at === undefined ? SHARE_OF_ALL : 1;
    const iterations = Math.max(
      MIN_ITERATIONS,
      Math.round(strengthOf(this.entry, 'advanced').iterations * share),
    );
    analyseMatch(this.entry, this.archive, {
      iterations,
      seed: 'replay',
      range: at === undefined ? undefined : { first: at, last: at },
      onAnalysed: ({ question, ...rated }) => onRated({ ...rated, question }),
    });
  }
}

export type ReplayProblem = 'unreadable' | 'unknown game' | 'cannot start';

/** Opens a file: an archive, or a save of an original program, which is a match without entries. */
export async function openReplay(
  bytes: Uint8Array,
  games: readonly string[],
  loadEntry: (game: string) => Promise<AnyCatalogueEntry | undefined>,
): Promise<Result<ReplaySession, ReplayProblem>> {
  const parsed = parseArchive(bytes);
  const recording = parsed.ok ? parsed.value : await openSave(bytes, games, loadEntry);
  if (recording === undefined) return refuse('unreadable');
  const entry = await loadEntry(recording.archive.game);
  if (entry === undefined) return refuse('unknown game');
  const session = ReplaySession.create(entry, recording);
  return session === undefined ? refuse('cannot start') : ok(session);
}

async function openSave(
  bytes: Uint8Array,
  games: readonly string[],
  loadEntry: (game: string) => Promise<AnyCatalogueEntry | undefined>,
): Promise<Pick<Recording, 'archive' | 'players'> | undefined> {
  for (const id of games) {
    const entry = await loadEntry(id);
    const opened = entry?.files?.open(bytes);
    if (entry === undefined || opened?.ok !== true) continue;
    const { from, settings, names, kinds } = opened.value;
    const started = startMatch(entry.game, { seats: names.length, seed: 'save', from, settings });
    if (!started.ok) continue;
    const players = names.map((name, seat) => ({ name, kind: kinds?.[seat] ?? 'person' }));
    return recordMatch(started.value, { players });
  }
  return undefined;
}
