/** 400.6: effects that put objects somewhere else. */
import { at } from '@ludoteca/kernel';
import type { Entering, Place } from '../abilities/index.ts';
import { boardOf } from '../layers/index.ts';
import { objectsOf } from '../layers/matching.ts';
import type { Aim, Counters, Id, Item, State } from '../state.ts';
import { onBattlefield, seatsOf, tracked } from './aims.ts';
import { type Arriving, bringAll, enter } from './entering.ts';
import { tellGraveyard } from './cards.ts';
import { leave, leaveStack } from './leaving.ts';
import type { Frame } from '../parts.ts';
import { hostsFor } from './attaching.ts';
import { NONE } from './performing.ts';
import { restingPlace } from './resting.ts';
import { nameOf, sideOf, type TeferiDealer } from './table.ts';
import { BOTH, lay, lyingOf, shuffle, takeFromHand, takeLying, zoneOf } from './zones.ts';

export function arrivingOf(state: State, item: Item, entering: Entering | undefined): Arriving {
  if (entering === undefined) return {};
  const board = boardOf(state);
  const counters: Counters = {};
  for (const { kind, count } of entering.counters ?? []) counters[kind] = board.valueOf(count, item);
  const [under] = entering.under === undefined ? [] : seatsOf(board, entering.under, item);
  const [host] = entering.attachedTo === undefined ? [] : objectsOf(board, entering.attachedTo, item);
  return {
    counters,
    tapped: entering.tapped === true || entering.attacking === true,
    attacking: entering.attacking === true,
    ...(under === undefined ? {} : { under }),
    ...(host === undefined ? {} : { host }),
  };
}

/** 400.6: from wherever it is. Returns its new numbers. */
export function moveAll(
  dealer: TeferiDealer,
  item: Item,
  ids: readonly Id[],
  to: Place,
  entering?: Entering,
  until = 0,
): Id[] {
  const { state } = dealer;
  const here = onBattlefield(state, ids);
  const made: Id[] = [];
  if (to === 'battlefield') {
    const arriving = arrivingOf(state, item, entering);
    const hosts = new Map(item.hosts);
    return bringAll(
      dealer,
      ids.map((one) => {
        const id = tracked(state, one);
        const host = hosts.get(id);
        return { id, arriving: host === undefined ? arriving : { ...arriving, host } };
      }),
    );
  }
  made.push(...leave(dealer, here, to));
  for (const id of ids) {
    if (here.includes(id)) continue;
    const spell = state.stack.find((one) => one.id === id && one.what === 'spell');
    const taken = spell === undefined ? takeLying(state, tracked(state, id)) : undefined;
    const past = spell === undefined ? undefined : leaveStack(state, spell);
    const from = spell === undefined ? taken?.from : 'stack';
    const kind = spell?.kind ?? taken?.lying.kind;
    const owner = spell?.owner ?? taken?.owner;
    if (kind === undefined || owner === undefined || from === undefined) continue;
    const place = to === 'graveyard' ? restingPlace(state, owner) : to;
    const now = lay(state, kind, owner, place, BOTH, until);
    if (past !== undefined) past.became = now;
    dealer.tell({ did: 'move', seat: owner, id, card: nameOf(state, kind), from, to: zoneOf(place), now });
    if (place === 'graveyard') tellGraveyard(state, now, owner, from);
    if (to === 'library') shuffle(dealer, owner);
    made.push(now);
  }
  return made.filter((id) => id !== 0);
}

/** 303.4f: the next Aura for which somebody must choose what it enchants, if it can enchant anything at all. */
export function hostChoices(
  state: State,
  item: Item,
  ids: readonly Id[],
  entering: Entering | undefined,
): readonly Frame[] {
  const board = boardOf(state);
  for (const one of ids) {
    const aura = tracked(state, one);
    const found = lyingOf(state, aura);
    if (found === undefined || at(board.cards, found.kind).enchant === undefined) continue;
    if (item.hosts?.some(([id]) => id === aura) === true) continue;
    const [seat = found.owner] = entering?.under === undefined ? [] : seatsOf(board, entering.under, item);
    if (hostsFor(board, found.kind, seat).length === 0) continue;
    const choice = { what: {}, missing: 1, upTo: false, chosen: [], purpose: 'enchant', aura } as const;
    return [{ do: 'choose', seat, item: item.id, ...choice }];
  }
  return NONE;
}

/** A card that has used an ability in hand comes from there, if it is still there. */
export function fromHand(dealer: TeferiDealer, { kind, owner, controller }: Item, arriving: Arriving): Id[] {
  const { state } = dealer;
  if (!sideOf(state, owner).hand.includes(kind)) return [];
  takeFromHand(state, owner, kind);
  return [enter(dealer, kind, owner, 'hand', { under: controller, ...arriving })];
}

/** 303.4f and 303.4g: an Aura comes back from exile, or stays there for good where it can enchant nothing. */
export function comesBack(dealer: TeferiDealer, aura: Id, host: Aim): void {
  bringAll(dealer, [{ id: aura, arriving: { host } }]);
  for (const { exile } of dealer.state.sides) {
    const place = exile.findIndex(({ id }) => id === aura);
    if (place !== -1) exile[place] = { ...at(exile, place), until: 0 };
  }
}
