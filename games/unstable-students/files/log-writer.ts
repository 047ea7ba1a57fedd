/** Formats the events of a match as log lines, in the order of the original program. */
import type { Event } from '../parts.ts';
import { formatLogLines, formatSaveLine, type LogContext, withRound } from './log.ts';

/** The original program logs a theft only after the card has entered the room of the thief. */
interface PendingTheft {
  readonly card: string;
  readonly seat: number;
  readonly lines: readonly string[];
}

export class LogWriter {
  readonly #context: LogContext;
  readonly #savePath: string;
  /** Undefined before the first round: the deal is not logged. */
  #round: number | undefined;
  #thefts: PendingTheft[] = [];

  constructor(context: LogContext, savePath: string, round: number | undefined) {
    this.#context = context;
    this.#savePath = savePath;
    this.#round = round;
  }

  format(events: readonly Event[]): readonly string[] {
    return events.flatMap((event) => this.#formatEvent(event));
  }

  #formatEvent(event: Event): readonly string[] {
    if (event.did === 'round') {
      const pending = this.#takeThefts(() => true);
      this.#round = event.round;
      return [...pending, withRound(event.round, formatSaveLine(this.#savePath))];
    }
    const round = this.#round;
    if (round === undefined) return [];
    const lines = formatLogLines(event, this.#context).map((line) => withRound(round, line));
    if (event.did === 'steal') {
      this.#thefts.push({ card: event.card, seat: event.seat, lines });
      return [];
    }
    if (event.did !== 'enter') return lines;
    return [...lines, ...this.#takeThefts(({ card, seat }) => card === event.card && seat === event.seat)];
  }

  #takeThefts(matches: (theft: PendingTheft) => boolean): readonly string[] {
    const taken = this.#thefts.filter(matches);
    this.#thefts = this.#thefts.filter((theft) => !matches(theft));
    return taken.flatMap(({ lines }) => lines);
  }
}
