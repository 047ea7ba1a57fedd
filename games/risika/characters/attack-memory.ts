/** What a computer player remembers of events, because the view does not show it: the running attack and who attacked whom. */
import type { Seat } from '@ludoteca/kernel';
import type { Territory } from '../board.ts';
import type { Event } from '../parts.ts';

/** Older attacks weigh less. */
const DECAY_PER_ROUND = 0.7;

export class AttackMemory {
  /** The running attack: the last of this turn, until it conquers. */
  from: Territory = -1;
  to: Territory = -1;
  /** By attacked seat, then by attacker: the number of attacks, decaying with every round. */
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

  private recordAttack(target: Seat, by: Seat, from: Territory, to: Territory): void {
    const isNew = from !== this.from || to !== this.to;
    this.from = from;
    this.to = to;
    while (this.attackWeights.length <= target) this.attackWeights.push([0, 0, 0, 0, 0, 0]);
    const row = this.attackWeights[target];
    if (isNew && row !== undefined) row[by] = (row[by] ?? 0) + 1;
  }
}
