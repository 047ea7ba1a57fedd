/** 119 and 122: life, poison, counters. */
import { at, type Seat } from '@ludoteca/kernel';
import { KEYWORDS } from '../abilities/index.ts';
import { type Scope, scopeOn, type Table } from '../layers/board.ts';
import { boardOf } from '../layers/index.ts';
import { permanentMatches } from '../layers/matching.ts';
import type { Frame } from '../parts.ts';
import type { Id, State } from '../state.ts';
import { choiceAmong, entangled, modified, type Modifier } from './replacing.ts';
import { alter, count, nameOf, newStamp, permanentOf, sideOf, type TeferiDealer, touch } from './table.ts';
import { fire, isHeard } from './triggering.ts';
import { placeOf } from '../layers/board.ts';

export const isFor = (whose: 'you' | 'opponent' | 'each', seat: Seat, { controller }: Scope): boolean =>
  whose === 'each' || (whose === 'you') === (seat === controller);

const cannotGain = (state: Table, seat: Seat): boolean =>
  boardOf(state).rules.some(
    ({ rule, scope }) => rule.says === 'cannot gain life' && isFor(rule.whose, seat, scope),
  );

/** 119.3. Returns how much was gained. */
export function gainLife(dealer: TeferiDealer, seat: Seat, amount: number): number {
  const { state } = dealer;
  const gained = amount > 0 ? moreLife(state, seat, amount) : 0;
  if (gained <= 0 || cannotGain(state, seat)) return 0;
  const side = sideOf(state, seat);
  side.life += gained;
  count(state, seat, 'life gained', gained);
  dealer.tell({ did: 'life', seat, change: gained, life: side.life, rule: '119.3' });
  if (isHeard(state, 'gain life'))
    fire(state, { on: 'gain life', it: 0, other: 0, player: seat, amount: gained });
  return gained;
}

const lifeModifiers = (state: State, seat: Seat): Modifier[] => {
  const { traits } = boardOf(state);
  return state.battlefield.flatMap(({ id, controller }, i) =>
    at(traits, i).abilities.replacements.flatMap((ability) =>
      ability.instead === 'more life' && controller === seat
        ? [{ from: id, times: ability.times ?? 1, plus: ability.plus ?? 0, less: 0 }]
        : [],
    ),
  );
};

function moreLife(state: State, seat: Seat, amount: number): number {
  const sum = modified(state, amount, lifeModifiers(state, seat));
  state.replacing = null;
  return sum;
}

/** 616.1 */
export const lifeChoices = (state: State, seat: Seat): Frame[] =>
  choiceAmong(state, seat, entangled(lifeModifiers(state, seat)));

export function loseLife(dealer: TeferiDealer, seat: Seat, amount: number): number {
  if (amount <= 0) return 0;
  const { state } = dealer;
  const side = sideOf(state, seat);
  side.life -= amount;
  count(state, seat, 'life lost', amount);
  dealer.tell({ did: 'life', seat, change: -amount, life: side.life, rule: '119.3' });
  if (isHeard(state, 'lose life')) fire(state, { on: 'lose life', it: 0, other: 0, player: seat, amount });
  return amount;
}

export function poison(dealer: TeferiDealer, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  sideOf(dealer.state, seat).poison += amount;
  touch(dealer.state);
  dealer.tell({ did: 'poison', seat, change: amount, rule: '122.1' });
}

const isKeyword = (kind: string): boolean => KEYWORDS.some((word) => word === kind);

/** 122.6. Less than none are taken away. Returns how many. */
export function putCounters(dealer: TeferiDealer, id: Id, kind: string, amount: number): number {
  const { state } = dealer;
  const permanent = permanentOf(state, id);
  if (permanent === undefined || amount === 0) return 0;
  const place = placeOf(state, id);
  const { rules } = at(boardOf(state).traits, place);
  if (amount > 0 && rules.some(({ is }) => is === 'cannot have counters')) return 0;
  const change =
    amount > 0
      ? moreCounters(state, place, kind, amount)
      : Math.max(amount, -(permanent.counters[kind] ?? 0));
  if (change === 0) return 0;
  const held = (permanent.counters[kind] ?? 0) + change;
  if (held === 0) delete permanent.counters[kind];
  else permanent.counters[kind] = held;
  if (change > 0 && isKeyword(kind)) permanent.marks = { ...permanent.marks, [kind]: newStamp(state) };
  alter(state);
  dealer.tell({ did: 'counters', id, card: nameOf(state, permanent.kind), kind, change, rule: '122.6' });
  if (change > 0 && isHeard(state, 'counters'))
    fire(state, {
      on: 'counters',
      it: id,
      other: 0,
      player: permanent.controller,
      amount: change,
      counter: kind,
    });
  return Math.abs(change);
}

function counterModifiers(state: State, place: number, kind: string): Modifier[] {
  const board = boardOf(state);
  return state.battlefield.flatMap((holder, i) =>
    at(board.traits, i).abilities.replacements.flatMap((ability) =>
      ability.instead === 'more counters' &&
      ability.counter === kind &&
      permanentMatches(board, place, ability.what, scopeOn(holder))
        ? [{ from: holder.id, times: ability.times ?? 1, plus: ability.plus ?? 0, less: 0 }]
        : [],
    ),
  );
}

function moreCounters(state: State, place: number, kind: string, amount: number): number {
  const sum = modified(state, amount, counterModifiers(state, place, kind));
  state.replacing = null;
  return sum;
}

/** 616.1 */
export function counterChoices(state: State, id: Id, kind: string): Frame[] {
  const place = placeOf(state, id);
  if (place === -1) return [];
  const { controller } = at(state.battlefield, place);
  return choiceAmong(state, controller, entangled(counterModifiers(state, place, kind)));
}
