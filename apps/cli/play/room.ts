import type { AnyParts, Watcher } from '@ludoteca/kernel';
import type { Chair, MatchUpdate, SeatExplanation, Observation } from '@ludoteca/kit';
import { Diary, type Told, toldBy } from './diary.ts';

/** News from far away tell of each entry by itself, and may say why. */
type RoomNews = MatchUpdate<AnyParts> & { readonly steps?: readonly Parameters<typeof toldBy>[0][] };

const toldIn = ({ events, steps }: RoomNews): readonly Told[] => steps?.flatMap(toldBy) ?? events;

/** What everybody at one terminal sees and has learned, each from the own chair. */
export class Room {
  private readonly sights = new Map<Watcher, Observation<AnyParts>>();
  private readonly stops: readonly (() => void)[];
  private diary: Diary<Told>;
  /** What whoever chooses now says of it. */
  private said: SeatExplanation | undefined;
  /** `over`: nothing more will be heard. */
  private changed: ((over: boolean) => void) | undefined;

  /** `past`: what was learned before one sat down, where that is known. */
  constructor(chairs: readonly Chair<AnyParts>[], past?: Diary<Told>) {
    this.diary = new Diary<Told>();
    this.stops = chairs.map((chair) => chair.subscribe((news) => this.hear(chair.watcher, news)));
    if (past !== undefined) this.diary = past;
  }

  leave(): void {
    for (const stop of this.stops) stop();
  }

  sight(watcher: Watcher): Observation<AnyParts> {
    const sight = this.sights.get(watcher);
    if (sight === undefined) throw new Error(`nobody here sees what ${watcher} sees`);
    return sight;
  }

  log(watcher: Watcher): readonly Told[] {
    return this.diary.log(watcher);
  }

  news(watcher: Watcher): readonly Told[] {
    return this.diary.news(watcher);
  }

  look(watcher: Watcher): void {
    this.diary.look(watcher);
  }

  /** A decision was taken back, and with it what it has led to. */
  forget(past: Diary<Told>): void {
    this.diary = past;
  }

  /** Said of a choice that is about to be made: everybody hears it right before what the choice leads to. */
  remark(said: SeatExplanation | undefined): void {
    this.said = said;
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

  private hear(watcher: Watcher, news: RoomNews): void {
    this.diary.hear(watcher, this.said === undefined ? toldIn(news) : [this.said, ...news.events]);
    this.sights.set(watcher, news.observation);
    this.changed?.(false);
  }
}
