import type { Game, Seat, AnyParts } from '@ludoteca/kernel';
import type { MatchHost } from '@ludoteca/kit';
import { diaryOf } from './diary.ts';

type Event = AnyParts['event'];

/** What computer players that listen have heard, seat by seat: played again once, then followed. */
export class Ears {
  private readonly game: Game<AnyParts>;
  private readonly table: MatchHost<AnyParts>;
  private readonly heard = new Map<Seat, Event[]>();
  private stops: (() => void)[] = [];

  constructor(game: Game<AnyParts>, table: MatchHost<AnyParts>) {
    this.game = game;
    this.table = table;
  }

  /** All that the seat has learned since the match began. */
  past(seat: Seat): readonly Event[] {
    const known = this.heard.get(seat);
    if (known !== undefined) return known;
    const past = diaryOf(this.game, this.table.archive(), [seat]).log(seat).slice();
    this.heard.set(seat, past);
    // Whoever begins to listen hears at once what the past has told already.
    let isNew = false;
    this.stops.push(
      this.table.chair(seat).subscribe(({ events }) => {
        if (isNew) past.push(...events);
      }),
    );
    isNew = true;
    return past;
  }

  /** A decision was taken back, and with it what it has led to. */
  forget(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    this.heard.clear();
  }
}
