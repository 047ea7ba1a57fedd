/** 608: resolving the top of the stack. */
import { at, type AutomaticRule } from '@ludoteca/kernel';
import { removeCard } from '@ludoteca/kit';
import type { Effect } from '../abilities/index.ts';
import { boardOf } from '../layers/index.ts';
import { frozen } from '../layers/frozen.ts';
import { PERMANENT } from '../layers/masks.ts';
import { holds } from '../layers/values.ts';
import type { Frame, Teferi } from '../parts.ts';
import type { Item, State } from '../state.ts';
import { canAttach } from './attaching.ts';
import { cards } from './card-effects.ts';
import { tellGraveyard } from './cards.ts';
import { flow } from './flow-effects.ts';
import { lives } from './life-effects.ts';
import { objects } from './object-effects.ts';
import type { Performers } from './performing.ts';
import { itemOf, nameOf, permanentOf, type TeferiDealer, touch } from './table.ts';
import { isLegal, slotsOf } from './targets.ts';
import { restingPlace } from './resting.ts';
import { isHeard } from './triggering.ts';
import { BOTH, lay, zoneOf } from './zones.ts';
import { enter } from './entering.ts';
import { leaveStack } from './leaving.ts';

const PERFORM: Performers = { ...cards, ...flow, ...lives, ...objects };
/** TypeScript cannot see that the performer under `effect.do` takes just that effect. */
type Perform = (dealer: TeferiDealer, item: Item, effect: Effect) => readonly Frame[];

/** 608.2c: in the order written. What somebody must choose comes between. */
export const effects: AutomaticRule<Teferi, 'effects'> = (dealer, { item: id, list, from, base }) => {
  // A spell that put itself elsewhere did so last: nothing is left of it.
  if (from >= list.length) return;
  const item = itemOf(dealer.state, id);
  item.base = base;
  for (let i = from; i < list.length; i++) {
    const effect = at(list, i);
    const due = (PERFORM[effect.do] as Perform)(dealer, item, effect);
    if (due.length > 0) return dealer.next(...due, { do: 'effects', item: id, list, from: i + 1, base });
  }
};

export const eachPlayer: AutomaticRule<Teferi, 'each player'> = (
  dealer,
  { item: id, seats, effects: list },
) => {
  const [seat, ...rest] = seats;
  if (seat === undefined) return;
  const item = itemOf(dealer.state, id);
  item.player = seat;
  dealer.next(
    { do: 'effects', item: id, list, from: 0, base: item.base },
    { do: 'each player', item: id, seats: rest, effects: list },
  );
};

/** 732.4: the stack comes back to the same height so often, or gets so high, and nobody has a choice. */
const LOOP = 400;
const HIGHEST = 5000;

/** What only works off the stack comes to an end, however much it is: each height counts by itself. */
function isLoop({ stack, unchosen }: State): boolean {
  const height = stack.length;
  while (unchosen.length <= height) unchosen.push(0);
  unchosen.length = height + 1;
  const times = at(unchosen, height) + 1;
  unchosen[height] = times;
  return times > LOOP || height > HIGHEST;
}

export const resolve: AutomaticRule<Teferi, 'resolve'> = (dealer) => {
  const { state } = dealer;
  const item = at(state.stack, state.stack.length - 1);
  if (isLoop(state)) {
    dealer.tell({ did: 'draw game', rule: '104.4b' });
    return dealer.end({ places: state.sides.map(() => 1) });
  }
  const check: Frame = { do: 'check', seat: state.active }; // 117.3b
  const board = boardOf(state);
  if (item.if !== null && !holds(board, item.if, item)) {
    // 603.4: the condition is checked again; now it is false.
    remove(dealer, item, 'fizzle', '603.4');
    return dealer.next(check);
  }
  if (!keepLegal(dealer, item)) {
    remove(dealer, item, 'fizzle', '608.2b');
    return dealer.next(check);
  }
  dealer.tell({ did: 'resolve', id: item.id, card: nameOf(state, item.kind), rule: '608.1' });
  if (isPermanentSpell(dealer, item)) {
    const copying = copyingOf(dealer, item);
    if (copying !== undefined) return dealer.next(copying, { do: 'resolved', item: item.id }, check);
    arrive(dealer, item);
    return dealer.next(check);
  }
  dealer.next(...bodyOf(item), { do: 'resolved', item: item.id }, check);
};

