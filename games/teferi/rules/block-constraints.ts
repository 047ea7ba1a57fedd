/** Restrictions, requirements and costs of blocking (CR 509.1b to 509.1d). */
import { at, type Reason, type Seat } from '@ludoteca/kernel';
import { type BoardState, battlefieldIndex, hasObjectRule } from '../layers/board-state.ts';
import { keywordBit } from '../layers/bit-masks.ts';
import { MAX_BLOCKS } from '../limits.ts';
import type { BlockChoice } from '../parts.ts';
import type { ObjectId } from '../state.ts';
import { nameOf } from './state-access.ts';
import { canAffordBlocks } from './combat-costs.ts';
import { whyNotBlock, whyNotBlockAttacker } from './evasion.ts';

const MENACE = keywordBit('menace');

/** The restrictions and requirements of one combat; constant while blocks are chosen. */
export interface BlockConstraints {
  /** Every pair that is legal by itself, ordered by blocker, then attacker. */
  readonly pairs: readonly BlockChoice[];
  /** Minimum and maximum numbers of blockers, for attackers that have one. */
  readonly minBlockers: ReadonlyMap<ObjectId, number>;
  readonly maxBlockers: ReadonlyMap<ObjectId, number>;
  /** The number of attackers that each blocker may block. */
  readonly capacity: ReadonlyMap<ObjectId, number>;
  /** 509.1c: requirements as predicates of a complete declaration. */
  readonly requirements: readonly ((blocks: readonly BlockChoice[]) => boolean)[];
  readonly notAlone: ReadonlySet<ObjectId>;
  /** 509.1d: blockers with a cost, and whether a set of blockers can be paid for. */
  readonly withCost: ReadonlySet<ObjectId>;
  readonly canAfford: (blockers: ReadonlySet<ObjectId>) => boolean;
}

export function createConstraints(board: BoardState, seat: Seat): BlockConstraints {
  const { state } = board;
  const attackers = (state.combat?.attackers ?? []).map(({ id }) => battlefieldIndex(state, id));
  const pairs: BlockChoice[] = [];
  const capacity = new Map<ObjectId, number>();
  const notAlone = new Set<ObjectId>();
  const withCost = new Set<ObjectId>();
  for (let i = 0; i < board.characteristics.length; i++) {
    if (at(state.battlefield, i).controller !== seat || whyNotBlock(board, i, seat) !== undefined) continue;
    const { id, kind } = at(state.battlefield, i);
    for (const place of attackers) {
      if (pairs.length === MAX_BLOCKS) break;
      if (whyNotBlockAttacker(board, i, place) !== undefined) continue;
      const attacker = at(state.battlefield, place);
      pairs.push({
        block: attacker.id,
        attacker: nameOf(state, attacker.kind),
        with: id,
        name: nameOf(state, kind),
      });
    }
    capacity.set(id, blockCapacity(board, i));
    if (hasObjectRule(board, i, 'cannot block alone')) notAlone.add(id);
    if (hasObjectRule(board, i, 'blocks for')) withCost.add(id);
  }
  const [min, max] = blockerCountLimits(board, attackers);
  const canAfford = (blockers: ReadonlySet<ObjectId>): boolean => canAffordBlocks(board, seat, blockers);
  const requirements = blockRequirements(board, pairs, attackers);
  return { pairs, minBlockers: min, maxBlockers: max, capacity, notAlone, requirements, withCost, canAfford };
}

const blockCapacity = (board: BoardState, place: number): number =>
  at(board.characteristics, place).objectRules.reduce(
    (sum, rule) =>
      rule.is === 'blocks any number'
        ? Number.POSITIVE_INFINITY
        : rule.is === 'blocks additional'
          ? sum + rule.count
          : sum,
    1,
  );

/** 702.111b and similar restrictions. */
function blockerCountLimits(
  board: BoardState,
  attackers: readonly number[],
): [Map<ObjectId, number>, Map<ObjectId, number>] {
  const [min, max] = [new Map<ObjectId, number>(), new Map<ObjectId, number>()];
  for (const place of attackers) {
    const { id } = at(board.state.battlefield, place);
    const { keywords, objectRules } = at(board.characteristics, place);
    let needed = (keywords & MENACE) === 0 ? 1 : 2;
    for (const rule of objectRules) {
      if (rule.is === 'cannot be blocked but by so many') needed = Math.max(needed, rule.count);
      if (rule.is === 'cannot be blocked by more than')
        max.set(id, Math.min(max.get(id) ?? rule.count, rule.count));
    }
    if (needed > 1) min.set(id, needed);
  }
  return [min, max];
}

