/** Tests of the random and the greedy player. */
import { createFastDice, type Match, resumeMatch, startMatch } from '@ludoteca/kernel';
import { createGreedyPlayer, createRandomPlayer } from '@ludoteca/players';
import { expect, test } from 'vitest';
import { uno } from './index.ts';
import type { Frame, Uno } from './parts.ts';
import { cards, discard } from './scenarios/set-table.testing.ts';

/** A match in which seat 0 is asked, with these cards on this table. */
function asked(hand: string, on: string, due: Frame = { do: 'turn', seat: 0 }): Match<Uno> {
  const started = startMatch(uno.game, { seats: 2, seed: 'heuristics' });
  if (!started.ok) throw new Error('did not start');
  const position = started.value.position();
  const [table] = cards(on);
  const state = {
    ...position.state,
    hands: [cards(hand), cards('2♥ 3♥ 4♥')],
    value: table! >> 2,
    suit: table! & 3,
  };
  return resumeMatch(uno.game, started.value.archive(), { ...position, state, agenda: [due] });
}

const greedyOn = (match: Match<Uno>) =>
  createGreedyPlayer(uno, createFastDice('greedy')).choose(match.perspective(0));
const randomOn = (match: Match<Uno>) =>
  createRandomPlayer(uno, createFastDice('random')).choose(match.perspective(0));

test('the random player discards whenever it can', () => {
  const player = createRandomPlayer(uno, createFastDice('discards'));
  const match = asked('8♣ 2♦ 3♠', '8♦');
  const chosen = Array.from({ length: 200 }, () => player.choose(match.perspective(0)));
  expect(chosen).toContainEqual(discard('8♣'));
  expect(chosen).toContainEqual(discard('2♦'));
  expect(chosen).not.toContain('buy');
});

test('the random player buys one card when it must', () => {
  const match = asked('3♠ 4♠', '8♦');
  expect(randomOn(match)).toBe('buy');
  match.choose('buy');
  expect(randomOn(match)).toBe(1);
});

test('both pay what they owe', () => {
  const match = asked('3♠ 4♠', '8♦', { do: 'owe', seat: 0, count: 4 });
  expect(randomOn(match)).toBe(4);
  expect(greedyOn(match)).toBe(4);
});

test('the greedy player makes the next one buy when it can', () => {
  expect(greedyOn(asked('3♦ V♦ 4♦', '8♦'))).toEqual(discard('V♦'));
});

test('the greedy player keeps its aces while something else fits', () => {
  expect(greedyOn(asked('A♣ 3♦ 4♠', '8♦'))).toEqual(discard('3♦'));
});

test('the greedy player names the suit of which it holds most', () => {
  expect(greedyOn(asked('A♣ 3♠ 4♠ 5♥', '8♦'))).toEqual(discard('A♣', '♠'));
});

test('the greedy player buys a single card when nothing fits', () => {
  const match = asked('3♠ 4♠', '8♦');
  expect(greedyOn(match)).toBe('buy');
  match.choose('buy');
  expect(greedyOn(match)).toBe(1);
});
