/** 107 and 608.2: numbers and conditions of abilities. */
import { at, type Seat } from '@ludoteca/kernel';
import {
  type Condition,
  COLOURS,
  type Filter,
  TURN_FACTS,
  type Value,
  type What,
  type Who,
} from '../abilities/index.ts';
import { type Board, type Scope } from './board.ts';
import { basicTypesIn } from './compiled.ts';
import { allMatching, countMatching, describes, manaValueOf, objectsOf, playersOf } from './matching.ts';
import { typesIn } from './masks.ts';
import { lastKnown, type Subject, subjectOf } from './subjects.ts';

const ofEach = (board: Board, what: What, scope: Scope, read: (subject: Subject) => number): number =>
  objectsOf(board, what, scope).reduce((sum, id) => {
    const subject = lastKnown(board, id);
    return subject === undefined ? sum : sum + read(subject);
  }, 0);

const ofPlayers = (board: Board, who: Who, scope: Scope, read: (seat: Seat) => number): number =>
  playersOf(board, who, scope).reduce((sum, seat) => sum + read(seat), 0);

const statOf = (board: Board, stat: 'power' | 'toughness' | 'manaValue', subject: Subject): number =>
  stat === 'manaValue' ? manaValueOf(board, subject) : subject[stat];

export function valueOf(board: Board, value: Value, scope: Scope): number {
  if (typeof value === 'number') return value;
  if (value === 'X') return scope.x;
  if (value === 'that much') return scope.amount;
  const { sides } = board.state;
  if ('count' in value) return countMatching(board, value.count, scope);
  if ('power' in value) return ofEach(board, value.power, scope, ({ power }) => power);
  if ('toughness' in value) return ofEach(board, value.toughness, scope, ({ toughness }) => toughness);
  if ('manaValue' in value)
    return ofEach(board, value.manaValue, scope, (subject) => manaValueOf(board, subject));
  if ('counters' in value)
    return ofEach(board, value.on, scope, ({ counters }) => counters[value.counters] ?? 0);
  if ('life' in value) return ofPlayers(board, value.life, scope, (seat) => at(sides, seat).life);
  if ('poison' in value) return ofPlayers(board, value.poison, scope, (seat) => at(sides, seat).poison);
  if ('hand' in value) return ofPlayers(board, value.hand, scope, (seat) => at(sides, seat).hand.length);
  if ('plus' in value) return value.plus.reduce<number>((sum, one) => sum + valueOf(board, one, scope), 0);
  if ('times' in value) return valueOf(board, value.times, scope) * value.by;
  if ('half' in value)
    return Math[value.round === 'up' ? 'ceil' : 'floor'](valueOf(board, value.half, scope) / 2);
  if ('thisTurn' in value) {
    const fact = TURN_FACTS.indexOf(value.thisTurn);
    return ofPlayers(board, value.who, scope, (seat) => at(sides, seat).facts[fact] ?? 0);
  }
  if ('when' in value)
    return valueOf(board, holds(board, value.when, scope) ? value.value : value.otherwise, scope);
  if ('among' in value) {
    const stat = 'greatest' in value ? value.greatest : value.total;
    const stats = allMatching(board, value.among, scope).map((id) => {
      const subject = subjectOf(board, id);
      return subject === undefined ? 0 : statOf(board, stat, subject);
    });
    return 'greatest' in value ? Math.max(0, ...stats) : stats.reduce((sum, one) => sum + one, 0);
  }
  if ('cardTypes' in value) return cardTypes(board, value.cardTypes, scope);
  if ('devotion' in value) return devotion(board, value.devotion, scope.controller);
  return domain(board, value.domain, scope);
}

function cardTypes(board: Board, among: Filter, scope: Scope): number {
  const types = allMatching(board, among, scope).map((id) => subjectOf(board, id)?.types ?? 0);
  return typesIn(types.reduce((all, one) => all | one, 0)).length;
}

/** 700.5 */
function devotion({ state, cards }: Board, colours: readonly (typeof COLOURS)[number][], seat: Seat): number {
  const wanted = colours.reduce((sum, colour) => sum | (1 << COLOURS.indexOf(colour)), 0);
  let count = 0;
  for (const { kind, controller } of state.battlefield) {
    const cost = at(cards, kind).cost;
    if (controller !== seat || cost === undefined) continue;
    for (const symbol of [...cost.symbols, ...cost.twobrid, ...cost.phyrexian])
      if ((symbol & wanted) !== 0) count++;
  }
  return count;
}

function domain(board: Board, who: Who, scope: Scope): number {
  const seats = playersOf(board, who, scope);
  const types = board.state.battlefield.flatMap(({ controller }, i) =>
    seats.includes(controller) ? basicTypesIn(at(board.traits, i).subtypes) : [],
  );
  return new Set(types).size;
}

export function holds(board: Board, condition: Condition, scope: Scope): boolean {
  if (condition === 'done') return scope.done;
  if (condition === 'kicked') return scope.kicked || (subjectOf(board, scope.source)?.kicked ?? false);
  if (condition === 'evoked')
    return board.state.battlefield.some(({ id, way }) => id === scope.source && way === 'evoke');
  if ('compare' in condition) {
    const value = valueOf(board, condition.compare, scope);
    return (
      (condition.min === undefined || value >= valueOf(board, condition.min, scope)) &&
      (condition.max === undefined || value <= valueOf(board, condition.max, scope))
    );
  }
  if ('matches' in condition)
    return objectsOf(board, condition.what, scope).some((id) => {
      const subject = lastKnown(board, id);
      return subject !== undefined && describes(board, subject, condition.matches, scope);
    });
  if ('turn' in condition) return playersOf(board, condition.turn, scope).includes(board.state.active);
  if ('all' in condition) return condition.all.every((one) => holds(board, one, scope));
  if ('either' in condition) return condition.either.some((one) => holds(board, one, scope));
  return !holds(board, condition.not, scope);
}
