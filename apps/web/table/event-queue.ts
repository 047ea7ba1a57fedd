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

/** With more queued updates the latest is shown at once. */
const MAX_QUEUED_UPDATES = 8;

/** Shows updates in intervals. The first update and updates after a gap are shown at once without animation. */
export class EventQueue {
  private readonly show: (update: ShownUpdate) => void;
  private readonly wait: (milliseconds: number, then: () => void) => void;
  private readonly isMotionless: () => boolean;
  /** Milliseconds between two updates; 0: all are shown at once. */
  private readonly interval: () => number;
  private queue: RemoteUpdate<AnyParts>[] = [];
  private shownSteps = 0;
  private isWaiting = false;

  constructor(
    show: (update: ShownUpdate) => void,
    wait: (milliseconds: number, then: () => void) => void,
    isMotionless: () => boolean,
    interval: () => number,
  ) {
    this.show = show;
    this.wait = wait;
    this.isMotionless = isMotionless;
    this.interval = interval;
  }

  push(update: RemoteUpdate<AnyParts>): void {
    // After a takeback everything is received again.
    if (update.steps[0]?.number === 0) {
      this.queue = [];
      this.shownSteps = 0;
    }
    this.queue.push(update);
    const caughtUp = this.shownSteps === 0 || update.steps.length > 1;
    if (caughtUp || this.isMotionless() || this.interval() === 0 || this.queue.length > MAX_QUEUED_UPDATES)
      this.catchUp();
    else if (!this.isWaiting) this.next();
  }

  /** Shows everything that has arrived. */
  catchUp(): void {
    const updates = this.queue;
    const last = updates.at(-1);
    this.queue = [];
    if (last !== undefined) this.present(updates, last.observation, true);
  }

  private next(): void {
    const update = this.queue.shift();
    if (update === undefined) return;
    this.present([update], update.observation, false);
    if (update.events.length === 0) return this.next();
    this.isWaiting = true;
    this.wait(this.interval(), () => {
      this.isWaiting = false;
      this.next();
    });
  }

  private present(
    updates: readonly RemoteUpdate<AnyParts>[],
    observation: Observation<AnyParts>,
    isMotionless: boolean,
  ): void {
    this.shownSteps += updates.reduce((sum, { steps }) => sum + steps.length, 0);
    this.show({
      observation,
      events: updates.flatMap(({ events }) => events),
      shownSteps: this.shownSteps,
      isMotionless,
    });
  }
}
