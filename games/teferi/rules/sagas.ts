/** Sagas: lore counters and chapter abilities (CR 714). */
import { at, type Seat } from '@ludoteca/kernel';
import { memoizeByObject } from '@ludoteca/kit';
import type { AbilityList } from '../layers/compiled-cards.ts';
import { deriveBoard } from '../layers/index.ts';
import type { ObjectId, State } from '../state.ts';
import { putCounters } from './life-and-counters.ts';
import type { TeferiDealer } from './state-access.ts';

/** 714.2d: the greatest chapter number; 0 without chapter abilities. */
export const lastChapter = memoizeByObject(({ triggered }: AbilityList): number =>
  Math.max(
    0,
    ...triggered.flatMap(({ when }) =>
      when.on === 'counters' && when.kind === 'lore' ? (when.reaching ?? []) : [],
    ),
  ),
);

const chaptersAt = (state: State, place: number): number =>
  lastChapter(at(deriveBoard(state).characteristics, place).abilities);

/** 714.3b: at the beginning of the first main phase each Saga of the player gets a lore counter. */
export function addLoreCounters(dealer: TeferiDealer, seat: Seat): void {
  const { state } = dealer;
  const sagas = state.battlefield.filter(
    ({ controller }, i) => controller === seat && chaptersAt(state, i) > 0,
  );
  for (const { id } of sagas) putCounters(dealer, id, 'lore', 1);
}

/** 714.4: Sagas whose last chapter has been reached and is not waiting on the stack. */
export function findFinishedSagas(state: State): readonly ObjectId[] {
  return state.battlefield.flatMap(({ id, counters }, i) => {
    const last = counters['lore'] === undefined ? 0 : chaptersAt(state, i);
    if (last === 0 || (counters['lore'] ?? 0) < last) return [];
    const isWaiting = [...state.stack, ...state.triggered].some(
      ({ source, what }) => source === id && what === 'triggered',
    );
    return isWaiting ? [] : [id];
  });
}
