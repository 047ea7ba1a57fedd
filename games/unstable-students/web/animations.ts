/** What is to be seen of what happened: a plan of motions, read from the events. */
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

/** Where a card was, for those who have seen it: the thing, and else the place. */
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
  readonly #begun = new Set<CardName>();
  readonly moves: AnimatedMove[] = [];
  #now = 0;
  /** Where in the discards the next card that goes there lies by now. */
  #pile: number;

  constructor(view: View, events: readonly Event[]) {
    this.#view = view;
    this.#pile = view.discards.length - events.reduce((sum, event) => sum + Number(this.#isPiled(event)), 0);
  }

  /** One cause after another. */
  add(event: Event): void {
    const moves = this.#movesOf(event);
    this.moves.push(...moves.map((move) => ({ ...move, delay: move.delay + this.#now })));
    this.#now += animationEnd(moves);
  }

  /** What is still acting is to be seen in the chain: a card that lies there comes from where it was, one that lies elsewhere appears. */
  finish(): void {
    this.#view.chain.forEach(({ card }, i) => {
      const origin = this.#origins.get(card);
      const thing = chainCardId(i);
      if (origin !== undefined) this.moves.push({ ...this.#come(thing, origin), delay: this.#now });
      else if (this.#begun.has(card)) this.moves.push({ ...this.#appear(thing), delay: this.#now });
    });
  }

  #movesOf(event: Event): AnimatedMove[] {
    switch (event.did) {
      case 'draw':
        return [this.#gained(event.seat, event.card, { from: DRAW_PLACE })];
      case 'take':
        return [this.#gained(event.seat, event.card, this.#heldBy(event.from, event.card))];
      case 'draw in vain':
        return [this.#away(event.card, { from: DRAW_PLACE })];
      case 'discard':
      case 'lose':
      case 'waste':
        return [this.#away(event.card, handOrigin(event.seat, event.card))];
      case 'play':
        return this.#setOut(event.card, handOrigin(event.seat, event.card));
      case 'block':
        return this.#setOut(event.with, handOrigin(event.seat, event.with));
      case 'exit':
        return this.#setOut(event.card, {
          from: seatId(event.seat),
          was: inPlayId(event.seat, event.card),
        });
      case 'effects':
        this.#begun.add(event.card);
        return [];
      case 'enter':
        return [this.#come(inPlayId(event.seat, event.card), this.#originOf(event.card))];
      case 'put away':
        return [this.#away(event.card, this.#originOf(event.card))];
      case 'swap':
        return [this.#appear(seatId(event.seat)), this.#appear(seatId(event.with))];
      case 'win':
      case 'leave':
        return [this.#appear(seatId(event.seat))];
      default:
        return [];
    }
  }

  #isPiled(event: Event): boolean {
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

  #setOut(card: CardName, origin: MoveOrigin): AnimatedMove[] {
    this.#origins.set(card, origin);
    return [];
  }

  #originOf(card: CardName): MoveOrigin {
    const origin = this.#origins.get(card) ?? { from: CHAIN_PLACE };
    this.#origins.delete(card);
    return origin;
  }

  #heldBy(seat: Seat, card: CardName | undefined): MoveOrigin {
    return card === undefined ? { from: handPlaceId(seat) } : handOrigin(seat, card);
  }

  /** A card joins a hand: of equal ones the last, or the last back. */
  #gained(seat: Seat, card: CardName | undefined, origin: MoveOrigin): AnimatedMove {
    const { count, known } = at(this.#view.hands, seat);
    const equals = known.filter((other) => other === card).length;
    const thing =
      card === undefined || equals === 0
        ? cardBackId(seat, Math.min(count - known.length, MAX_CARD_BACKS) - 1)
        : handCardId(seat, `${card}/${equals - 1}`);
    return this.#come(thing, origin);
  }

  #away(card: CardName, origin: MoveOrigin): AnimatedMove {
    return this.#come(this.#isFreshman(card) ? NURSERY_ID : discardId(this.#pile++), origin);
  }

  #come(thing: string, origin: MoveOrigin): AnimatedMove {
    return { how: 'come', thing, delay: 0, duration: DURATIONS.usual, ...origin };
  }

  #appear(thing: string): AnimatedMove {
    return { how: 'appear', thing, delay: 0, duration: DURATIONS.quick };
  }
}

export function planAnimations(events: readonly Event[], view: View): AnimatedMove[] {
  const plan = new AnimationPlan(view, events);
  for (const event of events) plan.add(event);
  plan.finish();
  return plan.moves;
}
