/** The clocks of a match: the time left for each seat. They run on a monotonic clock, so that jumps of the time of day do not count. */
import { at, type Seat } from '@ludoteca/kernel';
import type { ClockTerms } from '@ludoteca/wire';

/** Milliseconds that a player has at least who comes back to the seat. */
const RETURN_TIME = 60_000;

export class MatchClock {
  private readonly terms: ClockTerms;
  private readonly monotonic: () => number;
  /** In milliseconds, without the time since the running clock was started. */
  private readonly settled: number[];
  private running: { readonly seat: Seat; readonly since: number } | undefined;

  /** `stored`: the time left after the last entry; absent at the start of a match. */
  constructor(
    terms: ClockTerms,
    seats: number,
    stored: readonly number[] | undefined,
    monotonic: () => number,
  ) {
    this.terms = terms;
    this.monotonic = monotonic;
    this.settled = Array.from({ length: seats }, (_, seat) => stored?.[seat] ?? this.wholeTime);
  }

  /** The time left for each seat now, in milliseconds. */
  get remaining(): readonly number[] {
    return this.settled.map((_, seat) => this.remainingOf(seat));
  }

  remainingOf(seat: Seat): number {
    const { running } = this;
    const used = running?.seat === seat ? this.monotonic() - running.since : 0;
    return Math.max(0, Math.round(at(this.settled, seat) - used));
  }

  /** The time left for each seat if this one decides now. */
  remainingAfter(seat: Seat | undefined): readonly number[] {
    const { remaining } = this;
    return seat === undefined ? remaining : remaining.with(seat, this.withDecision(at(remaining, seat)));
  }

  /** Lets the clock of this seat run, and no other. */
  run(seat: Seat | undefined): void {
    if (this.running?.seat === seat) return;
    this.settle();
    this.running = seat === undefined ? undefined : { seat, since: this.monotonic() };
  }

  /** The seat has decided: it gets the time for its next decision, or the increment. Its clock stops. */
  addDecision(seat: Seat): void {
    this.run(undefined);
    this.settled[seat] = this.withDecision(at(this.settled, seat));
  }

  /** A player takes the seat back, perhaps after its time was over. */
  addReturn(seat: Seat): void {
    this.run(undefined);
    this.settled[seat] = Math.max(at(this.settled, seat), Math.min(RETURN_TIME, this.wholeTime));
  }

  private withDecision(remaining: number): number {
    const { per, increment } = this.terms;
    return per === 'decision' ? this.wholeTime : remaining + increment * 1000;
  }

  private get wholeTime(): number {
    return this.terms.seconds * 1000;
  }

  private settle(): void {
    const { running } = this;
    if (running !== undefined) this.settled[running.seat] = this.remainingOf(running.seat);
    this.running = undefined;
  }
}
