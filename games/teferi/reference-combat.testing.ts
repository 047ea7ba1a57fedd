/** A reference implementation of combat, written from the rulebook and independent of the engine. */
export const REFERENCE_KEYWORDS = [
  'flying',
  'reach',
  'first strike',
  'double strike',
  'deathtouch',
  'lifelink',
  'trample',
  'menace',
  'vigilance',
  'indestructible',
  'defender',
  'shadow',
  'fear',
  'intimidate',
  'skulk',
  'horsemanship',
] as const;
export type ReferenceKeyword = (typeof REFERENCE_KEYWORDS)[number];

export interface ReferenceCreature {
  readonly name: string;
  readonly power: number;
  readonly toughness: number;
  readonly words: readonly ReferenceKeyword[];
  readonly colour: 'W' | 'B' | 'R' | '';
  readonly artifact: boolean;
  /** 702.16: protection from this colour. */
  readonly protectedFrom: 'W' | 'B' | 'R' | '';
}

export interface ReferenceCombat {
  readonly attackers: readonly ReferenceCreature[];
  readonly blockers: readonly ReferenceCreature[];
  /** For each blocker the index of the attacker it blocks, or -1. */
  readonly blocks: readonly number[];
}

const has = (fighter: ReferenceCreature, word: ReferenceKeyword): boolean => fighter.words.includes(word);

export function canReferenceBlock(blocker: ReferenceCreature, attacker: ReferenceCreature): boolean {
  if (has(attacker, 'flying') && !has(blocker, 'flying') && !has(blocker, 'reach')) return false;
  if (has(attacker, 'shadow') !== has(blocker, 'shadow')) return false;
  if (has(attacker, 'horsemanship') && !has(blocker, 'horsemanship')) return false;
  if (has(attacker, 'skulk') && blocker.power > attacker.power) return false;
  if (has(attacker, 'fear') && !blocker.artifact && blocker.colour !== 'B') return false;
  const shares = blocker.colour !== '' && blocker.colour === attacker.colour;
  if (has(attacker, 'intimidate') && !blocker.artifact && !shares) return false;
  return attacker.protectedFrom === '' || attacker.protectedFrom !== blocker.colour;
}

/** Menace: no blocker or at least two. */
export const areLegalBlocks = ({ attackers, blocks }: ReferenceCombat): boolean =>
  attackers.every((attacker, i) => !has(attacker, 'menace') || blocks.filter((to) => to === i).length !== 1);

export interface ReferenceResult {
  /** The damage marked on each creature; -1: it died. */
  readonly attackers: readonly number[];
  readonly blockers: readonly number[];
  readonly lives: readonly [number, number];
}

/** Chooses how one creature divides its damage: an amount per recipient; the last recipient may be the player. */
export type DamageDivision = (division: {
  readonly source: string;
  readonly first: boolean;
  readonly power: number;
  readonly among: readonly string[];
  /** Lethal damage for each recipient. */
  readonly lethal: readonly number[];
  readonly tramples: boolean;
}) => readonly number[];

interface Body extends ReferenceCreature {
  damage: number;
  dead: boolean;
  doomed: boolean;
}

/** One or two damage steps; damage of a step is dealt simultaneously, then creatures with lethal damage die. */
export function resolveReferenceCombat(
  { attackers, blockers, blocks }: ReferenceCombat,
  start: readonly [number, number],
  divide: DamageDivision,
): ReferenceResult {
  const [attackerBodies, blockerBodies] = [attackers, blockers].map((side) =>
    side.map((one): Body => ({ ...one, damage: 0, dead: false, doomed: false })),
  ) as [Body[], Body[]];
  const lives: [number, number] = [start[0], start[1]];
  const bodies = [...attackerBodies, ...blockerBodies.filter((_, i) => blocks[i] !== -1)];
  const quick = (one: Body): boolean => has(one, 'first strike') || has(one, 'double strike');
  const steps = bodies.some(quick) ? ['first', 'second'] : ['only'];
  for (const step of steps) {
    if (lives[0] <= 0 || lives[1] <= 0) break;
    const strikes = (one: Body): boolean =>
      !one.dead &&
      one.power > 0 &&
      (step === 'only' || (step === 'first' ? quick(one) : !quick(one) || has(one, 'double strike')));
    const damages: { by: Body; to: Body | 0 | 1; amount: number }[] = [];
    attackerBodies.forEach((attacker, i) => {
      if (!strikes(attacker)) return;
      const blocked = blocks.includes(i);
      const facing = blockerBodies.filter((one, j) => blocks[j] === i && !one.dead);
      const over = has(attacker, 'trample');
      if (!blocked || (facing.length === 0 && over))
        damages.push({ by: attacker, to: 1, amount: attacker.power });
      else if (facing.length === 1 && !over)
        damages.push({ by: attacker, to: facing[0]!, amount: attacker.power });
      else if (facing.length > 0) {
        const lethal = facing.map((one) => {
          const left = Math.max(0, one.toughness - one.damage);
          return has(attacker, 'deathtouch') ? Math.min(1, left) : left;
        });
        const shares = divide({
          source: attacker.name,
          first: step === 'first',
          power: attacker.power,
          among: facing.map(({ name }) => name),
          lethal,
          tramples: over,
        });
        facing.forEach((one, n) => damages.push({ by: attacker, to: one, amount: shares[n]! }));
        if (over) damages.push({ by: attacker, to: 1, amount: shares[facing.length]! });
      }
    });
    blockerBodies.forEach((blocker, j) => {
      const attacker = attackerBodies[blocks[j]!];
      if (attacker !== undefined && !attacker.dead && strikes(blocker))
        damages.push({ by: blocker, to: attacker, amount: blocker.power });
    });
    for (const { by, to, amount } of damages) {
      if (amount === 0) continue;
      const owner = attackerBodies.includes(by) ? 0 : 1;
      if (to === 0 || to === 1) lives[to] -= amount;
      else {
        if (to.protectedFrom !== '' && to.protectedFrom === by.colour) continue;
        to.damage += amount;
        if (has(by, 'deathtouch')) to.doomed = true;
      }
      if (has(by, 'lifelink')) lives[owner] += amount;
    }
    for (const one of [...attackerBodies, ...blockerBodies]) {
      if ((one.doomed || one.damage >= one.toughness) && !has(one, 'indestructible')) one.dead = true;
      one.doomed = false;
    }
  }
  const mark = (one: Body): number => (one.dead ? -1 : one.damage);
  return { attackers: attackerBodies.map(mark), blockers: blockerBodies.map(mark), lives };
}
