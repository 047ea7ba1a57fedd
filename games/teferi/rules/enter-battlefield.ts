/** Entering the battlefield (CR 110 and 614.1c). */
import { at, type Seat } from '@ludoteca/kernel';
import type { GameZone } from '../abilities/index.ts';
import { opponentOf, playerEntity, createScope, scopeOfPermanent } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { LAND } from '../layers/bit-masks.ts';
import { matchesFilter } from '../layers/filters.ts';
import { snapshotCard, IN_BATTLEFIELD } from '../layers/object-snapshots.ts';
import { holds } from '../layers/amounts.ts';
import type { EntityId, Counters, ObjectId, CardIndex, Permanent, State } from '../state.ts';
import { putCounters } from './life-and-counters.ts';
import {
  markCharacteristicsChanged,
  cardOf,
  countFact,
  nameOf,
  newObjectId,
  newTimestamp,
  readsField,
  type TeferiDealer,
} from './state-access.ts';
import { backFaceOf } from './card-faces.ts';
import { entryAbilities, takeEntryAnswers } from './entry-choices.ts';
import { lastChapter } from './sagas.ts';
import { fireTriggers, hasTriggerFor } from './fire-triggers.ts';
import { findZoneCard, takeZoneCard } from './zones.ts';

export interface EnterDetails {
  readonly under?: Seat;
  readonly tapped?: boolean;
  readonly counters?: Counters;
  readonly host?: EntityId;
  readonly kicked?: boolean;
  readonly x?: number;
  readonly way?: string;
  /** The zone from which the spell was cast. */
  readonly castFrom?: Permanent['castFrom'];
  /** The mana that was spent to cast it. */
  readonly spent?: readonly number[];
  /** 712.14: with its back face. */
  readonly transformed?: boolean;
  /** Its id in the previous zone. */
  readonly was?: ObjectId;
  readonly attacking?: boolean;
  /** The attacker that it blocks. */
  readonly blocking?: ObjectId;
  /** The card itself if it enters as a copy of another; -1 for a token copy. */
  readonly card?: CardIndex;
}

/** An object that enters the battlefield. */
export interface EnteringObject {
  readonly kind: CardIndex;
  readonly owner: Seat;
  readonly from: GameZone | 'nowhere';
  readonly details: EnterDetails;
}

/** Puts cards from graveyards or exile onto the battlefield together and returns their new ids; cards that cannot enter stay. */
export function returnToBattlefield(
  dealer: TeferiDealer,
  cards: readonly { readonly id: ObjectId; readonly details: EnterDetails }[],
): ObjectId[] {
  const { state } = dealer;
  const enteringObjects = cards.flatMap(({ id, details }): EnteringObject[] => {
    const front = findZoneCard(state, id)?.kind;
    const kind = front === undefined || details.transformed !== true ? front : backFaceOf(state, front);
    if (kind === undefined || !canEnter(state, kind, details)) return [];
    const taken = takeZoneCard(state, id);
    if (taken === undefined) return [];
    return [{ kind, owner: taken.owner, from: taken.from, details: { ...details, was: id } }];
  });
  return enterTogether(dealer, enteringObjects);
}

/** 304.4 and 307.4: instants and sorceries cannot enter; 303.4g: nor Auras without a host. */
export function canEnter(state: State, kind: CardIndex, { host = 0 }: EnterDetails): boolean {
  const { card, enchant } = at(deriveBoard(state).cards, kind);
  return (
    !card.types.some((type) => type === 'instant' || type === 'sorcery') &&
    (enchant === undefined || host !== 0)
  );
}

export const enterBattlefield = (
  dealer: TeferiDealer,
  kind: CardIndex,
  owner: Seat,
  from: GameZone | 'nowhere',
  details: EnterDetails,
): ObjectId => at(enterTogether(dealer, [{ kind, owner, from, details }]), 0);

/** 603.6a: objects that enter together see each other enter; 614.12: none of them changes how another enters. */
export function enterTogether(dealer: TeferiDealer, enteringObjects: readonly EnteringObject[]): ObjectId[] {
  const { state } = dealer;
  const modified = enteringObjects.map((enteringObject) => applyEntryReplacements(state, enteringObject));
  const ids = enteringObjects.map((enteringObject, i) =>
    createPermanent(dealer, enteringObject, at(modified, i)),
  );
  ids.forEach((id, i) => {
    // 122.6: entering with counters counts as putting counters on it.
    for (const [counter, amount] of Object.entries(at(modified, i).counters))
      putCounters(dealer, id, counter, amount);
  });
  if (hasTriggerFor(state, 'enters'))
    ids.forEach((id, i) => {
      const { owner, from, details } = at(enteringObjects, i);
      const player = details.under ?? owner;
      const base = { on: 'enters', it: id, player } as const;
      fireTriggers(state, from === 'nowhere' ? base : { ...base, from });
    });
  const [first] = enteringObjects;
  if (first !== undefined && hasTriggerFor(state, 'enters'))
    fireTriggers(state, { on: 'enters', player: first.details.under ?? first.owner, group: ids });
  return ids;
}

