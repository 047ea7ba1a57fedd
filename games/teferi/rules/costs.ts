/** 118 and 601.2f: what a spell or ability costs in all, whether it can be paid, and what is paid without a choice. */
import { at, type Reason, type Seat } from '@ludoteca/kernel';
import type { Cost, Filter } from '../abilities/index.ts';
import { type Board, type Scope, type Table } from '../layers/board.ts';
import { boardOf } from '../layers/index.ts';
import { ANY_MANA, readCost } from '../layers/mana-cost.ts';
import { bitsOf } from '../layers/masks.ts';
import { allMatching, describes, permanentMatches } from '../layers/matching.ts';
import { cardSubject, IN_GRAVEYARD, IN_HAND, IN_STACK, subjectOf } from '../layers/subjects.ts';
import type { Payment } from '../sight.ts';
import type { Id, Kind } from '../state.ts';
import { isFor, loseLife } from './life.ts';
import { foreseenMana, payMana } from './mana.ts';
import { canPayMana } from './mana-supply.ts';
import { isSick } from './sickness.ts';
import { type TeferiDealer } from './table.ts';

/** What is to be paid, in one heap. */
export interface Total {
  /** Symbols, each a set of types. */
  readonly demand: readonly number[];
  readonly twobrid: readonly number[];
  readonly phyrexian: readonly number[];
  readonly others: readonly Cost[];
  /** Life that is to be paid in any case. */
  readonly life: number;
  /** -1: not for a spell. */
  readonly spell: Kind;
}

/** 601.2f. Reductions take generic mana only, and never more than there is (118.7c). */
export function totalOf(board: Board, costs: readonly Cost[], scope: Scope, spell: Kind): Total {
  let generic = 0;
  const [symbols, twobrid, phyrexian, others]: [number[], number[], number[], Cost[]] = [[], [], [], []];
  for (const cost of costs) {
    if (cost.pay !== 'mana') {
      others.push(cost);
      continue;
    }
    const read = readCost(cost.mana);
    if (read === undefined) continue;
    generic += read.generic + read.xs * scope.x;
    symbols.push(...read.symbols);
    twobrid.push(...read.twobrid);
    phyrexian.push(...read.phyrexian);
  }
  if (spell !== -1) generic += changesOf(board, scope, spell);
  const demand = [...symbols, ...Array.from({ length: Math.max(0, generic) }, () => ANY_MANA)];
  const life = others.reduce(
    (sum, cost) => (cost.pay === 'life' ? sum + board.valueOf(cost.life, scope) : sum),
    0,
  );
  return { demand, twobrid, phyrexian, others, life, spell };
}

/** How much more generic mana a spell costs its caster; less where negative. */
function changesOf(board: Board, scope: Scope, spell: Kind): number {
  const { controller } = scope;
  const { abilities } = at(board.cards, spell).traits;
  if (board.rules.length === 0 && abilities.gameRules.length === 0 && abilities.words.length === 0) return 0;
  let sum = 0;
  const subject =
    board.rules.length === 0 ? undefined : cardSubject(board, spell, controller, IN_STACK, scope.source);
  for (const { rule, scope: from } of board.rules)
    if (rule.says === 'cost' && rule.what !== 'this' && isFor(rule.whose, controller, from))
      if (subject !== undefined && describes(board, subject, rule.what, from))
        sum += board.valueOf(rule.generic, from);
  for (const { rule } of abilities.gameRules)
    if (rule.says === 'cost' && rule.what === 'this') sum += board.valueOf(rule.generic, scope);
  for (const word of abilities.words)
    if (word.keyword === 'affinity') sum -= allMatching(board, word.what, scope).length; // 702.41
  return sum;
}

/** The ways to pay symbols that leave a choice: how many Phyrexian ones with life, {2/W} with its colour where it can be. */
function demandWith({ demand, twobrid, phyrexian }: Total, lives: number, twos: number): number[] {
  return [
    ...demand,
    ...twobrid.slice(twos),
    ...Array.from({ length: 2 * twos }, () => ANY_MANA),
    ...phyrexian.slice(lives),
  ];
}

/** How many {2/W} must be paid with two mana, at least; undefined: it cannot be paid. */
function twosFor(
  state: Table,
  seat: Seat,
  total: Total,
  lives: number,
  without: readonly Id[],
): number | undefined {
  for (let twos = 0; twos <= total.twobrid.length; twos++)
    if (canPayMana(state, seat, demandWith(total, lives, twos), total.spell, without)) return twos;
  return undefined;
}

