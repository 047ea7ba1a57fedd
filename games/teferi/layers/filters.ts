/** Matches objects against filters and resolves the references of abilities. */
import { at, type Seat } from '@ludoteca/kernel';
import { memoizeByObject, someField } from '@ludoteca/kit';
import type { AmountRange, ObjectFilter, ObjectReference, PlayerReference } from '../abilities/index.ts';
import type { ObjectId } from '../state.ts';
import { countBits, filterBitsOf, type UncommonField } from './bit-masks.ts';
import { type AbilityScope, type BoardState, isPlayer, opponentOf, seatOfEntity } from './board-state.ts';
import { matchesCombatRole } from './combat-role.ts';
import { examine } from './examination-limit.ts';
import {
  countCounters,
  hasAttackedThisTurn,
  hasChosenQuality,
  hasEnteredThisTurn,
  hasKeyword,
  hasManaCost,
  isNewSinceUpkeep,
  isSameObject,
  manaValueOf,
  mayBeginOnBattlefield,
  partnerOf,
} from './object-qualities.ts';
import {
  IN_BATTLEFIELD,
  IN_EXILE,
  IN_GRAVEYARD,
  IN_HAND,
  IN_LIBRARY,
  IN_STACK,
  lastKnownObject,
  type ObjectSnapshot,
  snapshotCard,
  snapshotObject,
  snapshotPermanent,
} from './object-snapshots.ts';
import { hasSubtype } from './subtypes.ts';

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
  return (
    bits.otherFields.length === 0 ||
    matchesFields(bits.otherFields, board, snapshotPermanent(board, place), filter, scope)
  );
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
  return bits.otherFields.length === 0 || matchesFields(bits.otherFields, board, object, filter, scope);
}

const isWithin = (
  board: BoardState,
  { min, max }: AmountRange,
  value: number,
  scope: AbilityScope,
): boolean =>
  (min === undefined || value >= board.evaluate(min, scope)) &&
  (max === undefined || value <= board.evaluate(max, scope));

/** An object that is compared with a filter. */
interface Candidate {
  readonly board: BoardState;
  readonly object: ObjectSnapshot;
  readonly scope: AbilityScope;
}

type FieldMatcher<F extends UncommonField> = (
  candidate: Candidate,
  value: NonNullable<ObjectFilter[F]>,
  filter: ObjectFilter,
) => boolean;

