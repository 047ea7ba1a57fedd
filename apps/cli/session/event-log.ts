import {
  type Archive,
  type Game,
  replay,
  deepEqual,
  type Seat,
  type AnyParts,
  type Watcher,
} from '@ludoteca/kernel';
import type { SeatExplanation } from '@ludoteca/kit';

type Event = AnyParts['event'];

/** What is told at a table: what happened, and why computers chose what led to it. */
export type LogItem = Event | SeatExplanation;

/** An entry as it is told: first why, then what. */
export const logItemsOf = ({ remarks = [], events }: LoggedStep): readonly LogItem[] => [
  ...remarks,
  ...events,
];
interface LoggedStep {
  readonly events: readonly Event[];
  readonly remarks?: readonly SeatExplanation[];
}

/** What each of several watchers has learned, and how much of it they had seen when they last decided. */
export class EventLog<T extends LogItem = Event> {
  private readonly logs = new Map<Watcher, T[]>();
  private readonly seen = new Map<Watcher, number>();

  /** A reason for two choices, one right after the other, is told once. */
  add(watcher: Watcher, items: readonly T[]): void {
    const log = this.logs.get(watcher) ?? [];
    for (const one of items) if ('did' in one || !deepEqual(one, log.at(-1))) log.push(one);
    this.logs.set(watcher, log);
  }

  /** The watcher has seen all that there is until now. */
  markSeen(watcher: Watcher): void {
    this.seen.set(watcher, this.items(watcher).length);
  }

  /** From the start of the match on. */
  items(watcher: Watcher): readonly T[] {
    return this.logs.get(watcher) ?? [];
  }

  /** What has happened since the watcher looked. */
  unseen(watcher: Watcher): readonly T[] {
    return this.items(watcher).slice(this.seen.get(watcher) ?? 0);
  }
}

/** The diary of those who have sat there from the start, as an archive tells it. */
export function replayEventLog(
  game: Game<AnyParts>,
  archive: Archive,
  watchers: readonly Watcher[],
): EventLog {
  const log = new EventLog();
  let decided: Seat | undefined;
  replay(game, archive, undefined, (match, events) => {
    log.markSeen('spectator');
    if (decided !== undefined) log.markSeen(decided);
    const seen = match.redact(events);
    for (const watcher of watchers) log.add(watcher, seen.get(watcher));
    decided = match.question?.seat;
  });
  return log;
}
