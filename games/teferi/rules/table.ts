/** The table as rules touch it: looking things up, and raising the counters that tell what is out of date. */
import { at, type Dealer, type Seat } from '@ludoteca/kernel';
import type { Card, TurnFact } from '../abilities/index.ts';
import { TURN_FACTS } from '../abilities/index.ts';
import { isPlayer, placeOf, type Table } from '../layers/board.ts';
import { compiledOf } from '../layers/compiled.ts';
import type { Named, Teferi } from '../parts.ts';
import type { Aim, Id, Item, Kind, Permanent, Side, State } from '../state.ts';

export type TeferiDealer = Dealer<Teferi>;

export const cardOf = (state: Table, kind: Kind): Card => at(compiledOf(state.cards), kind).card;
export const nameOf = (state: Table, kind: Kind): string => cardOf(state, kind).name;
export const kindNamed = (state: Table, name: string): Kind =>
  compiledOf(state.cards).findIndex(({ card }) => card.name === name);
export const sideOf = (state: State, seat: Seat): Side => at(state.sides, seat);

export const permanentOf = (state: State, id: Id): Permanent | undefined => {
  const place = placeOf(state, id);
  return place === -1 ? undefined : state.battlefield[place];
};

export const itemOf = (state: State, id: Id): Item => {
  const item = state.stack.find((one) => one.id === id) ?? state.aside.find((one) => one.id === id);
  if (item === undefined) throw new RangeError(`nothing on the stack is ${id}`);
  return item;
};

/** Something changed that characteristics do not follow from, unless an ability says so. */
export const touch = (state: State): void => {
  state.clock++;
};
/** Something changed from which characteristics follow. */
export const alter = (state: State): void => {
  state.clock++;
  state.version++;
};

export const newId = (state: State): Id => state.nextId++;
/** 613.7 */
export const newStamp = (state: State): number => state.time++;

export const count = (state: State, seat: Seat, fact: TurnFact, by = 1): number => {
  const { facts } = sideOf(state, seat);
  const place = TURN_FACTS.indexOf(fact);
  const sum = (facts[place] ?? 0) + by;
  facts[place] = sum;
  touch(state);
  return sum;
};

/** An object or a player, with the name that people know. A player's is empty. */
export function named(state: Table, id: Aim): Named {
  if (isPlayer(id)) return { id, name: '' };
  const place = placeOf(state, id);
  if (place !== -1) return { id, name: nameOf(state, at(state.battlefield, place).kind) };
  const item = state.stack.find((one) => one.id === id) ?? state.aside.find((one) => one.id === id);
  if (item !== undefined) return { id, name: nameOf(state, item.kind) };
  for (const { graveyard, exile } of state.sides) {
    const lying = graveyard.find((card) => card.id === id) ?? exile.find((card) => card.id === id);
    if (lying !== undefined) return { id, name: nameOf(state, lying.kind) };
  }
  const past = state.remembered.find((one) => one.id === id);
  return { id, name: past === undefined ? '' : nameOf(state, past.kind) };
}
