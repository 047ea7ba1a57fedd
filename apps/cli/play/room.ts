import type { SomeParts, Watcher } from '@ludoteca/kernel';
import type { Chair, News, Sight } from '@ludoteca/kit';
import { Diary } from './diary.ts';

/** What everybody at one terminal sees and has learned, each from the own chair. */
export class Room {
  private readonly sights = new Map<Watcher, Sight<SomeParts>>();
  private readonly stops: readonly (() => void)[];
  private diary: Diary;
  private changed: (() => void) | undefined;

  /** `past`: what was learned before one sat down, where that is known. */
  constructor(chairs: readonly Chair<SomeParts>[], past?: Diary) {
    this.diary = new Diary();
    this.stops = chairs.map((chair) => chair.listen((news) => this.hear(chair.watcher, news)));
    if (past !== undefined) this.diary = past;
  }

  leave(): void {
    for (const stop of this.stops) stop();
  }

  sight(watcher: Watcher): Sight<SomeParts> {
    const sight = this.sights.get(watcher);
    if (sight === undefined) throw new Error(`nobody here sees what ${watcher} sees`);
    return sight;
  }

  log(watcher: Watcher): readonly SomeParts['event'][] {
    return this.diary.log(watcher);
  }

  news(watcher: Watcher): readonly SomeParts['event'][] {
    return this.diary.news(watcher);
  }

  look(watcher: Watcher): void {
    this.diary.look(watcher);
  }

  /** A decision was taken back, and with it what it has led to. */
  forget(past: Diary): void {
    this.diary = past;
  }

  /** Called once, when the watcher is no longer asked this question. */
  whenGone(watcher: Watcher, number: number): AbortSignal {
    const gone = new AbortController();
    this.changed = () => {
      if (this.sight(watcher).asked?.number !== number) gone.abort();
    };
    return gone.signal;
  }

  private hear(watcher: Watcher, { events, sight }: News<SomeParts>): void {
    this.diary.hear(watcher, events);
    this.sights.set(watcher, sight);
    this.changed?.();
  }
}
