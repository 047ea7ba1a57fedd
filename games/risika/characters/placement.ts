/** RULES 2.5 and 4.8 as a character plays them: doors first, then the spearhead, and nowhere a silly heap. */
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
  /** The foe's territory that it is meant for or against, where there is one. */
  readonly to: Territory;
}

/** An attack is prepared until it succeeds so often. */
const TARGET_CHANCE = 0.8;
/** What one wants left after a conquest to go on. */
const ARMIES_TO_CONTINUE = 2;
const NO_TERRITORY: Territory = -1;

/** Where some of the armies go that wait to be placed. */
export const planPlacement = (plan: TargetValuation, armies: number): PlannedPlacement =>
  plan.situation.view.round === 0
    ? planPreparation(plan, armies)
    : (planGuard(plan, armies) ?? planSpearhead(plan, armies) ?? planDefence(plan.situation, armies));

/** 2.5: after the set-up nobody should say that all stood in one place. */
const PREPARATION_SHARE = 0.3;

/** The set-up: everywhere a little, more where foes are near, most where the wanted faculty is fought for. */
function planPreparation({ situation, goal }: TargetValuation, armies: number): PlannedPlacement {
  const most = Math.floor(initialArmies(situation.view.colours.length) * PREPARATION_SHARE);
  let on = NO_TERRITORY;
  let best = 0;
  let second = 0;
  let weight = 1;
  for (let territory = 0; territory < TERRITORY_COUNT; territory++) {
    if (!situation.isOwn(territory) || situation.armies(territory) >= most) continue;
    const wanted = FACULTY_OF[territory] === goal ? 2 : 1;
    const heavy =
      situation.countHostileNeighbours(territory) === 0
        ? 0.5
        : wanted * (1 + 0.2 * situation.strongestThreat(territory));
    const score = heavy / situation.armies(territory);
    if (score > best) [on, second, best, weight] = [territory, best, score, heavy];
    else if (score > second) second = score;
  }
  const have = situation.armies(on);
  const enough = second === 0 ? armies : Math.ceil(weight / second) - have;
  const count = Math.max(1, Math.min(armies, most - have, enough));
  return { on, count, why: FACULTY_OF[on] === goal ? 'goal' : 'spread', to: NO_TERRITORY };
}

/** The last territory of the wanted faculty will fall as things stand: its doors can be thought of. */
function isNearlyWon({ situation, lastMissing: last }: TargetValuation): boolean {
  return (
    last !== undefined &&
    (NEIGHBOURS[last] ?? []).some(
      (from) =>
        situation.isOwn(from) &&
        conquestChance(situation.armies(from), situation.armies(last)) >= situation.profile.minChance,
    )
  );
}

/** A door of a faculty that is whole, or soon will be, and too weak. */
function planGuard(plan: TargetValuation, armies: number): PlannedPlacement | undefined {
  const { situation } = plan;
  const soon = isNearlyWon(plan) ? plan.goal : NO_TERRITORY;
  let on = NO_TERRITORY;
  let most = 0;
  for (let faculty = 0; faculty < BORDER_TERRITORIES.length; faculty++) {
    if (!situation.isComplete(faculty) && faculty !== soon) continue;
    for (const door of BORDER_TERRITORIES[faculty] ?? []) {
      const missing = Math.min(GARRISON, situation.strongestThreat(door)) - situation.armies(door);
      if (situation.isOwn(door) && missing > most) [on, most] = [door, missing];
    }
  }
  return on === NO_TERRITORY
    ? undefined
    : { on, count: Math.min(armies, most), why: 'guard', to: NO_TERRITORY };
}

/** How many more armies a territory may take without being a heap. */
function countRoom(situation: Situation, territory: Territory): number {
  const limit = Math.max(6, Math.floor(situation.totalArmies * situation.profile.maxShare));
  return limit - situation.armies(territory);
}

/** Where the armies change most what can be won. */
function planSpearhead(plan: TargetValuation, armies: number): PlannedPlacement | undefined {
  const { situation } = plan;
  let wish: PlannedPlacement | undefined;
  let most = 0;
  for (let to = 0; to < TERRITORY_COUNT; to++) {
    if (situation.isOwn(to) || !isAdjacentToOwn(situation, to)) continue;
    const { aim, worth } = plan.valueOf(to);
    const bar = minChanceFor(plan, aim);
    const defenders = situation.armies(to);
    const before = findCurrentGain(plan, to, worth);
    for (const on of NEIGHBOURS[to] ?? []) {
      const more = situation.isOwn(on) ? Math.min(armies, countRoom(situation, on)) : 0;
      if (more <= 0) continue;
      const have = situation.armies(on);
      const chance = conquestChance(have + more, defenders);
      const gain = expectGain(plan, worth, have + more, defenders, chance) - before;
      if (chance < bar || gain <= most) continue;
      most = gain;
      const needed =
        armiesNeeded(TARGET_CHANCE, defenders) + ARMIES_TO_CONTINUE + situation.minGarrison(on) - 1;
      wish = { on, count: Math.max(1, Math.min(more, needed - have)), why: 'spearhead', to };
    }
  }
  return wish;
}

const isAdjacentToOwn = (situation: Situation, territory: Territory): boolean =>
  (NEIGHBOURS[territory] ?? []).some((other) => situation.isOwn(other));

/** What can be won of a territory as things stand. */
function findCurrentGain(plan: TargetValuation, to: Territory, worth: number): number {
  const { situation } = plan;
  let most = 0;
  for (const from of NEIGHBOURS[to] ?? []) {
    if (!situation.isOwn(from)) continue;
    const [armies, defenders] = [situation.armies(from), situation.armies(to)];
    const chance = conquestChance(armies, defenders);
    most = Math.max(most, expectGain(plan, worth, armies, defenders, chance));
  }
  return most;
}

/** Where the foe next door is furthest ahead: doors first, and of the rest where it matters. */
function planDefence(situation: Situation, armies: number): PlannedPlacement {
  let on = NO_TERRITORY;
  let most = Number.NEGATIVE_INFINITY;
  for (let territory = 0; territory < TERRITORY_COUNT; territory++) {
    if (!situation.isOwn(territory) || situation.countHostileNeighbours(territory) === 0) continue;
    const full = countRoom(situation, territory) <= 0 ? 50 : 0;
    const door = situation.isOwnBorder(territory) ? 3 : 0;
    const score =
      door +
      situation.strongestThreat(territory) * situation.profile.guardShare -
      situation.armies(territory) -
      full;
    if (score > most) [on, most] = [territory, score];
  }
  const count = Math.max(1, Math.min(armies, Math.max(Math.ceil(armies / 2), Math.floor(most))));
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
