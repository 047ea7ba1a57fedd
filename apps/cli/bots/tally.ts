import { at, type AnyParts } from '@ludoteca/kernel';
import type { BotFailure, RefereeReport } from '@ludoteca/kit';
import type { Competitor, Plan, Round } from './plan.ts';

/** A turn or a seat that a competitor lost. */
export interface Loss {
  readonly game: number;
  readonly kind: 'lapse' | 'withdrawal';
  readonly note: BotFailure;
}

/** How a competitor did. */
export class Tally {
  readonly competitor: Competitor;
  /** What the program calls itself, if it says so. */
  calledItself: string | undefined;
  games = 0;
  /** Sole first places. */
  wins = 0;
  /** First places that others have too. */
  shared = 0;
  places = 0;
  lapses = 0;
  withdrawals = 0;
  /** The first things that went wrong. */
  readonly losses: Loss[] = [];

  constructor(competitor: Competitor) {
    this.competitor = competitor;
  }

  lose(loss: Loss): void {
    if (loss.kind === 'lapse') this.lapses++;
    else this.withdrawals++;
    if (this.losses.length < MOST_LOSSES) this.losses.push(loss);
  }
}

const MOST_LOSSES = 5;

export const talliesOf = ({ competitors }: Plan): readonly Tally[] =>
  competitors.map((competitor) => new Tally(competitor));

/** Counts a game that came to its end. */
export function count(
  tallies: readonly Tally[],
  { seated }: Round,
  { match }: RefereeReport<AnyParts>,
): void {
  const places = match.outcome?.places;
  if (places === undefined) return;
  const alone = places.filter((place) => place === 1).length === 1;
  for (const [seat, who] of seated.entries()) {
    const tally = at(tallies, who);
    const place = at(places, seat);
    tally.games++;
    tally.places += place;
    if (place !== 1) continue;
    if (alone) tally.wins++;
    else tally.shared++;
  }
}
