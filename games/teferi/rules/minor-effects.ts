/** Effects that few cards have: forbidden names, payments of energy, unattaching. */
import { at } from '@ludoteca/kernel';
import { resolveObjects, resolvePlayers } from '../layers/filters.ts';
import { battlefieldIndex, hasObjectRule, isPlayer, seatOfEntity } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { lastKnownObject } from '../layers/object-snapshots.ts';
import type { Frame } from '../parts.ts';
import type { ObjectId, StackObject, State } from '../state.ts';
import { type EffectHandlers, NO_FRAMES } from './effect-handlers.ts';
import { attach, sacrifice } from './keyword-actions.ts';
import { addEnergy } from './life-and-counters.ts';
import {
  markChanged,
  markCharacteristicsChanged,
  nameEntity,
  nameOf,
  newTimestamp,
  sideOf,
} from './state-access.ts';
import { pairPermanents } from './soulbond.ts';
import { isLegalTarget, targetSlots } from './targets.ts';
import { fireTriggers } from './fire-triggers.ts';

export const minorEffects: Pick<
  EffectHandlers,
  'forbid name' | 'pay energy' | 'unattach' | 'redirect' | 'pair' | 'perform'
> = {
  'forbid name': (dealer, item, { who, of }) => {
    const { state } = dealer;
    const board = deriveBoard(state);
    const { source, kind, controller } = item;
    for (const seat of resolvePlayers(board, who, item))
      for (const id of resolveObjects(board, of, item)) {
        const found = lastKnownObject(board, id);
        if (found === undefined) continue;
        const { name } = at(board.cards, found.kind).card;
        const whose = seat === controller ? 'you' : 'opponent';
        const changes = [{ change: 'game', rule: { says: 'cannot cast', whose, what: { name } } }] as const;
        const base = { source, kind, controller, affects: [], changes, until: 'your next turn' } as const;
        state.effects.push({ stamp: newTimestamp(state), ...base });
      }
    markCharacteristicsChanged(state);
    dealer.tell({ did: 'change', card: nameOf(state, kind), on: [], rule: '611.2' });
    return NO_FRAMES;
  },
  /** 107.14 */
  'pay energy': (dealer, item, { count }) => {
    const { state } = dealer;
    const seat = item.controller;
    const held = sideOf(state, seat).energy ?? 0;
    item.amount = 0;
    item.done = false;
    if (count !== undefined) {
      const paid = Math.min(held, deriveBoard(state).evaluate(count, item));
      addEnergy(dealer, seat, -paid);
      item.amount = paid;
      item.done = paid > 0;
      return NO_FRAMES;
    }
    const options = Array.from({ length: Math.min(held, MAX_ENERGY) + 1 }, (_, paid) => ({
      label: String(paid),
      effects: [{ do: 'pay energy', count: paid }] as const,
    }));
    const frame: Frame = { do: 'option', seat, item: item.id, options };
    return held === 0 ? NO_FRAMES : [frame];
  },
  redirect: (dealer, item, effect) => {
    const { state } = dealer;
    const [id] = resolveObjects(deriveBoard(state), effect.what, item);
    const aimed = state.stack.find((one) => one.id === id);
    if (aimed === undefined) return NO_FRAMES;
    const places = redirectPlaces(state, aimed, item.source);
    const [slot, n] = effect.place ?? (places.length === 1 ? at(places, 0) : []);
    if (slot !== undefined && n !== undefined) {
      if (!places.some(([one, other]) => one === slot && other === n)) return NO_FRAMES;
      aimed.targets[slot] = at(aimed.targets, slot).with(n, item.source);
      markChanged(state);
      dealer.tell({
        did: 'choose',
        seat: item.controller,
        card: nameOf(state, aimed.kind),
        chosen: nameEntity(state, item.source),
        rule: '115.7b',
      });
      const ability = aimed.what !== 'spell';
      fireTriggers(state, {
        on: 'targeted',
        it: item.source,
        other: aimed.id,
        player: aimed.controller,
        ability,
      });
      return NO_FRAMES;
    }
    const options = places.map(([one, other]) => ({
      label: targetLabel(state, aimed, one, other),
      effects: [{ ...effect, place: [one, other] }],
    }));
    return options.length === 0
      ? NO_FRAMES
      : [{ do: 'option', seat: item.controller, item: item.id, options }];
  },
  /** 702.95a: nothing happens unless both are unpaired creatures of one player. */
  pair: ({ state }, item, { what, to }) => {
    const board = deriveBoard(state);
    const [one] = resolveObjects(board, what, item);
    const [other] = resolveObjects(board, to, item);
    pairPermanents(state, one ?? 0, other ?? 0);
    return NO_FRAMES;
  },
  perform: (dealer, item, { action, on }) => {
    const { state } = dealer;
    const board = deriveBoard(state);
    const [other = 0] = resolveObjects(board, on, item);
    const place = battlefieldIndex(state, other);
    const isExploit = action === 'exploit';
    if (isExploit && (place === -1 || hasObjectRule(board, place, 'cannot be sacrificed'))) return NO_FRAMES;
    // 702.110b: it triggers also if the creature exploits itself, so the event comes first.
    fireTriggers(state, { on: 'performs', it: item.source, other, player: item.controller, action });
    if (isExploit) sacrifice(dealer, [other]);
    return NO_FRAMES;
  },
  /** 701.3d */
  unattach: (dealer, item, { what }) => {
    for (const id of resolveObjects(deriveBoard(dealer.state), what, item)) attach(dealer, id, 0);
    return NO_FRAMES;
  },
};
/** 115.7b: the places of targets that can be changed to this permanent. */
function redirectPlaces(
  state: State,
  aimed: StackObject,
  id: ObjectId,
): readonly (readonly [number, number])[] {
  const board = deriveBoard(state);
  return targetSlots(aimed.does, aimed.modes).flatMap((slot, i) => {
    const chosen = aimed.targets[i] ?? [];
    const isTaken =
      chosen.includes(id) || (slot.not !== undefined && aimed.targets[slot.not]?.includes(id) === true);
    return isTaken || !isLegalTarget(board, slot, id, aimed)
      ? []
      : chosen.map((_, n): readonly [number, number] => [i, n]);
  });
}

/** The name of the present target, with its place if the name is not unique. */
const targetLabel = (state: State, { targets }: StackObject, slot: number, n: number): string => {
  const entity = at(at(targets, slot), n);
  const { name } = nameEntity(state, entity);
  return `${slot + 1}.${n + 1} ${isPlayer(entity) ? `player ${seatOfEntity(entity) + 1}` : name}`;
};

/** No more options are offered. */
const MAX_ENERGY = 999;
