/** A uniform view of objects in any zone, against which filters are matched. */
import { at, type Seat } from '@ludoteca/kernel';
import type { PlainKeyword } from '../abilities/index.ts';
import type { EntityId, ObjectId } from '../state.ts';
import { type BoardState, battlefieldIndex, createScope } from './board-state.ts';
import { BESTOW } from './compiled-cards.ts';
import {
  colourBits,
  CREATURE,
  everyCreatureTypeBit,
  keywordBit,
  supertypeBits,
  typeBits,
  zoneBit,
} from './bit-masks.ts';

/** An object in any zone, as it is now or as it last existed. */
export interface ObjectSnapshot {
  readonly id: ObjectId;
  readonly zone: number;
  readonly kind: number;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly types: number;
  readonly supers: number;
  readonly subtypes: readonly string[];
  readonly colours: number;
  readonly keywords: number;
  readonly keywordNames: readonly string[];
  readonly power: number;
  readonly toughness: number;
  readonly counters: { readonly [kind: string]: number };
  readonly tapped: boolean;
  readonly host: EntityId;
  readonly token: boolean;
  readonly kicked: boolean;
  readonly x: number;
  readonly isAbility: boolean;
}

const NO_COUNTERS = {};
export const IN_BATTLEFIELD = zoneBit('battlefield');
export const IN_STACK = zoneBit('stack');
export const IN_GRAVEYARD = zoneBit('graveyard');
export const IN_EXILE = zoneBit('exile');
export const IN_HAND = zoneBit('hand');
export const IN_LIBRARY = zoneBit('library');

export function snapshotPermanent(board: BoardState, place: number): ObjectSnapshot {
  const permanent = at(board.state.battlefield, place);
  const characteristics = at(board.characteristics, place);
  return {
    types: characteristics.types,
    supers: characteristics.supers,
    subtypes: characteristics.subtypes,
    colours: characteristics.colours,
    keywords: characteristics.keywords,
    keywordNames: characteristics.abilities.keywordNames,
    power: characteristics.power,
    toughness: characteristics.toughness,
    id: permanent.id,
    zone: IN_BATTLEFIELD,
    kind: permanent.kind,
    owner: permanent.owner,
    controller: permanent.controller,
    counters: permanent.counters,
    tapped: permanent.tapped,
    host: permanent.host,
    token: at(board.cards, permanent.kind).card.token === true || permanent.card === -1,
    kicked: permanent.kicked,
    x: permanent.x,
    isAbility: false,
  };
}

export function snapshotCard(
  board: BoardState,
  kind: number,
  owner: Seat,
  zone: number,
  id: ObjectId,
): ObjectSnapshot {
  const { characteristics, card, defining } = at(board.cards, kind);
  const object = {
    types: characteristics.types,
    supers: characteristics.supers,
    subtypes: characteristics.subtypes,
    colours: characteristics.colours,
    keywords: characteristics.keywords,
    keywordNames: characteristics.abilities.keywordNames,
    power: characteristics.power,
    toughness: characteristics.toughness,
    id,
    zone,
    kind,
    owner,
    controller: owner,
    counters: NO_COUNTERS,
    tapped: false,
    host: 0,
    token: card.token === true,
    kicked: false,
    x: 0,
    isAbility: false,
  };
  if (defining === undefined) return object;
  const scope = createScope(owner, id, kind);
  const { power, toughness } = defining;
  // Evaluated on access, because the amount may count the zone that contains this card.
  return {
    ...object,
    get power() {
      return power === undefined ? object.power : board.evaluate(power, scope);
    },
    get toughness() {
      return toughness === undefined ? object.toughness : board.evaluate(toughness, scope);
    },
  };
}

/** 702.103b: a bestowed spell is an Aura spell and no creature spell. */
const toBestowed = ({ types, subtypes }: ObjectSnapshot): Pick<ObjectSnapshot, 'types' | 'subtypes'> => ({
  types: types & ~CREATURE,
  subtypes: [...subtypes, 'Aura'],
});

/** The object with this id; undefined if it no longer exists. */
export function snapshotObject(board: BoardState, id: ObjectId): ObjectSnapshot | undefined {
  const { state } = board;
  const place = battlefieldIndex(state, id);
  if (place !== -1) return snapshotPermanent(board, place);
  const item = state.stack.find((one) => one.id === id) ?? state.aside.find((one) => one.id === id);
  if (item !== undefined) {
    const ability = item.what === 'activated' || item.what === 'triggered';
    const { controller, kicked, x } = item;
    const card = snapshotCard(board, item.kind, item.owner, IN_STACK, id);
    const spell = {
      ...card,
      ...(item.way === BESTOW ? toBestowed(card) : {}),
      controller,
      kicked,
      x,
      isAbility: ability,
    };
    return ability ? spell : board.withGainedKeywords(spell);
  }
  for (let seat = 0; seat < state.sides.length; seat++) {
    const { graveyard, exile } = at(state.sides, seat);
    const inGraveyard = graveyard.find((card) => card.id === id);
    if (inGraveyard !== undefined) return snapshotCard(board, inGraveyard.kind, seat, IN_GRAVEYARD, id);
    const exiled = exile.find((card) => card.id === id);
    if (exiled !== undefined) return snapshotCard(board, exiled.kind, seat, IN_EXILE, id);
  }
  return undefined;
}

/** 608.2h: the object as it is, or its last known information. */
export function lastKnownObject(board: BoardState, id: ObjectId): ObjectSnapshot | undefined {
  const found = snapshotObject(board, id);
  if (found !== undefined) return found;
  const past = board.state.remembered.find((one) => one.id === id);
  if (past === undefined) return undefined;
  return {
    ...past,
    zone: past.stack === undefined ? IN_BATTLEFIELD : IN_STACK,
    types: typeBits(past.types) | everyCreatureTypeBit(past.subtypes),
    supers: supertypeBits(past.supertypes),
    colours: colourBits(past.colours),
    keywords: past.keywords.reduce((sum, word) => sum | keywordBit(word as PlainKeyword), 0),
    keywordNames: past.keywords,
    isAbility: past.stack === 'ability',
  };
}
