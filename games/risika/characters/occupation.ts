/** How many armies a computer player moves into a conquered territory (RULES 5.8). */
import { NEIGHBOURS, type Territory } from '../board.ts';
import { conquestChance } from '../odds.ts';
import type { TargetValuation } from './target-valuation.ts';
import type { Situation } from './situation.ts';

export interface PlannedOccupation {
  /** The armies on the conquered territory afterwards. */
  readonly count: number;
  readonly why: 'go on' | 'all follow' | 'stay' | 'share';
}

/** The highest expected value of an attack from a territory with this many armies. */
function findBestProspect(valuation: TargetValuation, from: Territory, armies: number): number {
  const { situation } = valuation;
  let max = 0;
  for (const to of NEIGHBOURS[from] ?? []) {
    if (situation.isOwn(to)) continue;
    const value = valuation.valueOf(to).worth * conquestChance(armies, situation.armies(to));
    if (value > max) max = value;
  }
  return max;
}

/** The armies a territory should keep: a border its garrison, any other at the front at least two. */
const countNeeded = (situation: Situation, territory: Territory): number =>
  situation.countHostileNeighbours(territory) === 0
    ? 1
    : Math.max(situation.minGarrison(territory), situation.strongestThreat(territory) > 1 ? 2 : 1);

export function planOccupation(
  valuation: TargetValuation,
  from: Territory,
  to: Territory,
  min: number,
): PlannedOccupation {
  const { situation } = valuation;
  const spare = situation.armies(from) - 1;
  const max = min + spare;
  const clamp = (count: number): number => Math.min(max, Math.max(min, count));
  if (situation.countHostileNeighbours(from) === 0) return { count: max, why: 'all follow' };
  if (situation.countHostileNeighbours(to) === 0) return { count: min, why: 'stay' };
  const stays = countNeeded(situation, from) - 1;
  const ahead = findBestProspect(valuation, to, max - stays);
  const behind = findBestProspect(valuation, from, spare + 1);
  if (ahead >= behind) return { count: clamp(max - stays), why: 'go on' };
  const needed = countNeeded(situation, to);
  return { count: clamp(needed), why: needed > min ? 'share' : 'stay' };
}
