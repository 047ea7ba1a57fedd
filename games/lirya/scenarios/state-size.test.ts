/** The size of the state in a long match. */
import type { Match } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import type { Lirya } from '../parts.ts';
import { allCards } from '../pool/index.ts';
import { playRandomMatch } from './random.testing.ts';

/** Both players survive and draw for as long as the match may last. */
const endless = {
  startingLife: 10_000,
  maxLife: 10_000,
  deckMax: 480,
  copies: 4,
  legendaryCopies: 4,
  legendaries: 100,
};
const all = (): object => ({
  cards: Object.fromEntries(
    allCards()
      .filter(({ token, id }) => token !== true && id !== 'bell-foundry')
      .map(({ id }) => [id, 4]),
  ),
});

test('the state of a match of 200 turns does not grow', () => {
  const sizes = new Map<number, number>();
  const weigh = (match: Match<Lirya>): void => {
    if (match.question?.prompt !== 'main') return;
    const { state } = match.position();
    expect([state.stack, state.waiting, state.departed, state.attacks]).toEqual([[], [], [], []]);
    sizes.set(state.turn, JSON.stringify(state).length);
  };
  const { match } = playRandomMatch('long', { variant: endless, deck1: all(), deck2: all() }, weigh);
  expect(match.outcome).toEqual({ places: [1, 1] });
  const upTo = (last: number): number =>
    Math.max(...[...sizes].filter(([turn]) => turn <= last).map(([, size]) => size));
  expect(sizes.size).toBeGreaterThan(150);
  expect(upTo(200)).toBeLessThan(1.5 * upTo(50));
});
