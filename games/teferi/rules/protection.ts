/** Protection (CR 702.16). */
import { at, type DeepReadonly } from '@ludoteca/kernel';
import type { ObjectFilter, ReplacementAbility, ObjectReference } from '../abilities/index.ts';
import {
  type BoardState,
  isPlayer,
  battlefieldIndex,
  playerEntity,
  type Scope,
  scopeOfPermanent,
  seatOfEntity,
} from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { CREATURE, keywordBit, PLANESWALKER } from '../layers/bit-masks.ts';
import { matchesFilter, resolveObjects } from '../layers/filters.ts';
import { lastKnownObject, type ObjectSnapshot } from '../layers/object-snapshots.ts';
import { holds } from '../layers/amounts.ts';
import type { Frame } from '../parts.ts';
import type { EntityId, ObjectId, PreventionShield, State } from '../state.ts';
import { gainLife, loseLife, addPoison, putCounters } from './life-and-counters.ts';
import {
  replacementChoice,
  conflictingSources,
  applyModifiers,
  type AmountModifier,
} from './replacement-order.ts';
import {
  countFact,
  nameEntity,
  nameOf,
  findPermanent,
  type TeferiDealer,
  markChanged,
} from './state-access.ts';
import { fireTriggers, hasTriggerFor, type DamageGrouping } from './triggers.ts';

/** 702.16: whether the entity has protection from the source. */
export function isProtected(board: BoardState, from: EntityId, source: ObjectSnapshot): boolean {
  if (isPlayer(from)) return false;
  const place = battlefieldIndex(board.state, from);
  return (
    place !== -1 &&
    protections(board, place).some((filter) =>
      matchesFilter(board, source, filter, scopeOfPermanent(at(board.state.battlefield, place))),
    )
  );
}

const protections = (board: BoardState, place: number): ObjectFilter[] =>
  at(board.characteristics, place).abilities.keywordAbilities.flatMap((keywordAbility) =>
    keywordAbility.keyword === 'protection' ? [keywordAbility.from] : [],
  );
