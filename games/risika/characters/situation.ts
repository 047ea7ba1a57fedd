/** What a character reads off the table before it decides anything: counts, once for each question. */
import type { Seat } from '@ludoteca/kernel';
import {
  FACULTIES,
  type Faculty,
  FACULTY_OF,
  NEIGHBOURS,
  TERRITORY_COUNT,
  type Territory,
} from '../board.ts';
import { NO_OWNER, type View } from '../parts.ts';
import { ARMY_LIMIT } from '../rules/state-queries.ts';
import type { StrategyProfile } from './profiles.ts';

/** Rounds without impatience, and rounds until it is complete. */
const PATIENT_ROUNDS = 10;
const ROUNDS_TO_FULL_IMPATIENCE = 30;
/** A match of so many rounds seems to have no end. */
const LONG_MATCH_ROUNDS = 30;

/** By faculty: the territories from which one leaves it. */
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
  /** By seat: how much whoever sits there has done to us. */
  readonly attackWeights: readonly number[];
  /** By seat. */
  readonly territoryCounts: number[];
  readonly armyCounts: number[];
  /** By faculty: how many territories of it are ours, the armies of others in it and our own, and whose it is as a whole. */
  readonly ownTerritories: number[] = [0, 0, 0, 0, 0, 0];
  readonly hostileArmies: number[] = [0, 0, 0, 0, 0, 0];
  readonly ownArmies: number[] = [0, 0, 0, 0, 0, 0];
  readonly holders: Seat[] = [NO_OWNER, NO_OWNER, NO_OWNER, NO_OWNER, NO_OWNER, NO_OWNER];

  constructor(view: View, seat: Seat, temper: StrategyProfile, grudges: readonly number[]) {
    this.view = view;
    this.seat = seat;
    this.profile = temper;
    this.attackWeights = grudges;
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

  /** The armies of the strongest foe next door; none where there is no foe. */
  strongestThreat(territory: Territory): number {
    let most = 0;
    for (const other of NEIGHBOURS[territory] ?? [])
      if (!this.isOwn(other) && this.armies(other) > most) most = this.armies(other);
    return most;
  }

  countHostileNeighbours(territory: Territory): number {
    let count = 0;
    for (const other of NEIGHBOURS[territory] ?? []) if (!this.isOwn(other)) count++;
    return count;
  }

  isComplete(faculty: Faculty): boolean {
    return this.holders[faculty] === this.seat;
  }

  /** A door of a faculty that is all ours. */
  isOwnBorder(territory: Territory): boolean {
    return IS_BORDER[territory] === true && this.isComplete(FACULTY_OF[territory] ?? 0);
  }

  /** How many armies must stay on a territory: a door is never held by fewer than three, unless nobody near has as many. */
  minGarrison(territory: Territory): number {
    return this.isOwnBorder(territory) ? Math.max(1, Math.min(GARRISON, this.strongestThreat(territory))) : 1;
  }

  get totalArmies(): number {
    return this.armyCounts[this.seat] ?? 0;
  }

  /** What the next turn brings without cards. */
  get income(): number {
    let sum = Math.floor((this.territoryCounts[this.seat] ?? 0) / 3);
    for (let faculty = 0; faculty < FACULTIES.length; faculty++)
      if (this.isComplete(faculty)) sum += FACULTIES[faculty]?.bonus ?? 0;
    return sum;
  }

  /** From 0 to 1: after some rounds one grows impatient, and more so with each that follows. */
  get impatience(): number {
    return Math.min(1, Math.max(0, this.view.round - PATIENT_ROUNDS) / ROUNDS_TO_FULL_IMPATIENCE);
  }

  /** How much of a foe's loss is our gain: all of it in a duel. */
  get opponentLossShare(): number {
    let living = 0;
    for (const count of this.territoryCounts) if (count > 0) living++;
    return 1 / Math.max(1, living - 1) ** 2;
  }

  /** What a match without an end takes off every bar. */
  get longMatchDiscount(): number {
    return Math.max(0, this.view.round - LONG_MATCH_ROUNDS) / 100;
  }

  /** How many armies will be lost to the limit when the next turn comes. */
  get armiesOverLimit(): number {
    return Math.max(0, this.totalArmies + this.income - ARMY_LIMIT);
  }
}

/** Three dice defend: the wall that costs an attacker most. */
export const GARRISON = 3;
