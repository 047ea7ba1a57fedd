/** Matches in which questions occur that ordinary matches seldom ask, for the pages of bot authors. */
import { createFastDice, type StartOptions } from '@ludoteca/kernel';
import { randomDeck } from '../games/lirya/fuzz.testing.ts';
import { ScenarioCards } from '../games/teferi/scenario-runner/scenario-cards.ts';
import { toStartPosition } from '../games/teferi/scenario-runner/start-scenario.ts';
import type { PlayerSetup } from '../games/teferi/scenario-runner/format.ts';
import { scenarioFiles } from '../games/teferi/scenarios/scenario-files.testing.ts';

const LIRYA_MATCHES = 150;
/** More energy, so that everything happens early, and every question that rules configurations allow. */
const LIRYA_VARIANT = { startingEnergy: 4, firstHand: 6, secondHand: 6, orderTriggers: true };

/** Decks from all cards, with a set for tests that has every effect. */
function* listLiryaStarts(): Generator<StartOptions> {
  for (let i = 0; i < LIRYA_MATCHES; i++) {
    const dice = createFastDice(`bot page decks ${i}`);
    const settings = { variant: LIRYA_VARIANT, deck1: randomDeck(dice), deck2: randomDeck(dice) };
    yield { seats: 2, seed: `bot page ${i}`, settings };
  }
}

/** What some scenario files need to ask a question that depends on the settings or on the life left. */
const TEFERI_CHANGES: {
  readonly [file: string]: { readonly settings?: object; readonly side?: Partial<PlayerSetup> };
} = {
  'combat.json': { settings: { rulesVersion: '2021' } },
  'concepts.json': { side: { life: 20, mana: 'any' } },
};

/** The positions of the scenarios, in which hands and mana are prepared. */
function* listTeferiStarts(): Generator<StartOptions> {
  for (const { name, file } of scenarioFiles) {
    const library = new ScenarioCards(file);
    const { settings = {}, side = {} } = TEFERI_CHANGES[name] ?? {};
    for (const scenario of file.scenarios) {
      const { cards, faults } = library.cardsFor(scenario);
      if (faults.length > 0) continue;
      const { A, B } = scenario.players;
      const changed = { ...scenario, players: { A: { ...A, ...side }, B: { ...B, ...side } } };
      yield { seats: 2, seed: scenario.id, settings, from: toStartPosition(changed, cards) };
    }
  }
}

const STARTS: { readonly [game: string]: () => Iterable<StartOptions> } = {
  lirya: listLiryaStarts,
  teferi: listTeferiStarts,
};

export const listRareStarts = (game: string): Iterable<StartOptions> => STARTS[game]?.() ?? [];
