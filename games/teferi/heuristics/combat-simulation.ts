/** Simulates the combat of one attacker and its blockers (CR 510). */
import { at } from '@ludoteca/kernel';
import { type Combatant, playerDamage } from './combatant.ts';
import { evaluateLife } from './evaluation.ts';

export interface CombatResult {
  /** The value of killed blockers minus the lost attacker, plus life gained by lifelink. */
  readonly gain: number;
  /** Damage to the attacked player or planeswalker. */
  readonly damageThrough: number;
  readonly attackerDies: boolean;
  /** Bit mask of the blockers that die, by index. */
  readonly deadBlockers: number;
}

/** The value of one point of life gained by lifelink. */
const LIFE_POINT = evaluateLife(10) - evaluateLife(9);

/** With more blockers than this, damage is assigned to the cheapest kills first. */
const MAX_WEIGHED_BLOCKERS = 6;

/** Blocker indexes in the order of damage assignment: the most valuable set that can be killed comes first. */
function damageOrder(
  power: number,
  lethal: readonly number[],
  blockers: readonly Combatant[],
): readonly number[] {
  const places = blockers.map((_, i) => i);
  if (places.length === 1) return places;
  if (places.length > MAX_WEIGHED_BLOCKERS) return places.toSorted((a, b) => at(lethal, a) - at(lethal, b));
  let [best, most] = [0, 0];
  for (let set = 1; set < 1 << places.length; set++) {
    let [needed, value] = [0, 0];
    for (const i of places)
      if ((set & (1 << i)) !== 0) {
        needed += at(lethal, i);
        value += at(blockers, i).survivesDamage ? 0 : at(blockers, i).value;
      }
    if (needed <= power && value > most) [best, most] = [set, value];
  }
  return places.toSorted((a, b) => ((best >> b) & 1) - ((best >> a) & 1));
}

/** `aggression` is the weight of kills for the attacker; above 1 even trades are good. */
export function simulateCombat(
  attacker: Combatant,
  blockers: readonly Combatant[],
  aggression = 1,
): CombatResult {
  if (blockers.length === 0) {
    const through = playerDamage(attacker);
    return {
      gain: attacker.lifelink ? through * LIFE_POINT : 0,
      damageThrough: through,
      attackerDies: false,
      deadBlockers: 0,
    };
  }
  const left = blockers.map(({ remainingToughness }) => remainingToughness);
  let [damageTaken, through, dealt, lifeGained] = [0, 0, 0, 0];
  let attackerDies = false;
  for (const first of [true, false]) {
    const alive = blockers.map((_, i) => i).filter((i) => at(left, i) > 0);
    const strikes = (one: Combatant): boolean =>
      first ? one.strikesFirst : !one.strikesFirst || one.strikesTwice;
    const attacks = !attackerDies && strikes(attacker);
    for (const i of alive) {
      const blocker = at(blockers, i);
      if (attackerDies || blocker.power === 0 || !strikes(blocker)) continue;
      damageTaken += blocker.deathtouch
        ? Math.max(blocker.power, attacker.remainingToughness)
        : blocker.power;
      if (blocker.lifelink) lifeGained += blocker.power;
    }
    if (attacks) {
      dealt += attacker.power;
      through += dealAttackerDamage(attacker, blockers, alive, left);
    }
    attackerDies = damageTaken >= attacker.remainingToughness && !attacker.survivesDamage;
  }
  let [dead, gain] = [0, 0];
  blockers.forEach(({ survivesDamage, value }, i) => {
    if (at(left, i) > 0 || survivesDamage) return;
    dead |= 1 << i;
    gain += value * aggression;
  });
  if (attackerDies) gain -= attacker.value;
  if (attacker.lifelink) gain += dealt * LIFE_POINT;
  return { gain: gain - lifeGained * LIFE_POINT, damageThrough: through, attackerDies, deadBlockers: dead };
}

/** The attacker's damage in one step, subtracted from `left`. Returns the damage that tramples over. */
function dealAttackerDamage(
  { power, deathtouch, trample }: Combatant,
  blockers: readonly Combatant[],
  alive: readonly number[],
  left: number[],
): number {
  const lethal = alive.map((i) => (deathtouch ? 1 : at(left, i)));
  const facing = alive.map((i) => at(blockers, i));
  let rest = power;
  for (const place of damageOrder(power, lethal, facing)) {
    const i = at(alive, place);
    const some = Math.min(rest, at(lethal, place));
    rest -= some;
    if (some < at(lethal, place)) left[i] = at(left, i) - some;
    // Lethal damage is assigned to indestructible blockers too (702.19b).
    else if (!at(facing, place).survivesDamage) left[i] = 0;
  }
  return trample ? rest : 0;
}
