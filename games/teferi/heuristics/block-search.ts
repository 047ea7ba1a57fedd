/** Local search for the blocks that are worst for the attacker. */
import { at } from '@ludoteca/kernel';
import { simulateCombat, type CombatResult } from './combat-simulation.ts';
import type { Combatant } from './combatant.ts';
import { WIN_VALUE, evaluateLife } from './evaluation.ts';

/** For each attacker the bit mask of its blockers, by index; -1: the creature does not attack. */
export type BlockMasks = readonly number[];

const VALUE_PER_LOYALTY = 0.8;
/** Blockers beyond this number are ignored. */
const MAX_BLOCKERS = 24;
/** Pairs of blockers are tried only among this many candidates per attacker. */
const MAX_PAIRED = 6;

/** Summed results of several combats: the attacker's gain, and damage to the player. */
interface CombatTotal {
  readonly gain: number;
  readonly damage: number;
}

/** A change of the blocks of one or two attackers. */
interface BlockMove {
  readonly one: number;
  readonly oneMask: number;
  readonly other: number;
  readonly otherMask: number;
}

export class BlockSearch {
  readonly attackers: readonly Combatant[];
  readonly blockers: readonly Combatant[];
  /** For each attacker the bit mask of the creatures that can block it. */
  private readonly ableBlockers: readonly number[];
  /** Whether each attacker attacks the player, not a planeswalker. */
  private readonly attacksPlayer: readonly boolean[];
  private readonly aggression: number;
  private readonly results: Map<number, CombatResult>[];

  constructor(
    attackers: readonly Combatant[],
    blockers: readonly Combatant[],
    can: (blocker: Combatant, attacker: Combatant) => boolean,
    direct: (attacker: Combatant) => boolean = () => true,
    aggression = 1,
  ) {
    this.aggression = aggression;
    this.attackers = attackers;
    this.blockers = blockers.slice(0, MAX_BLOCKERS);
    this.ableBlockers = attackers.map((attacker) =>
      this.blockers.reduce((bits, blocker, i) => (can(blocker, attacker) ? bits | (1 << i) : bits), 0),
    );
    this.attacksPlayer = attackers.map(direct);
    this.results = attackers.map(() => new Map<number, CombatResult>());
  }

  combatResult(attacker: number, mask: number): CombatResult {
    const known = at(this.results, attacker);
    const found = known.get(mask);
    if (found !== undefined) return found;
    const result = simulateCombat(
      at(this.attackers, attacker),
      mask === 0 ? [] : this.blockersIn(mask),
      this.aggression,
    );
    known.set(mask, result);
    return result;
  }

  blockersIn(mask: number): readonly Combatant[] {
    return this.blockers.filter((_, i) => (mask & (1 << i)) !== 0);
  }

  /** True if no single blocker makes the combat a loss for the attacker. */
  isSafe(attacker: number): boolean {
    const able = at(this.ableBlockers, attacker);
    return this.blockers.every(
      (_, b) => (able & (1 << b)) === 0 || this.combatResult(attacker, 1 << b).gain >= 0,
    );
  }

  /** The value of all combats for the attacker; `life` is the defending player's life total. */
  evaluate(blocks: BlockMasks, life: number): number {
    const { gain, damage } = this.sumResults(blocks);
    return totalValue(gain, damage, life);
  }

  private gainOf(attacker: number, mask: number): number {
    const { gain, damageThrough } = this.combatResult(attacker, mask);
    return at(this.attacksPlayer, attacker) ? gain : gain + damageThrough * VALUE_PER_LOYALTY;
  }

  private damageOf(attacker: number, mask: number): number {
    return at(this.attacksPlayer, attacker) ? this.combatResult(attacker, mask).damageThrough : 0;
  }

  private sumResults(blocks: BlockMasks): CombatTotal {
    let [gain, damage] = [0, 0];
    for (let i = 0; i < blocks.length; i++) {
      const mask = at(blocks, i);
      if (mask === -1) continue;
      gain += this.gainOf(i, mask);
      damage += this.damageOf(i, mask);
    }
    return { gain, damage };
  }

