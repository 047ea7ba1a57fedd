/** Hints within a limit of CPU time, which the test advances. */
import { catalogue } from '@ludoteca/games';
import { at, createFastDice, type AnyParts, type Match, startMatch } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { createHint, createQuickHint } from './create-hint.ts';

const entry = catalogue.find(({ game }) => game.id === 'uno')!;

/** A match at a question whose answers are worth a search. */
function findDecision(): Match<AnyParts> {
  const match = expectOk(startMatch(entry.game, { seats: 2, seed: 'hint' }));
  const dice = createFastDice('hint');
  while (createHint(entry, match.perspective(match.question!.seat), () => 0)!.answers.length < 2)
    match.play(match.question!.seat, match.question!.number, dice.pick(match.question!.options));
  return match;
}

const countRollouts = (match: Match<AnyParts>, perRollout: number): number => {
  let time = 0;
  const hint = createHint(entry, match.perspective(match.question!.seat), () => (time += perRollout));
  return Math.max(...hint!.answers.map(({ rollouts }) => rollouts));
};

test('a hint makes fewer rollouts if they take too much time, and none if one takes all of it', () => {
  const match = findDecision();
  const [fast, slow, slower] = [0, 1, 10].map((perRollout) => countRollouts(match, perRollout));
  expect(fast).toBeGreaterThan(slow!);
  expect(slow).toBeGreaterThan(slower!);
  expect(slower).toBeGreaterThan(0);
  expect(countRollouts(match, 1000)).toBe(0);
});

test('a quick hint is one option without rollouts', () => {
  const match = findDecision();
  const { answers } = createQuickHint(entry, match.perspective(match.question!.seat))!;
  expect(answers).toMatchObject([{ rollouts: 0 }]);
  expect(match.question!.options).toContainEqual(at(answers, 0).choice);
});
