/** Matches objects against filters and resolves the references of abilities. */
import { at, type Seat } from '@ludoteca/kernel';
import { memoizeByObject } from '@ludoteca/kit';
import { someField } from '../abilities/card-fields.ts';
import {
  COLOURS,
  type AmountRange,
  type CardDefinition,
  type ObjectFilter,
  type PlainKeyword,
  type ObjectReference,
  type PlayerReference,
} from '../abilities/index.ts';
import type { ObjectId } from '../state.ts';
import {
  type BoardState,
  isPlayer,
  opponentOf,
  battlefieldIndex,
  type AbilityScope,
  seatOfEntity,
} from './board-state.ts';
import { examine } from './examination-limit.ts';
import { hasSubtype } from './subtypes.ts';
import { filterBitsOf, keywordBit, countBits } from './bit-masks.ts';
import { matchesCombatRole } from './combat-role.ts';
import {
  snapshotCard,
  IN_BATTLEFIELD,
  IN_EXILE,
  IN_GRAVEYARD,
  IN_HAND,
  IN_LIBRARY,
  IN_STACK,
  lastKnownObject,
  snapshotPermanent,
  type ObjectSnapshot,
  snapshotObject,
} from './object-snapshots.ts';

/** Matches a permanent by its index; the common case, without creating a snapshot. */
export function permanentMatches(
  board: BoardState,
  place: number,
  filter: ObjectFilter,
  scope: AbilityScope,
): boolean {
  if (!examine(1)) return false;
  const bits = filterBitsOf(filter);
  if ((bits.zones & IN_BATTLEFIELD) === 0) return false;
  const characteristics = at(board.characteristics, place);
  const { types, colours, keywords } = characteristics;
  if (bits.types !== 0 && (bits.types & types) === 0) return false;
  if ((bits.allTypes & types) !== bits.allTypes || (bits.notTypes & types) !== 0) return false;
  if (
    (bits.supers & characteristics.supers) !== bits.supers ||
    (bits.notSupers & characteristics.supers) !== 0
  )
    return false;
  if (bits.colours !== 0 && (bits.colours & colours) === 0) return false;
  if ((bits.notColours & colours) !== 0) return false;
  if ((bits.keyword & keywords) !== bits.keyword || (bits.notKeyword & keywords) !== 0) return false;
  const permanent = at(board.state.battlefield, place);
  if (
    filter.controller !== undefined &&
    !includesPlayer(board, filter.controller, permanent.controller, scope)
  )
    return false;
  if (filter.owner !== undefined && !includesPlayer(board, filter.owner, permanent.owner, scope))
    return false;
  if (filter.other === true && permanent.id === scope.source) return false;
  if (filter.tapped !== undefined && permanent.tapped !== filter.tapped) return false;
  return !bits.hasOtherFields || matchesOtherFields(board, snapshotPermanent(board, place), filter, scope);
}

/** Matches all fields except the zone, which may differ, for example for spells. */
export function matchesFilter(
  board: BoardState,
  object: ObjectSnapshot,
  filter: ObjectFilter,
  scope: AbilityScope,
): boolean {
  if (!examine(1)) return false;
  const bits = filterBitsOf(filter);
  const { types, supers, colours, keywords } = object;
  if (bits.types !== 0 && (bits.types & types) === 0) return false;
  if ((bits.allTypes & types) !== bits.allTypes || (bits.notTypes & types) !== 0) return false;
  if ((bits.supers & supers) !== bits.supers || (bits.notSupers & supers) !== 0) return false;
  if (bits.colours !== 0 && (bits.colours & colours) === 0) return false;
  if ((bits.notColours & colours) !== 0) return false;
  if ((bits.keyword & keywords) !== bits.keyword || (bits.notKeyword & keywords) !== 0) return false;
  if (filter.controller !== undefined && !includesPlayer(board, filter.controller, object.controller, scope))
    return false;
  if (filter.owner !== undefined && !includesPlayer(board, filter.owner, object.owner, scope)) return false;
  if (filter.other === true && isSameObject(board, object, scope.source)) return false;
  if (filter.tapped !== undefined && object.tapped !== filter.tapped) return false;
  return !bits.hasOtherFields || matchesOtherFields(board, object, filter, scope);
}

/** The object itself or the card that it became in a graveyard; "another" excludes both. */
const isSameObject = ({ state }: BoardState, { id, zone }: ObjectSnapshot, source: ObjectId): boolean =>
  id === source ||
  (zone === IN_GRAVEYARD && state.remembered.some((past) => past.id === source && past.became === id));

const isWithin = (
  board: BoardState,
  compare: AmountRange | undefined,
  value: number,
  scope: AbilityScope,
): boolean =>
  compare === undefined ||
  ((compare.min === undefined || value >= board.evaluate(compare.min, scope)) &&
    (compare.max === undefined || value <= board.evaluate(compare.max, scope)));