  /** Improves the blocks step by step for the defender; blockers in the mask `fixed` stay where they are. */
  findBestDefence(from: BlockMasks, life: number, fixed = 0): BlockMasks {
    const blocks = from.slice();
    for (;;) {
      const sum = this.sumResults(blocks);
      const move = this.bestMove(blocks, sum, life, fixed) ?? this.bestPair(blocks, sum, life);
      if (move === undefined) return blocks;
      blocks[move.one] = move.oneMask;
      if (move.other !== -1) blocks[move.other] = move.otherMask;
    }
  }

  /** The value after changing the blocks of attacker `one` and, unless -1, of `other`. */
  private evaluateMove(
    blocks: BlockMasks,
    { gain, damage }: CombatTotal,
    life: number,
    one: number,
    oneMask: number,
    other: number,
    otherMask: number,
  ): number {
    const old = at(blocks, one);
    let [candidateEvents, dealt] = [
      gain + this.gainOf(one, oneMask) - this.gainOf(one, old),
      damage + this.damageOf(one, oneMask) - this.damageOf(one, old),
    ];
    if (other !== -1) {
      const before = at(blocks, other);
      candidateEvents += this.gainOf(other, otherMask) - this.gainOf(other, before);
      dealt += this.damageOf(other, otherMask) - this.damageOf(other, before);
    }
    return totalValue(candidateEvents, dealt, life);
  }

  /** The best move of one free blocker to another attacker or out of combat. */
  private bestMove(blocks: BlockMasks, sum: CombatTotal, life: number, fixed: number): BlockMove | undefined {
    let best: BlockMove | undefined;
    let least = totalValue(sum.gain, sum.damage, life) - 1e-6;
    const look = (one: number, oneMask: number, other: number, otherMask: number): void => {
      const value = this.evaluateMove(blocks, sum, life, one, oneMask, other, otherMask);
      if (value >= least) return;
      least = value;
      best = { one, oneMask, other, otherMask };
    };
    for (let b = 0; b < this.blockers.length; b++) {
      const bit = 1 << b;
      if ((fixed & bit) !== 0) continue;
      const from = blocks.findIndex((mask) => mask > 0 && (mask & bit) !== 0);
      const left = from === -1 ? 0 : at(blocks, from) ^ bit;
      if (from !== -1 && !this.satisfiesMenace(from, left)) continue;
      if (from !== -1) look(from, left, -1, 0);
      for (let a = 0; a < blocks.length; a++) {
        if (a === from || at(blocks, a) === -1 || (at(this.ableBlockers, a) & bit) === 0) continue;
        const mask = at(blocks, a) | bit;
        if (this.satisfiesMenace(a, mask)) look(a, mask, from, left);
      }
    }
    return best;
  }

  /** The best double block by two idle creatures of an unblocked attacker. */
  private bestPair(blocks: BlockMasks, sum: CombatTotal, life: number): BlockMove | undefined {
    const busy = blocks.reduce((bits, mask) => (mask > 0 ? bits | mask : bits), 0);
    let best: BlockMove | undefined;
    let least = totalValue(sum.gain, sum.damage, life) - 1e-6;
    for (let a = 0; a < blocks.length; a++) {
      if (at(blocks, a) !== 0) continue;
      const free = firstBits(at(this.ableBlockers, a) & ~busy, MAX_PAIRED);
      for (let one = free; one !== 0; one &= one - 1)
        for (let two = one & (one - 1); two !== 0; two &= two - 1) {
          const oneMask = (one & -one) | (two & -two);
          const value = this.evaluateMove(blocks, sum, life, a, oneMask, -1, 0);
          if (value >= least) continue;
          least = value;
          best = { one: a, oneMask, other: -1, otherMask: 0 };
        }
    }
    return best;
  }

  /** 702.111b: menace allows no single blocker. */
  private satisfiesMenace(attacker: number, mask: number): boolean {
    return !at(this.attackers, attacker).menace || mask === 0 || (mask & (mask - 1)) !== 0;
  }
}

/** Combat gain plus the value of the damage; damage beyond lethal counts a little more. */
const totalValue = (gain: number, damage: number, life: number): number =>
  damage >= life ? gain + WIN_VALUE + damage - life : gain + evaluateLife(life) - evaluateLife(life - damage);

function firstBits(bits: number, most: number): number {
  let [rest, taken] = [bits, 0];
  for (let i = 0; i < most && rest !== 0; i++) {
    taken |= rest & -rest;
    rest &= rest - 1;
  }
  return taken;
}
