/** Evaluates amounts and conditions of abilities (CR 107 and 608.2). */
import { at, type Seat } from '@ludoteca/kernel';
import {
  type Condition,
  COLOURS,
  type ObjectFilter,
  TURN_FACTS,
  type Amount,
  type ObjectReference,
  type PlayerReference,
  type GameZone,
} from '../abilities/index.ts';
import { clampAmount } from '../limits.ts';
import type { ObjectId } from '../state.ts';
import { type BoardState, type AbilityScope, isPlayer } from './board-state.ts';
import { basicLandTypesIn } from './compiled-cards.ts';
import { findMatching, countMatching, matchesFilter, resolveObjects, resolvePlayers } from './filters.ts';
import { manaValueOf } from './object-qualities.ts';
import { examine } from './examination-limit.ts';
import { typesIn } from './bit-masks.ts';
import { hasSubtype } from './subtypes.ts';
import {
  IN_LIBRARY,
  lastKnownObject,
  type ObjectSnapshot,
  snapshotCard,
  snapshotObject,
} from './object-snapshots.ts';

const sumOverObjects = (
  board: BoardState,
  what: ObjectReference,
  scope: AbilityScope,
  read: (object: ObjectSnapshot) => number,
): number =>
  resolveObjects(board, what, scope).reduce((sum, id) => {
    const object = lastKnownObject(board, id);
    return object === undefined ? sum : sum + read(object);
  }, 0);

const sumOverPlayers = (
  board: BoardState,
  who: PlayerReference,
  scope: AbilityScope,
  read: (seat: Seat) => number,
): number => resolvePlayers(board, who, scope).reduce((sum, seat) => sum + read(seat), 0);

const readStat = (
  board: BoardState,
  stat: 'power' | 'toughness' | 'manaValue',
  object: ObjectSnapshot,
): number => (stat === 'manaValue' ? manaValueOf(board, object) : object[stat]);

export const evaluateAmount = (board: BoardState, value: Amount, scope: AbilityScope): number =>
  typeof value === 'number' ? value : clampAmount(evaluateExpression(board, value, scope));

