/** A queue that shows updates one after another, so that animations can explain them. */
import type { AnyParts } from '@ludoteca/kernel';
import type { Observation } from '@ludoteca/kit';
import type { RemoteUpdate } from '@ludoteca/wire';

/** An update that is shown. */
export interface ShownUpdate {
  readonly observation: Observation<AnyParts>;
  readonly events: readonly AnyParts['event'][];
  /** Number of match steps shown so far, including the opening. */
  readonly shownSteps: number;
  /** The page is catching up, so nothing is animated. */
  readonly isMotionless: boolean;
}

/** Milliseconds between two updates. */
const UPDATE_INTERVAL = 420;
/** With more queued updates the latest is shown at once. */
const MAX_QUEUED_UPDATES = 8;

/** Shows updates in intervals. The first update and updates after a gap are shown at once without animation. */
export class EventQueue {
  private readonly show: (moment: ShownUpdate) => void;
  private readonly wait: (milliseconds: number, then: () => void) => void;
  private readonly isMotionless: () => boolean;
  private queue: RemoteUpdate<AnyParts>[] = [];
  private shownSteps = 0;
  private isWaiting = false;

  constructor(
    show: (moment: ShownUpdate) => void,
    wait: (milliseconds: number, then: () => void) => void,
    calm: () => boolean,
  ) {
    this.show = show;
    this.wait = wait;
    this.isMotionless = calm;
  }

  push(update: RemoteUpdate<AnyParts>): void {
    this.queue.push(update);
    const caughtUp = this.shownSteps === 0 || update.steps.length > 1;
    if (caughtUp || this.isMotionless() || this.queue.length > MAX_QUEUED_UPDATES) this.catchUp();
    else if (!this.isWaiting) this.next();
  }

  private catchUp(): void {
    const news = this.queue;
    const last = news.at(-1);
    this.queue = [];
    if (last !== undefined) this.present(news, last.observation, true);
  }

  private next(): void {
    const news = this.queue.shift();
    if (news === undefined) return;
    this.present([news], news.observation, false);
    if (news.events.length === 0) return this.next();
    this.isWaiting = true;
    this.wait(UPDATE_INTERVAL, () => {
      this.isWaiting = false;
      this.next();
    });
  }

  private present(
    news: readonly RemoteUpdate<AnyParts>[],
    sight: Observation<AnyParts>,
    isMotionless: boolean,
  ): void {
    this.shownSteps += news.reduce((sum, { steps }) => sum + steps.length, 0);
    this.show({
      observation: sight,
      events: news.flatMap(({ events }) => events),
      shownSteps: this.shownSteps,
      isMotionless,
    });
  }
}
