import type { Dice, Seat, Sights, DeepReadonly, Watcher } from '@ludoteca/kernel';
import { hiddenPiles, redeal, toVisiblePile } from '@ludoteca/kit';
import type { Rumour, State, View } from './parts.ts';

/** A player sees the own hand, and everybody sees the pile; the stock is for judges. */
export const view = ({ hands, stock, pile, left }: DeepReadonly<State>, watcher: Watcher): View => ({
  hands: hands.map((cards, seat) => toVisiblePile(cards, watcher === seat || watcher === 'judge')),
  stock: toVisiblePile(stock, watcher === 'judge'),
  pile: pile.slice(),
  left: left.slice(),
});

export const sights: Sights<Rumour> = {
  begin: 'everyone',
  draw: {
    knows: ({ seat }, watcher) => seat === watcher,
    rest: ({ did, seat, count }) => ({ did, seat, count }),
  },
  play: 'everyone',
  'keep quiet': 'everyone',
  discard: 'everyone',
  leave: 'everyone',
};

export const imagine = ({ hands, stock }: State, seat: Seat, dice: Dice): void =>
  redeal(hiddenPiles(seat, hands, stock), dice);
