/** Declaring blockers (CR 509): pairs in battlefield order, only those that can still lead to a legal declaration. */
import { type QuestionRule, at, type FrameOf, type Reason, type Seat } from '@ludoteca/kernel';
import { type BoardState, battlefieldIndex, type ReadonlyTeferiState } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { CREATURE } from '../layers/bit-masks.ts';
import type { BlockChoice, Frame, Teferi } from '../parts.ts';
import type { ObjectId } from '../state.ts';
import { nameEntity, nameOf, type TeferiDealer, markChanged } from './state-access.ts';
import { fireTriggers } from './fire-triggers.ts';
import { blockCosts, canAffordBlocks } from './combat-costs.ts';
import { whyNotBlock, whyNotBlockAttacker } from './evasion.ts';
import { declarationRule } from './declaration.ts';
import { payMana } from './mana-pool.ts';
import {
  createConstraints,
  addableBlocks,
  isUnconstrained,
  DeclarationSearch,
  whyNotComplete,
  countFulfilled,
} from './block-constraints.ts';

function openBlocks(
  board: BoardState,
  seat: Seat,
  chosen: readonly BlockChoice[],
): { open: BlockChoice[]; done: Reason | undefined } {
  const plan = createConstraints(board, seat);
  const open = addableBlocks(plan, chosen);
  if (isUnconstrained(plan)) return { open, done: undefined };
  // 509.1c: as many requirements as possible must be fulfilled without breaking a restriction or paying a cost.
  const free = { ...plan, pairs: plan.pairs.filter((pair) => !plan.withCost.has(pair.with)) };
  const search = new DeclarationSearch();
  const max = search.maxFulfilled(free, []);
  const fitting = open.filter(
    (pair) => search.maxFulfilled(plan, [...chosen, pair]) >= max || search.isExhausted,
  );
  const legal = whyNotComplete(plan, chosen);
  const done: Reason | undefined =
    legal ?? (countFulfilled(plan, chosen) < max ? { why: 'must block', rule: '509.1c' } : undefined);
  return { open: fitting, done };
}

export const block: QuestionRule<Teferi, 'block'> = {
  ...declarationRule(openBlocks, declareBlockers),
  barred: (state, frame) => barredBlocks(deriveBoard(state), frame),
  why: (state, { seat, chosen }, choice) => whyNotBlockChoice(state, seat, chosen, choice),
};

function barredBlocks(board: BoardState, { seat }: FrameOf<Teferi, 'block'>): BlockChoice[] {
  const { state } = board;
  return (state.combat?.attackers ?? []).flatMap(({ id }) => {
    const place = battlefieldIndex(state, id);
    const attacker = nameEntity(state, id).name;
    return state.battlefield.flatMap((permanent, i): BlockChoice[] => {
      if (permanent.controller !== seat || !isCreature(board, i)) return [];
      if ((whyNotBlock(board, i, seat) ?? whyNotBlockAttacker(board, i, place)) === undefined) return [];
      return [{ block: id, attacker, with: permanent.id, name: nameOf(state, permanent.kind) }];
    });
  });
}
const isCreature = (board: BoardState, place: number): boolean =>
  (at(board.characteristics, place).types & CREATURE) !== 0;

function whyNotBlockChoice(
  state: ReadonlyTeferiState,
  seat: Seat,
  chosen: readonly BlockChoice[],
  choice: unknown,
): Reason {
  const board = deriveBoard(state);
  if (choice === 'done') return openBlocks(board, seat, chosen).done ?? { why: 'not offered' };
  const { block: attacker, with: blocker } = (choice ?? {}) as { block?: unknown; with?: unknown };
  const blockerIndex = state.battlefield.findIndex(({ id }) => id === blocker);
  const attackerIndex = state.battlefield.findIndex(({ id }) => id === attacker);
  if (blockerIndex === -1 || attackerIndex === -1) return { why: 'not offered' };
  return (
    whyNotBlock(board, blockerIndex, seat) ??
    whyNotBlockAttacker(board, blockerIndex, attackerIndex) ??
    (canAffordBlocks(board, seat, new Set([...chosen.map((pair) => pair.with), blocker as ObjectId]))
      ? { why: 'cannot block this', rule: '509.1b' }
      : { why: 'not enough mana', rule: '509.1d' })
  );
}

