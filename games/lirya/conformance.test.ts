import { conformance } from '@ludoteca/testkit';
import { lirya } from './index.ts';
import { cardsOf, couldLie, hiddenFrom } from './piles.testing.ts';

conformance(lirya, {
  settings: [{}, { preset: 'balanced' }, { preset: 'no-defence' }],
  cards: cardsOf,
  hidden: hiddenFrom,
  could: couldLie,
  longest: 20_000,
});
