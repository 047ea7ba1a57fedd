/** Compares the game with a second, recursive implementation of its rules. */
import { readFileSync } from 'node:fs';
import { createFastDice, type Match, startMatch } from '@ludoteca/kernel';
import { parsePerft, createPerftWorld, scaleVolume } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { rumour } from './index.ts';
import type { Rumour } from './parts.ts';
import { type RecursiveQuestion, RecursiveRulebook } from './rulebook.testing.ts';

/** A recursive rulebook with the cards that the match has dealt. */
function copyDeal(match: Match<Rumour>): RecursiveRulebook {
  const { hands, stock } = match.view('judge');
  return new RecursiveRulebook(
    hands.map(({ cards }) => cards ?? []),
    stock.cards ?? [],
  );
}

const start = (seats: number, seed: string): Match<Rumour> => {
  const started = startMatch(rumour.game, { seats, seed, dice: 'fast' });
  if (!started.ok) throw new Error('a match of rumour does not start');
  return started.value;
};

const openQuestion = ({ question }: Match<Rumour>): RecursiveQuestion | undefined =>
  question && { seat: question.seat, prompt: question.prompt, options: question.options };

test('random matches ask the same questions in the same order as the recursive rulebook', () => {
  const dice = createFastDice('oracle');
  let maxDepth = 0;
  for (let game = 0; game < scaleVolume(20_000); game++) {
    const match = start(2 + (game % 4), `oracle/${game}`);
    const book = copyDeal(match);
    const generator = book.match(match.question!.seat);
    let asked = generator.next();
    while (match.question !== undefined) {
      expect(asked.value).toEqual(openQuestion(match));
      const answer = dice.pick<string>(match.question.options);
      match.play(match.question.seat, match.number, answer);
      asked = generator.next(answer);
    }
    expect(asked.done).toBe(true);
    expect(match.view('judge').hands.map(({ cards }) => cards)).toEqual(book.hands);
    maxDepth = Math.max(maxDepth, book.maxDepth);
  }
  expect(maxDepth).toBeGreaterThan(3);
});

/** Counts answer sequences up to a maximum. Generators cannot be copied, so every sequence is executed from the start. */
function countSequences(
  createRulebook: () => RecursiveRulebook,
  first: number,
  answers: readonly string[],
  depth: number,
  max: number,
): number {
  if (depth === 0) return 1;
  const generator = createRulebook().match(first);
  let asked = generator.next();
  for (const answer of answers) asked = generator.next(answer);
  if (asked.done === true) return 0;
  return asked.value.options.reduce(
    (sum, option) =>
      sum < max
        ? sum + countSequences(createRulebook, first, [...answers, option], depth - 1, max - sum)
        : sum,
    0,
  );
}

const figures = parsePerft(readFileSync(new URL('./perft.txt', import.meta.url), 'utf8'));

/** Larger counts are only reached at full scale. */
const MAX_COUNT = 250_000;

test.each(figures)(
  `the recursive rulebook counts $count at $position with $seats seats, depth $depth, up to ${scaleVolume(MAX_COUNT)}`,
  (row) => {
    const opening = createPerftWorld(rumour, { ...row, answers: [] }) as Match<Rumour>;
    const first = opening.question!.seat;
    const counted = countSequences(
      () => copyDeal(opening),
      first,
      row.answers as string[],
      row.depth,
      scaleVolume(MAX_COUNT),
    );
    expect(counted).toBe(Math.min(row.count, scaleVolume(MAX_COUNT)));
  },
);
