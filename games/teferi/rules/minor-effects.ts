/** Effects that few cards have: forbidden names, payments of energy, unattaching. */
import { at } from '@ludoteca/kernel';
import { resolveObjects, resolvePlayers } from '../layers/filters.ts';
import { deriveBoard } from '../layers/index.ts';
import { lastKnownObject } from '../layers/object-snapshots.ts';
import type { Frame } from '../parts.ts';
import { type EffectHandlers, NO_FRAMES } from './effect-handlers.ts';
import { attach } from './keyword-actions.ts';
import { addEnergy } from './life-and-counters.ts';
import { markCharacteristicsChanged, nameOf, newTimestamp, sideOf } from './state-access.ts';

export const minorEffects: Pick<EffectHandlers, 'forbid name' | 'pay energy' | 'unattach'> = {
  'forbid name': (dealer, item, { who, of }) => {
    const { state } = dealer;
    const board = deriveBoard(state);
    const { source, kind, controller } = item;
    for (const seat of resolvePlayers(board, who, item))
      for (const id of resolveObjects(board, of, item)) {
        const found = lastKnownObject(board, id);
        if (found === undefined) continue;
        const { name } = at(board.cards, found.kind).card;
        const whose = seat === controller ? 'you' : 'opponent';
        const changes = [
          { change: 'game', rule: { says: 'cannot cast', whose, what: { name } } },
        ] as const;
        const base = { source, kind, controller, affects: [], changes, until: 'your next turn' } as const;
        state.effects.push({ stamp: newTimestamp(state), ...base });
      }
    markCharacteristicsChanged(state);
    dealer.tell({ did: 'change', card: nameOf(state, kind), on: [], rule: '611.2' });
    return NO_FRAMES;
  },
  /** 107.14 */
  'pay energy': (dealer, item, { count }) => {
    const { state } = dealer;
    const seat = item.controller;
    const held = sideOf(state, seat).energy ?? 0;
    item.amount = 0;
    item.done = false;
    if (count !== undefined) {
      const paid = Math.min(held, deriveBoard(state).evaluate(count, item));
      addEnergy(dealer, seat, -paid);
      item.amount = paid;
      item.done = paid > 0;
      return NO_FRAMES;
    }
    const options = Array.from({ length: Math.min(held, MAX_ENERGY) + 1 }, (_, paid) => ({
      label: String(paid),
      effects: [{ do: 'pay energy', count: paid }] as const,
    }));
    const frame: Frame = { do: 'option', seat, item: item.id, options };
    return held === 0 ? NO_FRAMES : [frame];
  },
  /** 701.3d */
  unattach: (dealer, item, { what }) => {
    for (const id of resolveObjects(deriveBoard(dealer.state), what, item)) attach(dealer, id, 0);
    return NO_FRAMES;
  },
};
/** No more options are offered. */
const MAX_ENERGY = 999;
