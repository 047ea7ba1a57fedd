/** Conformance of the game to the laws that hold for all games. */
import { testConformance, otherHandNames, addHands } from '@ludoteca/testkit';
import { rumour } from './index.ts';

testConformance(rumour, {
  cards: ({ stock, pile, hands }) => addHands({ stock, pile }, hands),
  hidden: ({ hands }, seat) => ['stock', ...otherHandNames(hands, seat)],
  invariants: {
    'a seat that has left holds no cards': ({ left, hands }) =>
      left.every((seat) => hands[seat]?.length === 0),
    'no seat leaves twice': ({ left }) => new Set(left).size === left.length,
  },
  maxDecisions: 500,
});
