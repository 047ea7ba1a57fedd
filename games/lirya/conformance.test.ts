import { conformance } from '@ludoteca/testkit';
import { lirya } from './index.ts';
import { cardsOf, couldLie, hiddenFrom } from './piles.testing.ts';

/** Matches that come to the point: the laws look closely at every step. */
const short = { lastTurn: 8, startingEnergy: 5, startingLife: 12 };

conformance(lirya, {
  settings: [
    { variant: { ...short, orderTriggers: true } },
    { preset: 'balanced', variant: { ...short, allowDemolish: true } },
    { preset: 'no-defence', variant: short },
  ],
  cards: cardsOf,
  hidden: hiddenFrom,
  could: couldLie,
  longest: 20_000,
});
