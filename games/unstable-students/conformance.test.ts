import type { Seat } from '@ludoteca/kernel';
import { testConformance, type CardPiles } from '@ludoteca/testkit';
import { unusualDeck } from './deck/samples.testing.ts';
import { unstableStudents } from './index.ts';
import type { State } from './parts.ts';

/** A hand as several piles: its cards apart by who knows them. */
const handPile = (seat: Seat, knowers: number): string => `hand ${seat} known to ${knowers}`;

function cards({ draw, discards, nursery, hands, rooms, areas, known, chain }: State): CardPiles {
  const piles: { [pile: string]: number[] } = {
    draw,
    discards,
    nursery,
    chain: chain.filter(({ held }) => held).map(({ card }) => card),
  };
  rooms.forEach((room, seat) => (piles[`room ${seat}`] = room));
  areas.forEach((area, seat) => (piles[`area ${seat}`] = area));
  hands.forEach((hand, seat) =>
    hand.forEach((card, i) => (piles[handPile(seat, known[seat]![i]!)] ??= []).push(card)),
  );
  return piles;
}

const hidden = ({ known }: Pick<State, 'known'>, seat: Seat): string[] => [
  'draw',
  ...known.flatMap((masks, other) =>
    other === seat
      ? []
      : [...new Set(masks)].filter((mask) => (mask & (1 << seat)) === 0).map((mask) => handPile(other, mask)),
  ),
];

testConformance(unstableStudents, {
  settings: [
    { students: 3, rounds: 9 },
    { students: 3, hand: 3, rounds: 8, rules: 'classic', deck: unusualDeck },
  ],
  cards: (state) => cards(state as State),
  hidden: (state, seat) => hidden(state as State, seat),
  invariants: {
    'no two equal cards are in one room or area': ({ rooms, areas }) =>
      [...rooms, ...areas].every((place) => new Set(place).size === place.length),
    'a player who has left has no cards': ({ left, hands, rooms, areas }) =>
      left.every((seat) => hands[seat]!.length + rooms[seat]!.length + areas[seat]!.length === 0),
    'each card of a hand has its mask of knowers': ({ hands, known }) =>
      hands.every((hand, seat) => hand.length === known[seat]!.length),
    'the number of cards that act in a round is limited': ({ begun, chain }) =>
      begun <= 60 && chain.length <= 61,
  },
  maxDecisions: 60_000,
});
