import { at, type Dice, type Seat, type Sights, type DeepReadonly, type Watcher } from '@ludoteca/kernel';
import type { Card } from './cards.ts';
import { isKnown } from './card-knowledge.ts';
import type { KnownPile, Risika, State, View } from './parts.ts';

const toKnownPile = (pile: readonly Card[], known: readonly number[], watcher: Watcher): KnownPile => ({
  count: pile.length,
  cards: pile.filter((card) => isKnown(known, card, watcher)),
});

/** RULES 7.3. All of the board lies open; of the cards everybody sees those whose place they know. */
export const view = (state: DeepReadonly<State>, watcher: Watcher): View => ({
  settings: state.settings,
  owners: state.owners.slice(),
  armies: state.armies.slice(),
  colours: state.colours.slice(),
  reserve: state.reserve.slice(),
  hands: state.hands.map((hand) => toKnownPile(hand, state.known, watcher)),
  deck: toKnownPile(state.deck, state.known, watcher),
  starter: state.starter,
  round: state.round,
  out: state.out.slice(),
});

export const sights: Sights<Risika> = {
  begin: 'everyone',
  colour: 'everyone',
  deal: 'everyone',
  place: 'everyone',
  shuffle: 'everyone',
  round: 'everyone',
  turn: 'everyone',
  reinforce: 'everyone',
  set: 'everyone',
  attack: 'everyone',
  defend: 'everyone',
  roll: 'everyone',
  conquer: 'everyone',
  occupy: 'everyone',
  eliminate: 'everyone',
  take: {
    knows: ({ seat, loser }, watcher) => watcher === seat || watcher === loser,
    rest: ({ did, seat, loser, count }) => ({ did, seat, loser, count }),
  },
  move: 'everyone',
  draw: {
    knows: ({ seat, open }, watcher) => open || watcher === seat,
    rest: ({ did, seat, open }) => ({ did, seat, open }),
  },
  'no card': 'everyone',
  leave: 'everyone',
  win: 'everyone',
  'reach the limit': 'everyone',
};

/** Cards that the seat does not know change places. Who else knows what lies in a place stays as it is. */
export function imagine({ hands, deck, known }: State, seat: Seat, dice: Dice): void {
  const before = known.slice();
  const cards: Card[] = [];
  for (const pile of [deck, ...hands])
    for (const card of pile) if (!isKnown(before, card, seat)) cards.push(card);
  dice.shuffle(cards);
  for (const pile of [deck, ...hands])
    for (let i = 0; i < pile.length; i++) {
      const old = at(pile, i);
      if (isKnown(before, old, seat)) continue;
      const card = cards.pop() ?? old;
      pile[i] = card;
      known[card] = at(before, old);
    }
}
