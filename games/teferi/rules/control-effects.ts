/** Effects that change the controller of permanents (CR 613.1b and 701.12). */
import { deriveBoard } from '../layers/index.ts';
import { resolvePlayers } from '../layers/filters.ts';
import { updateControl } from './control.ts';
import { type EffectHandlers, NO_FRAMES } from './effect-handlers.ts';
import { objectsFor } from './object-effects.ts';
import { filterOnBattlefield } from './references.ts';
import {
  findPermanent,
  markCharacteristicsChanged,
  nameEntity,
  nameOf,
  newTimestamp,
} from './state-access.ts';

export const controlEffects: Pick<EffectHandlers, 'give control' | 'exchange control'> = {
  'give control': (dealer, item, { what, who, until }) => {
    const { state } = dealer;
    const affects = filterOnBattlefield(state, objectsFor(dealer, item, what));
    const [controller] = resolvePlayers(deriveBoard(state), who, item);
    if (affects.length === 0 || controller === undefined) return NO_FRAMES;
    const { source, kind } = item;
    const changes = [{ change: 'control' } as const];
    state.effects.push({ stamp: newTimestamp(state), source, kind, controller, affects, changes, until });
    markCharacteristicsChanged(state);
    const on = affects.map((id) => nameEntity(state, id));
    dealer.tell({ did: 'change', card: nameOf(state, kind), on, rule: '611.2' });
    updateControl(dealer);
    return NO_FRAMES;
  },
  'exchange control': (dealer, item, { one, other }) => {
    const { state } = dealer;
    const ids = filterOnBattlefield(
      state,
      (other === undefined ? [one] : [one, other]).flatMap((what) => objectsFor(dealer, item, what)),
    );
    const [a, b] = ids.map((id) => findPermanent(state, id));
    if (a === undefined || b === undefined || a.controller === b.controller) return NO_FRAMES;
    const { source, kind } = item;
    const base = { source, kind, changes: [{ change: 'control' } as const], until: 'for good' } as const;
    const seats = [b.controller, a.controller] as const;
    state.effects.push({ stamp: newTimestamp(state), ...base, controller: seats[0], affects: [a.id] });
    state.effects.push({ stamp: newTimestamp(state), ...base, controller: seats[1], affects: [b.id] });
    markCharacteristicsChanged(state);
    const on = [a.id, b.id].map((id) => nameEntity(state, id));
    dealer.tell({ did: 'change', card: nameOf(state, kind), on, rule: '611.2' });
    updateControl(dealer);
    return NO_FRAMES;
  },
};
