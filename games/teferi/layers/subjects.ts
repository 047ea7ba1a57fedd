/** Objects as filters see them, wherever they are. */
import { at, type Seat } from '@ludoteca/kernel';
import type { PlainKeyword } from '../abilities/index.ts';
import type { Aim, Id } from '../state.ts';
import { type Board, placeOf, scopeOf } from './board.ts';
import { colourBits, everyBit, keywordBit, superBits, typeBits, zoneBit } from './masks.ts';

/** An object wherever it is, as it is now or was when last seen. */
export interface Subject {
  readonly id: Id;
  readonly zone: number;
  readonly kind: number;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly types: number;
  readonly supers: number;
  readonly subtypes: readonly string[];
  readonly colours: number;
  readonly keywords: number;
  readonly names: readonly string[];
  readonly power: number;
  readonly toughness: number;
  readonly counters: { readonly [kind: string]: number };
  readonly tapped: boolean;
  readonly host: Aim;
  readonly token: boolean;
  readonly kicked: boolean;
  readonly x: number;
  readonly ability: boolean;
}

const NO_COUNTERS = {};
export const IN_BATTLEFIELD = zoneBit('battlefield');
export const IN_STACK = zoneBit('stack');
export const IN_GRAVEYARD = zoneBit('graveyard');
export const IN_EXILE = zoneBit('exile');
export const IN_HAND = zoneBit('hand');
export const IN_LIBRARY = zoneBit('library');

export function permanentSubject(board: Board, place: number): Subject {
  const permanent = at(board.state.battlefield, place);
  const traits = at(board.traits, place);
  return {
    types: traits.types,
    supers: traits.supers,
    subtypes: traits.subtypes,
    colours: traits.colours,
    keywords: traits.keywords,
    names: traits.abilities.names,
    power: traits.power,
    toughness: traits.toughness,
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
    ability: false,
  };
}

/** A card outside the battlefield. */
export function cardSubject(board: Board, kind: number, owner: Seat, zone: number, id: Id): Subject {
  const { traits, card, defining } = at(board.cards, kind);
  const subject = {
    types: traits.types,
    supers: traits.supers,
    subtypes: traits.subtypes,
    colours: traits.colours,
    keywords: traits.keywords,
    names: traits.abilities.names,
    power: traits.power,
    toughness: traits.toughness,
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
    ability: false,
  };
  if (defining === undefined) return subject;
  const scope = scopeOf(owner, id, kind);
  const { power, toughness } = defining;
  // Only when somebody asks: what it counts may be where the card itself lies.
  return {
    ...subject,
    get power() {
      return power === undefined ? subject.power : board.valueOf(power, scope);
    },
    get toughness() {
      return toughness === undefined ? subject.toughness : board.valueOf(toughness, scope);
    },
  };
}

/** The object of that number, as it is; undefined where there is none any more. */
export function subjectOf(board: Board, id: Id): Subject | undefined {
  const { state } = board;
  const place = placeOf(state, id);
  if (place !== -1) return permanentSubject(board, place);
  const item = state.stack.find((one) => one.id === id) ?? state.aside.find((one) => one.id === id);
  if (item !== undefined) {
    const ability = item.what === 'activated' || item.what === 'triggered';
    const { controller, kicked, x } = item;
    const spell = {
      ...cardSubject(board, item.kind, item.owner, IN_STACK, id),
      controller,
      kicked,
      x,
      ability,
    };
    return ability ? spell : board.asSpell(spell);
  }
  for (let seat = 0; seat < state.sides.length; seat++) {
    const { graveyard, exile } = at(state.sides, seat);
    const dead = graveyard.find((card) => card.id === id);
    if (dead !== undefined) return cardSubject(board, dead.kind, seat, IN_GRAVEYARD, id);
    const gone = exile.find((card) => card.id === id);
    if (gone !== undefined) return cardSubject(board, gone.kind, seat, IN_EXILE, id);
  }
  return undefined;
}

/** 608.2h: as it is, or as it last was. */
export function lastKnown(board: Board, id: Id): Subject | undefined {
  const found = subjectOf(board, id);
  if (found !== undefined) return found;
  const past = board.state.remembered.find((one) => one.id === id);
  if (past === undefined) return undefined;
  return {
    ...past,
    zone: past.stack === undefined ? IN_BATTLEFIELD : IN_STACK,
    types: typeBits(past.types) | everyBit(past.subtypes),
    supers: superBits(past.supertypes),
    colours: colourBits(past.colours),
    keywords: past.keywords.reduce((sum, word) => sum | keywordBit(word as PlainKeyword), 0),
    names: past.keywords,
    ability: past.stack === 'ability',
  };
}
