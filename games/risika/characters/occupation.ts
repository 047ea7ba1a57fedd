/** RULES 5.8 as a character plays it: what stays behind, and what goes on. */
import { NEIGHBOURS, type Territory } from '../board.ts';
import { conquestChance } from '../odds.ts';
import type { TargetValuation } from './target-valuation.ts';
import type { Situation } from './situation.ts';

export interface PlannedOccupation {
  /** How many stand on the conquered territory then. */
  readonly count: number;
  readonly why: 'go on' | 'all follow' | 'stay' | 'share';
}

/** What is best won from a territory with so many armies there. */
function findBestProspect(plan: TargetValuation, from: Territory, armies: number): number {
  const { situation } = plan;
  let most = 0;
  for (const to of NEIGHBOURS[from] ?? []) {
    if (situation.isOwn(to)) continue;
    const value = plan.valueOf(to).worth * conquestChance(armies, situation.armies(to));
    if (value > most) most = value;
  }
  return most;
}

/** What a territory should keep: a door its guard, any other on the front enough not to be free food. */
const countNeeded = (situation: Situation, territory: Territory): number =>
  situation.countHostileNeighbours(territory) === 0
    ? 1
    : Math.max(situation.minGarrison(territory), situation.strongestThreat(territory) > 1 ? 2 : 1);

export function planOccupation(
  plan: TargetValuation,
  from: Territory,
  to: Territory,
  least: number,
): PlannedOccupation {
  const { situation } = plan;
  const spare = situation.armies(from) - 1;
  const most = least + spare;
  const within = (count: number): number => Math.min(most, Math.max(least, count));
  if (situation.countHostileNeighbours(from) === 0) return { count: most, why: 'all follow' };
  if (situation.countHostileNeighbours(to) === 0) return { count: least, why: 'stay' };
  const stays = countNeeded(situation, from) - 1;
  const ahead = findBestProspect(plan, to, most - stays);
  const behind = findBestProspect(plan, from, spare + 1);
  if (ahead >= behind) return { count: within(most - stays), why: 'go on' };
  const needed = countNeeded(situation, to);
  return { count: within(needed), why: needed > least ? 'share' : 'stay' };
}
