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
export type Told = Event | SeatExplanation;

/** An entry as it is told: first why, then what. */
export const toldBy = ({ remarks = [], events }: StepTold): readonly Told[] => [...remarks, ...events];
interface StepTold {
  readonly events: readonly Event[];
  readonly remarks?: readonly SeatExplanation[];
}

/** What each of several watchers has learned, and how much of it they had seen when they last decided. */
export class Diary<T extends Told = Event> {
  private readonly logs = new Map<Watcher, T[]>();
  private readonly seen = new Map<Watcher, number>();

  /** A reason for two choices, one right after the other, is told once. */
  hear(watcher: Watcher, told: readonly T[]): void {
    const log = this.logs.get(watcher) ?? [];
    for (const one of told) if ('did' in one || !deepEqual(one, log.at(-1))) log.push(one);
    this.logs.set(watcher, log);
  }

  /** The watcher has seen all that there is until now. */
  look(watcher: Watcher): void {
    this.seen.set(watcher, this.log(watcher).length);
  }

  /** From the start of the match on. */
  log(watcher: Watcher): readonly T[] {
    return this.logs.get(watcher) ?? [];
  }

  /** What has happened since the watcher looked. */
  news(watcher: Watcher): readonly T[] {
    return this.log(watcher).slice(this.seen.get(watcher) ?? 0);
  }
}

/** The diary of those who have sat there from the start, as an archive tells it. */
export function diaryOf(game: Game<AnyParts>, archive: Archive, watchers: readonly Watcher[]): Diary {
  const diary = new Diary();
  let decided: Seat | undefined;
  replay(game, archive, undefined, (match, events) => {
    diary.look('spectator');
    if (decided !== undefined) diary.look(decided);
    const seen = match.redact(events);
    for (const watcher of watchers) diary.hear(watcher, seen.get(watcher));
    decided = match.question?.seat;
  });
  return diary;
}
