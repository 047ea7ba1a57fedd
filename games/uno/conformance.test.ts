/** Conformance of the game to the laws that hold for all games. */
import { testConformance, otherHandNames, addHands } from '@ludoteca/testkit';
import { uno } from './index.ts';

testConformance(uno, {
  settings: [{}, { decks: 2 }, { firstCard: 'ace', hand: 3 }, { hand: 13 }],
  cards: ({ stock, pile, hands }) => addHands({ stock, pile }, hands),
  hidden: ({ hands }, seat) => ['stock', ...otherHandNames(hands, seat)],
  invariants: {
    'the table shows a value and a suit': ({ value, suit }) =>
      value >= 0 && value < 14 && suit >= 0 && suit < 4,
    'at least one player is in the game': ({ left, hands }) => left.length < hands.length,
    'no seat leaves twice': ({ left }) => new Set(left).size === left.length,
  },
  maxDecisions: 5000,
});
