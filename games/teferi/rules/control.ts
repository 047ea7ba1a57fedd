/** Control of permanents: layer 2 (CR 613.1b). */
import { at, type Seat } from '@ludoteca/kernel';
import { scopeOfPermanent } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { holds } from '../layers/amounts.ts';
import type { ObjectId } from '../state.ts';
import { markCharacteristicsChanged, nameOf, newTimestamp, type TeferiDealer } from './state-access.ts';
import { removeFromCombat } from './leave-battlefield.ts';

/** Layer 2: the control effect with the latest timestamp applies; without one, the player under whose control the permanent entered. */
export function updateControl(dealer: TeferiDealer): void {
  const { state } = dealer;
  const board = deriveBoard(state);
  const claims: { stamp: number; ids: readonly ObjectId[]; seat: Seat }[] = [];
  for (const { stamp, affects, changes, controller } of state.effects)
    if (changes.some(({ change }) => change === 'control'))
      claims.push({ stamp, ids: affects, seat: controller });
  for (let i = 0; i < state.battlefield.length; i++) {
    const permanent = at(state.battlefield, i);
    for (const { changes, affects, while: condition } of at(board.characteristics, i).abilities.statics) {
      if (affects !== 'host' || !changes.some(({ change }) => change === 'control')) continue;
      if (condition !== undefined && !holds(board, condition, scopeOfPermanent(permanent))) continue;
      claims.push({ stamp: permanent.stamp, ids: [permanent.host], seat: permanent.controller });
    }
  }
  if (claims.length === 0 && state.battlefield.every(({ controller, under }) => controller === under)) return;
  claims.sort((one, other) => one.stamp - other.stamp);
  for (const permanent of state.battlefield) {
    const seat = claims.findLast(({ ids }) => ids.includes(permanent.id))?.seat ?? permanent.under;
    if (seat === permanent.controller) continue;
    permanent.controller = seat;
    permanent.since = newTimestamp(state); // 302.6
    markCharacteristicsChanged(state);
    dealer.tell({
      did: 'control',
      id: permanent.id,
      card: nameOf(state, permanent.kind),
      seat,
      rule: '613.1b',
    });
    removeFromCombat(state, permanent.id); // 506.4c
  }
}