// The less common fields.
function matchesOtherFields(
  board: BoardState,
  object: ObjectSnapshot,
  filter: ObjectFilter,
  scope: AbilityScope,
): boolean {
  const { state, cards } = board;
  const { subtypes, notSubtypes, name, counters, attachedTo, damagedThisTurn } = filter;
  if (subtypes !== undefined && !subtypes.some((one) => hasSubtype(object, one))) return false;
  if (notSubtypes?.some((one) => hasSubtype(object, one)) === true) return false;
  if (filter.keyword !== undefined && !hasKeyword(object, filter.keyword)) return false;
  if (filter.notKeyword !== undefined && hasKeyword(object, filter.notKeyword)) return false;
  if (filter.chosen !== undefined && !hasChosenQuality(board, object, filter.chosen, scope)) return false;
  if (filter.token !== undefined && object.token !== filter.token) return false;
  if (filter.kicked === true && !object.kicked) return false;
  if (filter.stack !== undefined && object.isAbility !== (filter.stack === 'ability')) return false;
  if (filter.aimsAt !== undefined && !isTargeting(board, object.id, filter.aimsAt, scope)) return false;
  if (filter.aimsAtPlayer !== undefined && !isTargetingPlayer(board, object.id, filter.aimsAtPlayer, scope))
    return false;
  if (name !== undefined && at(cards, object.kind).card.name !== name) return false;
  if (filter.manaCost !== undefined && !hasManaCost(at(cards, object.kind).card, filter.manaCost))
    return false;
  if (filter.attached !== undefined && (object.host !== 0) !== filter.attached) return false;
  if (filter.paired !== undefined && (partnerOf(board, object.id) !== 0) !== filter.paired) return false;
  if (
    filter.pairedWith !== undefined &&
    !refersTo(board, filter.pairedWith, partnerOf(board, object.id), scope)
  )
    return false;
  if (filter.openingHand === true && !mayBeginOnBattlefield(board, object.kind)) return false;
  if (filter.layout !== undefined && at(cards, object.kind).faces?.layout !== filter.layout) return false;
  if (filter.attachment !== undefined && !hasAttachment(board, object.id, filter.attachment, scope))
    return false;
  if (filter.attacks !== undefined && !isAttacking(board, object.id, filter.attacks, scope)) return false;
  if (attachedTo !== undefined && !refersTo(board, attachedTo, object.host, scope)) return false;
  if (filter.is !== undefined && !refersTo(board, filter.is, object.id, scope)) return false;
  if (filter.power !== undefined && !isWithin(board, filter.power, object.power, scope)) return false;
  if (filter.toughness !== undefined && !isWithin(board, filter.toughness, object.toughness, scope))
    return false;
  if (
    filter.powerAndToughness !== undefined &&
    !isWithin(board, filter.powerAndToughness, object.power + object.toughness, scope)
  )
    return false;
  if (filter.sameName !== undefined && !sharesName(board, object, filter.sameName, scope)) return false;
  const { manaValue } = filter;
  if (manaValue !== undefined) {
    const own = refersToCandidate(manaValue) ? { ...scope, candidate: object.id } : scope;
    if (!isWithin(board, manaValue, manaValueOf(board, object), own)) return false;
  }
  if (!isWithin(board, filter.colourCount, countBits(object.colours), scope)) return false;
  if (counters !== undefined) {
    const { kind } = counters;
    const held = Object.entries(object.counters);
    const sum = held.reduce((all, [other, n]) => (kind === undefined || other === kind ? all + n : all), 0);
    if (!isWithin(board, counters.count ?? { min: 1 }, sum, scope)) return false;
  }
  if (!matchesCombatRole(board, object.id, filter)) return false;
  if (filter.blocks !== undefined && !isBlocking(board, object.id, filter.blocks, scope)) return false;
  if (filter.enteredThisTurn === true) {
    const place = battlefieldIndex(state, object.id);
    if (place === -1 || at(state.battlefield, place).entered !== state.turn) return false;
  }
  if (filter.attackedThisTurn === true) {
    const permanent = state.battlefield[battlefieldIndex(state, object.id)];
    if (permanent?.attacked !== state.turn) return false;
  }
  if (filter.newSinceUpkeep === true) {
    const permanent = state.battlefield[battlefieldIndex(state, object.id)];
    const [last] = permanent === undefined ? [] : (at(state.sides, permanent.controller).upkeeps ?? []);
    if (permanent === undefined || permanent.since <= (last ?? 0)) return false;
  }
  const { damagedPlayer } = filter;
  if (damagedPlayer !== undefined) {
    const isHurt = state.wounds.some(
      ({ by, to }) =>
        by === object.id && isPlayer(to) && includesPlayer(board, damagedPlayer, seatOfEntity(to), scope),
    );
    if (!isHurt) return false;
  }
  if (damagedThisTurn !== undefined) {
    const wounds = state.wounds.filter(({ to }) => to === object.id);
    const isDamaged = wounds.some(
      ({ by }) => damagedThisTurn === true || refersTo(board, damagedThisTurn, by, scope),
    );
    if (!isDamaged) return false;
  }
  if (filter.any !== undefined && !filter.any.some((one) => matchesFilter(board, object, one, scope)))
    return false;
  return filter.not === undefined || !matchesFilter(board, object, filter.not, scope);
}

