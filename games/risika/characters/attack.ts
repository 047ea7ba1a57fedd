/** RULES 5 as a character plays it: which attack, and when to stop. */
import type { Territory } from '../board.ts';
import { expectedArmiesLeft, conquestChance } from '../odds.ts';
import type { AttackChoice } from '../parts.ts';
import { MAX_DICE } from '../rules/state-queries.ts';
import type { AttackMemory } from './attack-memory.ts';
import type { AttackAim, TargetValuation } from './target-valuation.ts';
import type { Situation } from './situation.ts';

/** Nobody in their right mind attacks below this, whatever there is to win. */
const LOWEST_CHANCE = 0.25;
/** An attack that goes badly is broken off below this share of what began it. */
const BREAK_OFF_SHARE = 0.6;
/** With this chance even a door may send all its armies. */
const NEARLY_CERTAIN = 0.9;
/** What a great prize takes off the bar. */
const VALUABLE_TARGET_DISCOUNT = 0.05;
/** What impatience takes off the bar, and the share that it takes off thrift. */
const IMPATIENCE_DISCOUNT = 0.2;
const IMPATIENCE_LOSS_DISCOUNT = 0.7;

export interface PlannedAttack {
  readonly option: AttackChoice;
  readonly chance: number;
  readonly aim: AttackAim;
  /** What it brings, less what it costs. */
  readonly gain: number;
}

/** The least chance at which an attack with this aim is begun. */
export function minChanceFor({ situation, hasCard: won }: TargetValuation, aim: AttackAim): number {
  const { minChance: bar, minChanceForCard: cardBar } = situation.profile;
  const usual = won || aim === 'revenge' ? bar : cardBar;
  const eager = aim === 'kill' || aim === 'finish' ? usual - VALUABLE_TARGET_DISCOUNT : usual;
  return Math.max(
    LOWEST_CHANCE,
    eager - IMPATIENCE_DISCOUNT * situation.impatience - situation.longMatchDiscount,
  );
}

/** The chance below which an attack that goes on is broken off. */
const breakOffChanceFor = (plan: TargetValuation, aim: AttackAim): number =>
  Math.max(LOWEST_CHANCE, BREAK_OFF_SHARE * minChanceFor(plan, aim));

/** What an attack would cost: the armies that fall where it succeeds, and those that fall before one gives up. */
function expectLosses(armies: number, defenders: number, chance: number): number {
  const lost = armies - expectedArmiesLeft(armies, defenders);
  return chance * lost + (1 - chance) * Math.min(armies - 1, 1.7 * defenders);
}

/** What it brings: the prize, and the foe's armies that fall, which all rivals of that foe gain by; less what it costs. */
export function expectGain(
  { situation }: TargetValuation,
  worth: number,
  armies: number,
  defenders: number,
  chance: number,
): number {
  const thrift = situation.profile.lossWeight * (1 - IMPATIENCE_LOSS_DISCOUNT * situation.impatience);
  const killed = (0.5 + 0.5 * chance) * defenders * situation.opponentLossShare;
  return chance * worth - thrift * (expectLosses(armies, defenders, chance) - killed);
}

/** Whether a territory may lose what the next roll can take: doors keep their guard. */
function canRisk(situation: Situation, from: Territory, defenders: number, chance: number): boolean {
  if (chance >= NEARLY_CERTAIN) return true;
  const armies = situation.armies(from);
  return armies - Math.min(MAX_DICE, armies - 1, defenders) >= situation.minGarrison(from);
}

/** The attack that brings most among those whose chance is high enough. */
export function planAttack(
  plan: TargetValuation,
  memory: AttackMemory,
  options: readonly (AttackChoice | 'done')[],
): PlannedAttack | undefined {
  const { situation } = plan;
  let best: PlannedAttack | undefined;
  for (const option of options) {
    if (option === 'done') continue;
    const { from, attack: to } = option;
    const defenders = situation.armies(to);
    const armies = situation.armies(from);
    const chance = conquestChance(armies, defenders);
    if (chance < LOWEST_CHANCE || !canRisk(situation, from, defenders, chance)) continue;
    const { aim, worth } = plan.valueOf(to);
    const goesOn = memory.from === from && memory.to === to;
    if (chance < (goesOn ? breakOffChanceFor(plan, aim) : minChanceFor(plan, aim))) continue;
    const gain = expectGain(plan, worth, armies, defenders, chance);
    if (gain > (best?.gain ?? 0)) best = { option, chance, aim, gain };
  }
  return best;
}

/** Armies that the limit would take are better spent: at the best odds there are, whatever these are. */
export function planAttrition(
  situation: Situation,
  options: readonly (AttackChoice | 'done')[],
): AttackChoice | undefined {
  if (situation.armiesOverLimit === 0) return undefined;
  let best: AttackChoice | undefined;
  let most = 0;
  for (const option of options) {
    if (option === 'done') continue;
    const { from, attack: to } = option;
    const chance = conquestChance(situation.armies(from), situation.armies(to));
    if (chance <= most || !canRisk(situation, from, situation.armies(to), chance)) continue;
    best = option;
    most = chance;
  }
  return best;
}

/** The chance of the attack that goes on, where it has fallen so low that one gives it up. */
export function findHopelessChance(plan: TargetValuation, { from, to }: AttackMemory): number | undefined {
  if (from === -1) return undefined;
  const chance = conquestChance(plan.situation.armies(from), plan.situation.armies(to));
  return chance < breakOffChanceFor(plan, plan.valueOf(to).aim) ? chance : undefined;
}
