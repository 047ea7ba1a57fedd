/** What the rules read off the table again and again. */
import { at, type Dealer, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import { FACULTIES, type Faculty, NEIGHBOURS, TERRITORY_COUNT, type Territory } from '../board.ts';
import type { AttackChoice, MoveChoice, Risika, State } from '../parts.ts';

export type RisikaDealer = Dealer<Risika>;
export type ReadonlyState = DeepReadonly<State>;

export const SEATS = { min: 3, max: 6, least: 2 };
/** 1.3 */
export const ARMY_LIMIT = 100;
/** 1.5 */
export const MAX_DICE = 3;
/** 2.3: 35 armies with three players, five fewer with each more. */
export const initialArmies = (seats: number): number => 50 - 5 * seats;

export const isPresent = ({ out }: ReadonlyState, seat: Seat): boolean => !out.includes(seat);

/** 2.1: the next who is still in the game. */
export function nextSeat(state: ReadonlyState, from: Seat): Seat {
  let seat = from;
  do seat = (seat + 1) % state.hands.length;
  while (!isPresent(state, seat));
  return seat;
}

export function countTerritories({ owners }: ReadonlyState, seat: Seat): number {
  let count = 0;
  for (const owner of owners) if (owner === seat) count++;
  return count;
}

/** 1.3: the armies of a seat, on the board and waiting to be placed. */
export function countArmies({ owners, armies, reserve }: ReadonlyState, seat: Seat): number {
  let sum = at(reserve, seat);
  for (let territory = 0; territory < TERRITORY_COUNT; territory++)
    if (owners[territory] === seat) sum += at(armies, territory);
  return sum;
}

/** 4.2 */
export function findHeldFaculties({ owners }: ReadonlyState, seat: Seat): Faculty[] {
  const held: Faculty[] = [];
  for (let faculty = 0; faculty < FACULTIES.length; faculty++)
    if (at(FACULTIES, faculty).territories.every((territory) => owners[territory] === seat))
      held.push(faculty);
  return held;
}

// Options that are offered again and again are made once.

/** By territory: the attacks that may start there, and the moves. */
export const ATTACKS = NEIGHBOURS.map((others, from) =>
  others.map((attack): AttackChoice => ({ attack, from })),
);
export const MOVES = NEIGHBOURS.map((others, from) => others.map((move): MoveChoice => ({ move, from })));

/** 1 to so many, for the numbers that occur; saves of other programs may bring more. */
const COUNTS_FROM_ONE = Array.from({ length: ARMY_LIMIT + 1 }, (_, most) => range(1, most));

function range(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

export const numberOptions = (least: number, most: number): number[] =>
  (least === 1 ? COUNTS_FROM_ONE[most] : undefined) ?? range(least, most);

/** A field of an answer that may be anything, where it is a territory. */
export function parseTerritory(choice: unknown, field: string): Territory | undefined {
  if (typeof choice !== 'object' || choice === null || !Object.hasOwn(choice, field)) return undefined;
  const value = (choice as { readonly [field: string]: unknown })[field];
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < TERRITORY_COUNT
    ? Number(value)
    : undefined;
}
