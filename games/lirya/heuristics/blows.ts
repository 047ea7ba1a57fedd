/** What damage, healing, gifts and states mean to whoever they happen to: good or ill, never to whom it matters. */
import { at, type Seat } from '@ludoteca/kernel';
import { amountOf, has, numberOf } from '../forecast.ts';
import type { Ref } from '../parts.ts';
import { afterToughness } from '../rules/harm.ts';
import { isPlayer, seatOfRef } from '../rules/table.ts';
import type { PieceView } from '../views.ts';
import type { Duration, Gift, StateName } from '../vocabulary/index.ts';
import type { Aimed, Outlook } from './outlook.ts';
import {
  ALL,
  CARD_WORTH,
  KEYWORD_WORTH,
  lifeWorth,
  pieceWorth,
  STAT_WORTH,
  STATE_SHARE,
  STATE_WORTH,
} from './worth.ts';

/** A wound that does not kill counts for so much of its share of all that one is worth. */
export const WOUND = 0.4;
/** What passes with the turn, or soon. */
const FLEETING = 0.4;
/** More attack for whoever is about to attack. */
const STRIKE = 0.6;

/** How much of an amount goes through to a piece. */
const suffered = (piece: PieceView, amount: number): number =>
  Math.max(
    0,
    afterToughness(amount, {
      vulnerable: amountOf(piece, 'vulnerable'),
      fortified: amountOf(piece, 'fortified'),
      reduction: numberOf(piece, 'reduction'),
    }) - numberOf(piece, 'shield'),
  );

/** To lose so much health, of so much that is left. */
export const woundWorth = (worth: number, lost: number, left: number): number =>
  lost >= left ? worth : (worth * WOUND * lost) / left;

export function damageWorth(outlook: Outlook, ref: Ref, amount: number): number {
  const piece = outlook.piece(ref);
  if (piece !== undefined) return -woundWorth(pieceWorth(piece), suffered(piece, amount), piece.health);
  if (!isPlayer(ref)) return 0;
  const { life } = at(outlook.view.players, seatOfRef(ref));
  return amount >= life ? -ALL : -amount * lifeWorth(life);
}

export function healWorth(outlook: Outlook, ref: Ref, amount: number): number {
  const piece = outlook.piece(ref);
  if (piece !== undefined) {
    const healed = Math.min(amount, piece.most - piece.health);
    return (pieceWorth(piece) * WOUND * healed) / piece.most;
  }
  if (!isPlayer(ref)) return 0;
  const { life } = at(outlook.view.players, seatOfRef(ref));
  return Math.min(amount, Math.max(0, 20 - life)) * lifeWorth(life) * 0.8;
}

export function stateWorth(piece: PieceView, state: StateName): number {
  if (piece.level > 0 || piece.states.some((one) => one.state === state)) return 0;
  if (state === 'silenced') return STATE_WORTH[state] * piece.abilities.length;
  return STATE_WORTH[state] - (STATE_SHARE[state] ?? 0) * pieceWorth(piece);
}

const isFleeting = (duration: Duration): boolean => duration === 'turn' || duration === 'combat';

/** What a gift is worth to a piece. What helps to attack for a turn helps whoever can attack in it. */
export function giftWorth(
  outlook: Outlook,
  piece: PieceView,
  gift: Gift,
  duration: Duration,
  aimed: Aimed,
): number {
  const share = isFleeting(duration) ? FLEETING : 1;
  if ('stat' in gift) {
    const worth = outlook.value(gift.by, aimed) * STAT_WORTH[gift.stat];
    return worth * (isFleeting(duration) ? fleetingShare(outlook, piece, gift.stat) : 1);
  }
  if ('keyword' in gift) {
    if (gift.keyword === 'haste' && (piece.ready || !isOnTurn(outlook, piece.control))) return 0;
    if (gift.keyword === 'haste') return piece.attack * STAT_WORTH.attack * STRIKE;
    return gift.keyword !== 'shield' && has(piece, gift.keyword) ? 0 : KEYWORD_WORTH * share;
  }
  if ('lose' in gift) return has(piece, gift.lose) ? -KEYWORD_WORTH * share : 0;
  if ('cannot' in gift) return -pieceWorth(piece) * 0.3 * share;
  if ('set' in gift) return (outlook.value(gift.to, aimed) - piece[gift.set]) * STAT_WORTH[gift.set] * share;
  if ('double' in gift) return piece[gift.double] * STAT_WORTH[gift.double] * share;
  return 'immune' in gift || 'untargetable' in gift || 'ability' in gift ? KEYWORD_WORTH * share : 0;
}

const isOnTurn = ({ view: { active } }: Outlook, seat: Seat): boolean => active === seat;

function fleetingShare({ view }: Outlook, piece: PieceView, stat: 'attack' | 'defence' | 'health'): number {
  const isActive = view.active === piece.control;
  if (stat === 'attack') return isActive && piece.ready ? STRIKE : 0.05;
  const attacked = view.attacks.some(
    ({ target }) => target !== null && 'id' in target && target.id === piece.id,
  );
  return attacked ? 1 : isActive ? 0.05 : 0.2;
}

/** What a gift to a player is worth. */
export const playerGiftWorth = (outlook: Outlook, gift: Gift, aimed: Aimed): number => {
  if ('cost' in gift) return -outlook.value(gift.cost, aimed) * CARD_WORTH;
  return 'costs' in gift || 'more' in gift ? CARD_WORTH : 0.5;
};
