/** Deals the cards that a seat does not know anew (determinization). */
import { at, type Dice, type Seat } from '@ludoteca/kernel';
import { shuffleUnknown } from '@ludoteca/kit';
import type { KindIndex, State } from './parts.ts';
import { knowerBit } from './rules/knowledge.ts';

export function imagine(state: State, seat: Seat, dice: Dice): void {
  const { draw } = state;
  const unknown: KindIndex[] = draw.slice();
  forEachUnknown(state, seat, (hand, i) => unknown.push(at(hand, i)));
  const cards = shuffleUnknown(unknown, dice);
  let next = 0;
  for (let i = 0; i < draw.length; i++) draw[i] = at(cards, next++);
  forEachUnknown(state, seat, (hand, i) => (hand[i] = at(cards, next++)));
  // The start of the round holds hidden cards too, and only saves need it.
  state.start = { draw: [], discards: [], nursery: [], hands: [], rooms: [], areas: [] };
}

/** Calls back for every card in the hand of an opponent that the seat does not know. */
function forEachUnknown(
  { hands, known }: State,
  seat: Seat,
  visit: (hand: KindIndex[], index: number) => void,
): void {
  const bit = knowerBit(seat);
  for (let other = 0; other < hands.length; other++) {
    if (other === seat) continue;
    const [hand, masks] = [at(hands, other), at(known, other)];
    for (let i = 0; i < hand.length; i++) if ((at(masks, i) & bit) === 0) visit(hand, i);
  }
}
