/** Assigning and dealing combat damage (CR 510); lethal damage matters only if damage tramples over. */
import { type QuestionRule, at, type Reason, type AutomaticRule, type Seat } from '@ludoteca/kernel';
import {
  type BoardState,
  isPlayer,
  opponentOf,
  battlefieldIndex,
  type ReadonlyTeferiState,
  hasObjectRule,
} from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { keywordBit } from '../layers/bit-masks.ts';
import type { DamageAssignment, Frame, Teferi } from '../parts.ts';
import type { EntityId, ObjectId } from '../state.ts';
import { dealDamage } from './damage.ts';
import { canMakeLethal, type RemainingDamage, hasDeathtouch, lethalAmountFrom } from './lethal-damage.ts';
import { type TeferiDealer, markChanged } from './state-access.ts';
import { damageReplacementChoices } from './damage-replacement.ts';

const FIRST_STRIKE = keywordBit('first strike');
const DOUBLE_STRIKE = keywordBit('double strike');
const TRAMPLE = keywordBit('trample');

const hasKeyword = (board: BoardState, id: ObjectId, keyword: number): boolean => {
  const place = battlefieldIndex(board.state, id);
  return place !== -1 && (at(board.characteristics, place).keywords & keyword) !== 0;
};

/** All creatures in combat, attackers first. */
const creaturesInCombat = ({ combat }: ReadonlyTeferiState): ObjectId[] =>
  combat === null ? [] : [...combat.attackers, ...combat.blocking].map(({ id }) => id);

/** 510.4: there is a first-strike step if a creature in combat has first or double strike. */
export const needsFirstStrikeStep = (state: ReadonlyTeferiState): boolean =>
  creaturesInCombat(state).some((id) => hasKeyword(deriveBoard(state), id, FIRST_STRIKE | DOUBLE_STRIKE));

/** A creature that deals combat damage in this step. */
interface CombatDamageSource {
  readonly id: ObjectId;
  readonly seat: Seat;
  readonly power: number;
  readonly recipients: readonly EntityId[];
  /** The last recipient gets the damage that tramples over. */
  readonly tramples: boolean;
  /** The last recipient gets all of the damage or none of it. */
  readonly passes: boolean;
}

/** 702.7b and 702.4b: whether the creature deals damage in this step. */
function dealsInThisStep(board: BoardState, id: ObjectId, first: boolean): boolean {
  const { combat } = board.state;
  if (first) return hasKeyword(board, id, FIRST_STRIKE | DOUBLE_STRIKE);
  return (
    combat?.struck === null ||
    combat?.struck === undefined ||
    !combat.struck.includes(id) ||
    hasKeyword(board, id, DOUBLE_STRIKE)
  );
}

function combatPower(board: BoardState, id: ObjectId): number {
  const place = battlefieldIndex(board.state, id);
  if (place === -1 || hasObjectRule(board, place, 'deals no combat damage')) return 0;
  const { power, toughness } = at(board.characteristics, place);
  return Math.max(0, hasObjectRule(board, place, 'deals damage by toughness') ? toughness : power);
}

const mayPass = (board: BoardState, id: ObjectId): boolean => {
  const place = battlefieldIndex(board.state, id);
  return place !== -1 && hasObjectRule(board, place, 'may assign as unblocked');
};

/** 510.1a to 510.1d: attackers first. */
function findDamageSources(board: BoardState, first: boolean): CombatDamageSource[] {
  const { state } = board;
  const { attackers = [], blocking = [] } = state.combat ?? {};
  const sources: CombatDamageSource[] = [];
  const add = (
    id: ObjectId,
    seat: Seat,
    recipients: readonly EntityId[],
    tramples: boolean,
    passes = false,
  ): void => {
    const power = combatPower(board, id);
    if (power > 0 && recipients.length > 0 && dealsInThisStep(board, id, first))
      sources.push({ id, seat, power, recipients, tramples, passes });
  };
  for (const { id, at: entity, blocked, blockers } of attackers) {
    const there = isPlayer(entity) || battlefieldIndex(state, entity) !== -1 ? [entity] : [];
    const tramples = hasKeyword(board, id, TRAMPLE) && there.length > 0;
    // 702.19e: a blocked creature with trample and no blockers left deals all damage to the player.
    const passes = blocked && !tramples && mayPass(board, id);
    const over = blocked ? [...blockers, ...(tramples || passes ? there : [])] : there;
    add(id, state.active, over, blocked && tramples, passes && there.length > 0);
  }
  for (const blocker of blocking) add(blocker.id, opponentOf(state.active), blocker.attackers, false);
  return sources;
}

const sumAssigned = (
  assigned: readonly DamageAssignment[],
  test: (one: DamageAssignment) => boolean,
): number => assigned.reduce((sum, one) => (test(one) ? sum + one.amount : sum), 0);

/** 510.1e: the recipients that must get lethal damage because a source assigned damage beyond them. */
const recipientsOwedLethal = (
  sources: readonly CombatDamageSource[],
  assigned: readonly DamageAssignment[],
): Set<EntityId> =>
  new Set(
    sources.flatMap(({ id, tramples, recipients }) =>
      tramples && assigned.some((one) => one.source === id && one.to === recipients.at(-1) && one.amount > 0)
        ? recipients.slice(0, -1)
        : [],
    ),
  );

