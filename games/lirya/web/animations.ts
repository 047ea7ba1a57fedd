/** Plans the animations for events. */
import { at, type Seat } from '@ludoteca/kernel';
import { animationEnd, type AnimatedMove, createMove, DURATIONS, MAX_CARD_BACKS } from '@ludoteca/kit/web';
import type { Event } from '../events.ts';
import type { View } from '../view-types.ts';
import type { CardId } from '../card-definition/index.ts';
import { cardBackId, deckPlaceId, handPlaceId, handCardId, refId, STACK_PLACE } from './element-ids.ts';

/** The cards that a hand gained last; of equal cards the last. */
function planDraw(
  view: View,
  seat: Seat,
  cards: readonly CardId[] | undefined,
  count: number,
): AnimatedMove[] {
  const hand = at(view.players, seat).hand;
  if (cards === undefined)
    return [createMove(cardBackId(seat, Math.min(hand.count, MAX_CARD_BACKS) - 1), deckPlaceId(seat))];
  return cards.slice(-count).map((card) => {
    const copies = hand.cards.filter((one) => one === card).length;
    return createMove(handCardId(seat, `${card}/${copies - 1}`), deckPlaceId(seat));
  });
}

function planMoves(view: View, event: Event): AnimatedMove[] {
  switch (event.did) {
    case 'draw':
      return planDraw(view, event.seat, event.cards, event.count);
    case 'play':
      return [
        createMove(refId(event.item), handPlaceId(event.seat), handCardId(event.seat, `${event.card}/0`)),
      ];
    case 'use':
    case 'trigger': {
      const { piece } = event;
      const from = piece !== null && 'id' in piece ? refId(piece.id) : undefined;
      return from === undefined ? [] : [createMove(refId(event.item), STACK_PLACE, from)];
    }
    case 'enter':
      return event.token === true
        ? [{ how: 'appear', thing: refId(event.piece.id), delay: 0, duration: DURATIONS.normal }]
        : [createMove(refId(event.piece.id), STACK_PLACE)];
    case 'move':
    case 'control':
      return [createMove(refId(event.piece.id), STACK_PLACE, refId(event.piece.id))];
    default:
      return [];
  }
}

/** Events are animated one after another, except that opening hands are dealt at the same time. */
export function planAnimations(events: readonly Event[], view: View): AnimatedMove[] {
  const moves: AnimatedMove[] = [];
  let now = 0;
  for (const event of events) {
    const next = planMoves(view, event);
    moves.push(...next.map((move) => ({ ...move, delay: move.delay + now })));
    if (event.did !== 'draw' || event.why !== 'deal') now += animationEnd(next);
  }
  return moves;
}
