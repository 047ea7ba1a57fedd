/** Plans which elements move on which event. */
import type { Seat } from '@ludoteca/kernel';
import { animationEnd, DURATIONS, MAX_CARD_BACKS, type AnimationStep } from '@ludoteca/kit/web';
import { type UnoCard, isWild } from '../cards.ts';
import type { Event } from '../parts.ts';
import type { View } from '../view-types.ts';
import { arrangeHand } from './fan-layout.ts';

// The data-thing names of elements that move.
export const pileElement = (index: number): string => `pile ${index}`;
export const handElement = (seat: Seat, slot: string): string => `hand ${seat} ${slot}`;
export const backElement = (seat: Seat, index: number): string => `back ${seat} ${index}`;
export const markElement = (seat: Seat): string => `mark ${seat}`;
export const RING = 'ring';
export const FOLLOW = 'follow';

// The data-place names of places that elements come from.
export const STOCK = 'stock';
export const seatPlace = (seat: Seat): string => `seat ${seat}`;

/** All cards of one deal or purchase start within this time. */
const STAGGER = DURATIONS.quick;

/** The slots of the bought cards; among equal cards the last ones. */
function findBoughtSlots(bought: readonly UnoCard[], hand: readonly UnoCard[]): string[] {
  const slots = arrangeHand(hand).toReversed();
  return bought.flatMap((card) => {
    const found = slots.findIndex((slot) => slot.card === card);
    return found === -1 ? [] : slots.splice(found, 1).map(({ key }) => key);
  });
}

function findDrawnElements(event: Extract<Event, { readonly did: 'deal' | 'buy' }>, view: View): string[] {
  const { seat, count } = event;
  const hand = view.hands[seat];
  if (hand?.cards !== undefined)
    return findBoughtSlots(event.cards ?? [], hand.cards).map((slot) => handElement(seat, slot));
  const backs = Math.min(hand?.count ?? 0, MAX_CARD_BACKS);
  const moving = Math.min(count, backs);
  return Array.from({ length: moving }, (_, i) => backElement(seat, backs - moving + i));
}

/** The steps of one event, with delays counted from its own start. */
function planEvent(event: Event, view: View, pileIndex: number): AnimationStep[] {
  switch (event.did) {
    case 'discard':
      return [
        {
          how: 'come',
          thing: pileElement(pileIndex),
          from: seatPlace(event.seat),
          delay: 0,
          duration: DURATIONS.normal,
        },
        ...(isWild(event.card)
          ? [{ how: 'appear', thing: FOLLOW, delay: DURATIONS.normal, duration: DURATIONS.quick } as const]
          : []),
      ];
    case 'deal':
    case 'buy':
      return findDrawnElements(event, view).map((thing, i, all) => ({
        how: 'come',
        thing,
        from: STOCK,
        delay: Math.round((STAGGER * i) / all.length),
        duration: DURATIONS.normal,
      }));
    case 'turn round':
      return [{ how: 'flip', thing: RING, delay: 0, duration: DURATIONS.slow }];
    case 'skip':
    case 'lose the turn':
    case 'owe':
    case 'leave':
      return [{ how: 'appear', thing: markElement(event.seat), delay: 0, duration: DURATIONS.quick }];
    default:
      return [];
  }
}

/** Animates events one after another; all deals run at the same time. */
export function planAnimations(events: readonly Event[], view: View): AnimationStep[] {
  const discards = events.filter(({ did }) => did === 'discard').length;
  let pileIndex = view.pile.length - discards;
  let startTime = 0;
  const plan: AnimationStep[] = [];
  for (const event of events) {
    const steps = planEvent(event, view, pileIndex);
    if (event.did === 'discard') pileIndex++;
    plan.push(...steps.map((step) => ({ ...step, delay: step.delay + startTime })));
    if (event.did !== 'deal') startTime += animationEnd(steps);
  }
  return plan;
}
