import { type Dice, fastDice, type Match, positionHash, record, start, verify } from '@ludoteca/kernel';
import { scaled } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import type { Deck } from './abilities/index.ts';
import { TEST_CARDS, testDeck } from './cards.testing.ts';
import { game } from './game.ts';
import { heuristics } from './heuristics.ts';
import type { Teferi } from './parts.ts';
import { spec } from './spec.testing.ts';

const NAMES = TEST_CARDS.map(({ name }) => name);
const LONGEST = 20_000;

const someDeck = (dice: Dice): Deck => testDeck('some', dice.shuffle([...NAMES]).slice(0, 12), 3, 5);

function begin(round: number, dice: Dice): Match<Teferi> {
  const settings = {
    deck1: someDeck(dice),
    deck2: someDeck(dice),
    windows: round % 2 === 0 ? 'able' : 'always',
    rulesVersion: round % 5 === 0 ? '2021' : '2026',
  };
  const started = start(game, { seats: 2, seed: `soak ${round}`, settings, dice: 'fast' });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

/** What holds after every answer. */
function mustHold(match: Match<Teferi>, round: number): void {
  const { state } = match.position();
  for (const [sentence, holds] of Object.entries(spec.invariants ?? {}))
    if (!holds(state)) throw new Error(`round ${round}: not so: ${sentence}`);
  const view = match.view('judge');
  if (match.question?.prompt !== 'priority') return;
  for (const { card, types, toughness, damage, keywords } of view.battlefield)
    if (
      types.includes('creature') &&
      (toughness <= 0 || (damage >= toughness && !keywords.includes('indestructible')))
    )
      throw new Error(`round ${round}: ${card} should be dead while somebody has priority`);
}

describe('random games between random decks', () => {
  test('end, keep what always holds, and are replayed by their archives', () => {
    for (let round = 0; round < scaled(5000); round++) {
      const dice = fastDice(`soak ${round}`);
      const match = begin(round, dice);
      let decisions = 0;
      for (let { question } = match; question !== undefined && decisions < LONGEST; { question } = match) {
        const choice =
          round % 3 === 0
            ? dice.pick(question.options as readonly never[])
            : heuristics.random!(question, dice);
        match.choose(choice);
        if (decisions++ % 20 === 0) mustHold(match, round);
      }
      expect(match.outcome, `round ${round} has no end`).toBeDefined();
      if (round % 10 !== 0) continue;
      const recording = record(match);
      expect(verify(game, recording).ok).toBe(true);
      expect(positionHash(match.position())).toMatch(/^[0-9a-f]+$/);
    }
  });
});
