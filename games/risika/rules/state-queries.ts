/** Constants and queries of the state that several rules need. */
import { at, type Dealer, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import { FACULTIES, type Faculty, NEIGHBOURS, TERRITORY_COUNT, type Territory } from '../board.ts';
import type { AttackChoice, MoveChoice, Risika, State } from '../parts.ts';

export type RisikaDealer = Dealer<Risika>;
export type ReadonlyRisikaState = DeepReadonly<State>;

export const SEATS = { min: 3, max: 6, least: 2 };
/** 1.3 */
export const ARMY_LIMIT = 100;
/** 1.5 */
export const MAX_DICE = 3;
/** 2.3: 35 armies with three seats, five fewer for each further seat. */
export const initialArmies = (seats: number): number => 50 - 5 * seats;

export const isPresent = ({ out }: ReadonlyRisikaState, seat: Seat): boolean => !out.includes(seat);

/** 2.1: the next seat in play. */
export function nextSeat(state: ReadonlyRisikaState, from: Seat): Seat {
  let seat = from;
  do seat = (seat + 1) % state.hands.length;
  while (!isPresent(state, seat));
  return seat;
}

export function countTerritories({ owners }: ReadonlyRisikaState, seat: Seat): number {
  let count = 0;
  for (const owner of owners) if (owner === seat) count++;
  return count;
}

/** 1.3: on the board and in the reserve. */
export function countArmies({ owners, armies, reserve }: ReadonlyRisikaState, seat: Seat): number {
  let sum = at(reserve, seat);
  for (let territory = 0; territory < TERRITORY_COUNT; territory++)
    if (owners[territory] === seat) sum += at(armies, territory);
  return sum;
}

/** 4.2 */
export function findHeldFaculties({ owners }: ReadonlyRisikaState, seat: Seat): Faculty[] {
  const held: Faculty[] = [];
  for (let faculty = 0; faculty < FACULTIES.length; faculty++)
    if (at(FACULTIES, faculty).territories.every((territory) => owners[territory] === seat))
      held.push(faculty);
  return held;
}

// Options that occur at every turn are created once, which saves their allocation in bulk play.

/** By territory of origin. */
export const ATTACKS = NEIGHBOURS.map((others, from) =>
  others.map((attack): AttackChoice => ({ attack, from })),
);
export const MOVES = NEIGHBOURS.map((others, from) => others.map((move): MoveChoice => ({ move, from })));

/** By maximum; saves of other programs may need more. */
const COUNTS_FROM_ONE = Array.from({ length: ARMY_LIMIT + 1 }, (_, max) => range(1, max));

function range(min: number, max: number): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

export const numberOptions = (min: number, max: number): number[] =>
  (min === 1 ? COUNTS_FROM_ONE[max] : undefined) ?? range(min, max);

/** The territory in a field of an unchecked choice. */
export function parseTerritory(choice: unknown, field: string): Territory | undefined {
  if (typeof choice !== 'object' || choice === null || !Object.hasOwn(choice, field)) return undefined;
  const value = (choice as { readonly [field: string]: unknown })[field];
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < TERRITORY_COUNT
    ? Number(value)
    : undefined;
}
