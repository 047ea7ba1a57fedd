/** The events that computer players have received, for those that observe the match. */
import type { Game, Seat, AnyParts } from '@ludoteca/kernel';
import type { MatchHost } from '@ludoteca/kit';
import { replayEventLog } from './event-log.ts';

type Event = AnyParts['event'];

/** Replayed once per seat, then updated by subscription. */
export class ReceivedEvents {
  private readonly game: Game<AnyParts>;
  private readonly host: MatchHost<AnyParts>;
  private readonly eventsBySeat = new Map<Seat, Event[]>();
  private unsubscribes: (() => void)[] = [];

  constructor(game: Game<AnyParts>, host: MatchHost<AnyParts>) {
    this.game = game;
    this.host = host;
  }

  /** All events since the start of the match. */
  eventsOf(seat: Seat): readonly Event[] {
    const known = this.eventsBySeat.get(seat);
    if (known !== undefined) return known;
    const past = replayEventLog(this.game, this.host.archive(), [seat]).items(seat).slice();
    this.eventsBySeat.set(seat, past);
    // A new subscription begins with an update that the replay already contains.
    let isNew = false;
    this.unsubscribes.push(
      this.host.chair(seat).subscribe(({ events }) => {
        if (isNew) past.push(...events);
      }),
    );
    isNew = true;
    return past;
  }

  /** Called after an undo. */
  reset(): void {
    for (const unsubscribe of this.unsubscribes) unsubscribe();
    this.unsubscribes = [];
    this.eventsBySeat.clear();
  }
}