/** Whether the range depends on the object that is matched. */
const refersToCandidate = memoizeByObject((range: AmountRange): boolean =>
  someField(range, (_, value) => value === 'candidate'),
);

const hasManaCost = ({ cost }: CardDefinition, costs: readonly string[]): boolean =>
  cost !== undefined && costs.includes(cost);

const sharesName = (
  board: BoardState,
  { kind }: ObjectSnapshot,
  what: ObjectReference,
  scope: AbilityScope,
): boolean =>
  resolveObjects(board, what, scope).some((id) => {
    const other = lastKnownObject(board, id);
    return other !== undefined && at(board.cards, other.kind).card.name === at(board.cards, kind).card.name;
  });

/** 614.12a: the choice made as the source entered. */
const hasChosenQuality = (
  { state }: BoardState,
  object: ObjectSnapshot,
  quality: 'creature type' | 'colour',
  { source }: AbilityScope,
): boolean => {
  const chosen = state.battlefield[battlefieldIndex(state, source)]?.chosen;
  if (chosen === undefined) return false;
  return quality === 'colour'
    ? (object.colours & (1 << COLOURS.findIndex((colour) => colour === chosen))) !== 0
    : hasSubtype(object, chosen);
};

const hasKeyword = ({ keywords, keywordNames }: ObjectSnapshot, word: PlainKeyword): boolean => {
  const bit = keywordBit(word);
  return bit === 0 ? keywordNames.includes(word) : (keywords & bit) !== 0;
};

const isTargeting = (
  board: BoardState,
  id: ObjectId,
  whom: ObjectReference,
  scope: AbilityScope,
): boolean => {
  const targets = board.state.stack.find((item) => item.id === id)?.targets.flat() ?? [];
  return targets.some((entity) => !isPlayer(entity) && refersTo(board, whom, entity, scope));
};

/** 103.6a */
const mayBeginOnBattlefield = ({ cards }: BoardState, kind: number): boolean =>
  at(cards, kind).characteristics.abilities.gameRules.some(({ rule }) => rule.says === 'opening hand');

/** 702.95: the creature with which a permanent is paired; 0: none. */
const partnerOf = ({ state }: BoardState, id: ObjectId): ObjectId =>
  state.battlefield[battlefieldIndex(state, id)]?.paired ?? 0;

const isTargetingPlayer = (
  board: BoardState,
  id: ObjectId,
  who: PlayerReference,
  scope: AbilityScope,
): boolean =>
  (board.state.stack.find((item) => item.id === id)?.targets.flat() ?? []).some(
    (entity) => isPlayer(entity) && includesPlayer(board, who, seatOfEntity(entity), scope),
  );

const hasAttachment = (board: BoardState, id: ObjectId, filter: ObjectFilter, scope: AbilityScope): boolean =>
  board.state.battlefield.some(
    ({ host }, place) => host === id && permanentMatches(board, place, filter, scope),
  );

const isAttacking = (board: BoardState, id: ObjectId, who: PlayerReference, scope: AbilityScope): boolean => {
  const entity = board.state.combat?.attackers.find((attacker) => attacker.id === id)?.at ?? 0;
  return isPlayer(entity) && includesPlayer(board, who, seatOfEntity(entity), scope);
};

const isBlocking = (board: BoardState, id: ObjectId, whom: ObjectReference, scope: AbilityScope): boolean =>
  (board.state.combat?.attackers ?? []).some(
    (attacker) => attacker.blockers.includes(id) && refersTo(board, whom, attacker.id, scope),
  );

/** 202.3: X counts only on the stack. */
export const manaValueOf = ({ cards }: BoardState, { kind, zone, x }: ObjectSnapshot): number => {
  const { manaValue, cost } = at(cards, kind);
  return manaValue + (zone === IN_STACK ? x * (cost?.xs ?? 0) : 0);
};

function refersTo(board: BoardState, what: ObjectReference, id: ObjectId, scope: AbilityScope): boolean {
  return id !== 0 && resolveObjects(board, what, scope).includes(id);
}

