/** RULES 5.8 as a character plays it: what stays behind, and what goes on. */
import { NEIGHBOURS, type Territory } from '../board.ts';
import { conquest } from '../odds.ts';
import type { Plan } from './plan.ts';
import type { Situation } from './situation.ts';

export interface Occupation {
  /** How many stand on the conquered territory then. */
  readonly count: number;
  readonly why: 'go on' | 'all follow' | 'stay' | 'share';
}

/** What is best won from a territory with so many armies there. */
function outlook(plan: Plan, from: Territory, armies: number): number {
  const { situation } = plan;
  let most = 0;
  for (const to of NEIGHBOURS[from] ?? []) {
    if (situation.isOurs(to)) continue;
    const value = plan.prize(to).worth * conquest(armies, situation.armies(to));
    if (value > most) most = value;
  }
  return most;
}

/** What a territory should keep: a door its guard, any other on the front enough not to be free food. */
const keep = (situation: Situation, territory: Territory): number =>
  situation.foes(territory) === 0
    ? 1
    : Math.max(situation.least(territory), situation.threat(territory) > 1 ? 2 : 1);

export function occupation(plan: Plan, from: Territory, to: Territory, least: number): Occupation {
  const { situation } = plan;
  const spare = situation.armies(from) - 1;
  const most = least + spare;
  const within = (count: number): number => Math.min(most, Math.max(least, count));
  if (situation.foes(from) === 0) return { count: most, why: 'all follow' };
  if (situation.foes(to) === 0) return { count: least, why: 'stay' };
  const stays = keep(situation, from) - 1;
  const ahead = outlook(plan, to, most - stays);
  const behind = outlook(plan, from, spare + 1);
  if (ahead >= behind) return { count: within(most - stays), why: 'go on' };
  const needed = keep(situation, to);
  return { count: within(needed), why: needed > least ? 'share' : 'stay' };
}
