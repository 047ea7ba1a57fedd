/** RULES 6.8 and 13: what is looked at after everything that happens. */
import { at, type Seat } from '@ludoteca/kernel';
import type { Piece } from '../parts.ts';
import { GIVES } from '../pool/gives.ts';
import { configOf } from '../settings.ts';
import { blame } from './blame.ts';
import { refitAll, sweep } from './marks.ts';
import { changeSides, die, leave } from './pieces.ts';
import { type Hands, other, pieceOf, type Table } from './table.ts';
import { inPlay } from './statics.ts';

/** Whether there is nothing for the checks to see, and nothing that waits or lies on the stack. */
export const isQuiet = (state: Table): boolean =>
  !state.stirred &&
  !inPlay(state, GIVES.health | GIVES.bound) &&
  state.waiting.length === 0 &&
  state.stack.length === 0 &&
  state.departed.length === 0;

/** Until nothing changes any more. Says whether the match is over. */
export function check(dealer: Hands): boolean {
  const { state } = dealer;
  // Where static abilities or conditions are about, a mere change of phase may change something.
  if (!state.stirred && !inPlay(state, GIVES.health | GIVES.bound)) return false;
  if (inPlay(state, GIVES.custom) || state.settings.needs.length > 1) blame(dealer);
  do {
    refitAll(dealer);
    sweep(dealer);
    if (decided(dealer)) return true;
  } while (returnHome(dealer) || buryTheDead(dealer) || dropStrays(dealer));
  state.stirred = false;
  return false;
}

/** 13.1 */
function decided(dealer: Hands): boolean {
  const { players, settings, active } = dealer.state;
  let losers: Seat[] | undefined;
  for (let seat = 0; seat < players.length; seat++) {
    const { life, drained } = at(players, seat);
    if (life <= 0 || drained || at(players, other(seat)).wins) (losers ??= []).push(seat);
  }
  if (losers === undefined) return false;
  if (losers.length > 1 && configOf(settings).bothLose === 'active') losers = [active];
  for (const seat of losers)
    if (!at(players, other(seat)).wins)
      dealer.tell({ did: 'lose', seat, why: at(players, seat).drained ? 'deck' : 'life' });
  end(dealer, losers);
  return true;
}

/** All of them lose: a draw. */
export function end(dealer: Hands, losers: readonly Seat[]): void {
  const draw = losers.length !== 1;
  dealer.end({ places: dealer.state.players.map((_, seat) => (draw || !losers.includes(seat) ? 1 : 2)) });
}

/** 12.4 */
function returnHome(dealer: Hands): boolean {
  const { state } = dealer;
  const id = state.returning.pop();
  if (id === undefined) return false;
  const piece = pieceOf(state, id);
  if (piece === undefined || piece.control === piece.owner || changeSides(dealer, piece, piece.owner))
    return true;
  if (configOf(state.settings).returnWithoutRoom === 'destroyed') die(dealer, [piece], { by: 0 });
  return true;
}

/** 8.4 */
function buryTheDead(dealer: Hands): boolean {
  const { pieces } = dealer.state;
  let dying: Piece[] | undefined;
  for (const piece of pieces) {
    if (piece.slot >= 0 && piece.health <= 0) (dying ??= []).push(piece);
  }
  if (dying === undefined) return false;
  die(dealer, dying);
  return true;
}

/** 11.3 */
function dropStrays(dealer: Hands): boolean {
  const { state } = dealer;
  if (!inPlay(state, GIVES.equipment)) return false;
  for (const piece of state.pieces)
    if (piece.bearer !== 0 && pieceOf(state, piece.bearer) === undefined) {
      leave(dealer, piece, 'discard');
      return true;
    }
  return false;
}
