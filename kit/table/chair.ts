import type { Choice, Outcome, Parts, Reason, Refusal, Result, Watcher } from '@ludoteca/kernel';
import type { VisibleQuestion } from '../text/game-texts.ts';

/** What a watcher sees at one moment. */
export interface Observation<P extends Parts> {
  readonly view: P['view'];
  readonly asked: VisibleQuestion<P> | undefined;
  readonly outcome: Outcome | undefined;
}

/** What a watcher learns: what happened, and what there is to see now. */
export interface MatchUpdate<P extends Parts> {
  readonly events: readonly P['event'][];
  readonly observation: Observation<P>;
}

/**
 * What whoever sits at a seat, or watches, holds of a match: faces and players know nothing else of it.
 * Asynchronous, so that a chair at a table far away is like any other.
 */
export interface Chair<P extends Parts> {
  readonly watcher: Watcher;
  readonly seats: number;
  /** Hears at once what there is to see and what led there last, the opening at the start; then whatever happens. Returns the way to stop. */
  subscribe(hear: (news: MatchUpdate<P>) => void): () => void;
  /** Answers the question of that number: several choices only where it gathers a subset. */
  answer(number: number, ...choices: readonly unknown[]): Promise<Result<undefined, Refusal>>;
  /** Leaves the match. */
  withdraw(): Promise<Result<undefined, Refusal>>;
  why(choice: unknown): Promise<Reason>;
  /** What one might expect to be offered and is not; only for the seat that is asked. */
  barred(): Promise<readonly Choice<P>[]>;
}
