/** 400.6: effects that put objects somewhere else. */
import type { Entering, Place } from '../abilities/index.ts';
import { boardOf } from '../layers/index.ts';
import { objectsOf } from '../layers/matching.ts';
import type { Counters, Id, Item, State } from '../state.ts';
import { onBattlefield, seatsOf, tracked } from './aims.ts';
import { type Arriving, bringAll, enter } from './entering.ts';
import { leave, leaveStack } from './leaving.ts';
import { nameOf, sideOf, type TeferiDealer } from './table.ts';
import { BOTH, lay, shuffle, takeFromHand, takeLying, zoneOf } from './zones.ts';

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
    return bringAll(
      dealer,
      ids.map((id) => ({ id: tracked(state, id), arriving })),
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
    const now = lay(state, kind, owner, to, BOTH, until);
    if (past !== undefined) past.became = now;
    dealer.tell({ did: 'move', seat: owner, id, card: nameOf(state, kind), from, to: zoneOf(to), now });
    if (to === 'library') shuffle(dealer, owner);
    made.push(now);
  }
  return made.filter((id) => id !== 0);
}

/** A card that has used an ability in hand comes from there, if it is still there. */
export function fromHand(dealer: TeferiDealer, { kind, owner, controller }: Item, arriving: Arriving): Id[] {
  const { state } = dealer;
  if (!sideOf(state, owner).hand.includes(kind)) return [];
  takeFromHand(state, owner, kind);
  return [enter(dealer, kind, owner, 'hand', { under: controller, ...arriving })];
}