const range = (from: number, upTo: number): number[] =>
  Array.from({ length: Math.max(0, upTo - from + 1) }, (_, i) => from + i);

function amountsFor(
  board: BoardState,
  sources: readonly CombatDamageSource[],
  place: number,
  assigned: readonly DamageAssignment[],
): { to: EntityId; left: number; amounts: number[] } {
  const { id, power, recipients, passes } = at(sources, place);
  const own = assigned.filter(({ source }) => source === id);
  const left = power - sumAssigned(own, () => true);
  const next = own.length;
  const to = at(recipients, next);
  if (next === recipients.length - 1) return { to, left, amounts: passes && next === 0 ? [0, left] : [left] };
  // All damage goes to the blockers, or all of it to the attacked player or planeswalker.
  if (passes && next === recipients.length - 2)
    return { to, left, amounts: left < power ? [left] : [0, left] };
  const all = range(0, left);
  const legal = sources.some((source) => source.tramples)
    ? all.filter((amount) => canBecomeLegal(board, sources, place, [...assigned, { source: id, to, amount }]))
    : all;
  if (board.state.settings.rulesVersion !== '2021') return { to, left, amounts: legal };
  const lethal = Math.min(left, lethalAmountFrom(board, id, to, assigned));
  return { to, left, amounts: legal.filter((amount) => amount >= lethal) };
}

/** Whether the assignment so far can be completed to a legal one; the source at `place` assigned last. */
function canBecomeLegal(
  board: BoardState,
  sources: readonly CombatDamageSource[],
  place: number,
  assigned: readonly DamageAssignment[],
): boolean {
  const { id, power, recipients, tramples } = at(sources, place);
  const own = assigned.filter(({ source }) => source === id);
  const left = power - sumAssigned(own, () => true);
  const blockers = tramples ? recipients.slice(0, -1) : recipients;
  const open = blockers.slice(own.length);
  const givers: RemainingDamage[] = [
    { left, to: open, hasDeathtouch: hasDeathtouch(board, id) },
    ...sources.slice(place + 1).map((source) => ({
      left: source.power,
      to: source.recipients,
      hasDeathtouch: hasDeathtouch(board, source.id),
    })),
  ];
  const claimed = recipientsOwedLethal(sources, assigned);
  if ((open.length > 0 || left === 0) && canMakeLethal(board, claimed, givers, assigned)) return true;
  return tramples && left > 0 && canMakeLethal(board, new Set([...claimed, ...blockers]), givers, assigned);
}

/** The frame for the next open damage assignment, or the frame that deals the damage. */
function nextFrame(state: ReadonlyTeferiState, first: boolean, already: readonly DamageAssignment[]): Frame {
  const board = deriveBoard(state);
  const sources = findDamageSources(board, first);
  const assigned = already.slice();
  for (let i = 0; i < sources.length; i++) {
    const { id, seat, recipients } = at(sources, i);
    while (assigned.filter(({ source }) => source === id).length < recipients.length) {
      const { to, left, amounts } = amountsFor(board, sources, i, assigned);
      if (amounts.length > 1) return { do: 'assign', seat, source: id, to, left, first, assigned };
      assigned.push({ source: id, to, amount: amounts[0] ?? left });
    }
  }
  return { do: 'deal', first, assigned };
}

export function beginCombatDamage(dealer: TeferiDealer, first: boolean): Frame[] {
  const { state } = dealer;
  if (state.combat === null) return [];
  if (first)
    state.combat.struck = creaturesInCombat(state).filter((id) =>
      hasKeyword(deriveBoard(state), id, FIRST_STRIKE | DOUBLE_STRIKE),
    );
  markChanged(state);
  return [nextFrame(state, first, [])];
}

const amountsAt = (
  state: ReadonlyTeferiState,
  source: ObjectId,
  first: boolean,
  assigned: readonly DamageAssignment[],
): number[] => {
  const board = deriveBoard(state);
  const sources = findDamageSources(board, first);
  const place = sources.findIndex(({ id }) => id === source);
  return place === -1 ? [] : amountsFor(board, sources, place, assigned).amounts;
};

export const assign: QuestionRule<Teferi, 'assign'> = {
  ask: (state, { source, first, assigned }) => amountsAt(state, source, first, assigned),
  answer: (dealer, frame, amount) => assignOne(dealer, frame, amount),
  otherwise: (dealer, frame) => {
    const [first] = amountsAt(dealer.state, frame.source, frame.first, frame.assigned);
    assignOne(dealer, frame, first ?? frame.left);
  },
  why: (state, { to, left }, choice): Reason =>
    Number.isInteger(choice) && !isPlayer(to)
      ? { why: 'assignment', rule: '510.1c', facts: { left } }
      : { why: 'not offered' },
};

function assignOne(dealer: TeferiDealer, frame: Extract<Frame, { do: 'assign' }>, amount: number): void {
  const { source, to, first, assigned } = frame;
  dealer.next(nextFrame(dealer.state, first, [...assigned, { source, to, amount }]));
}

/** 510.2: all combat damage is dealt simultaneously. */
export const deal: AutomaticRule<Teferi, 'deal'> = (dealer, frame) => {
  const instances = frame.assigned.filter(({ amount }) => amount > 0);
  const frames = damageReplacementChoices(dealer.state, instances, true);
  if (frames.length > 0) return dealer.next(...frames, frame);
  dealDamage(dealer, instances, true);
};
