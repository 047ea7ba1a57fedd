/** A chair of a match that this page hosts, with the interface of a remote one. */
import type { AnyParts, RedactedEvents, Seat } from '@ludoteca/kernel';
import type { Chair, MatchHost, MatchUpdate } from '@ludoteca/kit';
import type { MatchStep, RemoteUpdate } from '@ludoteca/wire';
import type { ChairClient } from '../table/table-session.ts';

/** It has no table and no connection that could be lost. */
export class LocalChair implements ChairClient {
  readonly table = undefined;
  readonly problem = undefined;
  readonly transientProblem = undefined;
  readonly savable = false;
  readonly chat = [];
  readonly state = 'live';
  readonly watcher: Seat;
  readonly seats: number;
  private readonly past: readonly RedactedEvents<AnyParts>[];
  private readonly host: MatchHost<AnyParts>;
  private readonly chair: Chair<AnyParts>;

  /** `past` has the events of the steps before the host began; the page counts steps from the opening. */
  constructor(host: MatchHost<AnyParts>, seat: Seat, past: readonly RedactedEvents<AnyParts>[] = []) {
    this.past = past;
    this.host = host;
    this.watcher = seat;
    this.chair = host.chair(seat);
    this.seats = this.chair.seats;
  }

  get steps(): readonly MatchStep[] {
    return this.stepsSince(-1);
  }

  /** Nothing but the match changes. */
  onChange(): () => void {
    return () => undefined;
  }

  subscribe(listener: (update: RemoteUpdate<AnyParts>) => void): () => void {
    let received = -1;
    return this.chair.subscribe((update: MatchUpdate<AnyParts>) => {
      const steps = this.stepsSince(received);
      received += steps.length;
      listener({ ...update, steps });
    });
  }

  answer(number: number, ...choices: readonly unknown[]): ReturnType<ChairClient['answer']> {
    return this.chair.answer(number, ...choices);
  }

  withdraw(): ReturnType<ChairClient['withdraw']> {
    return this.chair.withdraw();
  }

  why(choice: unknown): ReturnType<ChairClient['why']> {
    return this.chair.why(choice);
  }

  barred(): ReturnType<ChairClient['barred']> {
    return this.chair.barred();
  }

  /** Hints are not offered at a local match. */
  hint(): ReturnType<ChairClient['hint']> {
    return Promise.resolve(undefined);
  }

  close(): void {}

  private stepsSince(number: number): readonly MatchStep[] {
    const early = this.past.map((events, step) => ({ number: step, events: events.get(this.watcher) }));
    const later = this.host
      .stepsSince(Math.max(number, this.past.length - 1))
      .map(({ number: step, events }) => ({ number: step, events: events.get(this.watcher) }));
    return [...early.slice(number + 1), ...later];
  }
}
