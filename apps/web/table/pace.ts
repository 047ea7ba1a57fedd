import type { AnyParts } from '@ludoteca/kernel';
import type { Observation } from '@ludoteca/kit';
import type { RemoteUpdate } from '@ludoteca/wire';

/** The match as the page shows it now, and what led there from the moment before. */
export interface Moment {
  readonly sight: Observation<AnyParts>;
  readonly events: readonly AnyParts['event'][];
  /** How many entries of the story are told by now, the opening among them. */
  readonly told: number;
  /** The page caught up: nothing is to move. */
  readonly still: boolean;
}

/** How long a moment stands before the next one: long enough for one motion and a breath. */
const BEAT = 420;
/** Who is further behind than this many moments sees the latest at once. */
const FAR = 8;

/**
 * News one after another, so that motion can explain each. The first are shown at once, and so are those that come after a gap:
 * whoever was away wants to see the table, not a film.
 */
export class Pace {
  private readonly show: (moment: Moment) => void;
  private readonly wait: (milliseconds: number, then: () => void) => void;
  private readonly calm: () => boolean;
  private queue: RemoteUpdate<AnyParts>[] = [];
  private told = 0;
  private standing = false;

  constructor(
    show: (moment: Moment) => void,
    wait: (milliseconds: number, then: () => void) => void,
    calm: () => boolean,
  ) {
    this.show = show;
    this.wait = wait;
    this.calm = calm;
  }

  hear(news: RemoteUpdate<AnyParts>): void {
    this.queue.push(news);
    const caughtUp = this.told === 0 || news.steps.length > 1;
    if (caughtUp || this.calm() || this.queue.length > FAR) this.catchUp();
    else if (!this.standing) this.next();
  }

  private catchUp(): void {
    const news = this.queue;
    const last = news.at(-1);
    this.queue = [];
    if (last !== undefined) this.tell(news, last.observation, true);
  }

  private next(): void {
    const news = this.queue.shift();
    if (news === undefined) return;
    this.tell([news], news.observation, false);
    if (news.events.length === 0) return this.next();
    this.standing = true;
    this.wait(BEAT, () => {
      this.standing = false;
      this.next();
    });
  }

  private tell(news: readonly RemoteUpdate<AnyParts>[], sight: Observation<AnyParts>, still: boolean): void {
    this.told += news.reduce((sum, { steps }) => sum + steps.length, 0);
    this.show({ sight, events: news.flatMap(({ events }) => events), told: this.told, still });
  }
}