function includesPlayer(board: BoardState, who: PlayerReference, seat: Seat, scope: AbilityScope): boolean {
  if (who === 'you') return seat === scope.controller;
  if (who === 'opponent') return seat !== scope.controller;
  if (who === 'each') return true;
  return resolvePlayers(board, who, scope).includes(seat);
}

/** The referenced players, in turn order from the active player (101.4). */
export function resolvePlayers(board: BoardState, who: PlayerReference, scope: AbilityScope): Seat[] {
  const { state } = board;
  if (who === 'you') return [scope.controller];
  if (who === 'opponent') return [opponentOf(scope.controller)];
  if (who === 'each') return [state.active, opponentOf(state.active)];
  if (who === 'that player') return [scope.player];
  if (who === 'active') return [state.active];
  if (who === 'defender') return [opponentOf(state.active)];
  if ('target' in who) {
    const entities = scope.targets[scope.base + who.target] ?? [];
    return entities.filter(isPlayer).map(seatOfEntity);
  }
  if ('controller' in who && typeof who.controller === 'object' && 'target' in who.controller) {
    const players = (scope.targets[scope.base + who.controller.target] ?? []).filter(isPlayer);
    if (players.length > 0) return players.map(seatOfEntity);
  }
  const [key, what] =
    'controller' in who ? (['controller', who.controller] as const) : (['owner', who.owner] as const);
  const seats = resolveObjects(board, what, scope).map((id) => lastKnownObject(board, id)?.[key]);
  return [...new Set(seats.filter((seat) => seat !== undefined))];
}

/** The referenced objects, even if they are gone. */
export function resolveObjects(
  board: BoardState,
  what: ObjectReference,
  scope: AbilityScope,
): readonly ObjectId[] {
  switch (what) {
    case 'this':
      return [scope.source];
    case 'it':
      return scope.it === 0 ? [] : [scope.it];
    case 'other':
      return scope.other === 0 ? [] : [scope.other];
    case 'made':
      return scope.made;
    case 'paid':
      return scope.paid;
    case 'candidate':
      return scope.candidate === undefined ? [] : [scope.candidate];
    case 'linked':
      return board.state.sides.flatMap(({ exile }) =>
        exile.filter(({ by }) => by === scope.source).map(({ id }) => id),
      );
    case 'host': {
      const host = lastKnownObject(board, scope.source)?.host ?? 0;
      return host > 0 ? [host] : [];
    }
    default:
      if ('target' in what)
        return (scope.targets[scope.base + what.target] ?? []).filter((entity) => !isPlayer(entity));
      if ('objects' in what)
        return [...new Set(what.objects.flatMap((one) => resolveObjects(board, one, scope)))];
      return findMatching(board, what.every, scope);
  }
}

/** All matching objects in the filter's public zones. */
export function findMatching(board: BoardState, filter: ObjectFilter, scope: AbilityScope): ObjectId[] {
  const { state } = board;
  const { zones } = filterBitsOf(filter);
  const found: ObjectId[] = [];
  if ((zones & IN_BATTLEFIELD) !== 0)
    for (let i = 0; i < state.battlefield.length; i++)
      if (permanentMatches(board, i, filter, scope)) found.push(at(state.battlefield, i).id);
  if (zones === IN_BATTLEFIELD) return found;
  for (let seat = 0; seat < state.sides.length; seat++) {
    const side = at(state.sides, seat);
    if ((zones & IN_GRAVEYARD) !== 0)
      for (const { id, kind } of side.graveyard)
        if (matchesFilter(board, snapshotCard(board, kind, seat, IN_GRAVEYARD, id), filter, scope))
          found.push(id);
    if ((zones & IN_EXILE) !== 0)
      for (const { id, kind } of side.exile)
        if (matchesFilter(board, snapshotCard(board, kind, seat, IN_EXILE, id), filter, scope))
          found.push(id);
  }
  if ((zones & IN_STACK) !== 0)
    for (const { id } of state.stack) {
      const object = snapshotObject(board, id);
      if (object !== undefined && matchesFilter(board, object, filter, scope)) found.push(id);
    }
  return found;
}

/** The number of matching objects, hidden zones included. */
export function countMatching(board: BoardState, filter: ObjectFilter, scope: AbilityScope): number {
  let count = findMatching(board, filter, scope).length;
  const { zones } = filterBitsOf(filter);
  for (const zone of [IN_HAND, IN_LIBRARY]) {
    if ((zones & zone) === 0) continue;
    for (let seat = 0; seat < board.state.sides.length; seat++) {
      const side = at(board.state.sides, seat);
      for (const kind of zone === IN_HAND ? side.hand : side.library)
        if (matchesFilter(board, snapshotCard(board, kind, seat, zone, 0), filter, scope)) count++;
    }
  }
  return count;
}
