/** A value function whose weights were fitted to the outcomes of self-play: logistic regression on numeric features of a view. */
import { at, type Parts, type Seat } from '@ludoteca/kernel';
import type { Feature } from '../encoding/feature.ts';

/** A view and the seat whose chance of winning is estimated. */
export interface ValueInput<P extends Parts> {
  readonly view: P['view'];
  readonly seat: Seat;
}

/** The result of `ludoteca train`, with what is needed to repeat it. */
export interface LearnedWeights {
  readonly command: string;
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  readonly games: number;
  readonly date: string;
  /** Mean log loss on matches that were not used for fitting; that of the value function the game had, if it has one. */
  readonly loss: number;
  readonly lossBefore?: number;
  readonly bias: number;
  /** By name of the feature. */
  readonly weights: { readonly [name: string]: number };
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Creates the value function. Throws if the weights belong to other features. */
export function createLearnedValue<P extends Parts>(
  feature: Feature<ValueInput<P>>,
  { weights, bias }: LearnedWeights,
): (view: P['view'], seat: Seat) => number {
  const { names } = feature;
  const row = names.map((name) => {
    const weight = weights[name];
    if (weight === undefined) throw new Error(`no weight for the feature ${name}`);
    return weight;
  });
  const input = new Float32Array(names.length);
  return (view, seat) => {
    input.fill(0);
    feature.write({ view, seat }, input, 0);
    let sum = bias;
    for (let i = 0; i < row.length; i++) sum += at(row, i) * (input[i] ?? 0);
    return sigmoid(sum);
  };
}
