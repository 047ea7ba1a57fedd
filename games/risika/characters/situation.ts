/** What a character reads off the table before it decides anything: counts, once for each question. */
import type { Seat } from '@ludoteca/kernel';
import { FACULTIES, type Faculty, FACULTY_OF, NEIGHBOURS, TERRITORIES, type Territory } from '../board.ts';
import type { View } from '../parts.ts';
import type { Temper } from './tempers.ts';

/** 1.3: the pieces of a colour. */
const PIECES = 100;
const NOBODY: Seat = -1;
/** Rounds without impatience, and rounds until it is complete. */
const PATIENCE = 10;
const RESTLESS = 30;
/** A match of so many rounds seems to have no end. */
const ENDLESS = 30;

/** By faculty: the territories from which one leaves it. */
export const DOORS: readonly (readonly Territory[])[] = FACULTIES.map(({ territories }, faculty) =>
  territories.filter((territory) => NEIGHBOURS[territory]?.some((other) => FACULTY_OF[other] !== faculty)),
);
const IS_DOOR: readonly boolean[] = FACULTY_OF.map(
  (faculty, territory) => DOORS[faculty]?.includes(territory) === true,
);

export class Situation {
  readonly seat: Seat;
  readonly temper: Temper;
  readonly view: View;
  /** By seat: how much whoever sits there has done to us. */
  readonly grudges: readonly number[];
  /** By seat. */
  readonly territories: number[];
  readonly totals: number[];
  /** By faculty: how many territories of it are ours, the armies of others in it and our own, and whose it is as a whole. */
  readonly ours: number[] = [0, 0, 0, 0, 0, 0];
  readonly foreign: number[] = [0, 0, 0, 0, 0, 0];
  readonly strength: number[] = [0, 0, 0, 0, 0, 0];
  readonly holder: Seat[] = [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY];

  constructor(view: View, seat: Seat, temper: Temper, grudges: readonly number[]) {
    this.view = view;
    this.seat = seat;
    this.temper = temper;
    this.grudges = grudges;
    const { owners, armies } = view;
    this.territories = view.colours.map(() => 0);
    this.totals = view.reserve.slice();
    for (let faculty = 0; faculty < FACULTIES.length; faculty++)
      this.holder[faculty] = this.firstOwner(faculty);
    for (let territory = 0; territory < TERRITORIES; territory++) {
      const owner = owners[territory] ?? NOBODY;
      const count = armies[territory] ?? 0;
      const faculty = FACULTY_OF[territory] ?? 0;
      this.territories[owner] = (this.territories[owner] ?? 0) + 1;
      this.totals[owner] = (this.totals[owner] ?? 0) + count;
      if (owner === seat) {
        this.ours[faculty] = (this.ours[faculty] ?? 0) + 1;
        this.strength[faculty] = (this.strength[faculty] ?? 0) + count;
      } else this.foreign[faculty] = (this.foreign[faculty] ?? 0) + count;
      if (owner !== this.holder[faculty]) this.holder[faculty] = NOBODY;
    }
  }

  private firstOwner(faculty: Faculty): Seat {
    return this.view.owners[FACULTIES[faculty]?.territories[0] ?? 0] ?? NOBODY;
  }

  owner(territory: Territory): Seat {
    return this.view.owners[territory] ?? NOBODY;
  }

  armies(territory: Territory): number {
    return this.view.armies[territory] ?? 0;
  }

  isOurs(territory: Territory): boolean {
    return this.view.owners[territory] === this.seat;
  }

  /** The armies of the strongest foe next door; none where there is no foe. */
  threat(territory: Territory): number {
    let most = 0;
    for (const other of NEIGHBOURS[territory] ?? [])
      if (!this.isOurs(other) && this.armies(other) > most) most = this.armies(other);
    return most;
  }

  foes(territory: Territory): number {
    let count = 0;
    for (const other of NEIGHBOURS[territory] ?? []) if (!this.isOurs(other)) count++;
    return count;
  }

  isComplete(faculty: Faculty): boolean {
    return this.holder[faculty] === this.seat;
  }

  /** A door of a faculty that is all ours. */
  isGuarded(territory: Territory): boolean {
    return IS_DOOR[territory] === true && this.isComplete(FACULTY_OF[territory] ?? 0);
  }

  /** How many armies must stay on a territory: a door is never held by fewer than three, unless nobody near has as many. */
  least(territory: Territory): number {
    return this.isGuarded(territory) ? Math.max(1, Math.min(GARRISON, this.threat(territory))) : 1;
  }

  get total(): number {
    return this.totals[this.seat] ?? 0;
  }

  /** What the next turn brings without cards. */
  get income(): number {
    let sum = Math.floor((this.territories[this.seat] ?? 0) / 3);
    for (let faculty = 0; faculty < FACULTIES.length; faculty++)
      if (this.isComplete(faculty)) sum += FACULTIES[faculty]?.bonus ?? 0;
    return sum;
  }

  /** From 0 to 1: after some rounds one grows impatient, and more so with each that follows. */
  get impatience(): number {
    return Math.min(1, Math.max(0, this.view.round - PATIENCE) / RESTLESS);
  }

  /** How much of a foe's loss is our gain: all of it in a duel. */
  get rivalry(): number {
    let living = 0;
    for (const count of this.territories) if (count > 0) living++;
    return 1 / Math.max(1, living - 1) ** 2;
  }

  /** What a match without an end takes off every bar. */
  get despair(): number {
    return Math.max(0, this.view.round - ENDLESS) / 100;
  }

  /** How many armies will be lost to the limit when the next turn comes. */
  get wasted(): number {
    return Math.max(0, this.total + this.income - PIECES);
  }
}

/** Three dice defend: the wall that costs an attacker most. */
export const GARRISON = 3;
