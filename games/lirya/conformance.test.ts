/** The conformance laws for Lirya. */
import { createFastDice } from '@ludoteca/kernel';
import { testConformance, type ConformanceSpec } from '@ludoteca/testkit';
import { randomDeck } from './fuzz.testing.ts';
import { lirya } from './index.ts';
import { invariants } from './invariants.testing.ts';
import type { Lirya } from './parts.ts';
import { findPiles, couldLieIn, findHiddenPiles } from './piles.testing.ts';

/** Short matches, because the laws are checked at every step. */
const short = { lastTurn: 6, startingEnergy: 5, startingLife: 12 };

/** Decks of cards that do everything there is. */
const wild = (seed: string) => ({
  deck1: randomDeck(createFastDice(`${seed} 1`)),
  deck2: randomDeck(createFastDice(`${seed} 2`)),
});

const spec: ConformanceSpec<Lirya> = {
  cards: findPiles,
  hidden: findHiddenPiles,
  canContain: couldLieIn,
  invariants: {
    'the table is as the rules want it': (state) => invariants.atRest(state),
  },
  maxDecisions: 20_000,
};

testConformance(lirya, {
  ...spec,
  hasUnlistedCards: true,
  settings: [
    { preset: 'canon', variant: { ...short, orderTriggers: true, allowDemolish: true }, ...wild('canon') },
    { preset: 'balanced', variant: short, ...wild('balanced') },
  ],
});
testConformance(lirya, {
  ...spec,
  settings: [{ preset: 'no-defence', variant: { ...short, openLists: true } }],
});
