/** Leaving the battlefield and the stack; last known information is recorded (CR 400.7, 603.10 and 608.2h). */
import { at, type Seat } from '@ludoteca/kernel';
import { removeCard } from '@ludoteca/kit';
import type { Destination, GameZone } from '../abilities/index.ts';
import { battlefieldIndex, hasObjectRule, scopeOfPermanent } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { coloursIn, subtypeNames, supertypesIn, typesIn } from '../layers/bit-masks.ts';
import { permanentMatches } from '../layers/filters.ts';
import { snapshotObject, snapshotPermanent } from '../layers/object-snapshots.ts';
import { holds } from '../layers/amounts.ts';
import type { Event } from '../parts.ts';
import { RETURNING, type ObjectId, type StackObject, type LastKnownObject, type State } from '../state.ts';
import { returnToBattlefield } from './enter-battlefield.ts';
import { entryAbilities } from './entry-choices.ts';
import { graveyardDestination } from './graveyard-replacement.ts';
import {
  markCharacteristicsChanged,
  cardOf,
  countFact,
  nameOf,
  recheckSaga,
  type TeferiDealer,
  markChanged,
} from './state-access.ts';
import { fireTriggers, hasTriggerFor } from './fire-triggers.ts';
import { recheckInterveningIfs } from './pending-triggers.ts';
import { KNOWN_TO_BOTH, putIntoZone, shuffle, takeZoneCard, zoneOfDestination } from './zones.ts';

type MoveReason = Extract<Event, { did: 'move' }>['why'];

function recordLastKnown(state: State, place: number): LastKnownObject {
  const board = deriveBoard(state);
  const permanent = at(state.battlefield, place);
  const characteristics = at(board.characteristics, place);
  const past: LastKnownObject = {
    id: permanent.id,
    kind: permanent.kind,
    card: permanent.card,
    owner: permanent.owner,
    controller: permanent.controller,
    types: typesIn(characteristics.types),
    subtypes: subtypeNames(characteristics.types, characteristics.subtypes),
    supertypes: supertypesIn(characteristics.supers),
    colours: coloursIn(characteristics.colours),
    keywords: characteristics.abilities.keywordAbilities.map(({ keyword }) => keyword),
    power: characteristics.power,
    toughness: characteristics.toughness,
    counters: { ...permanent.counters },
    tapped: permanent.tapped,
    host: permanent.host,
    token: isToken(state, place),
    kicked: permanent.kicked,
    x: permanent.x,
    became: 0,
  };
  state.remembered.push(past);
  return past;
}

/** Removes a spell or ability from the stack and records its last known information. */
export function leaveStack(state: State, item: StackObject): LastKnownObject | undefined {
  const subject = snapshotObject(deriveBoard(state), item.id);
  removeCard(state.stack, item);
  recheckSaga(state, item);
  markChanged(state);
  if (subject === undefined) return undefined;
  const past: LastKnownObject = {
    id: item.id,
    kind: item.kind,
    card: item.kind,
    owner: item.owner,
    controller: item.controller,
    types: typesIn(subject.types),
    subtypes: subtypeNames(subject.types, subject.subtypes),
    supertypes: supertypesIn(subject.supers),
    colours: coloursIn(subject.colours),
    keywords: subject.keywordNames.slice(),
    power: subject.power,
    toughness: subject.toughness,
    counters: {},
    tapped: false,
    host: 0,
    token: subject.token,
    kicked: item.kicked,
    x: item.x,
    stack: subject.isAbility ? 'ability' : 'spell',
    became: 0,
  };
  state.remembered.push(past);
  return past;
}

const isToken = (state: State, place: number): boolean => {
  const { kind, card } = at(state.battlefield, place);
  return card === -1 || cardOf(state, kind).token === true;
};

/** 614: the destination after replacement effects. */
function replacedDestination(state: State, place: number, to: Destination): Destination {
  const board = deriveBoard(state);
  if (hasObjectRule(board, place, 'leaves into exile')) return 'exile';
  if (to !== 'graveyard') return to;
  if (hasObjectRule(board, place, 'dies into exile')) return 'exile';
  for (let i = 0; i < state.battlefield.length; i++) {
    const permanent = at(state.battlefield, i);
    for (const ability of at(board.characteristics, i).abilities.replacements) {
      if (ability.instead !== 'goes elsewhere') continue;
      const scope = scopeOfPermanent(permanent);
      if (ability.while !== undefined && !holds(board, ability.while, scope)) continue;
      const { what } = ability;
      if (what === 'this' ? i === place : permanentMatches(board, place, what, scope)) return ability.to;
    }
  }
  return graveyardDestination(
    state,
    at(state.battlefield, place).owner,
    snapshotPermanent(board, place),
    isToken(state, place),
  );
}

