/** Life, poison and counters (CR 119 and 122). */
import { at, type Seat } from '@ludoteca/kernel';
import { PLAIN_KEYWORDS } from '../abilities/index.ts';
import {
  type AbilityScope,
  scopeOfPermanent,
  type ReadonlyTeferiState,
  hasObjectRule,
} from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { permanentMatches } from '../layers/filters.ts';
import { clampAmount } from '../limits.ts';
import type { Frame } from '../parts.ts';
import type { ObjectId, State } from '../state.ts';
import {
  replacementChoice,
  conflictingSources,
  applyModifiers,
  type AmountModifier,
} from './replacement-order.ts';
import {
  markCharacteristicsChanged,
  countFact,
  nameOf,
  newTimestamp,
  findPermanent,
  sideOf,
  type TeferiDealer,
  markChanged,
} from './state-access.ts';
import { fireTriggers, hasTriggerFor } from './fire-triggers.ts';
import { battlefieldIndex } from '../layers/board-state.ts';

export const includesSeat = (
  whose: 'you' | 'opponent' | 'each',
  seat: Seat,
  { controller }: AbilityScope,
): boolean => whose === 'each' || (whose === 'you') === (seat === controller);

const cannotGainLife = (state: ReadonlyTeferiState, seat: Seat): boolean =>
  deriveBoard(state).gameRules.some(
    ({ rule, scope }) => rule.says === 'cannot gain life' && includesSeat(rule.whose, seat, scope),
  );

/** 119.3. Returns the amount gained. */
export function gainLife(dealer: TeferiDealer, seat: Seat, amount: number): number {
  const { state } = dealer;
  const gained = amount > 0 ? modifiedLifeGain(state, seat, amount) : 0;
  if (gained <= 0 || cannotGainLife(state, seat)) return 0;
  const side = sideOf(state, seat);
  side.life = clampAmount(side.life + gained);
  countFact(state, seat, 'life gained', gained);
  dealer.tell({ did: 'life', seat, change: gained, life: side.life, rule: '119.3' });
  fireTriggers(state, { on: 'gain life', player: seat, amount: gained });
  return gained;
}

const lifeModifiers = (state: State, seat: Seat): AmountModifier[] => {
  const { characteristics } = deriveBoard(state);
  return state.battlefield.flatMap(({ id, controller }, i) =>
    at(characteristics, i).abilities.replacements.flatMap((ability) =>
      ability.instead === 'more life' && controller === seat
        ? [{ from: id, times: ability.times ?? 1, plus: ability.plus ?? 0, less: 0 }]
        : [],
    ),
  );
};

function modifiedLifeGain(state: State, seat: Seat, amount: number): number {
  const sum = applyModifiers(state, amount, lifeModifiers(state, seat));
  state.replacing = null;
  return sum;
}

/** 616.1 */
export const lifeReplacementChoices = (state: State, seat: Seat): Frame[] =>
  replacementChoice(state, seat, conflictingSources(lifeModifiers(state, seat)));

export function loseLife(dealer: TeferiDealer, seat: Seat, amount: number): number {
  if (amount <= 0) return 0;
  const { state } = dealer;
  const side = sideOf(state, seat);
  side.life = clampAmount(side.life - amount);
  countFact(state, seat, 'life lost', amount);
  dealer.tell({ did: 'life', seat, change: -amount, life: side.life, rule: '119.3' });
  fireTriggers(state, { on: 'lose life', player: seat, amount });
  return amount;
}

export function addPoison(dealer: TeferiDealer, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  const side = sideOf(dealer.state, seat);
  side.poison = clampAmount(side.poison + amount);
  markChanged(dealer.state);
  dealer.tell({ did: 'poison', seat, change: amount, rule: '122.1' });
}

/** 107.14. A negative amount is paid. */
export function addEnergy(dealer: TeferiDealer, seat: Seat, amount: number): void {
  if (amount === 0) return;
  const side = sideOf(dealer.state, seat);
  side.energy = (side.energy ?? 0) + amount;
  markChanged(dealer.state);
  dealer.tell({ did: 'energy', seat, change: amount, rule: '107.14' });
}

const isKeywordCounter = (kind: string): boolean =>
  PLAIN_KEYWORDS.some((keywordAbility) => keywordAbility === kind);

/** 122.6. A negative amount removes counters. Returns the number put or removed. */
export function putCounters(dealer: TeferiDealer, id: ObjectId, kind: string, amount: number): number {
  const { state } = dealer;
  const permanent = findPermanent(state, id);
  if (permanent === undefined || amount === 0) return 0;
  const place = battlefieldIndex(state, id);
  if (amount > 0 && hasObjectRule(deriveBoard(state), place, 'cannot have counters')) return 0;
  const change =
    amount > 0
      ? modifiedCounters(state, place, kind, amount)
      : Math.max(amount, -(permanent.counters[kind] ?? 0));
  if (change === 0) return 0;
  const held = clampAmount((permanent.counters[kind] ?? 0) + change);
  const { [kind]: _, ...others } = permanent.counters;
  permanent.counters = held === 0 ? others : { ...permanent.counters, [kind]: held };
  if (change > 0 && isKeywordCounter(kind))
    permanent.marks = { ...permanent.marks, [kind]: newTimestamp(state) };
  markCharacteristicsChanged(state);
  dealer.tell({ did: 'counters', id, card: nameOf(state, permanent.kind), kind, change, rule: '122.6' });
  if (change > 0 && hasTriggerFor(state, 'counters'))
    fireTriggers(state, {
      on: 'counters',
      it: id,
      player: permanent.controller,
      amount: change,
      counter: kind,
    });
  return Math.abs(change);
}

function counterModifiers(state: State, place: number, kind: string): AmountModifier[] {
  const board = deriveBoard(state);
  return state.battlefield.flatMap((permanent, i) =>
    at(board.characteristics, i).abilities.replacements.flatMap((ability) =>
      ability.instead === 'more counters' &&
      ability.counter === kind &&
      permanentMatches(board, place, ability.what, scopeOfPermanent(permanent))
        ? [{ from: permanent.id, times: ability.times ?? 1, plus: ability.plus ?? 0, less: 0 }]
        : [],
    ),
  );
}

function modifiedCounters(state: State, place: number, kind: string, amount: number): number {
  const sum = applyModifiers(state, amount, counterModifiers(state, place, kind));
  state.replacing = null;
  return sum;
}

/** 616.1 */
export function counterReplacementChoices(state: State, id: ObjectId, kind: string): Frame[] {
  const place = battlefieldIndex(state, id);
  if (place === -1) return [];
  const { controller } = at(state.battlefield, place);
  return replacementChoice(state, controller, conflictingSources(counterModifiers(state, place, kind)));
}
