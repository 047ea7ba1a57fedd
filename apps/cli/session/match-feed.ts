/** Collects the updates of all chairs at this terminal. */
import type { AnyParts, Watcher } from '@ludoteca/kernel';
import type { Chair, MatchUpdate, SeatExplanation, Observation } from '@ludoteca/kit';
import { EventLog, type LogItem, logItemsOf } from './event-log.ts';

/** Remote updates contain the events of each entry with its explanations. */
type FeedUpdate = MatchUpdate<AnyParts> & {
  readonly steps?: readonly (Parameters<typeof logItemsOf>[0] & { readonly number: number })[];
};

const logItemsIn = ({ events, steps }: FeedUpdate): readonly LogItem[] =>
  steps?.flatMap(logItemsOf) ?? events;

export class MatchFeed {
  private readonly observations = new Map<Watcher, Observation<AnyParts>>();
  private readonly unsubscribes: readonly (() => void)[];
  private eventLog: EventLog<LogItem>;
  /** The explanation of the choice that is being made. */
  private explanation: SeatExplanation | undefined;
  /** Called after every change; `over`: there will be no further updates. */
  private changed: ((over: boolean) => void) | undefined;

  /** `past`: the events before this session. */
  constructor(chairs: readonly Chair<AnyParts>[], past?: EventLog<LogItem>) {
    this.eventLog = new EventLog<LogItem>();
    this.unsubscribes = chairs.map((chair) =>
      chair.subscribe((unseen) => this.onUpdate(chair.watcher, unseen)),
    );
    if (past !== undefined) this.eventLog = past;
  }

  close(): void {
    for (const unsubscribe of this.unsubscribes) unsubscribe();
  }

  observation(watcher: Watcher): Observation<AnyParts> {
    const observation = this.observations.get(watcher);
    if (observation === undefined) throw new Error(`no chair of ${watcher} is subscribed`);
    return observation;
  }

  log(watcher: Watcher): readonly LogItem[] {
    return this.eventLog.items(watcher);
  }

  unseen(watcher: Watcher): readonly LogItem[] {
    return this.eventLog.unseen(watcher);
  }

  markSeen(watcher: Watcher): void {
    this.eventLog.markSeen(watcher);
  }

  /** Called after an undo. */
  replaceLog(past: EventLog<LogItem>): void {
    this.eventLog = past;
  }

  /** Logged before the events of the next update. */
  setExplanation(explanation: SeatExplanation | undefined): void {
    this.explanation = explanation;
  }

  /**
   * Aborts when the question is no longer open for the watcher, or no further updates can come. Only the latest signal
   * is live.
   */
  questionClosedSignal(watcher: Watcher, number: number): AbortSignal {
    const closed = new AbortController();
    this.changed = (over) => {
      if (over || this.observation(watcher).asked?.number !== number) closed.abort();
    };
    // The question may have closed while another text was shown.
    this.changed(false);
    return closed.signal;
  }

  /** Aborts at the next change. */
  updateSignal(): AbortSignal {
    const news = new AbortController();
    this.changed = () => news.abort();
    return news.signal;
  }

  /** Reports a change outside the match. */
  notify(over: boolean): void {
    this.changed?.(over);
  }

  private onUpdate(watcher: Watcher, news: FeedUpdate): void {
    // After a takeback everything is received again.
    if (news.steps?.[0]?.number === 0 && this.observations.has(watcher))
      this.eventLog = new EventLog<LogItem>();
    this.eventLog.add(
      watcher,
      this.explanation === undefined ? logItemsIn(news) : [this.explanation, ...news.events],
    );
    this.observations.set(watcher, news.observation);
    this.changed?.(false);
  }
}
