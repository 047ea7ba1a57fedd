/** Turns what happens into lines, in the order in which that world notes it. */
import type { Event } from '../parts.ts';
import { withRound, formatLogLines, formatSaveLine, type LogContext } from './log.ts';

/** A theft is noted once the card lies before the thief. */
interface PendingTheft {
  readonly card: string;
  readonly seat: number;
  readonly lines: readonly string[];
}

export class LogWriter {
  readonly #teller: LogContext;
  readonly #path: string;
  /** Absent while the first is not begun: that world does not note how cards are dealt. */
  #round: number | undefined;
  #thefts: PendingTheft[] = [];

  constructor(teller: LogContext, path: string, round: number | undefined) {
    this.#teller = teller;
    this.#path = path;
    this.#round = round;
  }

  write(events: readonly Event[]): readonly string[] {
    return events.flatMap((event) => this.#lines(event));
  }

  #lines(event: Event): readonly string[] {
    if (event.did === 'round') {
      const late = this.#take(() => true);
      this.#round = event.round;
      return [...late, withRound(event.round, formatSaveLine(this.#path))];
    }
    const round = this.#round;
    if (round === undefined) return [];
    const lines = formatLogLines(event, this.#teller).map((line) => withRound(round, line));
    if (event.did === 'steal') {
      this.#thefts.push({ card: event.card, seat: event.seat, lines });
      return [];
    }
    const done =
      event.did === 'enter' ? this.#take(({ card, seat }) => card === event.card && seat === event.seat) : [];
    return [...lines, ...done];
  }

  #take(which: (theft: PendingTheft) => boolean): readonly string[] {
    const taken = this.#thefts.filter(which);
    this.#thefts = this.#thefts.filter((theft) => !which(theft));
    return taken.flatMap(({ lines }) => lines);
  }
}
