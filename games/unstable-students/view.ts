/** RULES 9: rooms, areas, discards and nursery are public; of a hand a watcher sees the cards that it knows. */
import { at, type DeepReadonly, type Seat, type Watcher } from '@ludoteca/kernel';
import { toVisiblePile } from '@ludoteca/kit';
import { indexDeck } from './deck/indexed-deck.ts';
import type { KindIndex, CardName, State } from './parts.ts';
import { knowerBit } from './rules/knowledge.ts';
import type { HandView, View } from './view-types.ts';

export function view(state: DeepReadonly<State>, watcher: Watcher): View {
  const { definitions } = indexDeck(state.deck);
  const names = (cards: readonly KindIndex[]): CardName[] => cards.map((card) => at(definitions, card).name);
  const hand = (cards: readonly KindIndex[], seat: Seat): HandView => {
    const known =
      watcher === 'judge' || watcher === seat
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
    chain: state.chain.map(({ card, ...link }) => ({ ...link, card: at(definitions, card).name })),
    left: state.left.slice(),
  };
}
