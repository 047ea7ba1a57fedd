import { expect, test } from 'vitest';
import { createFastDice, encodeUtf8, type Match, startMatch } from '@ludoteca/kernel';
import { describeSolution, parseExerciseFile, solveExercise, startExercise } from '@ludoteca/kit';
import { expectOk } from '../../../kernel/result.testing.ts';
import { entry } from '../entry.ts';
import { game } from '../game.ts';
import { heuristics } from '../heuristics/index.ts';
import type { Lirya } from '../parts.ts';
import type { StartScene } from '../position.ts';

import { describeScene } from './describe-scene.ts';
import { findPuzzle } from './generate-puzzles.ts';
import { exercises as collections } from './index.ts';

const load = async () => (await collections.find(({ id }) => id === 'puzzles')?.load()) ?? [];

test('at least forty puzzles ship, of both kinds, in a valid file', async () => {
  const puzzles = await load();
  expect(puzzles.length).toBeGreaterThanOrEqual(40);
  for (const kind of ['win', 'survive'])
    expect(puzzles.filter(({ id }) => id.startsWith(`${kind}-`)).length).toBeGreaterThanOrEqual(4);
  const file = encodeUtf8(JSON.stringify({ format: 1, game: 'lirya', exercises: puzzles }));
  expect(expectOk(parseExerciseFile(game, file))).toEqual(puzzles);
});

test('every puzzle has a solution against every reply', async () => {
  for (const puzzle of await load()) {
    const { verdict } = solveExercise(puzzle, expectOk(startExercise(game, puzzle)));
    expect([puzzle.id, verdict]).toEqual([puzzle.id, 'forced']);
  }
});

test('every puzzle is as hard as its life total allows', async () => {
  for (const puzzle of (await load()).filter(({ id }) => /^win-[1-3]$/.test(id))) {
    const { start, seat } = puzzle;
    const scene = start as unknown as StartScene;
    const players = scene.players.map((player, i) =>
      i === seat ? player : { ...player, life: (player.life ?? 0) + 1 },
    );
    const harder = { ...puzzle, start: { ...scene, players } as unknown as typeof start };
    const { verdict } = solveExercise(harder, expectOk(startExercise(game, harder)));
    expect([puzzle.id, verdict]).not.toEqual([puzzle.id, 'forced']);
  }
});

test('the generator finds the hardest life total of a position, or nothing', async () => {
  const puzzle = (await load()).find(({ id }) => id === 'win-1')!;
  const scene = puzzle.start as unknown as StartScene;
  const easier = scene.players.map((player, seat) =>
    seat === puzzle.seat ? player : { ...player, life: 1 },
  );
  const found = findPuzzle({ ...scene, players: easier }, 'win');
  expect(found?.exercise).toMatchObject({ start: puzzle.start, steps: puzzle.steps });
  expect(found?.decisions).toBeGreaterThanOrEqual(4);
  expect(found?.firstAnswers).toMatchObject({ forced: 1 });
  const nobody = scene.players.map((player) => ({ ...player, hand: [], pieces: [] }));
  expect(findPuzzle({ ...scene, players: nobody }, 'win')).toBeUndefined();
});

test('a solution is told in sentences', async () => {
  const puzzle = (await load()).find(({ id }) => id === 'win-1')!;
  const names = puzzle.seat === 0 ? ['Ada', 'Bea'] : ['Bea', 'Ada'];
  expect(describeSolution(entry, puzzle, 'en', names)).toEqual([
    'Ada: play Long Wave',
    'Ada: go to combat',
    'Ada: S1 Smuggler → the player Bea',
    'Ada: S2 Ash Urchin → the player Bea',
  ]);
});

const toSeen = (match: Match<Lirya>) => ({
  asked: match.question?.prompt,
  players: match.view('judge').players.map(({ life, energy, hand, pieces }) => ({
    life,
    energy,
    hand: hand.cards.length,
    pieces: pieces.map(({ card, slot, health }) => `${card} ${slot} ${health}`).toSorted(),
  })),
});

/** Pairs of a position of a match and of its scene. */
function* comparePositions() {
  const match = expectOk(startMatch(game, { seats: 2, seed: 'scene of a position', dice: 'fast' }));
  const dice = createFastDice('players');
  for (; match.question !== undefined;) {
    const { state } = match.position();
    if (match.question.prompt === 'main' && state.stack.length === 0 && state.turn >= 2) {
      const again = startMatch(game, { seats: 2, seed: 'again', from: describeScene(state, 'main') });
      if (again.ok) yield [toSeen(again.value), toSeen(match)] as const;
    }
    match.choose(heuristics.greedy(match.perspective(match.question.seat), match.question, dice));
  }
}

test('16.1 the scene of a position shows what the position showed', () => {
  let compared = 0;
  for (const [again, before] of comparePositions()) {
    expect(again).toEqual(before);
    if (++compared === 8) break;
  }
  expect(compared).toBe(8);
});
