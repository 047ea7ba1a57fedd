/** The events of every entry of a match, redacted once and kept for watchers that come later. */
import { type ArchiveEntry, deepEqual, type Parts, type RedactedEvents, type Seat } from '@ludoteca/kernel';

export interface HistoryStep<P extends Parts> {
  /** The number of entries up to and including this one; 0 is the opening. */
  readonly number: number;
  /** Undefined for the opening. */
  readonly entry: ArchiveEntry | undefined;
  /** The seat that was asked before this entry. Undefined for the opening. */
  readonly asked: Seat | undefined;
  readonly events: RedactedEvents<P>;
}

export class MatchHistory<P extends Parts> {
  private steps: HistoryStep<P>[] = [];
  private firstNumber: number;

  /** `first`: the number of the first step in memory. Earlier ones can be added. */
  constructor(first = 0) {
    this.firstNumber = first;
  }

  /** The number of the first step in memory. */
  get first(): number {
    return this.firstNumber;
  }

  /** Adds the steps before the first one in memory. */
  prepend(steps: readonly HistoryStep<P>[]): void {
    this.steps = [...steps, ...this.steps];
    this.firstNumber -= steps.length;
  }

  add(asked: Seat | undefined, entry: ArchiveEntry | undefined, events: RedactedEvents<P>): void {
    this.steps.push({ number: this.first + this.steps.length, entry, asked, events });
  }

  /** Returns the steps in memory after that number; all of them for -1. */
  since(number: number): readonly HistoryStep<P>[] {
    return this.steps.slice(Math.max(0, number + 1 - this.first));
  }

  /** Whether a seat has answered question `number` with these choices. The steps after it must be in memory. */
  hasAnswer(seat: Seat, number: number, choices: readonly unknown[]): boolean {
    const steps = this.since(number);
    const isAnswer = (choice: unknown, i: number): boolean => {
      const { asked, entry } = steps[i] ?? {};
      return asked === seat && entry !== undefined && 'answer' in entry && deepEqual(entry.answer, choice);
    };
    // The last choice of a subset may be a redundant 'done', which makes no entry.
    return (
      choices.length > 0 && choices.every((choice, i) => isAnswer(choice, i) || (choice === 'done' && i > 0))
    );
  }

  /** Removes the steps after that number. */
  truncate(number: number): void {
    this.steps = this.steps.slice(0, Math.max(0, number + 1 - this.first));
    this.firstNumber = Math.min(this.first, number + 1);
  }
}
