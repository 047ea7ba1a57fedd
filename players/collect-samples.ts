/** Plays matches of computer players against themselves and collects positions with their results. */
import { type Parts, startMatch } from '@ludoteca/kernel';
import type { CatalogueEntry, Feature, ValueInput } from '@ludoteca/kit';
import { playOut } from './play-out.ts';
import { createPlayer } from './player-registry.ts';
import { shareOfFirstPlace } from './search/rollout.ts';
import type { TrainingSample } from './fit-logistic.ts';

export interface SelfPlay<P extends Parts> {
  readonly entry: CatalogueEntry<P>;
  readonly feature: Feature<ValueInput<P>>;
  readonly seats: number;
  readonly player: string;
  readonly seed: string;
}

/** A sample with the estimate of the value function that the game has. */
export interface RatedSample extends TrainingSample {
  readonly estimate: number | undefined;
}

/** One position in so many decisions is used: neighbouring positions say almost the same. */
const INTERVAL = 10;

/** The positions of one match, seen by every seat, with the results that the match came to. */
export function collectSamples<P extends Parts>(
  { entry, feature, seats, player, seed }: SelfPlay<P>,
  number: number,
): readonly RatedSample[] {
  const matchSeed = `${seed}/${number}`;
  const started = startMatch(entry.game, { seats, seed: matchSeed, dice: 'fast' });
  if (!started.ok) throw new Error(`the match does not start: ${JSON.stringify(started.problem)}`);
  const match = started.value;
  const players = Array.from({ length: seats }, (_, seat) =>
    createPlayer(entry, player, `${matchSeed} seat ${seat}`),
  );
  const moments: {
    readonly seat: number;
    readonly features: Float32Array;
    readonly estimate: number | undefined;
  }[] = [];
  while (match.question !== undefined) {
    playOut(match, players, { most: INTERVAL });
    if (match.outcome !== undefined) break;
    for (let seat = 0; seat < seats; seat++) {
      if (!match.present(seat)) continue;
      const view = match.lazyView(seat);
      const features = new Float32Array(feature.names.length);
      feature.write({ view, seat }, features, 0);
      moments.push({ seat, features, estimate: entry.heuristics.value?.(view, seat) });
    }
  }
  const { outcome } = match;
  if (outcome === undefined) return [];
  return moments.map(({ seat, features, estimate }) => ({
    features,
    estimate,
    result: shareOfFirstPlace(outcome, seat),
  }));
}
