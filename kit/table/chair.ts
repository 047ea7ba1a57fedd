/** The interface of one watcher to a match. */
import type { Choice, Outcome, Parts, Reason, Refusal, Result, Watcher } from '@ludoteca/kernel';
import type { VisibleQuestion } from '../text/game-texts.ts';

/** Everything a watcher may know at one moment. */
export interface Observation<P extends Parts> {
  readonly view: P['view'];
  readonly asked: VisibleQuestion<P> | undefined;
  readonly outcome: Outcome | undefined;
}

/** Events and the observation after them. */
export interface MatchUpdate<P extends Parts> {
  readonly events: readonly P['event'][];
  readonly observation: Observation<P>;
}

/** The only access of user interfaces to a match. It is asynchronous, so that remote matches work the same way. */
export interface Chair<P extends Parts> {
  readonly watcher: Watcher;
  readonly seats: number;
  /** Calls the listener with the latest update at once and with every later one. Returns a function that ends the subscription. */
  subscribe(listener: (update: MatchUpdate<P>) => void): () => void;
  /** Answers the question with this number; several choices only if it gathers a subset. */
  answer(number: number, ...choices: readonly unknown[]): Promise<Result<undefined, Refusal>>;
  /** Withdraws the seat from the match. */
  withdraw(): Promise<Result<undefined, Refusal>>;
  why(choice: unknown): Promise<Reason>;
  /** Lists barred choices; empty unless this seat is asked. */
  barred(): Promise<readonly Choice<P>[]>;
}
