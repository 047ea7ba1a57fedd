/** Logistic regression by Newton's method: deterministic, a few passes over the samples. */
import { at } from '@ludoteca/kernel';
import { sigmoid } from '@ludoteca/kit';

/** Features of a position and the share of the first place that its seat got in the end. */
export interface TrainingSample {
  readonly features: Float32Array;
  readonly result: number;
}

export interface LogisticModel {
  readonly bias: number;
  readonly weights: readonly number[];
}

const MAX_STEPS = 25;
const TOLERANCE = 1e-6;
/** Keeps weights finite where a feature is constant or decides alone. */
const REGULARIZATION = 1e-3;

/** Fits the model. The bias is the last coefficient of the linear systems. */
export function fitLogistic(samples: readonly TrainingSample[], length: number): LogisticModel {
  let coefficients: readonly number[] = Array.from({ length: length + 1 }, () => 0);
  for (let step = 0; step < MAX_STEPS; step++) {
    const change = solve(...createNewtonSystem(samples, coefficients));
    coefficients = coefficients.map((value, i) => value + at(change, i));
    if (change.every((value) => Math.abs(value) < TOLERANCE)) break;
  }
  return { bias: at(coefficients, length), weights: coefficients.slice(0, length) };
}

/** The mean logistic loss of estimated chances. */
export function computeLoss(
  samples: readonly TrainingSample[],
  estimate: (sample: TrainingSample) => number,
): number {
  let sum = 0;
  for (const sample of samples) {
    const chance = Math.min(1 - TOLERANCE, Math.max(TOLERANCE, estimate(sample)));
    sum -= sample.result * Math.log(chance) + (1 - sample.result) * Math.log(1 - chance);
  }
  return sum / samples.length;
}

export function estimateChance({ bias, weights }: LogisticModel, { features }: TrainingSample): number {
  let sum = bias;
  for (let i = 0; i < weights.length; i++) sum += at(weights, i) * (features[i] ?? 0);
  return sigmoid(sum);
}

/** The Hessian, of which only the lower half is filled, and the gradient of the regularized likelihood. */
function createNewtonSystem(
  samples: readonly TrainingSample[],
  coefficients: readonly number[],
): readonly [number[][], number[]] {
  const size = coefficients.length;
  const hessian = coefficients.map(() => coefficients.map(() => 0));
  const gradient = coefficients.map(() => 0);
  for (const { features, result } of samples) {
    const row = [...features, 1];
    const chance = sigmoid(row.reduce((sum, value, i) => sum + value * at(coefficients, i), 0));
    const weight = chance * (1 - chance);
    for (let i = 0; i < size; i++) {
      const value = at(row, i);
      if (value === 0) continue;
      gradient[i] = at(gradient, i) + value * (result - chance);
      const line = at(hessian, i);
      for (let j = 0; j <= i; j++) line[j] = at(line, j) + weight * value * at(row, j);
    }
  }
  const penalty = REGULARIZATION * samples.length;
  for (let i = 0; i < size; i++) {
    const line = at(hessian, i);
    line[i] = at(line, i) + penalty;
    gradient[i] = at(gradient, i) - penalty * at(coefficients, i);
  }
  return [hessian, gradient];
}

/** The scalar product of the first elements of two rows. */
function product(row: readonly number[], other: readonly number[], length: number): number {
  let sum = 0;
  for (let k = 0; k < length; k++) sum += at(row, k) * at(other, k);
  return sum;
}

/** Solves the system of a positive definite matrix by Cholesky decomposition; both arguments are overwritten. */
function solve(matrix: readonly number[][], vector: number[]): readonly number[] {
  for (const [i, row] of matrix.entries()) {
    for (let j = 0; j <= i; j++) {
      const rest = at(row, j) - product(row, at(matrix, j), j);
      row[j] = i === j ? Math.sqrt(rest) : rest / at(at(matrix, j), j);
    }
    vector[i] = (at(vector, i) - product(row, vector, i)) / at(row, i);
  }
  for (let i = matrix.length - 1; i >= 0; i--) {
    let rest = at(vector, i);
    for (let k = i + 1; k < matrix.length; k++) rest -= at(at(matrix, k), i) * at(vector, k);
    vector[i] = rest / at(at(matrix, i), i);
  }
  return vector;
}
