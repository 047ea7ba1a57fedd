/** Lets the computers of a table move at the pace of the server. */
import { at } from '@ludoteca/kernel';
import { PERSON } from '@ludoteca/wire';
import type { MatchStatus } from '../execution/operations.ts';
import type { SeatRow } from '../storage/storage.ts';

/** Requests of the pace to the match, for the question of that number. */
export interface ComputerRequests {
  think(number: number): void;
  move(number: number): void;
}

export class ComputerPace {
  private readonly seats: readonly SeatRow[];
  /** The shortest time a computer takes for an answer, in milliseconds. */
  private readonly pace: number;
  private readonly requests: ComputerRequests;
  private timer: NodeJS.Timeout | undefined;
  /** The question that the timer is for. */
  private scheduled: number | undefined;

  constructor(seats: readonly SeatRow[], pace: number, requests: ComputerRequests) {
    this.seats = seats;
    this.pace = pace;
    this.requests = requests;
  }

  /**
   * If a computer is asked, it thinks at once and moves later: its thinking time counts towards the pace and so reveals nothing. A move
   * that is scheduled already is not delayed. `delay`: additional milliseconds.
   */
  schedule({ number, asked }: MatchStatus, delay = 0): void {
    if (this.scheduled === number) return;
    this.stop();
    if (asked === undefined || at(this.seats, asked).kind === PERSON) return;
    this.scheduled = number;
    this.timer = setTimeout(() => {
      this.scheduled = undefined;
      this.requests.move(number);
    }, this.pace + delay);
    if (this.pace > 0) this.requests.think(number);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.scheduled = undefined;
  }
}
