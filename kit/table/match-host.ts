import type {
  Archive,
  Json,
  Perspective,
  Match,
  Outcome,
  Parts,
  Refusal,
  Result,
  Seat,
  RedactedEvents,
  Watcher,
} from '@ludoteca/kernel';
import { ok } from '@ludoteca/kernel';
import type { Chair, MatchUpdate, Observation } from './chair.ts';
import type { VisibleQuestion } from '../text/game-texts.ts';

type UpdateListener<P extends Parts> = (news: MatchUpdate<P>) => void;

export interface MatchHostHooks<P extends Parts> {
  /** Makes an entry durable, with what it told. It is acknowledged, and heard of, only after this is done. */
  persist?(match: Match<P>, events: readonly P['event'][]): Promise<void>;
  /** Whoever fails on hearing news harms nobody else; the failure comes here. */
  onListenerError?(error: unknown): void;
}

/** Where a match is played inside one process: it hands out chairs and tells each what it may know. */
export class MatchHost<P extends Parts> {
  private match: Match<P>;
  private latest: RedactedEvents<P>;
  private readonly care: MatchHostHooks<P>;
  private readonly listeners = new Set<{ readonly watcher: Watcher; readonly hear: UpdateListener<P> }>();
  /** Deeds happen one after another, each when the one before is kept and told. */
  private before: Promise<unknown> = Promise.resolve();

  /** `opening`: what the start of the match told. */
  constructor(match: Match<P>, opening: readonly P['event'][], care: MatchHostHooks<P> = {}) {
    this.match = match;
    this.latest = match.redact(opening);
    this.care = care;
  }

  chair(watcher: Watcher): Chair<P> {
    return {
      watcher,
      seats: this.match.seats,
      subscribe: (hear) => this.listen(watcher, hear),
      answer: (number, ...choices) => this.act((match) => match.play(seatOf(watcher), number, ...choices)),
      withdraw: () => this.withdraw(seatOf(watcher)),
      why: async (choice) => (this.asks(watcher) ? this.match.why(choice) : { why: 'not offered' }),
      barred: async () => (this.asks(watcher) ? this.match.barred() : []),
    };
  }

  /** What a computer player at that seat gets of the match, whatever match the table goes on with. */
  perspective(seat: Seat): Perspective<P> {
    const now = (): Perspective<P> => this.match.perspective(seat);
    return {
      seat,
      get question() {
        return now().question;
      },
      view: () => now().view(),
      imagine: (dice) => now().imagine(dice),
    };
  }

  /** No valid answer came to the question of that number. */
  lapse(number: number, note?: Json): Promise<Result<undefined, Refusal>> {
    return this.act((match) => match.lapse(number, note));
  }

  withdraw(seat: Seat, note?: Json): Promise<Result<undefined, Refusal>> {
    return this.act((match) => match.withdraw(seat, note));
  }

  /** Goes on with another match of the same game: one from fewer entries, where a decision was taken back. */
  replaceMatch(match: Match<P>): Promise<void> {
    return this.enqueue(() => this.put(match, []));
  }

  get outcome(): Outcome | undefined {
    return this.match.outcome;
  }

  archive(): Archive {
    return this.match.archive();
  }

  /** What one seat may do tells of its hand: nobody else learns it. */
  private asks(watcher: Watcher): boolean {
    return this.match.question?.seat === watcher;
  }

  private listen(watcher: Watcher, hear: UpdateListener<P>): () => void {
    const listener = { watcher, hear };
    this.listeners.add(listener);
    hear(this.newsFor(watcher));
    return () => {
      this.listeners.delete(listener);
    };
  }

  private act(deed: (match: Match<P>) => Result<P['event'][], Refusal>): Promise<Result<undefined, Refusal>> {
    return this.enqueue(() => this.perform(deed));
  }

  private enqueue<R>(deed: () => Promise<R>): Promise<R> {
    const done = this.before.then(deed);
    this.before = done.catch(() => undefined);
    return done;
  }

  /** A rule that throws, or an entry that cannot be kept, loses nothing: the table goes on from a fork made before. */
  private async perform(
    deed: (match: Match<P>) => Result<P['event'][], Refusal>,
  ): Promise<Result<undefined, Refusal>> {
    const tried = this.match.fork();
    const done = deed(tried);
    if (!done.ok) return done;
    await this.put(tried, done.value);
    return ok(undefined);
  }

  private async put(match: Match<P>, events: readonly P['event'][]): Promise<void> {
    await this.care.persist?.(match, events);
    this.match = match;
    this.latest = match.redact(events);
    for (const listener of Array.from(this.listeners)) this.tell(listener);
  }

  private tell(listener: { readonly watcher: Watcher; readonly hear: UpdateListener<P> }): void {
    if (!this.listeners.has(listener)) return;
    try {
      listener.hear(this.newsFor(listener.watcher));
    } catch (error) {
      this.care.onListenerError?.(error);
    }
  }

  private newsFor(watcher: Watcher): MatchUpdate<P> {
    return { events: this.latest.get(watcher), observation: observe(this.match, watcher) };
  }
}

/** Spectators and judges hold a chair too: what they try to answer is nobody's question. */
const seatOf = (watcher: Watcher): number => (typeof watcher === 'number' ? watcher : -1);

/** What a watcher sees of a match now: the options only of a question of its own. */
export function observe<P extends Parts>(match: Match<P>, watcher: Watcher): Observation<P> {
  const { question, outcome } = match;
  return { view: match.view(watcher), asked: question && toVisibleQuestion(question, watcher), outcome };
}

function toVisibleQuestion<P extends Parts>(
  question: NonNullable<Match<P>['question']>,
  watcher: Watcher,
): VisibleQuestion<P> {
  if (watcher === question.seat || watcher === 'judge') return question;
  const { options: _, ...rest } = question;
  return rest as unknown as VisibleQuestion<P>;
}
