/** The log of events that each watcher of a match has received. */
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

/** An event, or the explanation of the choice that led to it. */
export type LogItem = Event | SeatExplanation;

/** Explanations come before the events. */
export const logItemsOf = ({ remarks = [], events }: LoggedStep): readonly LogItem[] => [
  ...remarks,
  ...events,
];
interface LoggedStep {
  readonly events: readonly Event[];
  readonly remarks?: readonly SeatExplanation[];
}

/** Also remembers how much of the log each watcher has seen. */
export class EventLog<T extends LogItem = Event> {
  private readonly logs = new Map<Watcher, T[]>();
  private readonly seen = new Map<Watcher, number>();

  /** Equal explanations of consecutive choices are added once. */
  add(watcher: Watcher, items: readonly T[]): void {
    const log = this.logs.get(watcher) ?? [];
    for (const one of items) if ('did' in one || !deepEqual(one, log.at(-1))) log.push(one);
    this.logs.set(watcher, log);
  }

  markSeen(watcher: Watcher): void {
    this.seen.set(watcher, this.items(watcher).length);
  }

  /** Since the start of the match. */
  items(watcher: Watcher): readonly T[] {
    return this.logs.get(watcher) ?? [];
  }

  unseen(watcher: Watcher): readonly T[] {
    return this.items(watcher).slice(this.seen.get(watcher) ?? 0);
  }
}

/** Rebuilds the log from an archive; each seat has seen what happened before its last answer. */
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
