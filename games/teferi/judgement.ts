/** How fights between creatures end, and what they are worth: exact for two, a guess for more. */
import type { SeenPermanent } from './sight.ts';

const has = (creature: SeenPermanent, keyword: string): boolean => creature.keywords.includes(keyword);
const strikesFirst = (creature: SeenPermanent): boolean =>
  has(creature, 'first strike') || has(creature, 'double strike');

/** What it deals to a player in one combat. */
export const hitOf = (creature: SeenPermanent): number =>
  Math.max(0, creature.power) * (has(creature, 'double strike') ? 2 : 1);

export const isCreature = ({ types }: SeenPermanent): boolean => types.includes('creature');
export const worthOf = ({ power, toughness, keywords }: SeenPermanent): number =>
  Math.max(0, power) * 1.5 + toughness + keywords.length * 0.7;
/** What is left until it dies. */
export const bulkOf = ({ toughness, damage }: SeenPermanent): number => toughness - damage;

const kills = (one: SeenPermanent, other: SeenPermanent): boolean =>
  !has(other, 'indestructible') && one.power > 0 && (has(one, 'deathtouch') || hitOf(one) >= bulkOf(other));

/** Whether one kills the other, first strike considered. */
export function beats(one: SeenPermanent, other: SeenPermanent): boolean {
  if (!kills(one, other)) return false;
  const slower = strikesFirst(other) && !strikesFirst(one);
  return (
    !slower || !kills({ ...other, keywords: other.keywords.filter((word) => word !== 'double strike') }, one)
  );
}

function canBlock(blocker: SeenPermanent, attacker: SeenPermanent): boolean {
  if (!isCreature(blocker) || blocker.tapped) return false;
  if (has(attacker, 'flying') && !has(blocker, 'flying') && !has(blocker, 'reach')) return false;
  if (has(attacker, 'shadow') !== has(blocker, 'shadow')) return false;
  return !has(attacker, 'horsemanship') || has(blocker, 'horsemanship');
}

/** What the attacker gains when these two fight: what dies on the other side less what dies on its own. */
export const gain = (attacker: SeenPermanent, blocker: SeenPermanent): number =>
  (beats(attacker, blocker) ? worthOf(blocker) : 0) - (beats(blocker, attacker) ? worthOf(attacker) : 0);

/** What a point of damage to a player with so much life is worth. */
export const damageWorth = (life: number): number => (life <= 5 ? 1.2 : life <= 10 ? 0.8 : 0.5);

interface Board {
  readonly own: readonly SeenPermanent[];
  readonly rivals: readonly SeenPermanent[];
  /** One's own, the opponent's. */
  readonly lives: readonly [number, number];
}

/** What an attack with these is worth: each rival blocks, one after the other, where that costs the attacker most; then they strike back. */
export function attackWorth(
  party: readonly SeenPermanent[],
  { own, rivals, lives: [mine, theirs] }: Board,
): number {
  const open = party.slice();
  let worth = 0;
  for (const rival of rivals) {
    const costs = open.map((one) =>
      canBlock(rival, one) ? gain(one, rival) - hitOf(one) * damageWorth(theirs) : 0,
    );
    const least = Math.min(0, ...costs);
    if (least >= 0) continue;
    const [blocked] = open.splice(costs.indexOf(least), 1);
    if (blocked !== undefined) worth += gain(blocked, rival);
  }
  const damage = open.reduce((sum, one) => sum + hitOf(one), 0);
  if (damage >= theirs) return 1000;
  return worth + damage * damageWorth(theirs) - dangerAfter(party, own, rivals, mine);
}

/** What the rivals do next turn to whoever has only those at home who did not attack. */
function dangerAfter(
  party: readonly SeenPermanent[],
  own: readonly SeenPermanent[],
  rivals: readonly SeenPermanent[],
  life: number,
): number {
  const home = own.filter((one) => !one.tapped && (!party.includes(one) || has(one, 'vigilance'))).length;
  const strikes = rivals.map(hitOf).toSorted((a, b) => a - b);
  const hits = strikes.slice(0, Math.max(0, strikes.length - home)).reduce((sum, power) => sum + power, 0);
  return hits >= life ? 30 : hits * damageWorth(life) * 0.5;
}
