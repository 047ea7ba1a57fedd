import type { Dice, Seat, Sights, DeepReadonly, Watcher } from '@ludoteca/kernel';
import { hiddenPiles, redeal, toVisiblePile } from '@ludoteca/kit';
import type { State, Uno, View } from './parts.ts';

/** A player sees the own hand, and everybody sees the table and what was discarded; the stock is for judges. */
export const view = (state: DeepReadonly<State>, watcher: Watcher): View => ({
  hands: state.hands.map((cards, seat) => toVisiblePile(cards, watcher === seat || watcher === 'judge')),
  stock: toVisiblePile(state.stock, watcher === 'judge'),
  pile: state.pile.slice(),
  value: state.value,
  suit: state.suit,
  direction: state.direction,
  left: state.left.slice(),
});

export const sights: Sights<Uno> = {
  deal: {
    knows: ({ seat }, watcher) => seat === watcher,
    rest: ({ did, seat, count }) => ({ did, seat, count }),
  },
  table: 'everyone',
  begin: 'everyone',
  discard: 'everyone',
  buy: {
    knows: ({ seat }, watcher) => seat === watcher,
    rest: ({ did, seat, count }) => ({ did, seat, count }),
  },
  owe: 'everyone',
  'turn round': 'everyone',
  skip: 'everyone',
  'lose the turn': 'everyone',
  leave: 'everyone',
  'run out': 'everyone',
  'reach the limit': 'everyone',
};

export const imagine = ({ hands, stock }: State, seat: Seat, dice: Dice): void =>
  redeal(hiddenPiles(seat, hands, stock), dice);
