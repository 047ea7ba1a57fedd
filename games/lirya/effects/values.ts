/** Evaluates values: numbers in card texts that depend on the state. */
import { at, type Seat } from '@ludoteca/kernel';
import type { Ref, ReadonlyState } from '../parts.ts';
import { rowAt } from '../pool/index.ts';
import { cardOf, isPublic } from '../rules/known-cards.ts';
import { isPlayer, findStackItem, findPieceOrDeparted, opponentOf, seatOfRef } from '../rules/lookup.ts';
import type { PlayerSide, ValueExpression } from '../card-definition/index.ts';
import { findMatching, matchesCard } from './filters.ts';
import { evaluators } from './evaluators.ts';
import type { EffectScope } from './scope.ts';
import { selectRefs } from './selectors.ts';

export const seatOfSide = (side: PlayerSide, scope: EffectScope): Seat =>
  side === 'you' ? scope.seat : opponentOf(scope.seat);

/** 13.3 */
const MAX_VALUE = 10_000;

export function evaluateValue(state: ReadonlyState, value: ValueExpression, scope: EffectScope): number {
  if (typeof value === 'number') return value;
  return Math.max(-MAX_VALUE, Math.min(MAX_VALUE, evaluateExpression(state, value, scope)));
}

function evaluateExpression(
  state: ReadonlyState,
  value: Exclude<ValueExpression, number>,
  scope: EffectScope,
): number {
  if (value === 'amount') return scope.amount;
  if (value === 'last') return scope.last;
  if ('count' in value) return findMatching(state, value.count, scope).length;
  if ('cards' in value) return countCards(state, value, scope);
  if ('stat' in value)
    return sumOver(selectRefs(state, value.of, scope), (ref) => readNumber(state, ref, value.stat, scope));
  if ('counters' in value)
    return sumOver(selectRefs(state, value.on, scope), (ref) => countCounters(state, ref, value.counters));
  if ('byLevel' in value)
    return at(value.byLevel, Math.max(1, findPieceOrDeparted(state, scope.source)?.level ?? 1) - 1);
  if ('sum' in value) return sumOver(value.sum, (part) => evaluateValue(state, part, scope));
  if ('product' in value)
    return value.product.reduce<number>((all, part) => all * evaluateValue(state, part, scope), 1);
  if ('least' in value) return Math.min(...value.least.map((part) => evaluateValue(state, part, scope)));
  return Math.max(...value.most.map((part) => evaluateValue(state, part, scope)));
}

function sumOver<V>(list: readonly V[], worth: (element: V) => number): number {
  let total = 0;
  for (const element of list) total += worth(element);
  return total;
}

/** 14.1: in hidden piles only publicly known cards count. */
function countCards(
  state: ReadonlyState,
  { cards, of, like }: Extract<ValueExpression, { readonly cards: unknown }>,
  scope: EffectScope,
): number {
  const player = at(state.players, seatOfSide(of, scope));
  const pile = player[cards];
  if (like === undefined) return pile.length;
  return pile.filter((card) =>
    cards === 'discard'
      ? matchesCard(state, like, rowAt(card), scope)
      : isPublic(card) && matchesCard(state, like, rowAt(cardOf(card)), scope),
  ).length;
}

function readNumber(
  state: ReadonlyState,
  ref: Ref,
  stat: Extract<ValueExpression, { readonly stat: unknown }>['stat'],
  { evaluation }: EffectScope,
): number {
  if (isPlayer(ref)) {
    const { life, energy } = at(state.players, seatOfRef(ref));
    return stat === 'energy' ? energy : life;
  }
  const piece = findPieceOrDeparted(state, ref);
  if (stat === 'cost') {
    const card = piece ?? findStackItem(state, ref);
    return card === undefined ? 0 : rowAt(card.card).card.cost;
  }
  if (piece === undefined) return 0;
  if (stat === 'level') return piece.level;
  if (stat === 'health') return Math.max(0, piece.health);
  return stat === 'attack' || stat === 'defence' ? evaluators.computeStat(state, piece, stat, evaluation) : 0;
}

export function countCounters(state: ReadonlyState, ref: Ref, name: string): number {
  const marks = isPlayer(ref)
    ? at(state.players, seatOfRef(ref)).marks
    : (findPieceOrDeparted(state, ref)?.marks ?? []);
  return sumOver(marks, ({ kind, word, amount }) => (kind === 'counters' && word === name ? amount : 0));
}
