/** How much is meant. */
import { at, type Seat } from '@ludoteca/kernel';
import type { Ref } from '../parts.ts';
import { rowAt } from '../pool/index.ts';
import { cardOf, isOpen, isPlayer, itemOf, onceOf, other, seatOfRef, type Table } from '../rules/table.ts';
import type { Side, Value } from '../vocabulary/index.ts';
import { allLike, matchesPile } from './filters.ts';
import { reckon } from './reckoning.ts';
import type { Scope } from './scope.ts';
import { whoOf } from './who.ts';

export const seatOfSide = (side: Side, scope: Scope): Seat =>
  side === 'you' ? scope.seat : other(scope.seat);

/** 13.3: no number is greater, however cards reckon. */
const GREATEST = 10_000;

export function valueOf(state: Table, value: Value, scope: Scope): number {
  if (typeof value === 'number') return value;
  return Math.max(-GREATEST, Math.min(GREATEST, reckoned(state, value, scope)));
}

function reckoned(state: Table, value: Exclude<Value, number>, scope: Scope): number {
  if (value === 'amount') return scope.amount;
  if (value === 'last') return scope.last;
  if ('count' in value) return allLike(state, value.count, scope).length;
  if ('cards' in value) return cardsIn(state, value, scope);
  if ('stat' in value) return sum(whoOf(state, value.of, scope), (ref) => numberOf(state, ref, value.stat));
  if ('counters' in value)
    return sum(whoOf(state, value.on, scope), (ref) => countersOn(state, ref, value.counters));
  if ('byLevel' in value) return at(value.byLevel, Math.max(1, onceOf(state, scope.source)?.level ?? 1) - 1);
  if ('sum' in value) return sum(value.sum, (part) => valueOf(state, part, scope));
  if ('product' in value)
    return value.product.reduce<number>((all, part) => all * valueOf(state, part, scope), 1);
  if ('least' in value) return Math.min(...value.least.map((part) => valueOf(state, part, scope)));
  return Math.max(...value.most.map((part) => valueOf(state, part, scope)));
}

function sum<V>(list: readonly V[], worth: (element: V) => number): number {
  let total = 0;
  for (const element of list) total += worth(element);
  return total;
}

/** 14.1: of hidden piles is counted what everybody knows to lie there, whoever asks. */
function cardsIn(
  state: Table,
  { cards, of, like }: Extract<Value, { readonly cards: unknown }>,
  scope: Scope,
): number {
  const player = at(state.players, seatOfSide(of, scope));
  const pile = player[cards];
  if (like === undefined) return pile.length;
  return pile.filter((card) =>
    cards === 'discard'
      ? matchesPile(state, like, rowAt(card), scope)
      : isOpen(card) && matchesPile(state, like, rowAt(cardOf(card)), scope),
  ).length;
}

function numberOf(
  state: Table,
  ref: Ref,
  stat: 'attack' | 'defence' | 'health' | 'cost' | 'level' | 'life' | 'energy',
): number {
  if (isPlayer(ref)) {
    const { life, energy } = at(state.players, seatOfRef(ref));
    return stat === 'energy' ? energy : life;
  }
  const piece = onceOf(state, ref);
  if (stat === 'cost') {
    const card = piece ?? itemOf(state, ref);
    return card === undefined ? 0 : rowAt(card.card).card.cost;
  }
  if (piece === undefined) return 0;
  if (stat === 'level') return piece.level;
  if (stat === 'health') return Math.max(0, piece.health);
  return stat === 'attack' || stat === 'defence' ? reckon.stat(state, piece, stat) : 0;
}

export function countersOn(state: Table, ref: Ref, name: string): number {
  const marks = isPlayer(ref) ? at(state.players, seatOfRef(ref)).marks : (onceOf(state, ref)?.marks ?? []);
  return sum(marks, ({ kind, word, amount }) => (kind === 'counters' && word === name ? amount : 0));
}
