/** Counts the results of each competitor. */
import { at, type AnyParts } from '@ludoteca/kernel';
import type { BotFailure, RefereeReport } from '@ludoteca/kit';
import type { Competitor, CompetitionPlan, CompetitionGame } from './plan.ts';

/** A turn or a seat that a competitor lost. */
export interface Loss {
  readonly game: number;
  readonly kind: 'lapse' | 'withdrawal';
  readonly note: BotFailure;
}

export class CompetitorScore {
  readonly competitor: Competitor;
  /** The name that the program reports for itself, if it does. */
  calledItself: string | undefined;
  games = 0;
  /** Sole first places. */
  wins = 0;
  /** Shared first places. */
  shared = 0;
  places = 0;
  lapses = 0;
  withdrawals = 0;
  /** The first losses only. */
  readonly losses: Loss[] = [];

  constructor(competitor: Competitor) {
    this.competitor = competitor;
  }

  addLoss(loss: Loss): void {
    if (loss.kind === 'lapse') this.lapses++;
    else this.withdrawals++;
    if (this.losses.length < MAX_LOSSES) this.losses.push(loss);
  }
}

const MAX_LOSSES = 5;

export const createScores = ({ competitors }: CompetitionPlan): readonly CompetitorScore[] =>
  competitors.map((competitor) => new CompetitorScore(competitor));

/** Ignores a game without an outcome. */
export function countGame(
  scores: readonly CompetitorScore[],
  { competitorBySeat }: CompetitionGame,
  { match }: RefereeReport<AnyParts>,
): void {
  const places = match.outcome?.places;
  if (places === undefined) return;
  const alone = places.filter((place) => place === 1).length === 1;
  for (const [seat, index] of competitorBySeat.entries()) {
    const score = at(scores, index);
    const place = at(places, seat);
    score.games++;
    score.places += place;
    if (place !== 1) continue;
    if (alone) score.wins++;
    else score.shared++;
  }
}
