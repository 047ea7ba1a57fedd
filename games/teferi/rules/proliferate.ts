/** Proliferate (CR 701.34). */
import { at } from '@ludoteca/kernel';
import { isPlayer, playerEntity, type ReadonlyTeferiState, seatOfEntity } from '../layers/board-state.ts';
import type { EntityId } from '../state.ts';
import { addEnergy, addPoison, putCounters } from './life-and-counters.ts';
import { findPermanent, type TeferiDealer } from './state-access.ts';

/** All permanents and players with counters. */
export const findProliferable = ({ battlefield, sides }: ReadonlyTeferiState): EntityId[] => [
  ...battlefield.filter(({ counters }) => Object.keys(counters).length > 0).map(({ id }) => id),
  ...sides.flatMap(({ poison, energy = 0 }, seat) => (poison + energy > 0 ? [playerEntity(seat)] : [])),
];

/** Each chosen permanent and player gets another counter of each kind that it has. */
export function proliferate(dealer: TeferiDealer, chosen: readonly EntityId[]): void {
  const { state } = dealer;
  for (const entity of chosen) {
    if (isPlayer(entity)) {
      const seat = seatOfEntity(entity);
      const { poison, energy = 0 } = at(state.sides, seat);
      if (poison > 0) addPoison(dealer, seat, 1);
      if (energy > 0) addEnergy(dealer, seat, 1);
    } else
      for (const kind of Object.keys(findPermanent(state, entity)?.counters ?? {}))
        putCounters(dealer, entity, kind, 1);
  }
}
