/** The interface through which a match of a worker reports to its table, and the files that it creates. */
import type { Seat } from '@ludoteca/kernel';
import type { StandingOrder } from '@ludoteca/kit';
import type { WaitInfo } from '@ludoteca/wire';
import type { NewsRecipients } from '../execution/operations.ts';

export interface MatchListener {
  /** The watchers that have subscribed. */
  recipients(): NewsRecipients;
  /** Whether anybody watches. */
  isWatched(): boolean;
  /** New entries are durable; these are the messages for the watchers: the whole ones first. */
  onDurable(recipients: NewsRecipients, news: readonly Buffer[]): void;
  /** Whom the match waits for now, at tables with a clock. */
  onWaiting(waiting: WaitInfo | undefined): void;
  onEnded(places: readonly number[] | undefined): void;
  /** The time of this seat for the question of that number is over. */
  onExpired(number: number, seat: Seat): void;
  /** A standing order of this seat has no answer any more, or the person has answered. */
  onOrderEnded(seat: Seat, order: StandingOrder): void;
  /** The match has exceeded a budget before. */
  isSuspect(): boolean;
  /** The match has exceeded a budget now. */
  onOverrun(): Promise<void>;
}

/** A file for a person. */
export interface MatchFile {
  readonly name: string;
  readonly bytes: Buffer;
}
