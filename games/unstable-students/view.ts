import { at, type Dice, type Seat, type Sights, type DeepReadonly, type Watcher } from '@ludoteca/kernel';
import { toVisiblePile } from '@ludoteca/kit';
import type { CardIndex, HandView, CardName, State, Students, View } from './parts.ts';
import { indexDeck } from './deck/indexed-deck.ts';
import { knowerBit, copyPiles, copyLists } from './rules/piles.ts';

/** RULES 9: everybody sees what lies before players, the discards and the nursery; of hands, what each watcher knows. */
export function view(state: DeepReadonly<State>, watcher: Watcher): View {
  const { definitions: faces } = indexDeck(state.deck);
  const names = (cards: readonly CardIndex[]): CardName[] => cards.map((card) => at(faces, card).name);
  const hand = (cards: readonly CardIndex[], seat: Seat): HandView => {
    const whole = watcher === 'judge' || watcher === seat;
    const known = whole
      ? cards
      : cards.filter((_, i) => (at(at(state.known, seat), i) & knowerBit(watcher)) !== 0);
    return known.length === cards.length
      ? { count: cards.length, cards: names(cards), known: names(cards) }
      : { count: cards.length, known: names(known) };
  };
  return {
    deck: state.deck,
    rules: state.rules,
    students: state.students,
    limit: state.limit,
    last: state.last,
    round: state.round,
    turn: state.turn,
    hands: state.hands.map(hand),
    rooms: state.rooms.map(names),
    areas: state.areas.map(names),
    draw: toVisiblePile(names(state.draw), watcher === 'judge'),
    discards: names(state.discards),
    nursery: names(state.nursery),
    shuffled: names(state.shuffled),
    chain: state.chain.map(({ card, ...link }) => ({ ...link, card: at(faces, card).name })),
    left: state.left.slice(),
  };
}

export const sights: Sights<Students> = {
  deal: {
    knows: ({ seat }, watcher) => seat === watcher,
    rest: ({ did, seat, count }) => ({ did, seat, count }),
  },
  round: 'everyone',
  draw: {
    knows: ({ seat, open }, watcher) => seat === watcher || open === true,
    rest: ({ did, seat }) => ({ did, seat }),
  },
  'draw in vain': 'everyone',
  'find no card': 'everyone',
  reshuffle: 'everyone',
  play: 'everyone',
  waste: 'everyone',
  enter: 'everyone',
  exit: 'everyone',
  show: 'everyone',
  effects: 'everyone',
  decline: 'everyone',
  aim: 'everyone',
  discard: 'everyone',
  lose: 'everyone',
  eliminate: 'everyone',
  steal: 'everyone',
  take: {
    knows: ({ seat, from, open }, watcher) => seat === watcher || from === watcher || open === true,
    rest: ({ did, seat, from }) => ({ did, seat, from }),
  },
  swap: 'everyone',
  oblige: 'everyone',
  miss: 'everyone',
  block: 'everyone',
  break: 'everyone',
  'put away': 'everyone',
  exhaust: 'everyone',
  leave: 'everyone',
  win: 'everyone',
  'reach the limit': 'everyone',
};

/** The cards that a seat does not know are dealt anew; where the round began is nothing that it could look up. */
export function imagine(state: State, seat: Seat, dice: Dice): void {
  const { draw, hands, known } = state;
  const bit = knowerBit(seat);
  const unknown: CardIndex[] = draw.slice();
  for (let other = 0; other < hands.length; other++) {
    if (other === seat) continue;
    const [hand, masks] = [at(hands, other), at(known, other)];
    for (let i = 0; i < hand.length; i++) if ((at(masks, i) & bit) === 0) unknown.push(at(hand, i));
  }
  dice.shuffle(unknown);
  let next = 0;
  for (let i = 0; i < draw.length; i++) draw[i] = at(unknown, next++);
  for (let other = 0; other < hands.length; other++) {
    if (other === seat) continue;
    const [hand, masks] = [at(hands, other), at(known, other)];
    for (let i = 0; i < hand.length; i++) if ((at(masks, i) & bit) === 0) hand[i] = at(unknown, next++);
  }
  state.start = { draw: [], discards: [], nursery: [], hands: [], rooms: [], areas: [] };
}

export const copy = (state: State): State => ({
  ...state,
  ...copyPiles(state),
  chain: state.chain.map((link) => ({ ...link })),
  known: copyLists(state.known),
  shuffled: state.shuffled.slice(),
  left: state.left.slice(),
  start: copyPiles(state.start),
});
