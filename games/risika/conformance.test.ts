import { conformance, othersHands, withHands } from '@ludoteca/testkit';
import { risika } from './index.ts';

conformance(risika, {
  settings: [{ rounds: 3 }],
  cards: ({ deck, hands }) => withHands({ deck }, hands),
  hidden: ({ hands }, seat) => ['deck', ...othersHands(hands, seat)],
  longest: 2000,
});
