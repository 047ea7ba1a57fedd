/** Paired creatures (CR 702.95). */
import { at } from '@ludoteca/kernel';
import { battlefieldIndex } from '../layers/board-state.ts';
import { CREATURE } from '../layers/bit-masks.ts';
import { deriveBoard } from '../layers/index.ts';
import type { ObjectId, State } from '../state.ts';
import { findPermanent, markCharacteristicsChanged } from './state-access.ts';

const isCreature = (state: State, id: ObjectId): boolean => {
  const place = battlefieldIndex(state, id);
  return place !== -1 && (at(deriveBoard(state).characteristics, place).types & CREATURE) !== 0;
};

/** 702.95c: both must be unpaired creatures under the control of one player. */
export function pairPermanents(state: State, one: ObjectId, other: ObjectId): void {
  const [first, second] = [findPermanent(state, one), findPermanent(state, other)];
  if (first === undefined || second === undefined || first === second) return;
  if (first.paired !== undefined || second.paired !== undefined || first.controller !== second.controller)
    return;
  if (!isCreature(state, one) || !isCreature(state, other)) return;
  first.paired = other;
  second.paired = one;
  markCharacteristicsChanged(state);
}

/** 702.95e: a pair ends when one of the two leaves, changes its controller or stops being a creature. */
export function endPairs(state: State): boolean {
  let ended = false;
  for (const permanent of state.battlefield) {
    const { id, paired, controller } = permanent;
    if (paired === undefined) continue;
    const partner = findPermanent(state, paired);
    if (partner?.controller === controller && isCreature(state, id) && isCreature(state, paired)) continue;
    delete permanent.paired;
    if (partner !== undefined) delete partner.paired;
    ended = true;
  }
  if (ended) markCharacteristicsChanged(state);
  return ended;
}