function evaluateExpression(board: BoardState, value: Exclude<Amount, number>, scope: AbilityScope): number {
  if (!examine(1)) return 0;
  if (value === 'X') return scope.x;
  if (value === 'that much') return scope.amount;
  if (value === 'that many') return scope.made.length;
  const { sides } = board.state;
  if ('count' in value) return countMatching(board, value.count, scope);
  if ('power' in value) return sumOverObjects(board, value.power, scope, ({ power }) => power);
  if ('toughness' in value)
    return sumOverObjects(board, value.toughness, scope, ({ toughness }) => toughness);
  if ('manaValue' in value)
    return sumOverObjects(board, value.manaValue, scope, (object) => manaValueOf(board, object));
  if ('counters' in value)
    return sumOverObjects(board, value.on, scope, ({ counters }) => counters[value.counters] ?? 0);
  if ('life' in value) return sumOverPlayers(board, value.life, scope, (seat) => at(sides, seat).life);
  if ('poison' in value) return sumOverPlayers(board, value.poison, scope, (seat) => at(sides, seat).poison);
  if ('energy' in value)
    return sumOverPlayers(board, value.energy, scope, (seat) => at(sides, seat).energy ?? 0);
  if ('hand' in value) return sumOverPlayers(board, value.hand, scope, (seat) => at(sides, seat).hand.length);
  if ('evenly' in value) {
    const among = scope.targets[scope.base + value.among]?.length ?? 0;
    return among === 0 ? 0 : Math.floor(evaluateAmount(board, value.evenly, scope) / among);
  }
  if ('beyondFirst' in value) {
    const chosen = value.beyondFirst === 'targets' ? scope.targets.flat() : (scope.modes ?? []);
    return Math.max(0, chosen.length - 1);
  }
  if ('library' in value)
    return sumOverPlayers(board, value.library, scope, (seat) => at(sides, seat).library.length);
  if ('plus' in value)
    return value.plus.reduce<number>((sum, one) => sum + evaluateAmount(board, one, scope), 0);
  if ('times' in value) return evaluateAmount(board, value.times, scope) * value.by;
  if ('half' in value)
    return Math[value.round === 'up' ? 'ceil' : 'floor'](evaluateAmount(board, value.half, scope) / 2);
  if ('thisTurn' in value) {
    const fact = TURN_FACTS.indexOf(value.thisTurn);
    return sumOverPlayers(board, value.who, scope, (seat) => at(sides, seat).facts[fact] ?? 0);
  }
  if ('when' in value)
    return evaluateAmount(board, holds(board, value.when, scope) ? value.value : value.otherwise, scope);
  if ('among' in value) {
    const stat = 'greatest' in value ? value.greatest : value.total;
    const stats = findMatching(board, value.among, scope).map((id) => {
      const object = snapshotObject(board, id);
      return object === undefined ? 0 : readStat(board, stat, object);
    });
    return 'greatest' in value ? Math.max(0, ...stats) : stats.reduce((sum, one) => sum + one, 0);
  }
  if ('players' in value) return resolvePlayers(board, value.players, scope).length;
  if ('spent' in value) return countSpentMana(board, value.spent, scope);
  if ('spellsLastTurn' in value) return board.state.spellsLastTurn ?? 0;
  if ('party' in value) return countParty(board, resolvePlayers(board, value.party, scope));
  if ('names' in value) {
    const kinds = findMatching(board, value.names, scope).map((id) => snapshotObject(board, id)?.kind ?? -1);
    return new Set(kinds.filter((kind) => kind !== -1).map((kind) => at(board.cards, kind).card.name)).size;
  }
  if ('cardTypes' in value) return countCardTypes(board, value.cardTypes, scope);
  if ('devotion' in value) return countDevotion(board, value.devotion, scope.controller);
  return countDomain(board, value.domain, scope);
}

function countCardTypes(board: BoardState, among: ObjectFilter, scope: AbilityScope): number {
  const types = findMatching(board, among, scope).map((id) => snapshotObject(board, id)?.types ?? 0);
  return typesIn(types.reduce((all, one) => all | one, 0)).length;
}

/** The mana spent to cast the source, which is a spell or a permanent that was one. */
function countSpentMana(
  { state }: BoardState,
  which: Extract<Amount, { readonly spent: unknown }>['spent'],
  scope: AbilityScope,
): number {
  const spent = scope.spent ?? state.battlefield.find(({ id }) => id === scope.source)?.spent ?? [];
  const coloured = spent.slice(0, COLOURS.length);
  if (which === 'all') return spent.reduce((sum, count) => sum + count, 0);
  if (which === 'colours') return coloured.filter((count) => count > 0).length;
  if (which === 'one colour') return Math.max(0, ...coloured);
  return spent[COLOURS.indexOf(which)] ?? 0;
}

/** 700.5: the mana symbols of these colours among the costs of the player's permanents. */
function countDevotion(
  { state, cards }: BoardState,
  colours: readonly (typeof COLOURS)[number][],
  seat: Seat,
): number {
  const mask = colours.reduce((sum, colour) => sum | (1 << COLOURS.indexOf(colour)), 0);
  let count = 0;
  for (const { kind, controller } of state.battlefield) {
    const cost = at(cards, kind).cost;
    if (controller !== seat || cost === undefined) continue;
    for (const symbol of [...cost.symbols, ...cost.twobrid, ...cost.phyrexian])
      if ((symbol & mask) !== 0) count++;
  }
  return count;
}

function countDomain(board: BoardState, who: PlayerReference, scope: AbilityScope): number {
  const seats = resolvePlayers(board, who, scope);
  const types = board.state.battlefield.flatMap(({ controller }, i) =>
    seats.includes(controller) ? basicLandTypesIn(at(board.characteristics, i).subtypes) : [],
  );
  return new Set(types).size;
}

