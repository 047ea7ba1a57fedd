/** The memory of a computer player of events that the view does not show: the running attack, and who attacked whom first. */
import type { Seat } from '@ludoteca/kernel';
import type { Territory } from '../board.ts';
import type { Event } from '../parts.ts';

export class AttackMemory {
  /** The running attack: the last of this turn, until it conquers. */
  from: Territory = -1;
  to: Territory = -1;
  /** By attacked seat: its attackers in the order of their first attacks. */
  private readonly attackers: Seat[][] = [];

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
      default:
    }
  }

  /** The seats that have attacked a seat, the first one first. */
  attackersOf(seat: Seat): readonly Seat[] {
    return this.attackers[seat] ?? [];
  }

  private recordAttack(target: Seat, by: Seat, from: Territory, to: Territory): void {
    this.from = from;
    this.to = to;
    while (this.attackers.length <= target) this.attackers.push([]);
    if (this.attackers[target]?.includes(by) === false) this.attackers[target].push(by);
  }
}
