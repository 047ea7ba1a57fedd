/** Protection (CR 702.16). */
import { at } from '@ludoteca/kernel';
import type { ObjectFilter } from '../abilities/index.ts';
import { type BoardState, isPlayer, battlefieldIndex, scopeOfPermanent } from '../layers/board-state.ts';
import { matchesFilter } from '../layers/filters.ts';
import { IN_STACK, type ObjectSnapshot } from '../layers/object-snapshots.ts';
import type { EntityId } from '../state.ts';

/** 702.16: whether the entity has protection from the source. */
export function isProtected(board: BoardState, from: EntityId, source: ObjectSnapshot): boolean {
  if (isPlayer(from)) return false;
  const place = battlefieldIndex(board.state, from);
  return (
    place !== -1 &&
    protections(board, place).some(
      (filter) =>
        (filter.zone !== 'stack' || source.zone === IN_STACK) &&
        matchesFilter(board, source, filter, scopeOfPermanent(at(board.state.battlefield, place))),
    )
  );
}

const protections = (board: BoardState, place: number): ObjectFilter[] =>
  at(board.characteristics, place).abilities.keywordAbilities.flatMap((keywordAbility) =>
    keywordAbility.keyword === 'protection' ? [keywordAbility.from] : [],
  );
