/** RULES 5 as a character plays it: which attack, and when to stop. */
import type { Territory } from '../board.ts';
import { armiesLeft, conquest } from '../odds.ts';
import type { Attack } from '../parts.ts';
import type { Memory } from './memory.ts';
import type { Aim, Plan } from './plan.ts';
import type { Situation } from './situation.ts';

/** Nobody in their right mind attacks below this, whatever there is to win. */
const FOLLY = 0.25;
/** An attack that goes badly is broken off below this share of what began it. */
const STOP_LOSS = 0.6;
/** With this chance even a door may send all its armies. */
const SURE = 0.9;
const MOST_DICE = 3;
/** What a great prize takes off the bar. */
const EAGERNESS = 0.05;
/** What impatience takes off the bar, and the share that it takes off thrift. */
const RASHNESS = 0.2;
const WASTEFULNESS = 0.7;

export interface Assault {
  readonly option: Attack;
  readonly chance: number;
  readonly aim: Aim;
  /** What it brings, less what it costs. */
  readonly gain: number;
}

/** The least chance at which an attack with this aim is begun. */
export function barFor({ situation, won }: Plan, aim: Aim): number {
  const { bar, cardBar } = situation.temper;
  const usual = won || aim === 'revenge' ? bar : cardBar;
  const eager = aim === 'kill' || aim === 'finish' ? usual - EAGERNESS : usual;
  return Math.max(FOLLY, eager - RASHNESS * situation.impatience - situation.despair);
}

/** What an attack would cost: the armies that fall where it succeeds, and those that fall before one gives up. */
function costOf(armies: number, defenders: number, chance: number): number {
  const lost = armies - armiesLeft(armies, defenders);
  return chance * lost + (1 - chance) * Math.min(armies - 1, 1.7 * defenders);
}

/** What it brings: the prize, and the foe's armies that fall, which all rivals of that foe gain by; less what it costs. */
export function gainOf(
  { situation }: Plan,
  worth: number,
  armies: number,
  defenders: number,
  chance: number,
): number {
  const thrift = situation.temper.thrift * (1 - WASTEFULNESS * situation.impatience);
  const killed = (0.5 + 0.5 * chance) * defenders * situation.rivalry;
  return chance * worth - thrift * (costOf(armies, defenders, chance) - killed);
}

/** Whether a territory may lose what the next roll can take: doors keep their guard. */
function mayRisk(situation: Situation, from: Territory, defenders: number, chance: number): boolean {
  if (chance >= SURE) return true;
  const armies = situation.armies(from);
  return armies - Math.min(MOST_DICE, armies - 1, defenders) >= situation.least(from);
}

/** The attack that brings most among those whose chance is high enough. */
export function bestAssault(
  plan: Plan,
  memory: Memory,
  options: readonly (Attack | 'done')[],
): Assault | undefined {
  const { situation } = plan;
  let best: Assault | undefined;
  for (const option of options) {
    if (option === 'done') continue;
    const { from, attack: to } = option;
    const defenders = situation.armies(to);
    const armies = situation.armies(from);
    const chance = conquest(armies, defenders);
    if (chance < FOLLY || !mayRisk(situation, from, defenders, chance)) continue;
    const { aim, worth } = plan.prize(to);
    const goesOn = memory.from === from && memory.to === to;
    const bar = goesOn ? Math.max(FOLLY, STOP_LOSS * barFor(plan, aim)) : barFor(plan, aim);
    if (chance < bar) continue;
    const gain = gainOf(plan, worth, armies, defenders, chance);
    if (gain > (best?.gain ?? 0)) best = { option, chance, aim, gain };
  }
  return best;
}

/** Armies that the limit would take are better spent: at the best odds there are, whatever these are. */
export function attrition(situation: Situation, options: readonly (Attack | 'done')[]): Attack | undefined {
  if (situation.wasted === 0) return undefined;
  let best: Attack | undefined;
  let most = 0;
  for (const option of options) {
    if (option === 'done') continue;
    const { from, attack: to } = option;
    const chance = conquest(situation.armies(from), situation.armies(to));
    if (chance <= most || !mayRisk(situation, from, situation.armies(to), chance)) continue;
    best = option;
    most = chance;
  }
  return best;
}

/** The chance of the attack that goes on, if there is one. */
export const pendingChance = (situation: Situation, { from, to }: Memory): number | undefined =>
  from === -1 ? undefined : conquest(situation.armies(from), situation.armies(to));
