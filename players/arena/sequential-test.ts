/** The sequential test of a tournament between two players. */
import { at } from '@ludoteca/kernel';
import type { ScheduledMatch } from './schedule.ts';
import { evaluateSprt, type SprtBounds, type SprtState } from './sprt.ts';
import type { MatchResult } from './tournament.ts';

/**
 * Counts pairs of matches with the same deal in the order of the schedule until the test is decided; later matches do not count. It
 * waits at an incomplete pair, so that the verdict does not depend on which matches were finished first.
 */
export class SequentialTest {
  state: SprtState;
  /** Matches that are counted. */
  matches = 0;
  private readonly bounds: SprtBounds;
  private readonly schedule: readonly ScheduledMatch[];
  /** Pairs by their score: 0, 0.5, 1, 1.5 or 2. */
  private readonly counts = [0, 0, 0, 0, 0];
  /** Scores of the first player that are not counted yet, by match. */
  private readonly scores = new Map<number, number>();

  constructor(bounds: SprtBounds, schedule: readonly ScheduledMatch[]) {
    this.bounds = bounds;
    this.schedule = schedule;
    this.state = evaluateSprt(this.counts, bounds);
  }

  get isDecided(): boolean {
    return this.state.verdict !== 'undecided';
  }

  /** Adds a result. Matches that a rule could not finish have none. */
  add(result: MatchResult): void {
    const match = this.schedule[result.match];
    if (match === undefined || result.fault !== undefined) return;
    this.scores.set(result.match, scoreOfFirst(match, result));
    while (!this.isDecided && this.countPair());
  }

  /** Counts the next pair if it is complete. */
  private countPair(): boolean {
    const first = this.scores.get(this.matches);
    const second = this.scores.get(this.matches + 1);
    if (first === undefined || second === undefined) return false;
    this.scores.delete(this.matches);
    this.scores.delete(this.matches + 1);
    const index = 2 * (first + second);
    this.counts[index] = at(this.counts, index) + 1;
    this.matches += 2;
    this.state = evaluateSprt(this.counts, this.bounds);
    return true;
  }
}

/** The score of the first player of the plan: 0, 0.5 or 1. */
function scoreOfFirst({ playerBySeat }: ScheduledMatch, { places }: MatchResult): number {
  const seat = playerBySeat.indexOf(0);
  const difference = at(places, 1 - seat) - at(places, seat);
  return difference > 0 ? 1 : difference < 0 ? 0 : 0.5;
}
