/** Effects on energy and capacity (RULES 5.2). */
import { TRIGGER_EVENT } from '../pool/feature-bits.ts';
import { playerAt, playerRef } from '../rules/lookup.ts';
import { fireTriggers } from '../rules/triggers.ts';
import { configOf } from '../settings.ts';
import type { EffectHandlers } from './effect-context.ts';

export const resourceEffects: EffectHandlers<'energy' | 'capacity'> = {
  energy: (context, { who, amount }) => {
    const { state } = context;
    for (const seat of context.selectSeats(who)) {
      const player = playerAt(state, seat);
      const gained = context.evaluate(amount);
      player.energy = Math.max(0, Math.min(configOf(state.settings).maxEnergy, player.energy + gained));
      context.dealer.tell({ did: 'energy', seat, energy: player.energy, capacity: player.capacity });
      if (gained > 0)
        fireTriggers(context.dealer, TRIGGER_EVENT.energy, playerRef(seat), context.sourceRef, gained);
    }
  },

  capacity: (context, { who, amount }) => {
    const { state } = context;
    for (const seat of context.selectSeats(who)) {
      const player = playerAt(state, seat);
      player.capacity = Math.max(
        0,
        Math.min(configOf(state.settings).maxEnergy, player.capacity + context.evaluate(amount)),
      );
      context.dealer.tell({ did: 'energy', seat, energy: player.energy, capacity: player.capacity });
    }
  },
};
