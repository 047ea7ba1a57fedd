/** What is to be seen of what happened: a plan of motions, read from the events. */
import { at, type Seat } from '@ludoteca/kernel';
import { animationEnd, DURATIONS, MAX_CARD_BACKS, type AnimatedMove } from '@ludoteca/kit/web';
import type { Event, Name, View } from '../parts.ts';
import { faceOf } from './printed.ts';
import {
  backThing,
  CHAIN,
  chainThing,
  discardThing,
  DRAW,
  firstSlot,
  handPlace,
  handThing,
  laidThing,
  NURSERY,
  seatThing,
} from './things.ts';

/** Where a card was, for those who have seen it: the thing, and else the place. */
interface Origin {
  readonly from: string;
  readonly was?: string;
}

const ofHand = (seat: Seat, card: Name): Origin => ({
  from: handPlace(seat),
  was: handThing(seat, firstSlot(card)),
});

class Plan {
  readonly #view: View;
  readonly #origins = new Map<Name, Origin>();
  readonly #begun = new Set<Name>();
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
      const thing = chainThing(i);
      if (origin !== undefined) this.moves.push({ ...this.#come(thing, origin), delay: this.#now });
      else if (this.#begun.has(card)) this.moves.push({ ...this.#appear(thing), delay: this.#now });
    });
  }

  #movesOf(event: Event): AnimatedMove[] {
    switch (event.did) {
      case 'draw':
        return [this.#gained(event.seat, event.card, { from: DRAW })];
      case 'take':
        return [this.#gained(event.seat, event.card, this.#heldBy(event.from, event.card))];
      case 'draw in vain':
        return [this.#away(event.card, { from: DRAW })];
      case 'discard':
      case 'lose':
      case 'waste':
        return [this.#away(event.card, ofHand(event.seat, event.card))];
      case 'play':
        return this.#setOut(event.card, ofHand(event.seat, event.card));
      case 'block':
        return this.#setOut(event.with, ofHand(event.seat, event.with));
      case 'exit':
        return this.#setOut(event.card, {
          from: seatThing(event.seat),
          was: laidThing(event.seat, event.card),
        });
      case 'effects':
        this.#begun.add(event.card);
        return [];
      case 'enter':
        return [this.#come(laidThing(event.seat, event.card), this.#originOf(event.card))];
      case 'put away':
        return [this.#away(event.card, this.#originOf(event.card))];
      case 'swap':
        return [this.#appear(seatThing(event.seat)), this.#appear(seatThing(event.with))];
      case 'win':
      case 'leave':
        return [this.#appear(seatThing(event.seat))];
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

  #isFreshman(card: Name): boolean {
    return faceOf(this.#view, card).kind.type === 'MATRICOLA';
  }

  #setOut(card: Name, origin: Origin): AnimatedMove[] {
    this.#origins.set(card, origin);
    return [];
  }

  #originOf(card: Name): Origin {
    const origin = this.#origins.get(card) ?? { from: CHAIN };
    this.#origins.delete(card);
    return origin;
  }

  #heldBy(seat: Seat, card: Name | undefined): Origin {
    return card === undefined ? { from: handPlace(seat) } : ofHand(seat, card);
  }

  /** A card joins a hand: of equal ones the last, or the last back. */
  #gained(seat: Seat, card: Name | undefined, origin: Origin): AnimatedMove {
    const { count, known } = at(this.#view.hands, seat);
    const equals = known.filter((other) => other === card).length;
    const thing =
      card === undefined || equals === 0
        ? backThing(seat, Math.min(count - known.length, MAX_CARD_BACKS) - 1)
        : handThing(seat, `${card}/${equals - 1}`);
    return this.#come(thing, origin);
  }

  #away(card: Name, origin: Origin): AnimatedMove {
    return this.#come(this.#isFreshman(card) ? NURSERY : discardThing(this.#pile++), origin);
  }

  #come(thing: string, origin: Origin): AnimatedMove {
    return { how: 'come', thing, delay: 0, duration: DURATIONS.usual, ...origin };
  }

  #appear(thing: string): AnimatedMove {
    return { how: 'appear', thing, delay: 0, duration: DURATIONS.quick };
  }
}

export function planOf(events: readonly Event[], view: View): AnimatedMove[] {
  const plan = new Plan(view, events);
  for (const event of events) plan.add(event);
  plan.finish();
  return plan.moves;
}
