/** 601.2f to 601.2h: paying, first what needs no choice, then what somebody must choose. */
import { type QuestionRule, at, type Seat } from '@ludoteca/kernel';
import type { Cost } from '../abilities/index.ts';
import { boardOf } from '../layers/index.ts';
import { subjectOf } from '../layers/subjects.ts';
import type { Table } from '../layers/board.ts';
import type { Frame, Named, Teferi } from '../parts.ts';
import type { Id, Item } from '../state.ts';
import { discard, mill, sacrifice, tap } from './cards.ts';
import {
  amountOf,
  discardable,
  keptFrom,
  leavesChoice,
  livesFor,
  payableWith,
  payTotal,
  totalOf,
  type Total,
} from './costs.ts';
import { loseLife, putCounters } from './life.ts';
import { itemOf, kindNamed, named, nameOf, sideOf, type TeferiDealer } from './table.ts';
import { fire, isHeard } from './triggering.ts';
import { BOTH, lay, takeLying } from './zones.ts';
import { leave } from './leaving.ts';

const spellOf = ({ what, kind }: Item): number => (what === 'spell' ? kind : -1);
const totalFor = (state: Table, item: Item, costs: readonly Cost[]): Total =>
  totalOf(boardOf(state), costs, item, spellOf(item));

/** Pays these costs, then goes on. It was seen before that they can be paid. */
export function payFor(
  dealer: TeferiDealer,
  seat: Seat,
  item: Item,
  costs: readonly Cost[],
  then: readonly Frame[],
): void {
  const { state } = dealer;
  const total = totalFor(state, item, costs);
  const lives = livesFor(state, seat, total, keptFrom(boardOf(state), total, item));
  const [least, most] = [at(lives, 0), at(lives, lives.length - 1)];
  if (least < most) return dealer.next({ do: 'phyrexian', seat, item: item.id, costs, least, most }, ...then);
  payAll(dealer, seat, item, costs, least);
  dealer.next(...tollFor(state, seat, item, costs, 0), ...then);
}

function payAll(dealer: TeferiDealer, seat: Seat, item: Item, costs: readonly Cost[], lives: number): void {
  payTotal(dealer, seat, totalFor(dealer.state, item, costs), lives, item);
  for (const cost of costs) if (!leavesChoice(cost)) payPlain(dealer, seat, cost, item);
}

/** The next cost that somebody must choose for. */
function tollFor(state: Table, seat: Seat, item: Item, costs: readonly Cost[], from: number): Frame[] {
  for (let i = from; i < costs.length; i++) {
    const cost = at(costs, i);
    if (!leavesChoice(cost)) continue;
    const missing =
      cost.pay === 'tap others' && cost.power !== undefined
        ? cost.power
        : amountOf(boardOf(state), cost, item);
    if (missing > 0) return [{ do: 'toll', seat, item: item.id, costs, at: i, missing }];
  }
  return [];
}

/** 107.4f */
export const phyrexian: QuestionRule<Teferi, 'phyrexian'> = {
  ask: (_, { least, most }) => Array.from({ length: most - least + 1 }, (__, i) => least + i),
  answer: (dealer, { seat, item: id, costs }, lives) => {
    const item = itemOf(dealer.state, id);
    payAll(dealer, seat, item, costs, lives);
    dealer.next(...tollFor(dealer.state, seat, item, costs, 0));
  },
  otherwise: () => undefined,
};

/** 118.3: which objects or cards pay. Paid as they are chosen. */
export const toll: QuestionRule<Teferi, 'toll'> = {
  ask: (state, { seat, item: id, costs, at: place }) => {
    const item = itemOf(state as Parameters<typeof itemOf>[0], id);
    const cost = at(costs, place);
    const board = boardOf(state);
    if (cost.pay === 'discard')
      return discardable(board, seat, cost, item).map((kind) => ({ discard: nameOf(state, kind) }));
    if (
      cost.pay !== 'sacrifice' &&
      cost.pay !== 'exile' &&
      cost.pay !== 'return' &&
      cost.pay !== 'tap others'
    )
      return [];
    return payableWith(board, seat, cost, item).map((one) => named(state, one));
  },
  answer: (dealer, frame, choice) => {
    const { state } = dealer;
    const { seat, item: id, costs, at: place, missing } = frame;
    const item = itemOf(state, id);
    const cost = at(costs, place);
    const worth = payWith(dealer, seat, item, cost, choice);
    const left = missing - worth;
    if (left > 0) return dealer.next({ ...frame, missing: left });
    dealer.next(...tollFor(state, seat, item, costs, place + 1));
  },
  otherwise: (dealer, { seat, item: id, costs, at: place }) =>
    dealer.next(...tollFor(dealer.state, seat, itemOf(dealer.state, id), costs, place + 1)),
};

