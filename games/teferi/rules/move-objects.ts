/** Effects that move objects between zones (CR 400.6). */
import { at, type AutomaticRule } from '@ludoteca/kernel';
import type { EnterInstructions, Destination } from '../abilities/index.ts';
import { deriveBoard } from '../layers/index.ts';
import { resolveObjects, resolvePlayers } from '../layers/filters.ts';
import type { EntityId, Counters, ObjectId, StackObject, State } from '../state.ts';
import { filterOnBattlefield, trackObject } from './references.ts';
import { type EnterDetails, returnToBattlefield, enterBattlefield } from './enter-battlefield.ts';
import { fireGraveyardTrigger } from './keyword-actions.ts';
import { leaveBattlefield, leaveStack } from './leave-battlefield.ts';
import type { Frame, Teferi } from '../parts.ts';
import { entryQuestion } from './entry-choices.ts';
import { findLegalHosts } from './attachments.ts';
import { backFaceOf } from './card-faces.ts';
import { NO_FRAMES } from './effect-handlers.ts';
import { graveyardDestination } from './graveyard-replacement.ts';
import { nameOf, sideOf, type TeferiDealer } from './state-access.ts';
import {
  KNOWN_TO_BOTH,
  putIntoZone,
  findZoneCard,
  shuffle,
  takeFromHand,
  takeZoneCard,
  zoneOfDestination,
} from './zones.ts';

export function toEnterDetails(
  state: State,
  item: StackObject,
  entering: EnterInstructions | undefined,
): EnterDetails {
  if (entering === undefined) return {};
  const board = deriveBoard(state);
  const counters: Counters = {};
  for (const { kind, count } of entering.counters ?? []) counters[kind] = board.evaluate(count, item);
  const [under] = entering.under === undefined ? [] : resolvePlayers(board, entering.under, item);
  const [host] = entering.attachedTo === undefined ? [] : resolveObjects(board, entering.attachedTo, item);
  return {
    counters,
    tapped: entering.tapped === true,
    attacking: entering.attacking === true,
    ...(entering.blocking === undefined
      ? {}
      : { blocking: resolveObjects(board, entering.blocking, item)[0] ?? 0 }),
    ...(entering.transformed === true ? { transformed: true } : {}),
    ...(under === undefined ? {} : { under }),
    ...(host === undefined ? {} : { host }),
  };
}

/** 400.6: moves objects from any zone. Returns their new ids. */
export function moveObjects(
  dealer: TeferiDealer,
  item: StackObject,
  ids: readonly ObjectId[],
  to: Destination,
  entering?: EnterInstructions,
  until = 0,
): ObjectId[] {
  const { state } = dealer;
  const permanents = filterOnBattlefield(state, ids);
  const newIds: ObjectId[] = [];
  if (to === 'battlefield') {
    const details = toEnterDetails(state, item, entering);
    const hosts = new Map(item.hosts);
    return returnToBattlefield(
      dealer,
      ids.map((one) => {
        const id = trackObject(state, one);
        const host = hosts.get(id);
        return { id, details: host === undefined ? details : { ...details, host } };
      }),
    );
  }
  newIds.push(...leaveBattlefield(dealer, permanents, to));
  for (const id of ids) {
    if (permanents.includes(id)) continue;
    const spell = state.stack.find((one) => one.id === id && one.what === 'spell');
    const taken = spell === undefined ? takeZoneCard(state, trackObject(state, id)) : undefined;
    const past = spell === undefined ? undefined : leaveStack(state, spell);
    const from = spell === undefined ? taken?.from : 'stack';
    const kind = spell?.kind ?? taken?.card.kind;
    const owner = spell?.owner ?? taken?.owner;
    if (kind === undefined || owner === undefined || from === undefined) continue;
    const place = to === 'graveyard' ? graveyardDestination(state, owner, kind) : to;
    const now = putIntoZone(state, kind, owner, place, KNOWN_TO_BOTH, until);
    if (past !== undefined) past.became = now;
    dealer.tell({
      did: 'move',
      seat: owner,
      id,
      card: nameOf(state, kind),
      from,
      to: zoneOfDestination(place),
      now,
    });
    if (place === 'graveyard') fireGraveyardTrigger(state, now, owner, from);
    if (to === 'library') shuffle(dealer, owner);
    newIds.push(now);
  }
  return newIds.filter((id) => id !== 0);
}

/** 614.12a: the next choice for cards that are going to enter the battlefield. */
export function entryChoicesFor(
  state: State,
  item: StackObject,
  ids: readonly ObjectId[],
  entering: EnterInstructions | undefined,
): readonly Frame[] {
  const board = deriveBoard(state);
  const [under] = entering?.under === undefined ? [] : resolvePlayers(board, entering.under, item);
  const cards = ids.flatMap((id) => findZoneCard(state, trackObject(state, id)) ?? []);
  return entryQuestion(
    state,
    cards.map(({ kind, owner }) => ({
      kind: entering?.transformed === true ? (backFaceOf(state, kind) ?? kind) : kind,
      seat: under ?? owner,
    })),
  );
}

/** 303.4f: the choice of a host for the next Aura that can enchant something. */
export function auraHostChoices(
  state: State,
  item: StackObject,
  ids: readonly ObjectId[],
  entering: EnterInstructions | undefined,
): readonly Frame[] {
  const board = deriveBoard(state);
  for (const one of ids) {
    const aura = trackObject(state, one);
    const found = findZoneCard(state, aura);
    if (found === undefined || at(board.cards, found.kind).enchant === undefined) continue;
    if (item.hosts?.some(([id]) => id === aura) === true) continue;
    const [seat = found.owner] =
      entering?.under === undefined ? [] : resolvePlayers(board, entering.under, item);
    if (findLegalHosts(board, found.kind, seat).length === 0) continue;
    const choice = { what: {}, missing: 1, upTo: false, chosen: [], purpose: 'enchant', aura } as const;
    return [{ do: 'choose', seat, item: item.id, ...choice }];
  }
  return NO_FRAMES;
}

/** Puts the card whose ability was activated from the hand onto the battlefield, if it is still there. */
export function enterFromHand(
  dealer: TeferiDealer,
  { kind, owner, controller }: StackObject,
  details: EnterDetails,
): ObjectId[] {
  const { state } = dealer;
  if (!sideOf(state, owner).hand.includes(kind)) return [];
  takeFromHand(state, owner, kind);
  return [enterBattlefield(dealer, kind, owner, 'hand', { under: controller, ...details })];
}

/** 610.3: an exiled card returns once the choices for its entering are made. */
export const returnFromExile: AutomaticRule<Teferi, 'return'> = (dealer, { card }) => {
  returnToBattlefield(dealer, [{ id: card, details: {} }]);
};

/** 303.4f and 303.4g: an Aura returns from exile, or stays there if it cannot enchant anything. */
export function returnAura(dealer: TeferiDealer, aura: ObjectId, host: EntityId): void {
  returnToBattlefield(dealer, [{ id: aura, details: { host } }]);
  for (const { exile } of dealer.state.sides) {
    const place = exile.findIndex(({ id }) => id === aura);
    if (place !== -1) exile[place] = { ...at(exile, place), until: 0 };
  }
}