function blockRequirements(
  board: BoardState,
  pairs: readonly BlockChoice[],
  attackers: readonly number[],
): BlockConstraints['requirements'] {
  const { state } = board;
  const requirements: ((blocks: readonly BlockChoice[]) => boolean)[] = [];
  for (const place of attackers) {
    const { id } = at(state.battlefield, place);
    if (hasObjectRule(board, place, 'must be blocked'))
      requirements.push((blocks) => blocks.some(({ block }) => block === id));
    if (hasObjectRule(board, place, 'all must block'))
      for (const pair of pairs)
        if (pair.block === id)
          requirements.push((blocks) => blocks.some((one) => one.block === id && one.with === pair.with));
  }
  for (const blocker of new Set(pairs.map((pair) => pair.with)))
    if (hasObjectRule(board, battlefieldIndex(state, blocker), 'blocks if able'))
      requirements.push((blocks) => blocks.some((one) => one.with === blocker));
  return requirements;
}

/** Why a declaration cannot end here, requirements aside. */
export function whyNotComplete(
  { minBlockers: min, notAlone }: BlockConstraints,
  blocks: readonly BlockChoice[],
): Reason | undefined {
  for (const [attacker, needed] of min) {
    const number = blocks.filter(({ block }) => block === attacker).length;
    if (number > 0 && number < needed) return { why: 'menace', rule: '702.111b', facts: { wanted: needed } };
  }
  const [first] = blocks;
  if (first !== undefined && notAlone.has(first.with) && blocks.every((one) => one.with === first.with))
    return { why: 'cannot block alone', rule: '509.1b' };
  return undefined;
}

/** The pairs that may be added: later in the order and within the limits of attacker and blocker. */
export function addableBlocks(
  { pairs, maxBlockers: max, capacity, withCost, canAfford }: BlockConstraints,
  chosen: readonly BlockChoice[],
): BlockChoice[] {
  const last = chosen.at(-1);
  const from =
    last === undefined
      ? 0
      : pairs.findIndex((pair) => pair.with === last.with && pair.block === last.block) + 1;
  const blocksOf = countBy(chosen.map((one) => one.with));
  const blockersOf = countBy(chosen.map((one) => one.block));
  return pairs
    .slice(from)
    .filter(
      (pair) =>
        (blocksOf.get(pair.with) ?? 0) < (capacity.get(pair.with) ?? 1) &&
        (blockersOf.get(pair.block) ?? 0) < (max.get(pair.block) ?? Number.POSITIVE_INFINITY) &&
        (!withCost.has(pair.with) || canAfford(new Set([...chosen.map((one) => one.with), pair.with]))),
    );
}

function countBy(ids: readonly ObjectId[]): ReadonlyMap<ObjectId, number> {
  const counts = new Map<ObjectId, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

export const countFulfilled = ({ requirements }: BlockConstraints, blocks: readonly BlockChoice[]): number =>
  requirements.filter((requirement) => requirement(blocks)).length;

/** Search limit of one choice; beyond it the best declaration found counts. */
const MAX_DECLARATIONS = 5000;
/** Search limit of one question, in examined pairs and requirements. */
const MAX_EXAMINED = 5_000_000;

/** Searches the declarations of one question for those that fulfil the most requirements (509.1c). */
export class DeclarationSearch {
  private examined = 0;

  /** Whether the limit of the question was reached: every further choice counts as good. */
  get isExhausted(): boolean {
    return this.examined > MAX_EXAMINED;
  }

  /** The greatest number of requirements that a legal extension can fulfil; -1 if there is none. */
  maxFulfilled(
    plan: BlockConstraints,
    chosen: readonly BlockChoice[],
    budget = { left: MAX_DECLARATIONS },
  ): number {
    this.examined += (plan.pairs.length + plan.requirements.length) * (1 + chosen.length);
    let max = whyNotComplete(plan, chosen) === undefined ? countFulfilled(plan, chosen) : -1;
    if (max === plan.requirements.length || this.isExhausted || budget.left-- <= 0) return max;
    for (const pair of addableBlocks(plan, chosen)) {
      max = Math.max(max, this.maxFulfilled(plan, [...chosen, pair], budget));
      if (max === plan.requirements.length || this.isExhausted || budget.left <= 0) return max;
    }
    return max;
  }
}

export const isUnconstrained = ({ minBlockers: min, requirements, notAlone }: BlockConstraints): boolean =>
  min.size === 0 && requirements.length === 0 && notAlone.size === 0;