const isPermanentSpell = ({ state }: TeferiDealer, { what, kind }: Item): boolean =>
  what === 'spell' && (at(boardOf(state).cards, kind).traits.types & PERMANENT) !== 0;

/** 707.9: what it enters as a copy of is chosen before it enters. */
function copyingOf({ state }: TeferiDealer, { id, kind, controller: seat }: Item): Frame | undefined {
  const { replacements } = at(boardOf(state).cards, kind).traits.abilities;
  const found = replacements.find((ability) => ability.instead === 'enters as a copy');
  if (found?.instead !== 'enters as a copy') return undefined;
  return {
    do: 'choose',
    seat,
    item: id,
    what: found.of,
    missing: 1,
    upTo: true,
    chosen: [],
    purpose: 'copy',
  };
}

function bodyOf(item: Item): Frame[] {
  const { id, modes } = item;
  const does = frozen(item.does);
  if (does === null) return [];
  if (!('modes' in does)) return [{ do: 'effects', item: id, list: does.effects, from: 0, base: 0 }];
  let base = 0;
  return modes.map((mode): Frame => {
    const { effects: list, targets = [] } = at(does.modes, mode);
    const frame: Frame = { do: 'effects', item: id, list, from: 0, base };
    base += targets.length;
    return frame;
  });
}

/** 608.2b: what has become illegal is no target any more; false: everything has. */
function keepLegal({ state }: TeferiDealer, item: Item): boolean {
  const slots = slotsOf(item.does, item.modes);
  if (item.targets.every((aims) => aims.length === 0)) return true;
  const board = boardOf(state);
  let legal = 0;
  item.targets = item.targets.map((aims, i) => {
    const kept = aims.map((aim) => isLegal(board, at(slots, i), aim, item));
    if (item.shares.length === aims.length) item.shares = item.shares.filter((_, n) => kept[n] === true);
    const left = aims.filter((_, n) => kept[n] === true);
    legal += left.length;
    return left;
  });
  return legal > 0;
}

/** What resolved is remembered where an ability that noticed it may still speak of it. */
function unstack(state: State, item: Item): void {
  if (item.what === 'spell' && (isHeard(state, 'cast') || isHeard(state, 'targeted')))
    leaveStack(state, item);
  else {
    removeCard(state.stack, item);
    touch(state);
  }
}

/** 608.3: a permanent spell becomes a permanent; an Aura with what it enchants (303.4a). */
function arrive(dealer: TeferiDealer, item: Item): void {
  const { state } = dealer;
  unstack(state, item);
  const { kicked, x, way, controller, id } = item;
  const host = at(boardOf(state).cards, item.kind).enchant === undefined ? 0 : (item.targets[0]?.[0] ?? 0);
  const model = item.made[0] === undefined ? undefined : permanentOf(state, item.made[0]);
  const now = enter(dealer, model?.kind ?? item.kind, item.owner, 'stack', {
    card: item.kind,
    under: controller,
    kicked,
    x,
    way,
    was: id,
    host,
  });
  if (host !== 0 && !canAttach(boardOf(state), now, host)) touch(state);
}

/** 608.2n: the last step. */
export const resolved: AutomaticRule<Teferi, 'resolved'> = (dealer, { item: id }) => {
  const { state } = dealer;
  const aside = state.aside.find((one) => one.id === id);
  if (aside !== undefined) {
    removeCard(state.aside, aside);
    return dealer.next({ do: 'priority', seat: aside.controller, passed: 0 });
  }
  const item = state.stack.find((one) => one.id === id);
  if (item === undefined) return;
  if (isPermanentSpell(dealer, item)) arrive(dealer, item);
  else remove(dealer, item, undefined, '608.2n');
};

function remove(dealer: TeferiDealer, item: Item, did: 'fizzle' | undefined, rule: string): void {
  const { state } = dealer;
  const { id, kind, owner } = item;
  unstack(state, item);
  const card = nameOf(state, kind);
  if (did !== undefined) dealer.tell({ did, id, card, rule });
  if (item.what !== 'spell') return;
  const to = item.way === 'flashback' ? 'exile' : restingPlace(state, owner); // 702.34a
  const now = lay(state, kind, owner, to, BOTH);
  dealer.tell({ did: 'move', seat: owner, id, card, from: 'stack', to: zoneOf(to), now, rule });
  if (to === 'graveyard') tellGraveyard(state, now, owner, 'stack');
}
