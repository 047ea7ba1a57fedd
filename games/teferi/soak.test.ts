import { at, type Dice, createFastDice, type Match, recordMatch, startMatch, verify } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { BASIC_LANDS, COLOURS, type Deck } from './abilities/index.ts';
import { shippedCards } from './cards/index.ts';
import { TEST_CARDS, testDeck } from './cards.testing.ts';
import { game } from './game.ts';
import { heuristics } from './heuristics/index.ts';
import { deriveBoard } from './layers/index.ts';
import { CREATURE, keywordBit } from './layers/bit-masks.ts';
import type { Teferi } from './parts.ts';
import { conformanceSpec } from './conformance-spec.testing.ts';
import type { State } from './state.ts';

const LONGEST = 20_000;
const INDESTRUCTIBLE = keywordBit('indestructible');
const [LANDS, SPELLS] = [24, 36];

/** 100.2a: sixty cards that ship, of two colours or none, at most four of a name. */
function legalDeck(dice: Dice): Deck {
  const colours = dice.shuffle([...COLOURS]).slice(0, 2);
  const isOurs = (cost: string): boolean =>
    COLOURS.every((colour) => !cost.includes(colour) || colours.includes(colour));
  const pool = shippedCards().filter(({ types, cost }) => !types.includes('land') && isOurs(cost ?? ''));
  const cards: { card: string; count: number }[] = [];
  let left = SPELLS;
  for (const { name } of dice.shuffle([...pool])) {
    const count = Math.min(left, 1 + dice.int(4));
    if (count > 0) cards.push({ card: name, count });
    left -= count;
  }
  const lands = Object.entries(BASIC_LANDS).flatMap(([land, mana]) =>
    colours.some((one) => one === mana) ? [land] : [],
  );
  return { name: 'some', cards: [...cards, ...lands.map((card) => ({ card, count: LANDS / 2 }))] };
}

/** A few test cards with different abilities, three copies each. */
const strangeDeck = (dice: Dice): Deck =>
  testDeck('strange', dice.shuffle(TEST_CARDS.map(({ name }) => name)).slice(0, 12), 3, 5);

function begin(round: number, dice: Dice): Match<Teferi> {
  const deckOf = round % 4 === 3 ? strangeDeck : legalDeck;
  const settings = {
    deck1: deckOf(dice),
    deck2: deckOf(dice),
    windows: round % 2 === 0 ? 'able' : 'always',
    rulesVersion: round % 5 === 0 ? '2021' : '2026',
  };
  const started = startMatch(game, { seats: 2, seed: `soak ${round}`, settings, dice: 'fast' });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

/** 704.3: no creature with lethal damage exists while a player has priority. */
function isSettled(state: State): boolean {
  const { characteristics } = deriveBoard(state);
  return state.battlefield.every(({ damage }, i) => {
    const { types, toughness, keywords } = at(characteristics, i);
    if ((types & CREATURE) === 0) return true;
    return toughness > 0 && (damage < toughness || (keywords & INDESTRUCTIBLE) !== 0);
  });
}

/** Invariants after every answer. */
function mustHold(match: Match<Teferi>, round: number): void {
  const { state } = match.position();
  for (const [sentence, holds] of Object.entries(conformanceSpec.invariants ?? {}))
    if (!holds(state)) throw new Error(`round ${round}: not so: ${sentence}`);
  if (match.question?.prompt === 'priority' && !isSettled(state))
    throw new Error(`round ${round}: somebody has priority before all that is due was done`);
}

describe('random games between random legal decks', () => {
  test('end, keep all invariants, and replay from their archives', () => {
    for (let round = 0; round < scaleVolume(5000); round++) {
      const dice = createFastDice(`soak ${round}`);
      const match = begin(round, dice);
      // Every answer of one match in four is checked, and one in ten of the others.
      const pace = round % 4 === 0 ? 1 : 10;
      let decisions = 0;
      for (let { question } = match; question !== undefined && decisions < LONGEST; { question } = match) {
        const choice =
          round % 10 === 0
            ? dice.pick(question.options as readonly never[])
            : heuristics.random!(question, dice);
        match.choose(choice);
        if (decisions++ % pace === 0) mustHold(match, round);
      }
      expect(match.outcome, `round ${round} has no end`).toBeDefined();
      expect(round % 10 !== 0 || verify(game, recordMatch(match)).ok).toBe(true);
    }
  });
});