/** The numbers of Phyrexian symbols that can be paid with life (107.4f), least first; none: it cannot be paid. */
export function livesFor(state: Table, seat: Seat, total: Total, without: readonly Id[]): number[] {
  const { life } = at(state.sides, seat);
  const found: number[] = [];
  for (
    let lives = 0;
    lives <= total.phyrexian.length && (lives === 0 || total.life + 2 * lives <= life);
    lives++
  )
    if (twosFor(state, seat, total, lives, without) !== undefined) found.push(lives);
  return found;
}

/** Permanents that other parts of a cost need untapped or gone: automatic payment leaves them alone. */
export function keptFrom(board: Board, { others }: Total, scope: Scope): Id[] {
  return others.flatMap((cost) => {
    if (cost.pay === 'tap' || cost.pay === 'untap') return [scope.source];
    if ((cost.pay === 'sacrifice' || cost.pay === 'return' || cost.pay === 'exile') && cost.what === 'this')
      return [scope.source];
    return cost.pay === 'tap others' ? allMatching(board, cost.what, scope) : [];
  });
}

/** Why a cost cannot be paid; undefined: it can. */
export function whyUnpayable(state: Table, seat: Seat, total: Total, scope: Scope): Reason | undefined {
  const board = boardOf(state);
  for (const cost of total.others) {
    const reason = whyNotThis(board, seat, cost, scope);
    if (reason !== undefined) return reason;
  }
  if (total.life > Math.max(0, at(state.sides, seat).life)) return { why: 'not enough life', rule: '119.4' };
  if (isShort(board, seat, total.others, scope)) return { why: 'nothing to pay with', rule: '118.3' };
  return livesFor(state, seat, total, keptFrom(board, total, scope)).length > 0
    ? undefined
    : { why: 'not enough mana', rule: '601.2h' };
}

function whyNotThis(board: Board, seat: Seat, cost: Cost, scope: Scope): Reason | undefined {
  const { state } = board;
  const side = at(state.sides, seat);
  const place = state.battlefield.findIndex(({ id }) => id === scope.source);
  const own = state.battlefield[place];
  switch (cost.pay) {
    case 'mana':
    case 'life':
      return undefined;
    case 'tap':
    case 'untap':
      if (own === undefined || own.tapped === (cost.pay === 'tap'))
        return { why: 'already tapped', rule: '118.3' };
      return isSick(board, place) ? { why: 'summoning sick', rule: '602.5a' } : undefined;
    case 'discard':
      if (cost.what === 'this') return undefined;
      if (cost.what === 'hand') return undefined;
      return fitForDiscard(board, seat, cost.what, scope) >= amountOf(board, cost, scope)
        ? undefined
        : { why: 'nothing to pay with', rule: '118.3' };
    case 'remove counters': {
      const wanted = board.valueOf(cost.count, scope);
      const held = own?.counters[cost.kind] ?? 0;
      return held >= wanted ? undefined : { why: 'not enough counters', rule: '118.3' };
    }
    case 'loyalty': {
      const loyalty = own?.counters['loyalty'] ?? 0;
      const wanted = cost.loyalty === '-X' ? scope.x : -cost.loyalty;
      return loyalty >= wanted ? undefined : { why: 'not enough counters', rule: '606.6' };
    }
    case 'put counters':
      return own === undefined ? { why: 'nothing to pay with', rule: '118.3' } : undefined;
    case 'mill':
      return side.library.length >= board.valueOf(cost.count, scope)
        ? undefined
        : { why: 'nothing to pay with', rule: '118.3' };
    default:
      return payableWith(board, seat, cost, scope).length > 0 && enough(board, seat, cost, scope)
        ? undefined
        : { why: 'nothing to pay with', rule: '118.3' };
  }
}

/** Whether some of these costs together ask for more objects than there are: what is gone pays once. */
function isShort(board: Board, seat: Seat, costs: readonly Cost[], scope: Scope): boolean {
  const leaving = costs.filter(
    (cost): cost is ObjectCost => cost.pay === 'sacrifice' || cost.pay === 'exile' || cost.pay === 'return',
  );
  if (leaving.length < 2) return false;
  for (let group = 1; group < 1 << leaving.length; group++) {
    const asked = leaving.filter((_, i) => (group & (1 << i)) !== 0);
    const wanted = asked.reduce((sum, cost) => sum + amountOf(board, cost, scope), 0);
    const there = new Set(asked.flatMap((cost) => payableWith(board, seat, cost, scope)));
    if (wanted > there.size) return true;
  }
  return false;
}

