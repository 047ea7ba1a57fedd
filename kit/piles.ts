/** Operations on piles of cards. */
import { at, type Dice } from '@ludoteca/kernel';

/** Removes the first equal card from a pile, keeping the order of the rest. Throws if there is none. */
export function removeCard<C>(pile: C[], card: C): C {
  const where = pile.indexOf(card);
  if (where === -1) throw new RangeError(`no ${String(card)} in the pile`);
  // `splice` would allocate a list for the removed card.
  for (let i = where + 1; i < pile.length; i++) pile[i - 1] = at(pile, i);
  pile.pop();
  return card;
}

/** A pile as a watcher sees it: its size, and its cards if the watcher may know them. */
export interface VisiblePile<C> {
  readonly count: number;
  readonly cards?: readonly C[];
}

export const toVisiblePile = <C>(pile: readonly C[], known: boolean): VisiblePile<C> =>
  known ? { count: pile.length, cards: pile.slice() } : { count: pile.length };

/** Shuffles cards that a seat does not know. They are sorted first, so that the result depends on nothing that the seat does not know. */
export const shuffleUnknown = <C extends number | string>(cards: C[], dice: Dice): C[] =>
  dice.shuffle(cards.sort((one, other) => (one < other ? -1 : one > other ? 1 : 0)));

/** Shuffles the unknown cards of several piles together; each pile keeps its size. */
export function redeal<C extends number | string>(piles: readonly C[][], dice: Dice): void {
  const cards: C[] = [];
  for (const pile of piles) for (const card of pile) cards.push(card);
  shuffleUnknown(cards, dice);
  let next = 0;
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = at(cards, next++);
}

/** Lists the piles that are hidden from a seat which sees only its own hand. */
export function hiddenPiles<C>(seat: number, hands: C[][], stock: C[]): C[][] {
  const hidden = [stock];
  for (let other = 0; other < hands.length; other++) if (other !== seat) hidden.push(at(hands, other));
  return hidden;
}
