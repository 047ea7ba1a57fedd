/** An analysis of the view for one seat, computed once per question. */
import type { Seat } from '@ludoteca/kernel';
import {
  FACULTIES,
  type Faculty,
  FACULTY_OF,
  NEIGHBOURS,
  TERRITORY_COUNT,
  type Territory,
} from '../board.ts';
import { NO_OWNER } from '../parts.ts';
import type { View } from '../view-types.ts';
import { ARMY_LIMIT } from '../rules/state-queries.ts';
import type { StrategyProfile } from './profiles.ts';

/** Rounds without impatience, and rounds from there to full impatience. */
const PATIENT_ROUNDS = 10;
const ROUNDS_TO_FULL_IMPATIENCE = 30;
/** After so many rounds every minimum chance falls. */
const LONG_MATCH_ROUNDS = 30;

/** By faculty: the territories with links to other faculties. */
export const BORDER_TERRITORIES: readonly (readonly Territory[])[] = FACULTIES.map(
  ({ territories }, faculty) =>
    territories.filter((territory) => NEIGHBOURS[territory]?.some((other) => FACULTY_OF[other] !== faculty)),
);
const IS_BORDER: readonly boolean[] = FACULTY_OF.map(
  (faculty, territory) => BORDER_TERRITORIES[faculty]?.includes(territory) === true,
);

export class Situation {
  readonly seat: Seat;
  readonly profile: StrategyProfile;
  readonly view: View;
  /** The seat to attack above all others; NO_OWNER without one. */
  readonly enemy: Seat;
  /** By seat. */
  readonly territoryCounts: number[];
  readonly armyCounts: number[];
  /** By faculty: own territories, hostile and own armies, and the seat that holds all of it. */
  readonly ownTerritories: number[] = [0, 0, 0, 0, 0, 0];
  readonly hostileArmies: number[] = [0, 0, 0, 0, 0, 0];
  readonly ownArmies: number[] = [0, 0, 0, 0, 0, 0];
  readonly holders: Seat[] = [NO_OWNER, NO_OWNER, NO_OWNER, NO_OWNER, NO_OWNER, NO_OWNER];

  /** `attackers`: the seats that have attacked this seat, the first one first. */
  constructor(view: View, seat: Seat, profile: StrategyProfile, attackers: readonly Seat[]) {
    this.view = view;
    this.seat = seat;
    this.profile = profile;
    const first = attackers.find((other) => !view.out.includes(other));
    this.enemy = profile.enemy === 'first attacker' ? (first ?? NO_OWNER) : NO_OWNER;
    const { owners, armies } = view;
    this.territoryCounts = view.colours.map(() => 0);
    this.armyCounts = view.reserve.slice();
    for (let faculty = 0; faculty < FACULTIES.length; faculty++)
      this.holders[faculty] = this.firstOwner(faculty);
    for (let territory = 0; territory < TERRITORY_COUNT; territory++) {
      const owner = owners[territory] ?? NO_OWNER;
      const count = armies[territory] ?? 0;
      const faculty = FACULTY_OF[territory] ?? 0;
      this.territoryCounts[owner] = (this.territoryCounts[owner] ?? 0) + 1;
      this.armyCounts[owner] = (this.armyCounts[owner] ?? 0) + count;
      if (owner === seat) {
        this.ownTerritories[faculty] = (this.ownTerritories[faculty] ?? 0) + 1;
        this.ownArmies[faculty] = (this.ownArmies[faculty] ?? 0) + count;
      } else this.hostileArmies[faculty] = (this.hostileArmies[faculty] ?? 0) + count;
      if (owner !== this.holders[faculty]) this.holders[faculty] = NO_OWNER;
    }
  }

  private firstOwner(faculty: Faculty): Seat {
    return this.view.owners[FACULTIES[faculty]?.territories[0] ?? 0] ?? NO_OWNER;
  }

  owner(territory: Territory): Seat {
    return this.view.owners[territory] ?? NO_OWNER;
  }

  armies(territory: Territory): number {
    return this.view.armies[territory] ?? 0;
  }

  isOwn(territory: Territory): boolean {
    return this.view.owners[territory] === this.seat;
  }

  /** The armies of the strongest hostile neighbour; 0 without any. */
  strongestThreat(territory: Territory): number {
    let max = 0;
    for (const other of NEIGHBOURS[territory] ?? [])
      if (!this.isOwn(other) && this.armies(other) > max) max = this.armies(other);
    return max;
  }

  countHostileNeighbours(territory: Territory): number {
    let count = 0;
    for (const other of NEIGHBOURS[territory] ?? []) if (!this.isOwn(other)) count++;
    return count;
  }

  isComplete(faculty: Faculty): boolean {
    return this.holders[faculty] === this.seat;
  }

  /** A border territory of a faculty that this seat holds. */
  isOwnBorder(territory: Territory): boolean {
    return IS_BORDER[territory] === true && this.isComplete(FACULTY_OF[territory] ?? 0);
  }

  /** The armies that must stay: on a border GARRISON, or fewer if no neighbour has as many. */
  minGarrison(territory: Territory): number {
    return this.isOwnBorder(territory) ? Math.max(1, Math.min(GARRISON, this.strongestThreat(territory))) : 1;
  }

  get totalArmies(): number {
    return this.armyCounts[this.seat] ?? 0;
  }

  /** The reinforcements of the next turn without cards. */
  get income(): number {
    let sum = Math.floor((this.territoryCounts[this.seat] ?? 0) / 3);
    for (let faculty = 0; faculty < FACULTIES.length; faculty++)
      if (this.isComplete(faculty)) sum += FACULTIES[faculty]?.bonus ?? 0;
    return sum;
  }

  /** From 0 to 1, rising with the rounds. */
  get impatience(): number {
    return Math.min(1, Math.max(0, this.view.round - PATIENT_ROUNDS) / ROUNDS_TO_FULL_IMPATIENCE);
  }

  /** The share of an opponent's losses that counts as own gain: 1 with a single opponent. */
  get opponentLossShare(): number {
    let living = 0;
    for (const count of this.territoryCounts) if (count > 0) living++;
    return 1 / Math.max(1, living - 1) ** 2;
  }

  /** The reduction of every minimum chance in a long match. */
  get longMatchDiscount(): number {
    return Math.max(0, this.view.round - LONG_MATCH_ROUNDS) / 100;
  }

  /** The armies that the next turn will lose to the limit. */
  get armiesOverLimit(): number {
    return Math.max(0, this.totalArmies + this.income - ARMY_LIMIT);
  }
}

/** Armies that defend with the maximum number of dice. */
export const GARRISON = 3;