function createPermanent(
  dealer: TeferiDealer,
  { kind, owner, from, details }: EnteringObject,
  { tapped, chosen }: ModifiedEntry,
): ObjectId {
  const { state } = dealer;
  const id = newObjectId(state);
  const stamp = newTimestamp(state);
  const under = details.under ?? owner;
  const permanent: Permanent = {
    id,
    kind,
    card: details.card ?? kind,
    owner,
    under,
    controller: under,
    tapped,
    entered: state.turn,
    since: stamp,
    stamp,
    damage: 0,
    deathtouched: false,
    counters: {},
    host: details.host ?? 0,
    shields: 0,
    frozen: false,
    kicked: details.kicked ?? false,
    x: details.x ?? 0,
    way: details.way ?? '',
    uses: [],
  };
  if (details.castFrom !== undefined && readsField(state, 'castFrom')) permanent.castFrom = details.castFrom;
  if (details.spent !== undefined) permanent.spent = details.spent;
  if (chosen !== undefined) permanent.chosen = chosen;
  state.battlefield.push(permanent);
  markCharacteristicsChanged(state);
  const card = nameOf(state, kind);
  if (from === 'nowhere') dealer.tell({ did: 'create', seat: under, id, card, rule: '701.7' });
  else
    dealer.tell({ did: 'move', seat: owner, id: details.was ?? 0, card, from, to: 'battlefield', now: id });
  if (details.attacking === true && state.combat !== null) {
    state.combat.attackers.push({ id, at: playerEntity(opponentOf(under)), blocked: false, blockers: [] }); // 508.4
    state.combat.attacked = true;
  }
  if (details.blocking !== undefined) putIntoCombat(state, id, details.blocking);
  const { types } = at(deriveBoard(state).characteristics, state.battlefield.length - 1);
  if ((types & LAND) !== 0) countFact(state, under, 'lands entered');
  return id;
}

/** 509.4: a creature that enters blocking; the attacker becomes blocked if it was not (506.3e). */
function putIntoCombat({ combat }: State, id: ObjectId, attacked: ObjectId): void {
  const attacker = combat?.attackers.find((one) => one.id === attacked);
  if (combat === null || attacker === undefined) return;
  attacker.blockers.push(id);
  attacker.blocked = true;
  combat.blocking.push({ id, attackers: [attacked] });
}

/** How an object enters after replacement effects. */
interface ModifiedEntry {
  readonly tapped: boolean;
  readonly counters: Counters;
  readonly chosen: string | undefined;
}

/** 614.1c and 614.12: whether the object enters tapped, with which counters and with which choice. */
function applyEntryReplacements(state: State, { kind, owner, details }: EnteringObject): ModifiedEntry {
  const { kicked = false, x = 0, under = owner, spent = [] } = details;
  const counters: Counters = { ...details.counters };
  const { loyalty } = cardOf(state, kind);
  if (loyalty !== undefined) counters['loyalty'] = loyalty; // 306.5b
  if (lastChapter(at(deriveBoard(state).cards, kind).characteristics.abilities) > 0) counters['lore'] = 1; // 714.3a
  const board = deriveBoard(state);
  let tapped = details.tapped === true;
  const abilities = entryAbilities(state, kind);
  const answers = abilities.length === 0 ? [] : takeEntryAnswers(state, kind);
  const chosen = answers[abilities.findIndex(({ instead }) => instead === 'enters with a choice')];
  const subject = { ...snapshotCard(board, kind, owner, IN_BATTLEFIELD, 0), controller: under };
  const consider = (place: number): void => {
    const own = place === -1;
    const permanent = own ? undefined : at(state.battlefield, place);
    const { replacements } = own
      ? at(board.cards, kind).characteristics.abilities
      : at(board.characteristics, place).abilities;
    if (replacements.length === 0) return;
    const scope = {
      ...(permanent === undefined ? createScope(under, 0, kind) : scopeOfPermanent(permanent)),
      ...(own ? { kicked, x, spent } : {}),
    };
    for (const ability of replacements) {
      if (ability.instead !== 'enters tapped' && ability.instead !== 'enters with counters') continue;
      if (ability.while !== undefined && !holds(board, ability.while, scope)) continue;
      if (ability.what === 'this' ? !own : !matchesFilter(board, subject, ability.what, scope)) continue;
      if (ability.instead === 'enters tapped' && ability.unlessPaid !== undefined)
        tapped ||= answers[abilities.indexOf(ability)] !== 'yes';
      else if (ability.instead === 'enters tapped') {
        if (ability.unless === undefined || !holds(board, ability.unless, scope)) tapped = true;
      } else if (ability.optional === true && answers[abilities.indexOf(ability)] !== 'yes') continue;
      else if (ability.if === undefined || holds(board, ability.if, scope)) {
        const added = board.evaluate(ability.count, scope);
        if (added > 0) counters[ability.counter] = (counters[ability.counter] ?? 0) + added;
      }
    }
  };
  consider(-1);
  for (let i = 0; i < state.battlefield.length; i++) consider(i);
  return { tapped, counters, chosen };
}
