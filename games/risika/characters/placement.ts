/** RULES 2.5 and 4.8 as a character plays them: doors first, then the spearhead, and nowhere a silly heap. */
import { NEIGHBOURS, TERRITORIES, type Territory } from '../board.ts';
import { FACULTY_OF } from '../board.ts';
import { armiesFor, conquest } from '../odds.ts';
import { barFor, gainOf } from './attack.ts';
import type { Plan } from './plan.ts';
import { DOORS, GARRISON, type Situation } from './situation.ts';

export interface Wish {
  readonly on: Territory;
  readonly count: number;
  readonly why: 'guard' | 'spearhead' | 'wall' | 'front' | 'goal' | 'spread';
  /** The foe's territory that it is meant for or against, where there is one. */
  readonly to: Territory;
}

/** An attack is prepared until it succeeds so often. */
const READY = 0.8;
/** What one wants left after a conquest to go on. */
const BEYOND = 2;
const NOWHERE: Territory = -1;

/** Where some of the armies go that wait to be placed. */
export const wishOf = (plan: Plan, armies: number): Wish =>
  plan.situation.view.round === 0
    ? prepared(plan, armies)
    : (guard(plan, armies) ?? spearhead(plan, armies) ?? wall(plan.situation, armies));

/** 2.5: after the set-up nobody should say that all stood in one place. */
const FIRST_SHARE = 0.3;
const endowmentOf = (seats: number): number => 50 - 5 * seats;

/** The set-up: everywhere a little, more where foes are near, most where the wanted faculty is fought for. */
function prepared({ situation, goal }: Plan, armies: number): Wish {
  const most = Math.floor(endowmentOf(situation.view.colours.length) * FIRST_SHARE);
  let on = NOWHERE;
  let best = 0;
  let second = 0;
  let weight = 1;
  for (let territory = 0; territory < TERRITORIES; territory++) {
    if (!situation.isOurs(territory) || situation.armies(territory) >= most) continue;
    const wanted = FACULTY_OF[territory] === goal ? 2 : 1;
    const heavy = situation.foes(territory) === 0 ? 0.5 : wanted * (1 + 0.2 * situation.threat(territory));
    const score = heavy / situation.armies(territory);
    if (score > best) [on, second, best, weight] = [territory, best, score, heavy];
    else if (score > second) second = score;
  }
  const have = situation.armies(on);
  const enough = second === 0 ? armies : Math.ceil(weight / second) - have;
  const count = Math.max(1, Math.min(armies, most - have, enough));
  return { on, count, why: FACULTY_OF[on] === goal ? 'goal' : 'spread', to: NOWHERE };
}

/** The last territory of the wanted faculty will fall as things stand: its doors can be thought of. */
function isNearlyWon({ situation, last }: Plan): boolean {
  return (
    last !== undefined &&
    (NEIGHBOURS[last] ?? []).some(
      (from) =>
        situation.isOurs(from) &&
        conquest(situation.armies(from), situation.armies(last)) >= situation.temper.bar,
    )
  );
}

/** A door of a faculty that is whole, or soon will be, and too weak. */
function guard(plan: Plan, armies: number): Wish | undefined {
  const { situation } = plan;
  const soon = isNearlyWon(plan) ? plan.goal : NOWHERE;
  let on = NOWHERE;
  let most = 0;
  for (let faculty = 0; faculty < DOORS.length; faculty++) {
    if (!situation.isComplete(faculty) && faculty !== soon) continue;
    for (const door of DOORS[faculty] ?? []) {
      const missing = Math.min(GARRISON, situation.threat(door)) - situation.armies(door);
      if (situation.isOurs(door) && missing > most) [on, most] = [door, missing];
    }
  }
  return on === NOWHERE ? undefined : { on, count: Math.min(armies, most), why: 'guard', to: NOWHERE };
}

/** How many more armies a territory may take without being a heap. */
function roomOn(situation: Situation, territory: Territory): number {
  const limit = Math.max(6, Math.floor(situation.total * situation.temper.spread));
  return limit - situation.armies(territory);
}

/** Where the armies change most what can be won. */
function spearhead(plan: Plan, armies: number): Wish | undefined {
  const { situation } = plan;
  let wish: Wish | undefined;
  let most = 0;
  for (let to = 0; to < TERRITORIES; to++) {
    if (situation.isOurs(to) || !isNextToUs(situation, to)) continue;
    const { aim, worth } = plan.prize(to);
    const bar = barFor(plan, aim);
    const defenders = situation.armies(to);
    const before = gainNow(plan, to, worth);
    for (const on of NEIGHBOURS[to] ?? []) {
      const more = situation.isOurs(on) ? Math.min(armies, roomOn(situation, on)) : 0;
      if (more <= 0) continue;
      const have = situation.armies(on);
      const chance = conquest(have + more, defenders);
      const gain = gainOf(plan, worth, have + more, defenders, chance) - before;
      if (chance < bar || gain <= most) continue;
      most = gain;
      const needed = armiesFor(READY, defenders) + BEYOND + situation.least(on) - 1;
      wish = { on, count: Math.max(1, Math.min(more, needed - have)), why: 'spearhead', to };
    }
  }
  return wish;
}

const isNextToUs = (situation: Situation, territory: Territory): boolean =>
  (NEIGHBOURS[territory] ?? []).some((other) => situation.isOurs(other));

/** What can be won of a territory as things stand. */
function gainNow(plan: Plan, to: Territory, worth: number): number {
  const { situation } = plan;
  let most = 0;
  for (const from of NEIGHBOURS[to] ?? []) {
    if (!situation.isOurs(from)) continue;
    const [armies, defenders] = [situation.armies(from), situation.armies(to)];
    const chance = conquest(armies, defenders);
    most = Math.max(most, gainOf(plan, worth, armies, defenders, chance));
  }
  return most;
}

/** Where the foe next door is furthest ahead: doors first, and of the rest where it matters. */
function wall(situation: Situation, armies: number): Wish {
  let on = NOWHERE;
  let most = Number.NEGATIVE_INFINITY;
  for (let territory = 0; territory < TERRITORIES; territory++) {
    if (!situation.isOurs(territory) || situation.foes(territory) === 0) continue;
    const full = roomOn(situation, territory) <= 0 ? 50 : 0;
    const door = situation.isGuarded(territory) ? 3 : 0;
    const score =
      door + situation.threat(territory) * situation.temper.guard - situation.armies(territory) - full;
    if (score > most) [on, most] = [territory, score];
  }
  const count = Math.max(1, Math.min(armies, Math.max(Math.ceil(armies / 2), Math.floor(most))));
  return { on, count, why: situation.isGuarded(on) ? 'wall' : 'front', to: strongestBy(situation, on) };
}

function strongestBy(situation: Situation, territory: Territory): Territory {
  let found = NOWHERE;
  for (const other of NEIGHBOURS[territory] ?? [])
    if (!situation.isOurs(other) && (found === NOWHERE || situation.armies(other) > situation.armies(found)))
      found = other;
  return found;
}
