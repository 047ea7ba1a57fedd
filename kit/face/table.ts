import type { Match, Parts, Refusal, Result, Seen, Watcher } from '@ludoteca/kernel';
import { ok } from '@ludoteca/kernel';
import type { Chair, News, Sight } from './chair.ts';
import type { Asked } from './texts.ts';

type Hear<P extends Parts> = (news: News<P>) => void;

/** Where a match is played inside one process: it hands out chairs and tells each what it may know. */
export class LocalTable<P extends Parts> {
  private match: Match<P>;
  private latest: Seen<P>;
  private readonly listeners = new Set<{ readonly watcher: Watcher; readonly hear: Hear<P> }>();

  /** `opening`: what the start of the match told. */
  constructor(match: Match<P>, opening: readonly P['event'][]) {
    this.match = match;
    this.latest = match.seen(opening);
  }

  chair(watcher: Watcher): Chair<P> {
    return {
      watcher,
      seats: this.match.seats,
      listen: (hear) => this.listen(watcher, hear),
      answer: (number, ...choices) => this.act((match) => match.play(seatOf(watcher), number, ...choices)),
      withdraw: () => this.act((match) => match.withdraw(seatOf(watcher))),
      why: async (choice) => (this.asks(watcher) ? this.match.why(choice) : { why: 'not offered' }),
      barred: async () => (this.asks(watcher) ? this.match.barred() : []),
    };
  }

  /** What one seat may do tells of its hand: nobody else learns it. */
  private asks(watcher: Watcher): boolean {
    return this.match.question?.seat === watcher;
  }

  private listen(watcher: Watcher, hear: Hear<P>): () => void {
    const listener = { watcher, hear };
    this.listeners.add(listener);
    hear(this.newsFor(watcher));
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** A rule that throws loses nothing: the table goes on from a fork made before. */
  private async act(
    deed: (match: Match<P>) => Result<P['event'][], Refusal>,
  ): Promise<Result<undefined, Refusal>> {
    // Whoever answers on hearing news waits until all have heard them.
    await Promise.resolve();
    const safe = this.match.fork();
    let done;
    try {
      done = deed(this.match);
    } catch (fault) {
      this.match = safe;
      throw fault;
    }
    if (!done.ok) return done;
    this.latest = this.match.seen(done.value);
    const listening = Array.from(this.listeners);
    for (const listener of listening)
      if (this.listeners.has(listener)) listener.hear(this.newsFor(listener.watcher));
    return ok(undefined);
  }

  private newsFor(watcher: Watcher): News<P> {
    return { events: this.latest.get(watcher), sight: sightOf(this.match, watcher) };
  }
}

/** Spectators and judges hold a chair too: what they try to answer is nobody's question. */
const seatOf = (watcher: Watcher): number => (typeof watcher === 'number' ? watcher : -1);

/** What a watcher sees of a match now: the options only of a question of its own. */
export function sightOf<P extends Parts>(match: Match<P>, watcher: Watcher): Sight<P> {
  const { question, outcome } = match;
  return { view: match.view(watcher), asked: question && askedOf(question, watcher), outcome };
}

function askedOf<P extends Parts>(question: NonNullable<Match<P>['question']>, watcher: Watcher): Asked<P> {
  if (watcher === question.seat || watcher === 'judge') return question;
  const { options: _, ...rest } = question;
  return rest;
}