/** 509.1g to 509.1i */
function declareBlockers(dealer: TeferiDealer, seat: Seat, chosen: readonly BlockChoice[]): void {
  const { state } = dealer;
  const { combat } = state;
  const attackers = combat?.attackers ?? [];
  if (chosen.length === 0) dealer.tell({ did: 'no block', seat, rule: '509.1a' });
  const blocking = new Set(chosen.map((pair) => pair.with));
  payMana(dealer, seat, blockCosts(deriveBoard(state), blocking), -1, [], 0); // 509.1f
  for (const id of blocking) {
    const blocked = chosen.filter((pair) => pair.with === id).map((pair) => pair.block);
    combat?.blocking.push({ id, attackers: blocked });
  }
  for (const pair of chosen) {
    const attacker = attackers.find(({ id }) => id === pair.block);
    if (attacker === undefined) continue;
    attacker.blocked = true;
    attacker.blockers.push(pair.with);
    const to = { id: pair.block, name: pair.attacker };
    dealer.tell({ did: 'block', id: pair.with, card: pair.name, attacker: to, seat, rule: '509.1g' });
  }
  markChanged(state);
  fireBlockTriggers(dealer, seat, chosen);
  if (state.settings.rulesVersion !== '2021') return;
  const lineUpFrames = (who: Seat, ids: readonly ObjectId[]): Frame[] =>
    ids
      .filter((id) => combatOpponents(state, id).length > 1)
      .map((id) => ({ do: 'line up', seat: who, of: id, lined: [] }));
  dealer.next(
    ...lineUpFrames(
      state.active,
      attackers.map(({ id }) => id),
    ),
    ...lineUpFrames(seat, [...blocking]),
  );
}

/** The creatures that block or are blocked by this one. */
const combatOpponents = ({ combat }: ReadonlyTeferiState, id: ObjectId): readonly ObjectId[] =>
  combat?.attackers.find((one) => one.id === id)?.blockers ??
  combat?.blocking.find((one) => one.id === id)?.attackers ??
  [];

/** 509.3 */
function fireBlockTriggers({ state }: TeferiDealer, seat: Seat, chosen: readonly BlockChoice[]): void {
  // 509.3a: once per blocker; 509.3b: once per attacker, for abilities that name it.
  for (const it of new Set(chosen.map((pair) => pair.with)))
    fireTriggers(state, { on: 'blocks', it, player: seat, amount: 1 });
  for (const pair of chosen)
    fireTriggers(state, { on: 'blocks', it: pair.with, other: pair.block, player: seat, amount: 1 });
  for (const { id, blocked, blockers } of state.combat?.attackers ?? []) {
    const base = { it: id, player: state.active, amount: blockers.length };
    if (!blocked) {
      fireTriggers(state, { ...base, on: 'is unblocked' });
      continue;
    }
    fireTriggers(state, { ...base, on: 'becomes blocked' });
    for (const blocker of blockers) fireTriggers(state, { ...base, on: 'becomes blocked', other: blocker });
  }
}

/** 509.2 and 509.3 of 2021: each player chooses the damage assignment order for their creatures. */
export const lineUp: QuestionRule<Teferi, 'line up'> = {
  ask: (state, { of, lined }) => {
    const left = combatOpponents(state, of).filter((id) => !lined.includes(id));
    // The last creature needs no choice.
    return left.length < 2 ? [] : left.map((id) => nameEntity(state, id));
  },
  answer: (dealer, frame, { id }) => dealer.next({ ...frame, lined: [...frame.lined, id] }),
  otherwise: (dealer, { of, lined }) => {
    const { combat } = dealer.state;
    const order = [...lined, ...combatOpponents(dealer.state, of).filter((id) => !lined.includes(id))];
    for (const attacker of combat?.attackers ?? []) if (attacker.id === of) attacker.blockers = order;
    for (const blocker of combat?.blocking ?? []) if (blocker.id === of) blocker.attackers = order;
  },
};
