/** The events of every entry of a match, redacted once and kept for watchers that come later. */
import type { ArchiveEntry, Parts, RedactedEvents } from '@ludoteca/kernel';

export interface HistoryStep<P extends Parts> {
  /** The number of entries up to and including this one; 0 is the opening. */
  readonly number: number;
  /** Undefined for the opening. */
  readonly entry: ArchiveEntry | undefined;
  readonly events: RedactedEvents<P>;
}

export class MatchHistory<P extends Parts> {
  private steps: HistoryStep<P>[] = [];
  /** The number of the first step in memory. */
  private first: number;
  private readonly loadBefore: (first: number) => readonly HistoryStep<P>[];

  /** `loadBefore`: returns the steps before that number; called when one of them is needed. Default: they are not available. */
  constructor(first = 0, loadBefore: (first: number) => readonly HistoryStep<P>[] = () => []) {
    this.first = first;
    this.loadBefore = loadBefore;
  }

  add(entry: ArchiveEntry | undefined, events: RedactedEvents<P>): void {
    this.steps.push({ number: this.first + this.steps.length, entry, events });
  }

  /** Returns the steps after that number; all of them for -1. */
  since(number: number): readonly HistoryStep<P>[] {
    const start = number + 1;
    if (start < this.first) {
      const earlier = this.loadBefore(this.first);
      this.steps = [...earlier, ...this.steps];
      this.first -= earlier.length;
    }
    return this.steps.slice(Math.max(0, start - this.first));
  }

  /** Removes the steps after that number. */
  truncate(number: number): void {
    this.steps = this.steps.slice(0, Math.max(0, number + 1 - this.first));
    this.first = Math.min(this.first, number + 1);
  }
}