const FIELD_MATCHERS: { readonly [F in UncommonField]: FieldMatcher<F> } = {
  subtypes: ({ object }, subtypes) => subtypes.some((one) => hasSubtype(object, one)),
  notSubtypes: ({ object }, subtypes) => !subtypes.some((one) => hasSubtype(object, one)),
  keyword: ({ object }, keyword) => hasKeyword(object, keyword),
  notKeyword: ({ object }, keyword) => !hasKeyword(object, keyword),
  chosen: ({ board, object, scope }, quality) => hasChosenQuality(board, object, quality, scope),
  token: ({ object }, token) => object.token === token,
  kicked: ({ object }) => object.kicked,
  stack: ({ object }, kind) => object.isAbility === (kind === 'ability'),
  aimsAt: ({ board, object, scope }, whom) => isTargeting(board, object.id, whom, scope),
  aimsAtPlayer: ({ board, object, scope }, who) => isTargetingPlayer(board, object.id, who, scope),
  name: ({ board, object }, name) => at(board.cards, object.kind).card.name === name,
  manaCost: ({ board, object }, costs) => hasManaCost(at(board.cards, object.kind).card, costs),
  attached: ({ object }, isAttached) => (object.host !== 0) === isAttached,
  paired: ({ board, object }, isPaired) => (partnerOf(board, object.id) !== 0) === isPaired,
  pairedWith: ({ board, object, scope }, what) => refersTo(board, what, partnerOf(board, object.id), scope),
  openingHand: ({ board, object }) => mayBeginOnBattlefield(board, object.kind),
  layout: ({ board, object }, layout) => at(board.cards, object.kind).faces?.layout === layout,
  attachment: ({ board, object, scope }, filter) => hasAttachment(board, object.id, filter, scope),
  attacks: ({ board, object, scope }, who) => isAttacking(board, object.id, who, scope),
  attachedTo: ({ board, object, scope }, what) => refersTo(board, what, object.host, scope),
  is: ({ board, object, scope }, what) => refersTo(board, what, object.id, scope),
  power: ({ board, object, scope }, range) => isWithin(board, range, object.power, scope),
  toughness: ({ board, object, scope }, range) => isWithin(board, range, object.toughness, scope),
  powerAndToughness: ({ board, object, scope }, range) =>
    isWithin(board, range, object.power + object.toughness, scope),
  sameName: ({ board, object, scope }, what) => sharesName(board, object, what, scope),
  manaValue: ({ board, object, scope }, range) => {
    const own = refersToCandidate(range) ? { ...scope, candidate: object.id } : scope;
    return isWithin(board, range, manaValueOf(board, object), own);
  },
  colourCount: ({ board, object, scope }, range) => isWithin(board, range, countBits(object.colours), scope),
  counters: ({ board, object, scope }, { kind, count = { min: 1 } }) =>
    isWithin(board, count, countCounters(object, kind), scope),
  attacking: ({ board, object }, _, filter) => matchesCombatRole(board, object.id, filter),
  blocking: ({ board, object }, _, filter) => matchesCombatRole(board, object.id, filter),
  blocked: ({ board, object }, _, filter) => matchesCombatRole(board, object.id, filter),
  blocks: ({ board, object, scope }, whom) => isBlocking(board, object.id, whom, scope),
  enteredThisTurn: ({ board, object }) => hasEnteredThisTurn(board, object.id),
  attackedThisTurn: ({ board, object }) => hasAttackedThisTurn(board, object.id),
  newSinceUpkeep: ({ board, object }) => isNewSinceUpkeep(board, object.id),
  damagedPlayer: ({ board, object, scope }, who) => hasDamagedPlayer(board, object.id, who, scope),
  damagedThisTurn: ({ board, object, scope }, by) => wasDamagedThisTurn(board, object.id, by, scope),
  any: ({ board, object, scope }, filters) => filters.some((one) => matchesFilter(board, object, one, scope)),
  not: ({ board, object, scope }, filter) => !matchesFilter(board, object, filter, scope),
};

function matchesField<F extends UncommonField>(
  candidate: Candidate,
  field: F,
  filter: ObjectFilter,
): boolean {
  const matcher: FieldMatcher<F> = FIELD_MATCHERS[field];
  const value = filter[field];
  return value === undefined || matcher(candidate, value, filter);
}

function matchesFields(
  fields: readonly UncommonField[],
  board: BoardState,
  object: ObjectSnapshot,
  filter: ObjectFilter,
  scope: AbilityScope,
): boolean {
  const candidate = { board, object, scope };
  for (const field of fields) if (!matchesField(candidate, field, filter)) return false;
  return true;
}

/** Whether the range depends on the object that is matched. */
const refersToCandidate = memoizeByObject((range: AmountRange): boolean =>
  someField(range, (_, value) => value === 'candidate'),
);

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

const isTargeting = (
  board: BoardState,
  id: ObjectId,
  whom: ObjectReference,
  scope: AbilityScope,
): boolean => {
  const targets = board.state.stack.find((item) => item.id === id)?.targets.flat() ?? [];
  return targets.some((entity) => !isPlayer(entity) && refersTo(board, whom, entity, scope));
};

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

const hasDamagedPlayer = (
  board: BoardState,
  id: ObjectId,
  who: PlayerReference,
  scope: AbilityScope,
): boolean =>
  board.state.wounds.some(
    ({ by, to }) => by === id && isPlayer(to) && includesPlayer(board, who, seatOfEntity(to), scope),
  );

/** `by`: the source of the damage; `true`: any. */
const wasDamagedThisTurn = (
  board: BoardState,
  id: ObjectId,
  by: ObjectReference | true,
  scope: AbilityScope,
): boolean =>
  board.state.wounds.some(
    (wound) => wound.to === id && (by === true || refersTo(board, by, wound.by, scope)),
  );

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
