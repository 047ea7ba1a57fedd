/** What the rules read off the table again and again. */
import { at, type Dealer, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import { FACULTIES, type Faculty, NEIGHBOURS, TERRITORIES, type Territory } from '../board.ts';
import type { Attack, Move, Risika, State } from '../parts.ts';

export type RisikaDealer = Dealer<Risika>;
export type StillState = DeepReadonly<State>;

export const SEATS = { min: 3, max: 6, least: 2 };
/** 1.3 */
export const PIECES = 100;
/** 1.5 */
export const MOST_DICE = 3;
/** 2.3: 35 armies with three players, five fewer with each more. */
export const endowmentOf = (seats: number): number => 50 - 5 * seats;

export const present = ({ out }: StillState, seat: Seat): boolean => !out.includes(seat);

/** 2.1: the next who is still in the game. */
export function nextSeat(state: StillState, from: Seat): Seat {
  let seat = from;
  do seat = (seat + 1) % state.hands.length;
  while (!present(state, seat));
  return seat;
}

export function countOf({ owners }: StillState, seat: Seat): number {
  let count = 0;
  for (const owner of owners) if (owner === seat) count++;
  return count;
}

/** 1.3: the armies of a seat, on the board and waiting to be placed. */
export function armiesOf({ owners, armies, reserve }: StillState, seat: Seat): number {
  let sum = at(reserve, seat);
  for (let territory = 0; territory < TERRITORIES; territory++)
    if (owners[territory] === seat) sum += at(armies, territory);
  return sum;
}

/** 4.2 */
export function facultiesOf({ owners }: StillState, seat: Seat): Faculty[] {
  const held: Faculty[] = [];
  for (let faculty = 0; faculty < FACULTIES.length; faculty++)
    if (at(FACULTIES, faculty).territories.every((territory) => owners[territory] === seat))
      held.push(faculty);
  return held;
}

// Options that are offered again and again are made once.

/** By territory: the attacks that may start there, and the moves. */
export const ATTACKS = NEIGHBOURS.map((others, from) => others.map((attack): Attack => ({ attack, from })));
export const MOVES = NEIGHBOURS.map((others, from) => others.map((move): Move => ({ move, from })));

/** 1 to so many, for the numbers that occur; saves of other programs may bring more. */
const COUNTS = Array.from({ length: PIECES + 1 }, (_, most) => range(1, most));

function range(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

export const numbers = (least: number, most: number): number[] =>
  (least === 1 ? COUNTS[most] : undefined) ?? range(least, most);

/** A field of an answer that may be anything, where it is a territory. */
export function territoryIn(choice: unknown, field: string): Territory | undefined {
  if (typeof choice !== 'object' || choice === null || !Object.hasOwn(choice, field)) return undefined;
  const value = (choice as { readonly [field: string]: unknown })[field];
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < TERRITORIES
    ? Number(value)
    : undefined;
}
