/** The turns of one match: whom it waits for, the clocks, and what happens without an answer of a person. */
import type { ArchiveEntry, Seat } from '@ludoteca/kernel';
import { type AnyCatalogueEntry, type AutoPassSettings, defaultAutoPassSettings } from '@ludoteca/kit';
import type { WaitInfo } from '@ludoteca/wire';
import type { MatchStatus } from '../execution/operations.ts';
import type { ServerContext } from '../server-context.ts';
import type { MatchProgress, SeatRow, TableRow } from '../storage/storage.ts';
import { MatchClock } from './match-clock.ts';
import { termsOf } from './seat-control.ts';
import { type TurnRequests, TurnScheduler } from './turn-scheduler.ts';

/** A table and what is stored of its match. */
export interface StoredMatchState {
  readonly row: TableRow;
  /** The number of entries. */
  readonly entries: number;
  readonly progress: MatchProgress | undefined;
}

export class MatchTurns {
  private readonly context: ServerContext;
  private readonly usual: AutoPassSettings;
  private readonly clock: MatchClock | undefined;
  private readonly scheduler: TurnScheduler;
  /** When the open question was asked, by the monotonic clock. */
  private askedSince: number;

  constructor(
    context: ServerContext,
    entry: AnyCatalogueEntry,
    { row, progress }: StoredMatchState,
    requests: TurnRequests,
  ) {
    const { clock } = termsOf(row);
    this.context = context;
    this.usual = defaultAutoPassSettings(entry.autoPass);
    this.askedSince = context.monotonic();
    this.scheduler = new TurnScheduler(requests);
    if (clock !== null)
      this.clock = new MatchClock(clock, row.seats.length, progress?.remaining, context.monotonic);
  }

  get isTimed(): boolean {
    return this.clock !== undefined;
  }

  /** Whom the match waits for, for how long, and the time left. */
  waitInfo({ asked }: MatchStatus): WaitInfo | undefined {
    if (asked === undefined) return undefined;
    const milliseconds = Math.round(this.context.monotonic() - this.askedSince);
    return {
      seat: asked,
      milliseconds,
      ...(this.clock === undefined ? {} : { remaining: this.clock.remaining }),
    };
  }

  /** What is stored with new entries. `before`, `after`: the status before and after them. */
  progressAfter(before: MatchStatus, entries: readonly ArchiveEntry[], after: MatchStatus): MatchProgress {
    const remaining = this.clock?.remainingAfter(decidingSeat(before, entries));
    return {
      ...(after.asked === undefined ? {} : { asked: after.asked }),
      ...(remaining === undefined ? {} : { remaining }),
    };
  }

  /** What is stored when entries are taken back, so that this seat is asked again. Time that was used is not given back. */
  progressAt(asked: Seat): MatchProgress {
    return { asked, ...(this.clock === undefined ? {} : { remaining: this.clock.remaining }) };
  }

  autoPassOf(seat: SeatRow | undefined): AutoPassSettings {
    return seat?.autoPass ?? this.usual;
  }

  /** New entries are durable. */
  noteEntries(before: MatchStatus, entries: readonly ArchiveEntry[]): void {
    const seat = decidingSeat(before, entries);
    if (seat !== undefined) this.clock?.addDecision(seat);
    this.askedSince = this.context.monotonic();
  }

  /** Lets computers move at once until a person is asked. */
  skip(): void {
    this.scheduler.skip();
  }

  notePersonAnswered(): void {
    this.scheduler.notePersonAnswered();
  }

  noteReturn(seat: Seat): void {
    this.clock?.addReturn(seat);
  }

  /** `delay`: additional milliseconds for an answer without a request of its person. */
  schedule(status: MatchStatus, row: TableRow, delay = 0): void {
    const { usual, clock } = this;
    const { pace, monotonic } = this.context;
    const elapsed = monotonic() - this.askedSince;
    const { seats } = row;
    this.scheduler.schedule(status, { seats, terms: termsOf(row), usual, clock, pace, elapsed, delay });
  }

  stop(): void {
    this.scheduler.stop();
  }
}

/** The seat that was asked has decided, unless others have only left the match. */
const decidingSeat = ({ asked }: MatchStatus, entries: readonly ArchiveEntry[]): Seat | undefined =>
  entries.some((entry) => !('withdraw' in entry)) ? asked : undefined;
