/** RULES 6.8 and 13: the checks after everything that happens. */
import { at, type Seat } from '@ludoteca/kernel';
import type { Piece, LiryaDealer, ReadonlyState } from '../parts.ts';
import { FEATURE_BITS } from '../pool/feature-bits.ts';
import { configOf } from '../settings.ts';
import { disableFailingPlugins } from './plugin-faults.ts';
import { updateAllMaxHealth, expireConditional } from './modifiers.ts';
import { changeControl, destroyPieces } from './pieces.ts';
import { opponentOf, findPiece } from './lookup.ts';
import { hasFeature } from './static-abilities.ts';

/** Nothing for the checks to do, and nothing waiting or on the stack. */
export const isSettled = (state: ReadonlyState): boolean =>
  !state.stirred &&
  !hasFeature(state, FEATURE_BITS.health | FEATURE_BITS.bound) &&
  state.waiting.length === 0 &&
  state.stack.length === 0 &&
  state.departed.length === 0;

/** Repeats the checks until nothing changes. Returns whether the match is over. Equipment leaves play with its bearer at once (11.3). */
export function runChecks(dealer: LiryaDealer): boolean {
  const { state } = dealer;
  // Static abilities and conditional modifiers can change with the phase alone.
  if (!state.stirred && !hasFeature(state, FEATURE_BITS.health | FEATURE_BITS.bound)) return false;
  if (hasFeature(state, FEATURE_BITS.custom) || state.settings.needs.length > 1)
    disableFailingPlugins(dealer);
  do {
    updateAllMaxHealth(dealer);
    expireConditional(dealer);
    if (checkLosers(dealer)) return true;
  } while (returnToOwner(dealer) || destroyDead(dealer));
  state.stirred = false;
  return false;
}

/** 13.1 */
function checkLosers(dealer: LiryaDealer): boolean {
  const { players, settings, active } = dealer.state;
  let losers: Seat[] | undefined;
  for (let seat = 0; seat < players.length; seat++) {
    const { life, drained } = at(players, seat);
    if (life <= 0 || drained || at(players, opponentOf(seat)).wins) (losers ??= []).push(seat);
  }
  if (losers === undefined) return false;
  if (losers.length > 1 && configOf(settings).bothLose === 'active') losers = [active];
  for (const seat of losers)
    if (!at(players, opponentOf(seat)).wins)
      dealer.tell({ did: 'lose', seat, why: at(players, seat).drained ? 'deck' : 'life' });
  endMatch(dealer, losers);
  return true;
}

/** Several losers: a draw. */
export function endMatch(dealer: LiryaDealer, losers: readonly Seat[]): void {
  const draw = losers.length !== 1;
  dealer.end({ places: dealer.state.players.map((_, seat) => (draw || !losers.includes(seat) ? 1 : 2)) });
}

/** 12.4 */
function returnToOwner(dealer: LiryaDealer): boolean {
  const { state } = dealer;
  const id = state.returning.pop();
  if (id === undefined) return false;
  const piece = findPiece(state, id);
  if (piece === undefined || piece.control === piece.owner || changeControl(dealer, piece, piece.owner))
    return true;
  if (configOf(state.settings).returnWithoutRoom === 'destroyed') destroyPieces(dealer, [piece], { by: 0 });
  return true;
}

/** 8.4 */
function destroyDead(dealer: LiryaDealer): boolean {
  const { pieces } = dealer.state;
  let dying: Piece[] | undefined;
  for (const piece of pieces) {
    if (piece.slot >= 0 && piece.health <= 0) (dying ??= []).push(piece);
  }
  if (dying === undefined) return false;
  destroyPieces(dealer, dying);
  return true;
}
