/** What is to be seen of what happened: a plan of motions, read from the events. */
import { at, type Seat } from '@ludoteca/kernel';
import { animationEnd, DURATIONS, MAX_CARD_BACKS, type AnimatedMove } from '@ludoteca/kit/web';
import type { Event } from '../events.ts';
import type { View } from '../view-types.ts';
import type { CardId } from '../card-definition/index.ts';
import { cardBackId, deckPlaceId, handPlaceId, handCardId, refId, STACK_PLACE } from './board-props.ts';

const come = (thing: string, from: string, was?: string): AnimatedMove => ({
  how: 'come',
  thing,
  from,
  delay: 0,
  duration: DURATIONS.usual,
  ...(was !== undefined && { was }),
});

/** The cards that a hand gained last: of equal ones the last. */
function gained(view: View, seat: Seat, cards: readonly CardId[] | undefined, count: number): AnimatedMove[] {
  const hand = at(view.players, seat).hand;
  if (cards === undefined)
    return [come(cardBackId(seat, Math.min(hand.count, MAX_CARD_BACKS) - 1), deckPlaceId(seat))];
  return cards.slice(-count).map((card) => {
    const copies = hand.cards.filter((one) => one === card).length;
    return come(handCardId(seat, `${card}/${copies - 1}`), deckPlaceId(seat));
  });
}

function movesOf(view: View, event: Event): AnimatedMove[] {
  switch (event.did) {
    case 'draw':
      return gained(view, event.seat, event.cards, event.count);
    case 'play':
      return [come(refId(event.item), handPlaceId(event.seat), handCardId(event.seat, `${event.card}/0`))];
    case 'use':
    case 'trigger': {
      const { piece } = event;
      const from = piece !== null && 'id' in piece ? refId(piece.id) : undefined;
      return from === undefined ? [] : [come(refId(event.item), STACK_PLACE, from)];
    }
    case 'enter':
      return event.token === true
        ? [{ how: 'appear', thing: refId(event.piece.id), delay: 0, duration: DURATIONS.usual }]
        : [come(refId(event.piece.id), STACK_PLACE)];
    case 'move':
      return [come(refId(event.piece.id), STACK_PLACE, refId(event.piece.id))];
    case 'control':
      return [come(refId(event.piece.id), STACK_PLACE, refId(event.piece.id))];
    default:
      return [];
  }
}

/** One cause after another; hands are dealt all at once. */
export function planAnimations(events: readonly Event[], view: View): AnimatedMove[] {
  const moves: AnimatedMove[] = [];
  let now = 0;
  for (const event of events) {
    const next = movesOf(view, event);
    moves.push(...next.map((move) => ({ ...move, delay: move.delay + now })));
    if (event.did !== 'draw' || event.why !== 'deal') now += animationEnd(next);
  }
  return moves;
}
