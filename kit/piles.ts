import { at, type Dice } from '@ludoteca/kernel';

/** Takes the first such card out of a pile. It must be there. */
export function takeOut<C>(pile: C[], card: C): C {
  const where = pile.indexOf(card);
  if (where === -1) throw new RangeError(`no ${String(card)} in the pile`);
  pile.splice(where, 1);
  return card;
}

/** Shuffles cards across piles and leaves each pile its size: how a seat imagines what it cannot see. */
export function redeal<C>(piles: readonly C[][], dice: Dice): void {
  const cards: C[] = [];
  for (const pile of piles) for (const card of pile) cards.push(card);
  dice.shuffle(cards);
  let next = 0;
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = at(cards, next++);
}
