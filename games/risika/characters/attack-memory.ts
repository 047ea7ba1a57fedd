/** What a character must have heard to know it: the board tells where things stand, not how they came about. */
import type { Seat } from '@ludoteca/kernel';
import type { Territory } from '../board.ts';
import type { Event } from '../parts.ts';

/** Somebody who attacked some rounds ago is half forgiven. */
const DECAY_PER_ROUND = 0.7;

export class AttackMemory {
  /** The attack that goes on: the last of this turn that has not conquered yet. */
  from: Territory = -1;
  to: Territory = -1;
  /** By seat, then by who attacked it: the fewer rounds ago, the more it weighs. */
  private readonly attackWeights: number[][] = [];

  observe(event: Event): void {
    switch (event.did) {
      case 'attack':
        this.recordAttack(event.against, event.seat, event.from, event.to);
        break;
      case 'conquer':
      case 'turn':
        this.from = -1;
        this.to = -1;
        break;
      case 'round':
        for (const row of this.attackWeights)
          for (let seat = 0; seat < row.length; seat++) row[seat] = (row[seat] ?? 0) * DECAY_PER_ROUND;
        break;
      default:
    }
  }

  attackWeightsOn(seat: Seat): readonly number[] {
    return this.attackWeights[seat] ?? [];
  }

  private recordAttack(victim: Seat, by: Seat, from: Territory, to: Territory): void {
    const isNew = from !== this.from || to !== this.to;
    this.from = from;
    this.to = to;
    while (this.attackWeights.length <= victim) this.attackWeights.push([0, 0, 0, 0, 0, 0]);
    const row = this.attackWeights[victim];
    if (isNew && row !== undefined) row[by] = (row[by] ?? 0) + 1;
  }
}
