/** The view: a seat sees its own hand, everyone sees the pile, only the judge sees the stock. */
import type { DeepReadonly, Watcher } from '@ludoteca/kernel';
import { toVisiblePile } from '@ludoteca/kit';
import type { State } from './parts.ts';
import type { View } from './view-types.ts';

export const view = ({ hands, stock, pile, left }: DeepReadonly<State>, watcher: Watcher): View => ({
  hands: hands.map((cards, seat) => toVisiblePile(cards, watcher === seat || watcher === 'judge')),
  stock: toVisiblePile(stock, watcher === 'judge'),
  pile: pile.slice(),
  left: left.slice(),
});
