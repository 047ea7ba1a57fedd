/** Reads the zones of the table: who is present, which cards are where, and what holds while a card is in play. */
import { at, type Dealer, type DeepReadonly, type Seat } from '@ludoteca/kernel';
import { hasType, STUDENT_TYPES, type TypeSet } from '../cards/type-sets.ts';
import type { StudentsCardDefinition, IndexedDeck } from '../deck/indexed-deck.ts';
import type { KindIndex, State, Students } from '../parts.ts';

export type StudentsDealer = Dealer<Students>;
export type ReadonlyStudentsState = DeepReadonly<State>;

export const isPresent = ({ left }: ReadonlyStudentsState, seat: Seat): boolean => !left.includes(seat);

/** The other players who are still in the match, in turn order. */
export function opponentsAfter(state: ReadonlyStudentsState, seat: Seat): Seat[] {
  const count = state.hands.length;
  const opponents: Seat[] = [];
  for (let step = 1; step < count; step++) {
    const other = (seat + step) % count;
    if (isPresent(state, other)) opponents.push(other);
  }
  return opponents;
}

export const handOf = (state: ReadonlyStudentsState, seat: Seat): readonly KindIndex[] =>
  at(state.hands, seat);

/** 4.2 and 4.3: students are in play in the room, bonus and malus cards in the area. */
export const zoneOfType = <C>(
  { rooms, areas }: { readonly rooms: readonly C[]; readonly areas: readonly C[] },
  seat: Seat,
  type: TypeSet,
): C => at(hasType(STUDENT_TYPES, type) ? rooms : areas, seat);

export const isInPlay = (
  state: ReadonlyStudentsState,
  seat: Seat,
  card: KindIndex,
  { type }: StudentsCardDefinition,
): boolean => zoneOfType(state, seat, type).includes(card);

/** 6.10 */
export function forbiddenTypes(state: ReadonlyStudentsState, deck: IndexedDeck, seat: Seat): TypeSet {
  const area = at(state.areas, seat);
  let types = 0;
  for (let i = 0; i < area.length; i++) types |= at(deck.definitions, at(area, i)).forbids;
  return types;
}

/** 6.9 */
export const isHandShown = (state: ReadonlyStudentsState, deck: IndexedDeck, seat: Seat): boolean =>
  at(state.areas, seat).some((card) => at(deck.definitions, card).showsHand);

/** 6.11 */
export const cannotWin = (state: ReadonlyStudentsState, deck: IndexedDeck, seat: Seat): boolean =>
  at(state.areas, seat).some((card) => at(deck.definitions, card).preventsWin);
