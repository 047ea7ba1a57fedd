/** Recognises players by features of their play: logistic regression with several classes. */
import { at } from '@ludoteca/kernel';

/** Features of one seat, with the label to learn. */
export interface LabelledFeatures<L extends string> {
  readonly label: L;
  readonly features: readonly number[];
}

const STEPS = 150;
const LEARNING_RATE = 1;
/** Keeps weights small. */
const REGULARISATION = 0.01;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const multiply = (weights: readonly number[], row: readonly number[]): number =>
  sumOf(weights.map((weight, i) => weight * at(row, i)));

/** Learns from labelled features, and returns the classifier. */
export function trainClassifier<L extends string>(
  samples: readonly LabelledFeatures<L>[],
): (features: readonly number[]) => L {
  const labels = [...new Set(samples.map(({ label }) => label))];
  const normalize = createNormalization(samples.map(({ features }) => features));
  const rows = samples.map(({ features }) => normalize(features));
  const classes = samples.map(({ label }) => labels.indexOf(label));
  let weights = labels.map(() => at(rows, 0).map(() => 0));
  for (let step = 0; step < STEPS; step++) weights = improve(weights, rows, classes);
  return (features) => {
    const scores = weights.map((own) => multiply(own, normalize(features)));
    return at(labels, scores.indexOf(Math.max(...scores)));
  };
}

/** Makes the mean of every feature 0 and its deviation 1, and adds a constant. */
function createNormalization(rows: readonly (readonly number[])[]) {
  const columns = at(rows, 0).map((_, i) => rows.map((row) => at(row, i)));
  const means = columns.map((column) => sumOf(column) / rows.length);
  const deviations = columns.map((column, i) =>
    Math.sqrt(sumOf(column.map((value) => (value - at(means, i)) ** 2)) / rows.length),
  );
  return (features: readonly number[]): readonly number[] => [
    1,
    ...features.map((value, i) => (value - at(means, i)) / (at(deviations, i) || 1)),
  ];
}

/** One step of gradient descent. */
function improve(
  weights: readonly (readonly number[])[],
  rows: readonly (readonly number[])[],
  classes: readonly number[],
): number[][] {
  const gradients = weights.map((own) => own.map(() => 0));
  rows.forEach((row, sample) => {
    const powers = weights.map((own) => Math.exp(multiply(own, row)));
    const total = sumOf(powers);
    gradients.forEach((gradient, one) => {
      const error = at(powers, one) / total - (at(classes, sample) === one ? 1 : 0);
      row.forEach((value, i) => (gradient[i] = at(gradient, i) + error * value));
    });
  });
  return weights.map((own, one) =>
    own.map(
      (weight, i) =>
        weight - LEARNING_RATE * (at(at(gradients, one), i) / rows.length + REGULARISATION * weight),
    ),
  );
}