const PARTY_TYPES = ['Cleric', 'Rogue', 'Warrior', 'Wizard'];

/** 700.8: up to one creature for each of the four types. */
function countParty(board: BoardState, seats: readonly Seat[]): number {
  const roles = board.state.battlefield.flatMap(({ id, controller }): readonly string[][] => {
    const object = seats.includes(controller) ? snapshotObject(board, id) : undefined;
    if (object === undefined || !typesIn(object.types).includes('creature')) return [];
    return [PARTY_TYPES.filter((type) => hasSubtype(object, type))];
  });
  return greatestAssignment(PARTY_TYPES, roles);
}

/** How many of the types can be given to different creatures. */
function greatestAssignment(types: readonly string[], roles: readonly (readonly string[])[]): number {
  const [type, ...rest] = types;
  if (type === undefined) return 0;
  const able = roles.findIndex((role) => role.includes(type));
  const without = greatestAssignment(rest, roles);
  if (able === -1) return without;
  // Creatures with the same remaining types are alike, so one of each kind is tried.
  const tried = new Set<string>();
  let best = without;
  roles.forEach((role, i) => {
    const key = rest.filter((one) => role.includes(one)).join();
    if (!role.includes(type) || tried.has(key)) return;
    tried.add(key);
    best = Math.max(best, 1 + greatestAssignment(rest, roles.toSpliced(i, 1)));
  });
  return best;
}

/** The zone from which the spell, or the spell that became the permanent, was cast. */
function castZoneOf({ state }: BoardState, id: ObjectId): GameZone | undefined {
  const spell = state.stack.find((item) => item.id === id);
  return spell === undefined ? state.battlefield.find((one) => one.id === id)?.castFrom : spell.from;
}

export function holds(board: BoardState, condition: Condition, scope: AbilityScope): boolean {
  if (!examine(1)) return false;
  if (condition === 'done') return scope.done;
  if (condition === 'kicked') return scope.kicked || (snapshotObject(board, scope.source)?.kicked ?? false);
  if (condition === 'evoked' || condition === 'escaped') {
    const name = condition === 'evoked' ? 'evoke' : 'escape';
    return board.state.battlefield.some(({ id, way }) => id === scope.source && way === name);
  }
  if ('compare' in condition) {
    const value = evaluateAmount(board, condition.compare, scope);
    return (
      (condition.min === undefined || value >= evaluateAmount(board, condition.min, scope)) &&
      (condition.max === undefined || value <= evaluateAmount(board, condition.max, scope))
    );
  }
  if ('aims' in condition)
    return scope.targets.flat().some((entity) => {
      const found = isPlayer(entity) ? undefined : lastKnownObject(board, entity);
      return found !== undefined && matchesFilter(board, found, condition.aims, scope);
    });
  if ('top' in condition)
    return resolvePlayers(board, condition.top, scope).some((seat) => {
      const kind = at(board.state.sides, seat).library.at(-1);
      const card = kind === undefined ? undefined : snapshotCard(board, kind, seat, IN_LIBRARY, 0);
      return card !== undefined && matchesFilter(board, card, condition.matches, scope);
    });
  if ('matches' in condition)
    return resolveObjects(board, condition.what, scope).some((id) => {
      const object = lastKnownObject(board, id);
      return object !== undefined && matchesFilter(board, object, condition.matches, scope);
    });
  if ('way' in condition)
    return [...board.state.battlefield, ...board.state.stack].some(
      ({ id, way }) => id === scope.source && way === condition.way,
    );
  if ('castFrom' in condition) return castZoneOf(board, scope.source) === condition.castFrom;
  if ('during' in condition) return condition.during.includes(board.state.step);
  if ('turn' in condition) return resolvePlayers(board, condition.turn, scope).includes(board.state.active);
  if ('all' in condition) return condition.all.every((one) => holds(board, one, scope));
  if ('either' in condition) return condition.either.some((one) => holds(board, one, scope));
  return !holds(board, condition.not, scope);
}
