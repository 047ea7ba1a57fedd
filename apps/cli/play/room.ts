import type { SomeParts, Watcher } from '@ludoteca/kernel';
import type { Chair, News, Sight } from '@ludoteca/kit';
import { Diary } from './diary.ts';

/** What everybody at one terminal sees and has learned, each from the own chair. */
export class Room {
  private readonly sights = new Map<Watcher, Sight<SomeParts>>();
  private readonly stops: readonly (() => void)[];
  private diary: Diary;
  /** `over`: nothing more will be heard. */
  private changed: ((over: boolean) => void) | undefined;

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

  /** Aborts when the watcher is no longer asked this question, or there is nobody left to answer to; only the latest of these does. */
  whenGone(watcher: Watcher, number: number): AbortSignal {
    const gone = new AbortController();
    this.changed = (over) => {
      if (over || this.sight(watcher).asked?.number !== number) gone.abort();
    };
    // It may have gone while something else was looked at.
    this.changed(false);
    return gone.signal;
  }

  /** Aborted when anything is heard, or stirs, from now on. */
  whenNews(): AbortSignal {
    const news = new AbortController();
    this.changed = () => news.abort();
    return news.signal;
  }

  /** Something besides the match has happened; `over`: nothing more will. */
  stir(over: boolean): void {
    this.changed?.(over);
  }

  private hear(watcher: Watcher, { events, sight }: News<SomeParts>): void {
    this.diary.hear(watcher, events);
    this.sights.set(watcher, sight);
    this.changed?.(false);
  }
}
