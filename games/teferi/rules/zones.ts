/** 400: moving between zones. Whatever comes to a public zone is a new object (400.7). */
import { at, type Seat } from '@ludoteca/kernel';
import type { Place, Zone } from '../abilities/index.ts';
import type { Table } from '../layers/board.ts';
import type { Id, Kind, Lying, State } from '../state.ts';
import { nameOf, newId, sideOf, type TeferiDealer, touch } from './table.ts';

const ZONE_OF: { readonly [place in Place]: Zone } = {
  hand: 'hand',
  graveyard: 'graveyard',
  exile: 'exile',
  'library top': 'library',
  'library bottom': 'library',
  library: 'library',
  battlefield: 'battlefield',
};
export const zoneOf = (place: Place): Zone => ZONE_OF[place];

export const NOBODY = 0;
export const OWNER = 1;
export const OPPONENT = 2;
export const BOTH = OWNER | OPPONENT;

/** Puts a card into a zone that is not the battlefield. Returns its number there; 0 in a hidden zone. */
export function lay(state: State, kind: Kind, owner: Seat, to: Place, known: number, until = 0): Id {
  const side = sideOf(state, owner);
  touch(state);
  switch (to) {
    case 'hand':
      side.hand.push(kind);
      side.handKnown.push((known & OPPONENT) !== 0);
      return 0;
    case 'library top':
      side.library.push(kind);
      side.libraryKnown.push(known);
      return 0;
    case 'library bottom':
    case 'library':
      side.library.unshift(kind);
      side.libraryKnown.unshift(known);
      return 0;
    default: {
      const lying: Lying = { id: newId(state), kind, until };
      (to === 'exile' ? side.exile : side.graveyard).push(lying);
      return lying.id;
    }
  }
}

/** Takes a card out of a hand: one that the opponent knows, if there is one. Returns where it was. */
export function takeFromHand(state: State, seat: Seat, kind: Kind): number {
  const { hand, handKnown } = sideOf(state, seat);
  let place = -1;
  for (let i = 0; i < hand.length; i++)
    if (hand[i] === kind && (place === -1 || handKnown[i] === true)) place = i;
  if (place === -1) throw new RangeError(`no ${nameOf(state, kind)} in that hand`);
  hand.splice(place, 1);
  handKnown.splice(place, 1);
  touch(state);
  return place;
}

/** A card in a graveyard or exile. */
export function lyingOf(state: Table, id: Id): { readonly kind: Kind; readonly owner: Seat } | undefined {
  for (let owner = 0; owner < state.sides.length; owner++) {
    const { graveyard, exile } = at(state.sides, owner);
    const found = graveyard.find((card) => card.id === id) ?? exile.find((card) => card.id === id);
    if (found !== undefined) return { kind: found.kind, owner };
  }
  return undefined;
}

/** Takes a card out of a graveyard or exile. */
export function takeLying(
  state: State,
  id: Id,
): { lying: Lying; owner: Seat; from: Zone; place: number } | undefined {
  for (let owner = 0; owner < state.sides.length; owner++) {
    const side = sideOf(state, owner);
    for (const [from, pile] of [
      ['graveyard', side.graveyard],
      ['exile', side.exile],
    ] as const) {
      const place = pile.findIndex((card) => card.id === id);
      const [lying] = place === -1 ? [] : pile.splice(place, 1);
      if (lying === undefined) continue;
      touch(state);
      return { lying, owner, from, place };
    }
  }
  return undefined;
}

/** 701.24 */
export function shuffle(dealer: TeferiDealer, seat: Seat): void {
  const { state, dice } = dealer;
  const side = sideOf(state, seat);
  dice.shuffle(side.library);
  side.libraryKnown.fill(0);
  touch(state);
  dealer.tell({ did: 'shuffle', seat, rule: '701.24' });
}
