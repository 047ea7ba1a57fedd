/** Where a computer player places armies: first on borders, then for an attack, never too many in one place (RULES 2.5 and 4.8). */
import { FACULTY_OF, NEIGHBOURS, TERRITORY_COUNT, type Territory } from '../board.ts';
import { armiesNeeded, conquestChance } from '../odds.ts';
import { initialArmies } from '../rules/state-queries.ts';
import { minChanceFor, expectGain } from './attack.ts';
import type { TargetValuation } from './target-valuation.ts';
import { BORDER_TERRITORIES, GARRISON, type Situation } from './situation.ts';

export interface PlannedPlacement {
  readonly on: Territory;
  readonly count: number;
  readonly why: 'guard' | 'spearhead' | 'wall' | 'front' | 'goal' | 'spread';
  /** The hostile territory concerned, or NO_TERRITORY. */
  readonly to: Territory;
}

/** An attack is prepared up to this chance. */
const TARGET_CHANCE = 0.8;
/** Armies that should be left after a conquest. */
const ARMIES_TO_CONTINUE = 2;
const NO_TERRITORY: Territory = -1;

/** Plans the placement of some of the reserve. */
export const planPlacement = (valuation: TargetValuation, armies: number): PlannedPlacement =>
  valuation.situation.view.round === 0
    ? planPreparation(valuation, armies)
    : (planGuard(valuation, armies) ??
      planSpearhead(valuation, armies) ??
      planDefence(valuation.situation, armies));

/** 2.5: the largest share of the initial armies on one territory. */
const PREPARATION_SHARE = 0.3;

/** Spreads armies, with more on threatened territories and most in the goal faculty. */
function planPreparation({ situation, goal }: TargetValuation, armies: number): PlannedPlacement {
  const max = Math.floor(initialArmies(situation.view.colours.length) * PREPARATION_SHARE);
  let on = NO_TERRITORY;
  let best = 0;
  let second = 0;
  let weight = 1;
  for (let territory = 0; territory < TERRITORY_COUNT; territory++) {
    if (!situation.isOwn(territory) || situation.armies(territory) >= max) continue;
    const wanted = FACULTY_OF[territory] === goal ? 2 : 1;
    const weightHere =
      situation.countHostileNeighbours(territory) === 0
        ? 0.5
        : wanted * (1 + 0.2 * situation.strongestThreat(territory));
    const score = weightHere / situation.armies(territory);
    if (score > best) [on, second, best, weight] = [territory, best, score, weightHere];
    else if (score > second) second = score;
  }
  const have = situation.armies(on);
  const enough = second === 0 ? armies : Math.ceil(weight / second) - have;
  const count = Math.max(1, Math.min(armies, max - have, enough));
  return { on, count, why: FACULTY_OF[on] === goal ? 'goal' : 'spread', to: NO_TERRITORY };
}

/** The last territory of the goal faculty can probably be conquered now, so its borders are guarded already. */
function isNearlyWon({ situation, lastMissing }: TargetValuation): boolean {
  return (
    lastMissing !== undefined &&
    (NEIGHBOURS[lastMissing] ?? []).some(
      (from) =>
        situation.isOwn(from) &&
        conquestChance(situation.armies(from), situation.armies(lastMissing)) >= situation.profile.minChance,
    )
  );
}

/** Guards the weakest border of a faculty that is complete or soon will be. */
function planGuard(valuation: TargetValuation, armies: number): PlannedPlacement | undefined {
  const { situation } = valuation;
  const soon = isNearlyWon(valuation) ? valuation.goal : NO_TERRITORY;
  let on = NO_TERRITORY;
  let max = 0;
  for (let faculty = 0; faculty < BORDER_TERRITORIES.length; faculty++) {
    if (!situation.isComplete(faculty) && faculty !== soon) continue;
    for (const border of BORDER_TERRITORIES[faculty] ?? []) {
      const missing = Math.min(GARRISON, situation.strongestThreat(border)) - situation.armies(border);
      if (situation.isOwn(border) && missing > max) [on, max] = [border, missing];
    }
  }
  return on === NO_TERRITORY
    ? undefined
    : { on, count: Math.min(armies, max), why: 'guard', to: NO_TERRITORY };
}

