/** Plans the animations of the board from the events of an update. */
import { at, type Seat } from '@ludoteca/kernel';
import { animationEnd, DURATIONS, MAX_CARD_BACKS, type AnimatedMove } from '@ludoteca/kit/web';
import type { Event, CardName } from '../parts.ts';
import { findDefinition } from '../deck/indexed-deck.ts';
import {
  cardBackId,
  CHAIN_PLACE,
  chainCardId,
  discardId,
  DRAW_PLACE,
  firstSlotKey,
  handPlaceId,
  handCardId,
  inPlayId,
  NURSERY_ID,
  seatId,
} from './element-ids.ts';
import type { View } from '../view-types.ts';

/** `was`: the element of the card before the move, if the watcher saw it; `from`: the place otherwise. */
interface MoveOrigin {
  readonly from: string;
  readonly was?: string;
}

const handOrigin = (seat: Seat, card: CardName): MoveOrigin => ({
  from: handPlaceId(seat),
  was: handCardId(seat, firstSlotKey(card)),
});

class AnimationPlan {
  readonly #view: View;
  readonly #origins = new Map<CardName, MoveOrigin>();
  readonly #acting = new Set<CardName>();
  readonly moves: AnimatedMove[] = [];
  #time = 0;
  /** Index of the next discarded card in the discards of the view. */
  #nextDiscard: number;

  constructor(view: View, events: readonly Event[]) {
    this.#view = view;
    this.#nextDiscard =
      view.discards.length - events.reduce((sum, event) => sum + Number(this.#isDiscarded(event)), 0);
  }

  /** The moves of an event start when those of the previous one have ended. */
  add(event: Event): void {
    const moves = this.#movesOf(event);
    this.moves.push(...moves.map((move) => ({ ...move, delay: move.delay + this.#time })));
    this.#time += animationEnd(moves);
  }

  /** Cards that are still in the chain: held cards move there from their origin, cards in play appear there. */
  finish(): void {
    this.#view.chain.forEach(({ card }, i) => {
      const origin = this.#origins.get(card);
      const elementId = chainCardId(i);
      if (origin !== undefined) this.moves.push({ ...this.#move(elementId, origin), delay: this.#time });
      else if (this.#acting.has(card)) this.moves.push({ ...this.#appear(elementId), delay: this.#time });
    });
  }

  #movesOf(event: Event): AnimatedMove[] {
    switch (event.did) {
      case 'draw':
        return [this.#moveToHand(event.seat, event.card, { from: DRAW_PLACE })];
      case 'take':
        return [this.#moveToHand(event.seat, event.card, this.#handOriginOf(event.from, event.card))];
      case 'draw in vain':
        return [this.#moveToPile(event.card, { from: DRAW_PLACE })];
      case 'discard':
      case 'lose':
      case 'waste':
        return [this.#moveToPile(event.card, handOrigin(event.seat, event.card))];
      case 'play':
        return this.#rememberOrigin(event.card, handOrigin(event.seat, event.card));
      case 'block':
        return this.#rememberOrigin(event.with, handOrigin(event.seat, event.with));
      case 'exit':
        return this.#rememberOrigin(event.card, {
          from: seatId(event.seat),
          was: inPlayId(event.seat, event.card),
        });
      case 'effects':
        this.#acting.add(event.card);
        return [];
      case 'enter':
        return [this.#move(inPlayId(event.seat, event.card), this.#takeOrigin(event.card))];
      case 'put away':
        return [this.#moveToPile(event.card, this.#takeOrigin(event.card))];
      case 'swap':
        return [this.#appear(seatId(event.seat)), this.#appear(seatId(event.with))];
      case 'win':
      case 'leave':
        return [this.#appear(seatId(event.seat))];
      default:
        return [];
    }
  }

  #isDiscarded(event: Event): boolean {
    switch (event.did) {
      case 'put away':
      case 'discard':
      case 'lose':
      case 'waste':
      case 'draw in vain':
        return !this.#isFreshman(event.card);
      default:
        return false;
    }
  }

  #isFreshman(card: CardName): boolean {
    return findDefinition(this.#view, card).kind.type === 'MATRICOLA';
  }

  #rememberOrigin(card: CardName, origin: MoveOrigin): AnimatedMove[] {
    this.#origins.set(card, origin);
    return [];
  }

  #takeOrigin(card: CardName): MoveOrigin {
    const origin = this.#origins.get(card) ?? { from: CHAIN_PLACE };
    this.#origins.delete(card);
    return origin;
  }

  #handOriginOf(seat: Seat, card: CardName | undefined): MoveOrigin {
    return card === undefined ? { from: handPlaceId(seat) } : handOrigin(seat, card);
  }

  /** A card that joins a hand is the last of equal cards, or the last card back. */
  #moveToHand(seat: Seat, card: CardName | undefined, origin: MoveOrigin): AnimatedMove {
    const { count, known } = at(this.#view.hands, seat);
    const equals = known.filter((other) => other === card).length;
    const elementId =
      card === undefined || equals === 0
        ? cardBackId(seat, Math.min(count - known.length, MAX_CARD_BACKS) - 1)
        : handCardId(seat, `${card}/${equals - 1}`);
    return this.#move(elementId, origin);
  }

  #moveToPile(card: CardName, origin: MoveOrigin): AnimatedMove {
    return this.#move(this.#isFreshman(card) ? NURSERY_ID : discardId(this.#nextDiscard++), origin);
  }

  #move(elementId: string, origin: MoveOrigin): AnimatedMove {
    return { how: 'come', thing: elementId, delay: 0, duration: DURATIONS.normal, ...origin };
  }

  #appear(elementId: string): AnimatedMove {
    return { how: 'appear', thing: elementId, delay: 0, duration: DURATIONS.quick };
  }
}

export function planAnimations(events: readonly Event[], view: View): AnimatedMove[] {
  const plan = new AnimationPlan(view, events);
  for (const event of events) plan.add(event);
  plan.finish();
  return plan.moves;
}