/** Permanents leave the battlefield simultaneously for their owners' zones. Returns their new ids; 0 in a hidden zone. */
export function leaveBattlefield(
  dealer: TeferiDealer,
  ids: readonly ObjectId[],
  to: Destination,
  why?: MoveReason,
): ObjectId[] {
  const { state } = dealer;
  const places = [...new Set(ids)].map((id) => battlefieldIndex(state, id)).filter((place) => place !== -1);
  if (places.length === 0) return [];
  const leaving = places.map((place) => ({
    past: recordLastKnown(state, place),
    to: replacedDestination(state, place, to),
  }));
  const waiting = state.triggered.length;
  for (const one of leaving) fireLeaveTriggers(state, one.past, zoneOfDestination(one.to));
  for (const { past } of leaving) {
    state.battlefield.splice(battlefieldIndex(state, past.id), 1);
    removeFromCombat(state, past.id);
  }
  markCharacteristicsChanged(state);
  const now = leaving.map(({ past, to: place }) => {
    const { id, owner, token, card } = past;
    const became = token ? 0 : putIntoZone(state, card, owner, place, KNOWN_TO_BOTH);
    past.became = became;
    const from = {
      did: 'move',
      seat: owner,
      id,
      card: nameOf(state, past.kind),
      from: 'battlefield',
    } as const;
    const event = { ...from, to: zoneOfDestination(place), now: became };
    dealer.tell(why === undefined ? event : { ...event, why });
    if (token) dealer.tell({ did: 'cease', id, card: nameOf(state, past.kind), rule: '111.7' });
    if (place === 'library' && !token) shuffle(dealer, owner);
    return became;
  });
  recheckInterveningIfs(state, waiting);
  for (const { past } of leaving) returnExiled(dealer, past.id);
  return now;
}

/** 603.10a: these triggers look back in time, so they are fired before the permanents leave. */
function fireLeaveTriggers(state: State, past: LastKnownObject, to: GameZone): void {
  const { id, controller, owner, types } = past;
  const dies = to === 'graveyard'; // 700.4
  countFact(state, controller, 'permanents left');
  if (dies && types.includes('creature')) countFact(state, controller, 'creatures died');
  const base = { it: id, player: controller, isBeforehand: true } as const;
  fireTriggers(state, { ...base, on: 'leaves', to });
  if (dies && hasTriggerFor(state, 'dies')) fireTriggers(state, { ...base, on: 'dies' });
  if (to === 'graveyard' && hasTriggerFor(state, 'put into graveyard'))
    fireTriggers(state, { ...base, player: owner, on: 'put into graveyard', from: 'battlefield' });
}

/** 506.4 */
export function removeFromCombat(state: State, id: ObjectId): boolean {
  const { combat } = state;
  if (combat === null) return false;
  const found = [...combat.attackers, ...combat.blocking].some((one) => one.id === id);
  combat.attackers = combat.attackers.filter((attacker) => attacker.id !== id);
  combat.blocking = combat.blocking.filter((blocker) => blocker.id !== id);
  for (const attacker of combat.attackers)
    attacker.blockers = attacker.blockers.filter((blocker) => blocker !== id);
  for (const blocker of combat.blocking)
    blocker.attackers = blocker.attackers.filter((attacker) => attacker !== id);
  markChanged(state);
  return found;
}

/** 610.3: returns a card from exile to its owner's hand. */
export function returnToHand(dealer: TeferiDealer, owner: Seat, id: ObjectId): void {
  const { state } = dealer;
  const kind = takeZoneCard(state, id)?.card.kind;
  if (kind === undefined) return;
  putIntoZone(state, kind, owner, 'hand', KNOWN_TO_BOTH);
  dealer.tell({ did: 'move', seat: owner, id, card: nameOf(state, kind), from: 'exile', to: 'hand', now: 0 });
}

/** 610.3: returns cards that were exiled until this permanent left. */
function returnExiled(dealer: TeferiDealer, left: ObjectId): void {
  const { state } = dealer;
  const { cards } = deriveBoard(state);
  const returning: ObjectId[] = [];
  for (const [owner, { exile }] of state.sides.entries())
    for (const { id } of exile.filter(({ until, toHand }) => until === left && toHand === true))
      returnToHand(dealer, owner, id);
  for (const { exile } of state.sides)
    exile.forEach(({ id, kind, until }, i) => {
      if (until !== left) return;
      if (at(cards, kind).enchant === undefined && entryAbilities(state, kind).length === 0)
        returning.push(id);
      else exile[i] = { id, kind, until: RETURNING };
    });
  returnToBattlefield(
    dealer,
    returning.map((id) => ({ id, details: {} })),
  );
}
