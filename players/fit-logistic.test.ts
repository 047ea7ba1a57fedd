import { createFastDice } from '@ludoteca/kernel';
import { sigmoid } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { computeLoss, estimateChance, fitLogistic, type TrainingSample } from './fit-logistic.ts';

/** Positions whose results are drawn with chances that follow from known coefficients; the last feature is always 1. */
function drawSamples(count: number): TrainingSample[] {
  const dice = createFastDice('samples');
  return Array.from({ length: count }, () => {
    const features = Float32Array.from([dice.int(200) / 100 - 1, dice.int(200) / 100 - 1, 1]);
    const chance = sigmoid(2 * features[0]! - features[1]! + 0.5);
    return { features, result: dice.int(10_000) < chance * 10_000 ? 1 : 0 };
  });
}

describe('logistic regression', () => {
  test('finds the coefficients with which the results were drawn, and stays finite with a constant feature', () => {
    const model = fitLogistic(drawSamples(20_000), 3);
    expect(model.weights[0]).toBeCloseTo(2, 0);
    expect(model.weights[1]).toBeCloseTo(-1, 0);
    expect(model.weights[2]! + model.bias).toBeCloseTo(0.5, 0);
  });

  test('has a smaller loss than a constant estimate, and the same model for the same samples', () => {
    const samples = drawSamples(2000);
    const model = fitLogistic(samples, 3);
    expect(computeLoss(samples, (sample) => estimateChance(model, sample))).toBeLessThan(
      0.9 * computeLoss(samples, () => 0.5),
    );
    expect(fitLogistic(samples, 3)).toEqual(model);
  });
});
