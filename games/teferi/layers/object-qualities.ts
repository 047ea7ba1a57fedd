/** Qualities of an object that filters compare, apart from references to other objects and players. */
import { at } from '@ludoteca/kernel';
import { COLOURS, type CardDefinition, type PlainKeyword } from '../abilities/index.ts';
import type { ObjectId } from '../state.ts';
import { keywordBit } from './bit-masks.ts';
import { type AbilityScope, battlefieldIndex, type BoardState } from './board-state.ts';
import { IN_GRAVEYARD, IN_STACK, type ObjectSnapshot } from './object-snapshots.ts';
import { hasSubtype } from './subtypes.ts';

/** The object itself or the card that it became in a graveyard; "another" excludes both. */
export const isSameObject = (
  { state }: BoardState,
  { id, zone }: ObjectSnapshot,
  source: ObjectId,
): boolean =>
  id === source ||
  (zone === IN_GRAVEYARD && state.remembered.some((past) => past.id === source && past.became === id));

export const hasManaCost = ({ cost }: CardDefinition, costs: readonly string[]): boolean =>
  cost !== undefined && costs.includes(cost);

/** 614.12a: the choice made as the source entered. */
export const hasChosenQuality = (
  { state }: BoardState,
  object: ObjectSnapshot,
  quality: 'creature type' | 'colour',
  { source }: AbilityScope,
): boolean => {
  const chosen = state.battlefield[battlefieldIndex(state, source)]?.chosen;
  if (chosen === undefined) return false;
  return quality === 'colour'
    ? (object.colours & (1 << COLOURS.findIndex((colour) => colour === chosen))) !== 0
    : hasSubtype(object, chosen);
};

export const hasKeyword = ({ keywords, keywordNames }: ObjectSnapshot, word: PlainKeyword): boolean => {
  const bit = keywordBit(word);
  return bit === 0 ? keywordNames.includes(word) : (keywords & bit) !== 0;
};

/** 103.6a */
export const mayBeginOnBattlefield = ({ cards }: BoardState, kind: number): boolean =>
  at(cards, kind).characteristics.abilities.gameRules.some(({ rule }) => rule.says === 'opening hand');

/** 702.95: the creature with which a permanent is paired; 0: none. */
export const partnerOf = ({ state }: BoardState, id: ObjectId): ObjectId =>
  state.battlefield[battlefieldIndex(state, id)]?.paired ?? 0;

/** 202.3: X counts only on the stack. */
export const manaValueOf = ({ cards }: BoardState, { kind, zone, x }: ObjectSnapshot): number => {
  const { manaValue, cost } = at(cards, kind);
  return manaValue + (zone === IN_STACK ? x * (cost?.xs ?? 0) : 0);
};

export function countCounters({ counters }: ObjectSnapshot, kind: string | undefined): number {
  const held = Object.entries(counters);
  return held.reduce((all, [other, n]) => (kind === undefined || other === kind ? all + n : all), 0);
}

const findPermanent = ({ state }: BoardState, id: ObjectId) => state.battlefield[battlefieldIndex(state, id)];

export const hasEnteredThisTurn = (board: BoardState, id: ObjectId): boolean =>
  findPermanent(board, id)?.entered === board.state.turn;

export const hasAttackedThisTurn = (board: BoardState, id: ObjectId): boolean =>
  findPermanent(board, id)?.attacked === board.state.turn;

export function isNewSinceUpkeep(board: BoardState, id: ObjectId): boolean {
  const permanent = findPermanent(board, id);
  if (permanent === undefined) return false;
  const [last = 0] = at(board.state.sides, permanent.controller).upkeeps ?? [];
  return permanent.since > last;
}
