/** Which attack a computer player chooses, and when it stops (RULES 5). */
import type { Territory } from '../board.ts';
import { expectedArmiesLeft, conquestChance } from '../odds.ts';
import type { AttackChoice } from '../parts.ts';
import { MAX_DICE } from '../rules/state-queries.ts';
import type { AttackMemory } from './attack-memory.ts';
import type { AttackAim, TargetValuation } from './target-valuation.ts';
import type { Situation } from './situation.ts';

/** No attack is started below this chance, whatever its value. */
const LOWEST_CHANCE = 0.25;
/** An attack is broken off below this share of its minimum chance. */
const BREAK_OFF_SHARE = 0.6;
/** With this chance even a border territory may send all its armies. */
const NEARLY_CERTAIN = 0.9;
/** Reduction of the minimum chance for a valuable target. */
const VALUABLE_TARGET_DISCOUNT = 0.05;
/** Reductions by impatience: of the minimum chance, and of the weight of losses (as a share). */
const IMPATIENCE_DISCOUNT = 0.2;
const IMPATIENCE_LOSS_DISCOUNT = 0.7;

export interface PlannedAttack {
  readonly option: AttackChoice;
  readonly chance: number;
  readonly aim: AttackAim;
  /** Expected value minus expected losses. */
  readonly gain: number;
}

/** The minimum chance for an attack with this aim. */
export function minChanceFor({ situation, hasCard }: TargetValuation, aim: AttackAim): number {
  const { minChance, minChanceForCard } = situation.profile;
  const base = hasCard || aim === 'revenge' ? minChance : minChanceForCard;
  const reduced = aim === 'kill' || aim === 'finish' ? base - VALUABLE_TARGET_DISCOUNT : base;
  return Math.max(
    LOWEST_CHANCE,
    reduced - IMPATIENCE_DISCOUNT * situation.impatience - situation.longMatchDiscount,
  );
}

/** The chance below which a running attack is broken off. */
const breakOffChanceFor = (valuation: TargetValuation, aim: AttackAim): number =>
  Math.max(LOWEST_CHANCE, BREAK_OFF_SHARE * minChanceFor(valuation, aim));

/** The armies lost in a conquest, and those lost before giving up, weighted by their chances. */
function expectLosses(armies: number, defenders: number, chance: number): number {
  const lost = armies - expectedArmiesLeft(armies, defenders);
  return chance * lost + (1 - chance) * Math.min(armies - 1, 1.7 * defenders);
}

/** The value of the target and of the opponent's losses, from which all other opponents profit too, minus the own losses. */
export function expectGain(
  { situation }: TargetValuation,
  worth: number,
  armies: number,
  defenders: number,
  chance: number,
): number {
  const lossWeight = situation.profile.lossWeight * (1 - IMPATIENCE_LOSS_DISCOUNT * situation.impatience);
  const killed = (0.5 + 0.5 * chance) * defenders * situation.opponentLossShare;
  return chance * worth - lossWeight * (expectLosses(armies, defenders, chance) - killed);
}

/** Whether a territory can afford the losses of the next roll; borders keep their garrison. */
function canRisk(situation: Situation, from: Territory, defenders: number, chance: number): boolean {
  if (chance >= NEARLY_CERTAIN) return true;
  const armies = situation.armies(from);
  return armies - Math.min(MAX_DICE, armies - 1, defenders) >= situation.minGarrison(from);
}

/** From this impatience on a character does not stop after the first conquest. */
const IMPATIENCE_TO_GO_ON = 0.5;

/** Whether a seat that stops after the first conquest of a turn does so now. */
export const hasEnough = ({ situation, hasCard }: TargetValuation): boolean =>
  hasCard && situation.profile.afterConquest === 'stops' && situation.impatience <= IMPATIENCE_TO_GO_ON;

/** The attack with the highest gain among those with a sufficient chance. */
export function planAttack(
  valuation: TargetValuation,
  memory: AttackMemory,
  options: readonly (AttackChoice | 'done')[],
): PlannedAttack | undefined {
  const { situation } = valuation;
  if (hasEnough(valuation)) return undefined;
  let best: PlannedAttack | undefined;
  for (const option of options) {
    if (option === 'done') continue;
    const { from, attack: to } = option;
    const defenders = situation.armies(to);
    const armies = situation.armies(from);
    const chance = conquestChance(armies, defenders);
    if (chance < LOWEST_CHANCE || !canRisk(situation, from, defenders, chance)) continue;
    const { aim, worth } = valuation.valueOf(to);
    const isRunning = memory.from === from && memory.to === to;
    if (chance < (isRunning ? breakOffChanceFor(valuation, aim) : minChanceFor(valuation, aim))) continue;
    const gain = expectGain(valuation, worth, armies, defenders, chance);
    if (gain > (best?.gain ?? 0)) best = { option, chance, aim, gain };
  }
  return best;
}

/** Spends armies that would be lost to the limit, at the best odds available. */
export function planAttrition(
  situation: Situation,
  options: readonly (AttackChoice | 'done')[],
): AttackChoice | undefined {
  if (situation.armiesOverLimit === 0) return undefined;
  let best: AttackChoice | undefined;
  let max = 0;
  for (const option of options) {
    if (option === 'done') continue;
    const { from, attack: to } = option;
    const chance = conquestChance(situation.armies(from), situation.armies(to));
    if (chance <= max || !canRisk(situation, from, situation.armies(to), chance)) continue;
    best = option;
    max = chance;
  }
  return best;
}

/** The chance of the running attack if it is low enough to break off. */
export function findHopelessChance(
  valuation: TargetValuation,
  { from, to }: AttackMemory,
): number | undefined {
  if (from === -1) return undefined;
  const chance = conquestChance(valuation.situation.armies(from), valuation.situation.armies(to));
  return chance < breakOffChanceFor(valuation, valuation.valueOf(to).aim) ? chance : undefined;
}
