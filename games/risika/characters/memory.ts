/** What a character must have heard to know it: the board tells where things stand, not how they came about. */
import type { Seat } from '@ludoteca/kernel';
import type { Territory } from '../board.ts';
import type { Event } from '../parts.ts';

/** Somebody who attacked some rounds ago is half forgiven. */
const FORGIVING = 0.7;

export class Memory {
  /** The attack that goes on: the last of this turn that has not conquered yet. */
  from: Territory = -1;
  to: Territory = -1;
  /** By seat, then by who attacked it: the fewer rounds ago, the more it weighs. */
  private readonly wrongs: number[][] = [];

  hear(event: Event): void {
    switch (event.did) {
      case 'attack':
        this.resent(event.against, event.seat, event.from, event.to);
        break;
      case 'conquer':
      case 'turn':
        this.from = -1;
        this.to = -1;
        break;
      case 'round':
        for (const row of this.wrongs)
          for (let seat = 0; seat < row.length; seat++) row[seat] = (row[seat] ?? 0) * FORGIVING;
        break;
      default:
    }
  }

  grudgesOf(seat: Seat): readonly number[] {
    return this.wrongs[seat] ?? [];
  }

  private resent(victim: Seat, by: Seat, from: Territory, to: Territory): void {
    const isNew = from !== this.from || to !== this.to;
    this.from = from;
    this.to = to;
    while (this.wrongs.length <= victim) this.wrongs.push([0, 0, 0, 0, 0, 0]);
    const row = this.wrongs[victim];
    if (isNew && row !== undefined) row[by] = (row[by] ?? 0) + 1;
  }
}
