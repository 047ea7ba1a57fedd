/** 509: declaring blockers. Pairs are chosen in the order of the table; only what can still become legal is offered. */
import { type QuestionRule, at, type FrameOf, type Reason, type Seat } from '@ludoteca/kernel';
import { type Board, placeOf, type Table } from '../layers/board.ts';
import { boardOf } from '../layers/index.ts';
import { CREATURE, keywordBit } from '../layers/masks.ts';
import type { Block, Frame, Teferi } from '../parts.ts';
import type { Id } from '../state.ts';
import { named, nameOf, type TeferiDealer, touch } from './table.ts';
import { fire, isHeard } from './triggering.ts';
import { ruled } from './attacking.ts';
import { blockCosts, canAffordBlocks } from './combat-costs.ts';
import { whyNotBlock, whyNotBlockThis } from './evasion.ts';
import { declaring } from './declaring.ts';
import { payMana } from './mana.ts';

const MENACE = keywordBit('menace');

/** Everything about the blocks of one combat that does not change while they are chosen. */
interface Plan {
  /** Every pair that is legal by itself: by blocker, then by attacker. */
  readonly pairs: readonly Block[];
  /** For each attacker with so few or so many blockers at least or at most, if any. */
  readonly least: ReadonlyMap<Id, number>;
  readonly most: ReadonlyMap<Id, number>;
  /** How many attackers each blocker may block. */
  readonly width: ReadonlyMap<Id, number>;
  /** 509.1c: what is required, as tests of a whole declaration. */
  readonly wishes: readonly ((blocks: readonly Block[]) => boolean)[];
  readonly together: ReadonlySet<Id>;
  /** 509.1d: those for whose blocking something must be paid, and whether these can be paid for together. */
  readonly priced: ReadonlySet<Id>;
  readonly affords: (blockers: ReadonlySet<Id>) => boolean;
}

function planOf(board: Board, seat: Seat): Plan {
  const { state } = board;
  const attackers = (state.combat?.attackers ?? []).map(({ id }) => placeOf(state, id));
  const pairs: Block[] = [];
  const width = new Map<Id, number>();
  const together = new Set<Id>();
  const priced = new Set<Id>();
  for (let i = 0; i < board.traits.length; i++) {
    if (at(state.battlefield, i).controller !== seat || whyNotBlock(board, i, seat) !== undefined) continue;
    const { id, kind } = at(state.battlefield, i);
    for (const place of attackers) {
      if (whyNotBlockThis(board, i, place) !== undefined) continue;
      const attacker = at(state.battlefield, place);
      pairs.push({
        block: attacker.id,
        attacker: nameOf(state, attacker.kind),
        with: id,
        name: nameOf(state, kind),
      });
    }
    width.set(id, widthOf(board, i));
    if (ruled(board, i, 'cannot block alone')) together.add(id);
    if (ruled(board, i, 'blocks for')) priced.add(id);
  }
  const [least, most] = boundsOf(board, attackers);
  const affords = (blockers: ReadonlySet<Id>): boolean => canAffordBlocks(board, seat, blockers);
  const wishes = wishesOf(board, pairs, attackers);
  return { pairs, least, most, width, together, wishes, priced, affords };
}

const widthOf = (board: Board, place: number): number =>
  at(board.traits, place).rules.reduce(
    (sum, rule) =>
      rule.is === 'blocks any number'
        ? Number.POSITIVE_INFINITY
        : rule.is === 'blocks additional'
          ? sum + rule.count
          : sum,
    1,
  );

/** 702.111b and the like. */
function boundsOf(board: Board, attackers: readonly number[]): [Map<Id, number>, Map<Id, number>] {
  const [least, most] = [new Map<Id, number>(), new Map<Id, number>()];
  for (const place of attackers) {
    const { id } = at(board.state.battlefield, place);
    const { keywords, rules } = at(board.traits, place);
    let wanted = (keywords & MENACE) === 0 ? 1 : 2;
    for (const rule of rules) {
      if (rule.is === 'cannot be blocked but by so many') wanted = Math.max(wanted, rule.count);
      if (rule.is === 'cannot be blocked by more than')
        most.set(id, Math.min(most.get(id) ?? rule.count, rule.count));
    }
    if (wanted > 1) least.set(id, wanted);
  }
  return [least, most];
}

