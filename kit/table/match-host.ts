/** Runs one match inside a process: serializes answers, persists entries, redacts events and notifies the chairs. */
import {
  type Archive,
  type ArchiveEntry,
  at,
  type Json,
  type Perspective,
  type Match,
  ok,
  type Outcome,
  type Parts,
  type Refusal,
  type Result,
  type Seat,
  type Watcher,
} from '@ludoteca/kernel';
import type { Chair, MatchUpdate, Observation } from './chair.ts';
import type { VisibleQuestion } from '../text/game-texts.ts';
import { type HistoryStep, MatchHistory } from './match-history.ts';

export interface MatchHostHooks<P extends Parts> {
  /**
   * Makes new entries durable; they are acknowledged and published only after it resolves. `match` is the match after these entries
   * and `events` are their events. There are no entries when the match was replaced.
   */
  persist?(entries: readonly ArchiveEntry[], events: readonly P['event'][], match: Match<P>): Promise<void>;
  /** Called before the chairs when the entries after number `since` are durable. If it throws, the answer rejects. */
  onAdvance?(since: number): void;
  /** Receives what a listener throws; other listeners are still called. */
  onListenerError?(error: unknown): void;
}

interface ChairListener<P extends Parts> {
  readonly watcher: Watcher;
  readonly notify: (update: MatchUpdate<P>) => void;
}

export class MatchHost<P extends Parts> {
  private current: Match<P>;
  private readonly history: MatchHistory<P>;
  /** The steps of the latest update. */
  private latest: readonly HistoryStep<P>[];
  private readonly hooks: MatchHostHooks<P>;
  private readonly listeners = new Set<ChairListener<P>>();
  /** Actions run one after another, each when the previous one is durable and published. */
  private queue: Promise<unknown> = Promise.resolve();

  /** `past`: the events of the opening, or those that led to the match. */
  constructor(match: Match<P>, past: readonly P['event'][], hooks: MatchHostHooks<P> = {}) {
    this.current = match;
    this.hooks = hooks;
    this.history = new MatchHistory(match.number);
    this.history.add(undefined, undefined, match.redact(past));
    this.latest = this.history.since(match.number - 1);
  }

  /** The match after the latest durable entry. It holds all secrets: for hosts, never for players. */
  get match(): Match<P> {
    return this.current;
  }

  get outcome(): Outcome | undefined {
    return this.current.outcome;
  }

  archive(): Archive {
    return this.current.archive();
  }

  /** Returns the steps of the entries after that number; with the opening for -1. */
  stepsSince(number: number): readonly HistoryStep<P>[] {
    return this.history.since(number);
  }

  chair(watcher: Watcher): Chair<P> {
    return {
      watcher,
      seats: this.current.seats,
      subscribe: (listener) => this.subscribe(watcher, listener),
      answer: (number, ...choices) =>
        this.perform((match) => match.playEach(seatOf(watcher), number, ...choices)),
      withdraw: () => this.withdraw(seatOf(watcher)),
      why: async (choice) => (this.isAsked(watcher) ? this.current.why(choice) : { why: 'not offered' }),
      barred: async () => (this.isAsked(watcher) ? this.current.barred() : []),
    };
  }

  /** The perspective of a computer player at that seat. It follows the match, also when the match is replaced. */
  perspective(seat: Seat): Perspective<P> {
    const now = (): Perspective<P> => this.current.perspective(seat);
    return {
      seat,
      get question() {
        return now().question;
      },
      view: () => now().view(),
      lazyView: () => now().lazyView(),
      imagine: (dice) => now().imagine(dice),
    };
  }

  /** No valid answer came to the question of that number. */
  lapse(number: number, note?: Json): Promise<Result<undefined, Refusal>> {
    return this.perform((match) => inOneStep(match.lapse(number, note)));
  }

  withdraw(seat: Seat, note?: Json): Promise<Result<undefined, Refusal>> {
    return this.perform((match) => inOneStep(match.withdraw(seat, note)));
  }

  /** Continues with a match that has fewer entries, after an undo. */
  replaceMatch(match: Match<P>): Promise<void> {
    return this.enqueue(async () => {
      await this.hooks.persist?.([], [], match);
      this.history.truncate(match.number);
      this.advance(match);
    });
  }

  /** The options of a seat reveal its hand, so only that seat may ask about them. */
  private isAsked(watcher: Watcher): boolean {
    return this.current.question?.seat === watcher;
  }

  private subscribe(watcher: Watcher, notify: ChairListener<P>['notify']): () => void {
    const listener = { watcher, notify };
    this.listeners.add(listener);
    notify(this.updateFor(watcher));
    return () => {
      this.listeners.delete(listener);
    };
  }

  private enqueue<R>(action: () => Promise<R>): Promise<R> {
    const result = this.queue.then(action);
    this.queue = result.catch(() => undefined);
    return result;
  }

  /** Plays on a fork, which replaces the match once the entries are durable. A failure of any kind leaves the host as it was. */
  private perform(
    play: (match: Match<P>) => Result<P['event'][][], Refusal>,
  ): Promise<Result<undefined, Refusal>> {
    return this.enqueue(async () => {
      const asked = this.current.question?.seat;
      const next = this.current.fork();
      const played = play(next);
      if (!played.ok) return played;
      const entries = next.entriesSince(this.current.number);
      const redacted = played.value.map((events) => next.redact(events));
      await this.hooks.persist?.(entries, played.value.flat(), next);
      for (const [i, entry] of entries.entries()) this.history.add(asked, entry, at(redacted, i));
      this.advance(next);
      return ok(undefined);
    });
  }

  private advance(match: Match<P>): void {
    const since = Math.min(this.current.number, match.number);
    this.current = match;
    this.latest = this.history.since(since);
    this.hooks.onAdvance?.(since);
    for (const listener of Array.from(this.listeners)) this.notify(listener);
  }

  private notify(listener: ChairListener<P>): void {
    if (!this.listeners.has(listener)) return;
    try {
      listener.notify(this.updateFor(listener.watcher));
    } catch (error) {
      this.hooks.onListenerError?.(error);
    }
  }

  private updateFor(watcher: Watcher): MatchUpdate<P> {
    const events = this.latest.flatMap((step) => step.events.get(watcher));
    return { events, observation: observe(this.current, watcher) };
  }
}

/** Spectators and judges have no seat, so they cannot answer any question. */
const seatOf = (watcher: Watcher): number => (typeof watcher === 'number' ? watcher : -1);

const inOneStep = <E>(result: Result<E[], Refusal>): Result<E[][], Refusal> =>
  result.ok ? ok([result.value]) : result;

/** The view, question and outcome as a watcher may know them. */
export function observe<P extends Parts>(match: Match<P>, watcher: Watcher): Observation<P> {
  const { question, outcome } = match;
  return {
    view: match.view(watcher),
    asked: question && toVisibleQuestion(match, question, watcher),
    outcome,
  };
}

function toVisibleQuestion<P extends Parts>(
  match: Match<P>,
  question: NonNullable<Match<P>['question']>,
  watcher: Watcher,
): VisibleQuestion<P> {
  if (watcher === question.seat || watcher === 'judge') return question;
  const { options: _, ...rest } = question;
  return { ...rest, frame: match.publicFrame() } as unknown as VisibleQuestion<P>;
}