/** Returns how much of what is missing it pays. */
function payWith(
  dealer: TeferiDealer,
  seat: Seat,
  item: Item,
  cost: Cost,
  choice: Named | { readonly discard: string },
): number {
  const { state } = dealer;
  if ('discard' in choice) {
    discard(dealer, seat, kindNamed(state, choice.discard));
    return 1;
  }
  const { id } = choice;
  item.made.push(id);
  item.paid.push(id);
  switch (cost.pay) {
    case 'sacrifice':
      sacrifice(dealer, [id]);
      return 1;
    case 'tap others': {
      const worth = cost.power === undefined ? 1 : Math.max(0, subjectOf(boardOf(state), id)?.power ?? 0);
      tap(dealer, [id], true);
      return worth;
    }
    default: {
      const to = cost.pay === 'exile' ? 'exile' : 'hand';
      if (leave(dealer, [id], to).length > 0) return 1;
      const taken = takeLying(state, id);
      if (taken === undefined) return 1;
      const now = lay(state, taken.lying.kind, taken.owner, to, BOTH);
      const card = nameOf(state, taken.lying.kind);
      dealer.tell({ did: 'move', seat: taken.owner, id, card, from: taken.from, to, now });
      return 1;
    }
  }
}

/** Pays one part of a cost that leaves nothing to choose. */
function payPlain(dealer: TeferiDealer, seat: Seat, cost: Cost, item: Item): void {
  const { state } = dealer;
  const board = boardOf(state);
  const { source } = item;
  switch (cost.pay) {
    case 'tap':
      return tap(dealer, [source], true);
    case 'untap':
      return tap(dealer, [source], false);
    case 'life': {
      const life = board.valueOf(cost.life, item);
      loseLife(dealer, seat, life);
      return;
    }
    case 'sacrifice':
      item.made = sacrifice(dealer, [source]);
      return;
    case 'exile':
    case 'return':
      return removeThis(dealer, source, cost.pay === 'exile' ? 'exile' : 'hand');
    case 'discard':
      return discardPlain(dealer, seat, cost, item);
    case 'remove counters':
      putCounters(dealer, source, cost.kind, -board.valueOf(cost.count, item));
      return;
    case 'put counters':
      putCounters(dealer, source, cost.kind, board.valueOf(cost.count, item));
      return;
    case 'loyalty':
      putCounters(dealer, source, 'loyalty', cost.loyalty === '-X' ? -item.x : cost.loyalty);
      return;
    case 'mill':
      item.made = mill(dealer, seat, board.valueOf(cost.count, item));
      return;
    case 'mana':
    case 'tap others':
      return;
  }
}

function removeThis(dealer: TeferiDealer, id: Id, to: 'exile' | 'hand'): void {
  const { state } = dealer;
  if (leave(dealer, [id], to).length > 0) return;
  const taken = takeLying(state, id);
  if (taken === undefined) return;
  const now = lay(state, taken.lying.kind, taken.owner, to, BOTH);
  const card = nameOf(state, taken.lying.kind);
  dealer.tell({ did: 'move', seat: taken.owner, id, card, from: taken.from, to, now });
}

function discardPlain(
  dealer: TeferiDealer,
  seat: Seat,
  cost: Extract<Cost, { pay: 'discard' }>,
  item: Item,
): void {
  const { state, dice } = dealer;
  const { hand } = sideOf(state, seat);
  if (cost.what === 'this') {
    const now = discard(dealer, seat, item.kind);
    if (isHeard(state, 'cycle')) fire(state, { on: 'cycle', it: now, other: 0, player: seat, amount: 0 });
    return;
  }
  const number = cost.what === 'hand' ? hand.length : amountOf(boardOf(state), cost, item);
  for (let i = 0; i < number && hand.length > 0; i++)
    discard(dealer, seat, cost.what === 'hand' ? at(hand, 0) : dice.pick(hand));
}