function wishesOf(board: Board, pairs: readonly Block[], attackers: readonly number[]): Plan['wishes'] {
  const { state } = board;
  const wishes: ((blocks: readonly Block[]) => boolean)[] = [];
  for (const place of attackers) {
    const { id } = at(state.battlefield, place);
    if (ruled(board, place, 'must be blocked'))
      wishes.push((blocks) => blocks.some(({ block }) => block === id));
    if (ruled(board, place, 'all must block'))
      for (const pair of pairs)
        if (pair.block === id)
          wishes.push((blocks) => blocks.some((one) => one.block === id && one.with === pair.with));
  }
  for (const blocker of new Set(pairs.map((pair) => pair.with)))
    if (ruled(board, placeOf(state, blocker), 'blocks if able'))
      wishes.push((blocks) => blocks.some((one) => one.with === blocker));
  return wishes;
}

/** Why a declaration cannot end like this; wishes aside. */
function whyNotLegal({ least, together }: Plan, blocks: readonly Block[]): Reason | undefined {
  for (const [attacker, wanted] of least) {
    const number = blocks.filter(({ block }) => block === attacker).length;
    if (number > 0 && number < wanted) return { why: 'menace', rule: '702.111b', facts: { wanted } };
  }
  const [first] = blocks;
  if (first !== undefined && together.has(first.with) && blocks.every((one) => one.with === first.with))
    return { why: 'cannot block alone', rule: '509.1b' };
  return undefined;
}

/** The pairs that may be added: later in the order, and not more than attacker and blocker bear. */
function addable({ pairs, most, width, priced, affords }: Plan, chosen: readonly Block[]): Block[] {
  const last = chosen.at(-1);
  const from =
    last === undefined
      ? 0
      : pairs.findIndex((pair) => pair.with === last.with && pair.block === last.block) + 1;
  return pairs
    .slice(from)
    .filter(
      (pair) =>
        chosen.filter((one) => one.with === pair.with).length < (width.get(pair.with) ?? 1) &&
        chosen.filter((one) => one.block === pair.block).length <
          (most.get(pair.block) ?? Number.POSITIVE_INFINITY) &&
        (!priced.has(pair.with) || affords(new Set([...chosen.map((one) => one.with), pair.with]))),
    );
}

const granted = ({ wishes }: Plan, blocks: readonly Block[]): number =>
  wishes.filter((wish) => wish(blocks)).length;

/** More declarations than anybody wants to think through: beyond it the best found counts. */
const PATIENCE = 5000;

/** The most wishes that a legal declaration from here can grant; -1: there is none. */
function best(plan: Plan, chosen: readonly Block[], patience: { left: number }): number {
  let most = whyNotLegal(plan, chosen) === undefined ? granted(plan, chosen) : -1;
  if (most === plan.wishes.length || patience.left-- <= 0) return most;
  for (const pair of addable(plan, chosen)) {
    most = Math.max(most, best(plan, [...chosen, pair], patience));
    if (most === plan.wishes.length || patience.left <= 0) return most;
  }
  return most;
}

const isPlain = ({ least, wishes, together }: Plan): boolean =>
  least.size === 0 && wishes.length === 0 && together.size === 0;

/** What may be added, and why it may not end here. */
function openBlocks(
  board: Board,
  seat: Seat,
  chosen: readonly Block[],
): { open: Block[]; done: Reason | undefined } {
  const plan = planOf(board, seat);
  const open = addable(plan, chosen);
  if (isPlain(plan)) return { open, done: undefined };
  // 509.1c: as many requirements as can be obeyed without breaking a restriction.
  const free = { ...plan, pairs: plan.pairs.filter((pair) => !plan.priced.has(pair.with)) };
  const most = best(free, [], { left: PATIENCE });
  const legal = whyNotLegal(plan, chosen);
  const done: Reason | undefined =
    legal ?? (granted(plan, chosen) < most ? { why: 'must block', rule: '509.1c' } : undefined);
  return {
    open: open.filter((pair) => best(plan, [...chosen, pair], { left: PATIENCE }) >= most),
    done,
  };
}

export const block: QuestionRule<Teferi, 'block'> = {
  ...declaring(openBlocks, declare),
  barred: (state, frame) => barredBlocks(boardOf(state), frame),
  why: (state, { seat, chosen }, choice) => whyNot(state, seat, chosen, choice),
};

function barredBlocks(board: Board, { seat }: FrameOf<Teferi, 'block'>): Block[] {
  const { state } = board;
  return (state.combat?.attackers ?? []).flatMap(({ id }) => {
    const place = placeOf(state, id);
    const attacker = named(state, id).name;
    return state.battlefield.flatMap((permanent, i): Block[] => {
      if (permanent.controller !== seat || !isCreature(board, i)) return [];
      if ((whyNotBlock(board, i, seat) ?? whyNotBlockThis(board, i, place)) === undefined) return [];
      return [{ block: id, attacker, with: permanent.id, name: nameOf(state, permanent.kind) }];
    });
  });
}
const isCreature = (board: Board, place: number): boolean => (at(board.traits, place).types & CREATURE) !== 0;

