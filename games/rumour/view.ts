import { at, type Dice, type Seat, type Sights, type Still, type Watcher } from '@ludoteca/kernel';
import { redeal } from '@ludoteca/kit';
import type { Card, Hand, Rumour, State, View } from './parts.ts';

const handFor = (cards: readonly Card[], known: boolean): Hand =>
  known ? { count: cards.length, cards: cards.slice() } : { count: cards.length };

/** A player sees the own hand, and everybody sees the pile; the stock is for judges. */
export const view = ({ hands, stock, pile, left }: Still<State>, watcher: Watcher): View => ({
  hands: hands.map((cards, seat) => handFor(cards, watcher === seat || watcher === 'judge')),
  stock: handFor(stock, watcher === 'judge'),
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

export function imagine({ hands, stock }: State, seat: Seat, dice: Dice): void {
  const hidden = [stock];
  for (let other = 0; other < hands.length; other++) if (other !== seat) hidden.push(at(hands, other));
  redeal(hidden, dice);
}
