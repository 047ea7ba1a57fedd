/** Moving cards between zones (CR 400); a card in a new public zone is a new object (400.7). */
import { at, type Seat } from '@ludoteca/kernel';
import type { Destination, GameZone } from '../abilities/index.ts';
import type { ReadonlyTeferiState } from '../layers/board-state.ts';
import { PERMANENT } from '../layers/bit-masks.ts';
import { compileCards } from '../layers/compiled-cards.ts';
import type { ObjectId, CardIndex, StackObject, ZoneCard, State } from '../state.ts';
import { countFact, nameOf, newObjectId, sideOf, type TeferiDealer, markChanged } from './state-access.ts';

const ZONE_OF: { readonly [place in Destination]: GameZone } = {
  hand: 'hand',
  graveyard: 'graveyard',
  exile: 'exile',
  'library top': 'library',
  'library bottom': 'library',
  library: 'library',
  battlefield: 'battlefield',
};
/** 607.2a: remembers which object exiled the cards. */
export function linkExiled({ sides }: State, { made, source }: StackObject): void {
  for (const side of sides)
    side.exile.forEach((card, i) => {
      if (made.includes(card.id)) side.exile[i] = { ...card, by: source };
    });
}

export const zoneOfDestination = (place: Destination): GameZone => ZONE_OF[place];

export const KNOWN_TO_NOBODY = 0;
export const KNOWN_TO_OWNER = 1;
export const KNOWN_TO_OPPONENT = 2;
export const KNOWN_TO_BOTH = KNOWN_TO_OWNER | KNOWN_TO_OPPONENT;

/** 712.8a and 709.4: the card as it is in every zone but the stack and the battlefield. */
export const frontOf = (state: ReadonlyTeferiState, kind: CardIndex): CardIndex =>
  at(compileCards(state.cards), kind).faces?.front ?? kind;

/** Puts a card into a zone other than the battlefield. Returns its id there; 0 in a hidden zone. */
export function putIntoZone(
  state: State,
  face: CardIndex,
  owner: Seat,
  to: Destination,
  known: number,
  until = 0,
): ObjectId {
  const side = sideOf(state, owner);
  const kind = frontOf(state, face);
  markChanged(state);
  switch (to) {
    case 'hand':
      side.hand.push(kind);
      side.handKnown.push((known & KNOWN_TO_OPPONENT) !== 0);
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
      const card: ZoneCard = { id: newObjectId(state), kind, until };
      (to === 'exile' ? side.exile : side.graveyard).push(card);
      if (to === 'graveyard' && (at(compileCards(state.cards), kind).characteristics.types & PERMANENT) !== 0)
        countFact(state, owner, 'permanent cards buried');
      return card.id;
    }
  }
}

/** Removes a card from a hand, preferably one that the opponent knows. Returns its index. */
export function takeFromHand(state: State, seat: Seat, kind: CardIndex): number {
  const { hand, handKnown } = sideOf(state, seat);
  let place = -1;
  for (let i = 0; i < hand.length; i++)
    if (hand[i] === kind && (place === -1 || handKnown[i] === true)) place = i;
  if (place === -1) throw new RangeError(`no ${nameOf(state, kind)} in that hand`);
  hand.splice(place, 1);
  handKnown.splice(place, 1);
  markChanged(state);
  return place;
}

/** A card in a graveyard or exile. */
export function findZoneCard(
  state: ReadonlyTeferiState,
  id: ObjectId,
): { readonly kind: CardIndex; readonly owner: Seat } | undefined {
  for (let owner = 0; owner < state.sides.length; owner++) {
    const { graveyard, exile } = at(state.sides, owner);
    const found = graveyard.find((card) => card.id === id) ?? exile.find((card) => card.id === id);
    if (found !== undefined) return { kind: found.kind, owner };
  }
  return undefined;
}

/** Removes a card from a graveyard or exile. */
export function takeZoneCard(
  state: State,
  id: ObjectId,
): { card: ZoneCard; owner: Seat; from: GameZone; place: number } | undefined {
  for (let owner = 0; owner < state.sides.length; owner++) {
    const side = sideOf(state, owner);
    for (const [from, pile] of [
      ['graveyard', side.graveyard],
      ['exile', side.exile],
    ] as const) {
      const place = pile.findIndex((one) => one.id === id);
      const [card] = place === -1 ? [] : pile.splice(place, 1);
      if (card === undefined) continue;
      markChanged(state);
      return { card, owner, from, place };
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
  markChanged(state);
  dealer.tell({ did: 'shuffle', seat, rule: '701.24' });
}
