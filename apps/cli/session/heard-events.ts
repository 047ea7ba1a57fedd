import type { Game, Seat, AnyParts } from '@ludoteca/kernel';
import type { MatchHost } from '@ludoteca/kit';
import { replayEventLog } from './event-log.ts';

type Event = AnyParts['event'];

/** What computer players that listen have heard, seat by seat: played again once, then followed. */
export class HeardEvents {
  private readonly game: Game<AnyParts>;
  private readonly host: MatchHost<AnyParts>;
  private readonly eventsBySeat = new Map<Seat, Event[]>();
  private unsubscribes: (() => void)[] = [];

  constructor(game: Game<AnyParts>, host: MatchHost<AnyParts>) {
    this.game = game;
    this.host = host;
  }

  /** All that the seat has learned since the match began. */
  eventsOf(seat: Seat): readonly Event[] {
    const known = this.eventsBySeat.get(seat);
    if (known !== undefined) return known;
    const past = replayEventLog(this.game, this.host.archive(), [seat]).items(seat).slice();
    this.eventsBySeat.set(seat, past);
    // Whoever begins to listen hears at once what the past has told already.
    let isNew = false;
    this.unsubscribes.push(
      this.host.chair(seat).subscribe(({ events }) => {
        if (isNew) past.push(...events);
      }),
    );
    isNew = true;
    return past;
  }

  /** A decision was taken back, and with it what it has led to. */
  reset(): void {
    for (const stop of this.unsubscribes) stop();
    this.unsubscribes = [];
    this.eventsBySeat.clear();
  }
}
