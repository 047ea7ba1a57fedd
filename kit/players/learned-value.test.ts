import { expect, test } from 'vitest';
import type { Lots } from '../../kernel/lots.testing.ts';
import { group, scalar } from '../encoding/feature.ts';
import { createLearnedValue, type LearnedWeights, type ValueInput } from './learned-value.ts';

const features = group<ValueInput<Lots>>([
  scalar('deck', ({ view }) => view.deck),
  scalar('held', ({ view, seat }) => view.hands[seat]?.count ?? 0),
]);
const learned = (weights: LearnedWeights['weights']): LearnedWeights => ({
  command: '',
  game: 'lots',
  version: 2,
  seed: '1',
  games: 10,
  date: '2026-01-31',
  loss: 0.5,
  bias: -1,
  weights,
});
const view = { deck: 4, hands: [{ count: 2 }, { count: 0 }], given: [], left: [] };

test('a learned value is the logistic function of the weighted features', () => {
  const value = createLearnedValue(features, learned({ held: 1.5, deck: -0.5 }));
  expect(value(view, 0)).toBeCloseTo(0.5, 10);
  expect(value(view, 1)).toBeCloseTo(1 / (1 + Math.exp(3)), 10);
});

test('weights of other features are refused', () => {
  expect(() => createLearnedValue(features, learned({ deck: 1 }))).toThrow('no weight for the feature held');
});