function whyNot(state: Table, seat: Seat, chosen: readonly Block[], choice: unknown): Reason {
  const board = boardOf(state);
  if (choice === 'done') return openBlocks(board, seat, chosen).done ?? { why: 'not offered' };
  const { block: attacker, with: blocker } = (choice ?? {}) as { block?: unknown; with?: unknown };
  const mine = state.battlefield.findIndex(({ id }) => id === blocker);
  const theirs = state.battlefield.findIndex(({ id }) => id === attacker);
  if (mine === -1 || theirs === -1) return { why: 'not offered' };
  return (
    whyNotBlock(board, mine, seat) ??
    whyNotBlockThis(board, mine, theirs) ??
    (canAffordBlocks(board, seat, new Set([...chosen.map((pair) => pair.with), blocker as Id]))
      ? { why: 'cannot block this', rule: '509.1b' }
      : { why: 'not enough mana', rule: '509.1d' })
  );
}

/** 509.1g to 509.1i */
function declare(dealer: TeferiDealer, seat: Seat, chosen: readonly Block[]): void {
  const { state } = dealer;
  const { combat } = state;
  const attackers = combat?.attackers ?? [];
  if (chosen.length === 0) dealer.tell({ did: 'no block', seat, rule: '509.1a' });
  const blocking = new Set(chosen.map((pair) => pair.with));
  payMana(dealer, seat, blockCosts(boardOf(state), blocking), -1, []); // 509.1f
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
  touch(state);
  tellBlocks(dealer, seat, chosen);
  if (state.settings.rulesVersion !== '2021') return;
  const lines = (who: Seat, ids: readonly Id[]): Frame[] =>
    ids
      .filter((id) => opposite(state, id).length > 1)
      .map((id) => ({ do: 'line up', seat: who, of: id, lined: [] }));
  dealer.next(
    ...lines(
      state.active,
      attackers.map(({ id }) => id),
    ),
    ...lines(seat, [...blocking]),
  );
}

/** Whom a creature in combat fights. */
const opposite = ({ combat }: Table, id: Id): readonly Id[] =>
  combat?.attackers.find((one) => one.id === id)?.blockers ??
  combat?.blocking.find((one) => one.id === id)?.attackers ??
  [];

/** 509.3 */
function tellBlocks({ state }: TeferiDealer, seat: Seat, chosen: readonly Block[]): void {
  // 509.3a: once for a blocker, however many it blocks; 509.3b: for each attacker, where the ability names it.
  if (isHeard(state, 'blocks')) {
    for (const it of new Set(chosen.map((pair) => pair.with)))
      fire(state, { on: 'blocks', it, other: 0, player: seat, amount: 1 });
    for (const pair of chosen)
      fire(state, { on: 'blocks', it: pair.with, other: pair.block, player: seat, amount: 1 });
  }
  for (const { id, blocked, blockers } of state.combat?.attackers ?? []) {
    const base = { it: id, player: state.active, amount: blockers.length };
    if (!blocked) {
      if (isHeard(state, 'is unblocked')) fire(state, { ...base, on: 'is unblocked', other: 0 });
      continue;
    }
    if (!isHeard(state, 'becomes blocked')) continue;
    fire(state, { ...base, on: 'becomes blocked', other: 0 });
    for (const blocker of blockers) fire(state, { ...base, on: 'becomes blocked', other: blocker });
  }
}

/** 509.2 and 509.3 of 2021: each player puts those whom one of their creatures fights in the order in which it damages them. */
export const lineUp: QuestionRule<Teferi, 'line up'> = {
  ask: (state, { of, lined }) => {
    const left = opposite(state, of).filter((id) => !lined.includes(id));
    // The last one is asked for by nobody.
    return left.length < 2 ? [] : left.map((id) => named(state, id));
  },
  answer: (dealer, frame, { id }) => dealer.next({ ...frame, lined: [...frame.lined, id] }),
  otherwise: (dealer, { of, lined }) => {
    const { combat } = dealer.state;
    const order = [...lined, ...opposite(dealer.state, of).filter((id) => !lined.includes(id))];
    for (const attacker of combat?.attackers ?? []) if (attacker.id === of) attacker.blockers = order;
    for (const blocker of combat?.blocking ?? []) if (blocker.id === of) blocker.attackers = order;
  },
};
