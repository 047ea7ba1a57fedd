/** Conformance of the game to the laws that hold for all games. */
import { conformance, othersHands, withHands } from '@ludoteca/testkit';
import { rumour } from './index.ts';

conformance(rumour, {
  cards: ({ stock, pile, hands }) => withHands({ stock, pile }, hands),
  hidden: ({ hands }, seat) => ['stock', ...othersHands(hands, seat)],
  invariants: {
    'a seat that has left holds no cards': ({ left, hands }) =>
      left.every((seat) => hands[seat]?.length === 0),
    'no seat leaves twice': ({ left }) => new Set(left).size === left.length,
  },
  longest: 500,
});