/** How many cards can be discarded for it. What is cast or used from the hand itself (no object yet) is not among them. */
function fitForDiscard(board: Board, seat: Seat, what: Filter, scope: Scope): number {
  const { hand } = at(board.state.sides, seat);
  const own = scope.source === 0 ? hand.indexOf(scope.kind) : -1;
  return hand.filter(
    (kind, i) => i !== own && describes(board, cardSubject(board, kind, seat, IN_HAND, 0), what, scope),
  ).length;
}

type ObjectCost = Extract<Cost, { pay: 'sacrifice' | 'exile' | 'return' | 'tap others' }>;

function enough(board: Board, seat: Seat, cost: ObjectCost, scope: Scope): boolean {
  const ids = payableWith(board, seat, cost, scope);
  if (cost.pay === 'tap others' && cost.power !== undefined)
    return ids.reduce((sum, id) => sum + Math.max(0, subjectOf(board, id)?.power ?? 0), 0) >= cost.power;
  return ids.length >= amountOf(board, cost, scope);
}

export const amountOf = (board: Board, cost: Cost, scope: Scope): number =>
  'count' in cost && cost.count !== undefined ? board.valueOf(cost.count, scope) : 1;

/** The objects that can pay such a cost. */
export function payableWith(board: Board, seat: Seat, cost: ObjectCost, scope: Scope): Id[] {
  const { state } = board;
  if (!('what' in cost)) return [];
  if (cost.what === 'this') {
    const subject = subjectOf(board, scope.source);
    return subject === undefined ? [] : [scope.source];
  }
  const filter: Filter = cost.what;
  const { zones } = bitsOf(filter);
  if ((zones & IN_GRAVEYARD) !== 0)
    return allMatching(board, filter, scope).filter((id) =>
      at(state.sides, seat).graveyard.some((card) => card.id === id && card.id !== scope.source),
    );
  const ids: Id[] = [];
  for (let i = 0; i < state.battlefield.length; i++) {
    const { id, controller, tapped } = at(state.battlefield, i);
    if (controller !== seat || (cost.pay === 'tap others' && tapped)) continue;
    if (cost.pay === 'sacrifice' && at(board.traits, i).rules.some(({ is }) => is === 'cannot be sacrificed'))
      continue;
    if (permanentMatches(board, i, filter, scope)) ids.push(id);
  }
  return ids;
}

/** Whether somebody has to choose what pays it. */
export const leavesChoice = (cost: Cost): boolean =>
  (cost.pay === 'sacrifice' || cost.pay === 'exile' || cost.pay === 'return' || cost.pay === 'tap others'
    ? cost.what !== 'this'
    : false) ||
  (cost.pay === 'discard' && typeof cost.what === 'object' && cost.random !== true);

/** The mana part, in the way that the payer has chosen. */
export function payTotal(dealer: TeferiDealer, seat: Seat, total: Total, lives: number, scope: Scope): void {
  const { state } = dealer;
  const without = keptFrom(boardOf(state), total, scope);
  const twos = twosFor(state, seat, total, lives, without) ?? 0;
  payMana(dealer, seat, demandWith(total, lives, twos), total.spell, without);
  if (lives > 0) loseLife(dealer, seat, 2 * lives);
}

/** What would pay the mana part, with as little life as can be; undefined: it cannot be paid. */
export function foreseen(state: Table, seat: Seat, total: Total, scope: Scope): Payment | undefined {
  const without = keptFrom(boardOf(state), total, scope);
  const [lives] = livesFor(state, seat, total, without);
  if (lives === undefined) return undefined;
  const twos = twosFor(state, seat, total, lives, without) ?? 0;
  return {
    ...foreseenMana(state, seat, demandWith(total, lives, twos), total.spell, without),
    life: 2 * lives,
  };
}

/** Cards in a hand that can pay a discard. */
export const discardable = (board: Board, seat: Seat, cost: Cost, scope: Scope): Kind[] =>
  cost.pay === 'discard' && typeof cost.what === 'object'
    ? [...new Set(at(board.state.sides, seat).hand)].filter((kind) =>
        describes(board, cardSubject(board, kind, seat, IN_HAND, 0), cost.what as Filter, scope),
      )
    : [];
