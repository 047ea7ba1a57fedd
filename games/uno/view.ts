/** The view: a seat sees its own hand, everyone sees the pile, only the judge sees the stock. */
import type { DeepReadonly, Watcher } from '@ludoteca/kernel';
import { toVisiblePile } from '@ludoteca/kit';
import type { State } from './parts.ts';
import type { View } from './view-types.ts';

export const view = (state: DeepReadonly<State>, watcher: Watcher): View => ({
  hands: state.hands.map((cards, seat) => toVisiblePile(cards, watcher === seat || watcher === 'judge')),
  stock: toVisiblePile(state.stock, watcher === 'judge'),
  pile: state.pile.slice(),
  value: state.value,
  suit: state.suit,
  direction: state.direction,
  left: state.left.slice(),
});
