import { readFileSync } from 'node:fs';
import { createFastDice, type Match, startMatch } from '@ludoteca/kernel';
import { parsePerft, perftWorld, scaled } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { rumour } from './index.ts';
import type { Card, Rumour } from './parts.ts';
import { type Asking, Rulebook } from './rulebook.testing.ts';

/** The rulebook at the same deal: it takes the cards from the match once, and nothing after. */
function sameDeal(match: Match<Rumour>): Rulebook {
  const { hands, stock } = match.view('judge');
  return new Rulebook(
    hands.map(({ cards }) => cards ?? []),
    stock.cards ?? [],
  );
}

const begin = (seats: number, seed: string): Match<Rumour> => {
  const started = startMatch(rumour.game, { seats, seed, dice: 'fast' });
  if (!started.ok) throw new Error('a match of rumour does not start');
  return started.value;
};

const askedOf = ({ question }: Match<Rumour>): Asking | undefined =>
  question && { seat: question.seat, prompt: question.prompt, options: question.options };

test('random matches ask the same questions in the same order as the rules told recursively', () => {
  const dice = createFastDice('oracle');
  let deepest = 0;
  for (let game = 0; game < scaled(20_000); game++) {
    const match = begin(2 + (game % 4), `oracle/${game}`);
    const book = sameDeal(match);
    const telling = book.match(match.question!.seat);
    let asked = telling.next();
    while (match.question !== undefined) {
      expect(asked.value).toEqual(askedOf(match));
      const answer = dice.pick<string>(match.question.options);
      match.play(match.question.seat, match.number, answer);
      asked = telling.next(answer);
    }
    expect(asked.done).toBe(true);
    expect(match.view('judge').hands.map(({ cards }) => cards)).toEqual(book.hands);
    deepest = Math.max(deepest, book.deepest);
  }
  expect(deepest).toBeGreaterThan(3);
});

/** How many sequences of answers the rulebook allows, as far as so many. It cannot be copied: every sequence is told from the start. */
function count(
  tell: () => Rulebook,
  first: number,
  answers: readonly string[],
  depth: number,
  most: number,
): number {
  if (depth === 0) return 1;
  const telling = tell().match(first);
  let asked = telling.next();
  for (const answer of answers) asked = telling.next(answer);
  if (asked.done === true) return 0;
  return asked.value.options.reduce(
    (sum, option) =>
      sum < most ? sum + count(tell, first, [...answers, option], depth - 1, most - sum) : sum,
    0,
  );
}

const figures = parsePerft(readFileSync(new URL('./perft.txt', import.meta.url), 'utf8'));

/** Larger figures are counted to their end only in the soak. */
const MOST = 250_000;

test.each(figures)(
  `the rules told recursively count $count at $position with $seats seats, depth $depth, as far as ${scaled(MOST)}`,
  (row) => {
    const opening = perftWorld(rumour, { ...row, answers: [] }) as Match<Rumour>;
    const first = opening.question!.seat;
    const counted = count(() => sameDeal(opening), first, row.answers as Card[], row.depth, scaled(MOST));
    expect(counted).toBe(Math.min(row.count, scaled(MOST)));
  },
);