/** The armies that a territory may still take before it exceeds its share. */
function countRoom(situation: Situation, territory: Territory): number {
  const limit = Math.max(6, Math.floor(situation.totalArmies * situation.profile.maxShare));
  return limit - situation.armies(territory);
}

/** Places armies where they increase the expected gain of an attack most. */
function planSpearhead(valuation: TargetValuation, armies: number): PlannedPlacement | undefined {
  const { situation } = valuation;
  let placement: PlannedPlacement | undefined;
  let max = 0;
  for (let to = 0; to < TERRITORY_COUNT; to++) {
    if (situation.isOwn(to) || !isAdjacentToOwn(situation, to)) continue;
    const { aim, worth } = valuation.valueOf(to);
    const bar = minChanceFor(valuation, aim);
    const defenders = situation.armies(to);
    const before = findCurrentGain(valuation, to, worth);
    for (const on of NEIGHBOURS[to] ?? []) {
      const more = situation.isOwn(on) ? Math.min(armies, countRoom(situation, on)) : 0;
      if (more <= 0) continue;
      const have = situation.armies(on);
      const chance = conquestChance(have + more, defenders);
      const gain = expectGain(valuation, worth, have + more, defenders, chance) - before;
      if (chance < bar || gain <= max) continue;
      max = gain;
      const needed =
        armiesNeeded(TARGET_CHANCE, defenders) + ARMIES_TO_CONTINUE + situation.minGarrison(on) - 1;
      placement = { on, count: Math.max(1, Math.min(more, needed - have)), why: 'spearhead', to };
    }
  }
  return placement;
}

const isAdjacentToOwn = (situation: Situation, territory: Territory): boolean =>
  (NEIGHBOURS[territory] ?? []).some((other) => situation.isOwn(other));

/** The expected gain of attacking a territory with the armies on the board. */
function findCurrentGain(valuation: TargetValuation, to: Territory, worth: number): number {
  const { situation } = valuation;
  let max = 0;
  for (const from of NEIGHBOURS[to] ?? []) {
    if (!situation.isOwn(from)) continue;
    const [armies, defenders] = [situation.armies(from), situation.armies(to)];
    const chance = conquestChance(armies, defenders);
    max = Math.max(max, expectGain(valuation, worth, armies, defenders, chance));
  }
  return max;
}

/** Places armies where hostile neighbours are furthest ahead, borders first. */
function planDefence(situation: Situation, armies: number): PlannedPlacement {
  let on = NO_TERRITORY;
  let max = Number.NEGATIVE_INFINITY;
  for (let territory = 0; territory < TERRITORY_COUNT; territory++) {
    if (!situation.isOwn(territory) || situation.countHostileNeighbours(territory) === 0) continue;
    const fullPenalty = countRoom(situation, territory) <= 0 ? 50 : 0;
    const borderBonus = situation.isOwnBorder(territory) ? 3 : 0;
    const score =
      borderBonus +
      situation.strongestThreat(territory) * situation.profile.guardShare -
      situation.armies(territory) -
      fullPenalty;
    if (score > max) [on, max] = [territory, score];
  }
  const count = Math.max(1, Math.min(armies, Math.max(Math.ceil(armies / 2), Math.floor(max))));
  return {
    on,
    count,
    why: situation.isOwnBorder(on) ? 'wall' : 'front',
    to: findStrongestNeighbour(situation, on),
  };
}

function findStrongestNeighbour(situation: Situation, territory: Territory): Territory {
  let found = NO_TERRITORY;
  for (const other of NEIGHBOURS[territory] ?? [])
    if (
      !situation.isOwn(other) &&
      (found === NO_TERRITORY || situation.armies(other) > situation.armies(found))
    )
      found = other;
  return found;
}
