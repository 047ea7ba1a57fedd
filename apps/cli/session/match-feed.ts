import type { AnyParts, Watcher } from '@ludoteca/kernel';
import type { Chair, MatchUpdate, SeatExplanation, Observation } from '@ludoteca/kit';
import { EventLog, type LogItem, logItemsOf } from './event-log.ts';

/** News from far away tell of each entry by itself, and may say why. */
type FeedUpdate = MatchUpdate<AnyParts> & { readonly steps?: readonly Parameters<typeof logItemsOf>[0][] };

const logItemsIn = ({ events, steps }: FeedUpdate): readonly LogItem[] =>
  steps?.flatMap(logItemsOf) ?? events;

/** What everybody at one terminal sees and has learned, each from the own chair. */
export class MatchFeed {
  private readonly observations = new Map<Watcher, Observation<AnyParts>>();
  private readonly unsubscribes: readonly (() => void)[];
  private eventLog: EventLog<LogItem>;
  /** What whoever chooses now says of it. */
  private explanation: SeatExplanation | undefined;
  /** `over`: nothing more will be heard. */
  private changed: ((over: boolean) => void) | undefined;

  /** `past`: what was learned before one sat down, where that is known. */
  constructor(chairs: readonly Chair<AnyParts>[], past?: EventLog<LogItem>) {
    this.eventLog = new EventLog<LogItem>();
    this.unsubscribes = chairs.map((chair) =>
      chair.subscribe((unseen) => this.onUpdate(chair.watcher, unseen)),
    );
    if (past !== undefined) this.eventLog = past;
  }

  close(): void {
    for (const stop of this.unsubscribes) stop();
  }

  observation(watcher: Watcher): Observation<AnyParts> {
    const observation = this.observations.get(watcher);
    if (observation === undefined) throw new Error(`nobody here sees what ${watcher} sees`);
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

  /** A decision was taken back, and with it what it has led to. */
  replaceLog(past: EventLog<LogItem>): void {
    this.eventLog = past;
  }

  /** Said of a choice that is about to be made: everybody hears it right before what the choice leads to. */
  setExplanation(said: SeatExplanation | undefined): void {
    this.explanation = said;
  }

  /** Aborts when the watcher is no longer asked this question, or there is nobody left to answer to; only the latest of these does. */
  questionClosedSignal(watcher: Watcher, number: number): AbortSignal {
    const gone = new AbortController();
    this.changed = (over) => {
      if (over || this.observation(watcher).asked?.number !== number) gone.abort();
    };
    // It may have gone while something else was looked at.
    this.changed(false);
    return gone.signal;
  }

  /** Aborted when anything is heard, or stirs, from now on. */
  updateSignal(): AbortSignal {
    const news = new AbortController();
    this.changed = () => news.abort();
    return news.signal;
  }

  /** Something besides the match has happened; `over`: nothing more will. */
  notify(over: boolean): void {
    this.changed?.(over);
  }

  private onUpdate(watcher: Watcher, news: FeedUpdate): void {
    this.eventLog.add(
      watcher,
      this.explanation === undefined ? logItemsIn(news) : [this.explanation, ...news.events],
    );
    this.observations.set(watcher, news.observation);
    this.changed?.(false);
  }
}
