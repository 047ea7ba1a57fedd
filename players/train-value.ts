/** Fits the value function of a game to the outcomes of self-play. */
import { at, type Parts } from '@ludoteca/kernel';
import type { CatalogueEntry, Feature, LearnedWeights, ValueInput } from '@ludoteca/kit';
import { collectSamples, type RatedSample } from './collect-samples.ts';
import { computeLoss, estimateChance, fitLogistic } from './fit-logistic.ts';

export interface TrainingPlan {
  readonly seats: number;
  /** The name of the player that plays against itself. */
  readonly player: string;
  readonly seed: string;
  readonly games: number;
}

/** Every so many matches one is kept for the comparison of losses. */
const TEST_INTERVAL = 5;
const DIGITS = 4;

const round = (value: number): number => Number(value.toFixed(DIGITS));

/** The features of the game, or else those of its encoding for a seat, without the question. */
export function findValueFeatures<P extends Parts>(
  { heuristics, encoding }: CatalogueEntry<P>,
  seats: number,
): Feature<ValueInput<P>> | undefined {
  if (heuristics.features !== undefined) return heuristics.features;
  const observation = encoding?.().observation;
  if (observation === undefined) return undefined;
  return {
    names: observation.names,
    write: ({ view, seat }, out, offset) =>
      observation.write({ view, seat, seats, asked: -1, prompt: undefined, frame: undefined }, out, offset),
  };
}

/** What is learned, without the command and the date of the caller. */
export type LearnedValue = Omit<LearnedWeights, 'command' | 'date'>;

/** Plays the matches and fits the value function. Yields after every match. */
export function* trainValue<P extends Parts>(
  entry: CatalogueEntry<P>,
  feature: Feature<ValueInput<P>>,
  plan: TrainingPlan,
): Generator<undefined, LearnedValue> {
  const samples: (readonly RatedSample[])[] = [];
  for (let number = 0; number < plan.games; number++) {
    samples.push(collectSamples({ entry, feature, ...plan }, number));
    yield;
  }
  return fitValue(entry, feature, plan, samples);
}

const isTested = (match: number): boolean => match % TEST_INTERVAL === TEST_INTERVAL - 1;

/** `samples`: of each match of the plan. */
export function fitValue<P extends Parts>(
  { game, heuristics }: CatalogueEntry<P>,
  feature: Feature<ValueInput<P>>,
  { seed, games }: TrainingPlan,
  samples: readonly (readonly RatedSample[])[],
): LearnedValue {
  const fitted = samples.filter((_, number) => !isTested(number)).flat();
  const tested = samples.filter((_, number) => isTested(number)).flat();
  const model = fitLogistic(fitted, feature.names.length);
  return {
    game: game.id,
    version: game.version,
    seed,
    games,
    loss: round(computeLoss(tested, (sample) => estimateChance(model, sample))),
    ...(heuristics.value === undefined
      ? {}
      : { lossBefore: round(computeLoss(tested, (sample) => (sample as RatedSample).estimate ?? 0.5)) }),
    bias: round(model.bias),
    weights: Object.fromEntries(feature.names.map((name, i) => [name, round(at(model.weights, i))])),
  };
}
