/** Plays random matches of random decks and checks the invariants after every decision. */
import { at, type Dice, createFastDice, type Match, startMatch, type Choice } from '@ludoteca/kernel';
import { game } from './game.ts';
import { invariants } from './invariants.testing.ts';
import type { Lirya, State } from './parts.ts';
import { addSet, allCards, findSet } from './pool/index.ts';
import { stressSet } from './stress.testing.ts';

if (findSet(stressSet.id) === undefined) addSet(stressSet);

/** A random deck of forty cards, two of each. */
export function randomDeck(dice: Dice): { cards: { [card: string]: number } } {
  const ids = allCards()
    .filter(({ token, rarity }) => token !== true && rarity !== 'legendary')
    .map(({ id }) => id);
  return {
    cards: Object.fromEntries(
      dice
        .shuffle(ids)
        .slice(0, 20)
        .map((id) => [id, 2]),
    ),
  };
}

/** More energy, so that everything happens early. */
const VARIANT = { startingEnergy: 4, firstHand: 6, secondHand: 6 };

function startFuzz(seed: string, variant: object = VARIANT): Match<Lirya> {
  const dice = createFastDice(`decks ${seed}`);
  const settings = { variant, deck1: randomDeck(dice), deck2: randomDeck(dice) };
  const started = startMatch(game, { seats: 2, seed, dice: 'fast', settings });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

/** The state itself, for reading. */
const stateOf = (match: Match<Lirya>): State => (match as unknown as { readonly state: State }).state;

export function playFuzz(seed: string, variant?: object): Match<Lirya> {
  const match = startFuzz(seed, variant);
  const dice = createFastDice(`choices ${seed}`);
  const before = invariants.cards(stateOf(match));
  for (let step = 0; match.question !== undefined; step++) {
    const { question } = match;
    const options: readonly Choice<Lirya>[] = question.options;
    const choice = at(options, dice.int(options.length));
    match.choose(choice);
    const problem = invariants.problem(stateOf(match), before, match.outcome !== undefined);
    if (problem !== undefined)
      throw new Error(
        `${seed}, step ${step}, after ${question.prompt} ${JSON.stringify(choice)}: ${problem}`,
      );
    if (step > 20_000) throw new Error(`${seed}: no end`);
  }
  return match;
}
