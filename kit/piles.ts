import { at, type Dice } from '@ludoteca/kernel';

/** Takes the first such card out of a pile; the rest keep their order. It must be there. */
export function removeCard<C>(pile: C[], card: C): C {
  const where = pile.indexOf(card);
  if (where === -1) throw new RangeError(`no ${String(card)} in the pile`);
  // Not splice: it allocates a list for what it removes.
  for (let i = where + 1; i < pile.length; i++) pile[i - 1] = at(pile, i);
  pile.pop();
  return card;
}

/** A pile as a watcher sees it: its size always, its cards only where they may be known. */
export interface VisiblePile<C> {
  readonly count: number;
  readonly cards?: readonly C[];
}

export const toVisiblePile = <C>(pile: readonly C[], known: boolean): VisiblePile<C> =>
  known ? { count: pile.length, cards: pile.slice() } : { count: pile.length };

/** Shuffles cards across piles and leaves each pile its size: how a seat imagines what it cannot see. */
export function redeal<C>(piles: readonly C[][], dice: Dice): void {
  const cards: C[] = [];
  for (const pile of piles) for (const card of pile) cards.push(card);
  dice.shuffle(cards);
  let next = 0;
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = at(cards, next++);
}

/** The piles that a seat cannot see when all it sees is its own hand. */
export function hiddenPiles<C>(seat: number, hands: C[][], stock: C[]): C[][] {
  const hidden = [stock];
  for (let other = 0; other < hands.length; other++) if (other !== seat) hidden.push(at(hands, other));
  return hidden;
}
