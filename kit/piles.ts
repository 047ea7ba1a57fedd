/** Operations on piles of cards. */
import { at, type Dice } from '@ludoteca/kernel';

/** Removes the first equal card from a pile, keeping the order of the rest. Throws if there is none. */
export function removeCard<C>(pile: C[], card: C): C {
  const where = pile.indexOf(card);
  if (where === -1) throw new RangeError(`no ${String(card)} in the pile`);
  // `splice` would allocate a list for the removed card.
  for (let i = where + 1; i < pile.length; i++) pile[i - 1] = pile[i] as C;
  pile.pop();
  return card;
}

/** An empty hand for each seat. `Array.from` would take a microsecond, a tenth of a whole match of Uno. */
export function createHands<C>(seats: number): C[][] {
  const hands: C[][] = [];
  for (let seat = 0; seat < seats; seat++) hands.push([]);
  return hands;
}

/** A pile as a watcher sees it: its size, and its cards if the watcher may know them. */
export interface VisiblePile<C> {
  readonly count: number;
  readonly cards?: readonly C[];
}

export const toVisiblePile = <C>(pile: readonly C[], known: boolean): VisiblePile<C> =>
  known ? { count: pile.length, cards: pile.slice() } : { count: pile.length };

/** Returns cards that a seat does not know in random order. They are sorted first, so that the order depends on nothing that the seat does not know. */
export const shuffleUnknown = <C extends number | string>(cards: readonly C[], dice: Dice): C[] =>
  dice.shuffle(cards.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)));

/** Shuffles the unknown cards of several piles together; each pile keeps its size. */
export function redeal<C extends number | string>(piles: readonly C[][], dice: Dice): void {
  const unknown: C[] = [];
  for (const pile of piles) for (const card of pile) unknown.push(card);
  const cards = shuffleUnknown(unknown, dice);
  let next = 0;
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = cards[next++] as C;
}

/** Lists the piles that are hidden from a seat which sees only its own hand. */
export function hiddenPiles<C>(seat: number, hands: C[][], stock: C[]): C[][] {
  const hidden = [stock];
  for (let other = 0; other < hands.length; other++) if (other !== seat) hidden.push(at(hands, other));
  return hidden;
}
