/** Effects on permanents, spells and cards that lie open. */
import { at } from '@ludoteca/kernel';
import type { Change, Filter } from '../abilities/index.ts';
import { placeOf } from '../layers/board.ts';
import { boardOf } from '../layers/index.ts';
import { objectsOf } from '../layers/matching.ts';
import { changesTo } from '../layers/spells.ts';
import { subjectOf } from '../layers/subjects.ts';
import type { Id, Item, State } from '../state.ts';
import { canAttach, settleControl } from './attaching.ts';
import { attach, destroy, sacrifice, tap, tellGraveyard } from './cards.ts';
import { counterChoices, putCounters } from './life.ts';
import { restingPlace } from './resting.ts';
import { alter, named, nameOf, newStamp, permanentOf, type TeferiDealer, touch } from './table.ts';
import { tokenKind } from './tokens.ts';
import { BOTH, lay, zoneOf } from './zones.ts';
import { enterAll, type Newcomer } from './entering.ts';
import { leave, leaveCombat, leaveStack } from './leaving.ts';
import { aimsOf, onBattlefield, seatsOf } from './aims.ts';
import { arrivingOf, fromHand, hostChoices, moveAll } from './moving.ts';
import { again, NONE, type Performers } from './performing.ts';

/** 608.2h: numbers are worked out once, as the effect begins. */
const fixed = (state: State, item: Item, change: Change): Change => {
  const board = boardOf(state);
  if (change.change === 'add')
    return {
      change: 'add',
      power: board.valueOf(change.power, item),
      toughness: board.valueOf(change.toughness, item),
    };
  if (change.change !== 'base') return change;
  return {
    change: 'base',
    ...(change.power === undefined ? {} : { power: board.valueOf(change.power, item) }),
    ...(change.toughness === undefined ? {} : { toughness: board.valueOf(change.toughness, item) }),
  };
};

const listOf = (dealer: TeferiDealer, item: Item, what: Parameters<typeof objectsOf>[1]): readonly Id[] =>
  objectsOf(boardOf(dealer.state), what, item);

export const objects: Pick<
  Performers,
  | 'destroy'
  | 'sacrifice'
  | 'move'
  | 'exile until'
  | 'create'
  | 'create copy'
  | 'counter'
  | 'put counters'
  | 'divided counters'
  | 'remove counters'
  | 'tap'
  | 'untap'
  | 'freeze'
  | 'attach'
  | 'regenerate'
  | 'remove from combat'
  | 'exchange control'
  | 'change'
> = {
  destroy: (dealer, item, { what, forGood }) => {
    item.made = destroy(dealer, listOf(dealer, item, what), forGood === true);
    item.done = item.made.length > 0;
    return NONE;
  },
  sacrifice: (dealer, item, { what }) => {
    const { state } = dealer;
    const own = listOf(dealer, item, what).filter(
      (id) => permanentOf(state, id)?.controller === item.controller,
    );
    item.made = sacrifice(dealer, own);
    item.done = item.made.length > 0;
    return NONE;
  },
  move: (dealer, item, effect) => {
    const { what, to, entering } = effect;
    const { state } = dealer;
    const ids = listOf(dealer, item, what);
    if (to === 'battlefield' && entering?.attachedTo === undefined) {
      const due = hostChoices(state, item, ids, entering);
      if (due.length > 0) return [...due, again(item, effect)];
    }
    item.made =
      what === 'this' && item.from === 'hand' && to === 'battlefield'
        ? fromHand(dealer, item, arrivingOf(state, item, entering))
        : moveAll(dealer, item, ids, to, entering);
    item.done = item.made.length > 0;
    return NONE;
  },
  /** 610.3: not at all if the source is gone already. */
  'exile until': (dealer, item, { what }) => {
    const { state } = dealer;
    if (placeOf(state, item.source) === -1) return NONE;
    const made = leave(dealer, onBattlefield(state, listOf(dealer, item, what)), 'exile');
    for (const side of state.sides)
      side.exile.forEach(({ id, kind }, i) => {
        if (made.includes(id)) side.exile[i] = { id, kind, until: item.source };
      });
    item.made = made;
    return NONE;
  },
  create: (dealer, item, { token, count, size, who = 'you', entering }) => {
    const { state } = dealer;
    const board = boardOf(state);
    const newcomers = seatsOf(board, who, item).flatMap((seat): Newcomer[] => {
      const number = Math.max(0, board.valueOf(count, item) * tokenTimes(state, seat));
      const x = size === undefined ? {} : { x: Math.max(0, board.valueOf(size, item)) };
      const arriving = { ...arrivingOf(state, item, entering), ...x, under: seat };
      const kind = tokenKind(state, token);
      return Array.from({ length: number }, () => ({ kind, owner: seat, from: 'nowhere', arriving }));
    });
    item.made = enterAll(dealer, newcomers);
    return NONE;
  },
  'create copy': (dealer, item, { of, count, entering }) => {
    const { state } = dealer;
    const board = boardOf(state);
    const { controller: owner } = item;
    const number = Math.max(0, board.valueOf(count, item) * tokenTimes(state, owner));
    const arriving = { ...arrivingOf(state, item, entering), under: owner, card: -1 };
    const newcomers = listOf(dealer, item, of).flatMap((id): Newcomer[] => {
      const model = subjectOf(board, id);
      if (model === undefined) return [];
      const { kind, token, x } = model;
      const own = token ? { ...arriving, x } : arriving;
      return Array.from({ length: number }, () => ({ kind, owner, from: 'nowhere', arriving: own }));
    });
    item.made = enterAll(dealer, newcomers);
    return NONE;
  },
  /** 701.6 */
  counter: (dealer, item, { what, to = 'graveyard' }) => {
    const { state } = dealer;
    for (const id of listOf(dealer, item, what)) {
      const spell = state.stack.find((one) => one.id === id);
      if (spell === undefined || cannotBeCountered(state, spell)) continue;
      const past = leaveStack(state, spell);
      const card = nameOf(state, spell.kind);
      dealer.tell({ did: 'countered', id, card, rule: '701.6' });
      if (spell.what !== 'spell' || to === 'battlefield') continue;
      const end = to === 'graveyard' ? restingPlace(state, spell.owner) : to;
      const place = spell.way === 'flashback' ? 'exile' : end;
      const now = lay(state, spell.kind, spell.owner, place, BOTH);
      if (past !== undefined) past.became = now;
      dealer.tell({ did: 'move', seat: spell.owner, id, card, from: 'stack', to: zoneOf(place), now });
      if (place === 'graveyard') tellGraveyard(state, now, spell.owner, 'stack');
    }
    return NONE;
  },
  'put counters': (dealer, item, effect) => {
    const { what, kind, count } = effect;
    const number = boardOf(dealer.state).valueOf(count, item);
    const ids = listOf(dealer, item, what);
    const due = number > 0 ? ids.flatMap((id) => counterChoices(dealer.state, id, kind)) : NONE;
    if (due.length > 0) return [...due.slice(0, 1), again(item, effect)];
    for (const id of ids) putCounters(dealer, id, kind, number);
    return NONE;
  },
  'divided counters': (dealer, item, effect) => {
    const { target, kind } = effect;
    const ids = item.targets[item.base + target] ?? [];
    const [due] = ids.flatMap((id) => counterChoices(dealer.state, id, kind));
    if (due !== undefined) return [due, again(item, effect)];
    ids.forEach((id, i) => putCounters(dealer, id, kind, item.shares[i] ?? 0));
    return NONE;
  },
  'remove counters': (dealer, item, { what, kind, count }) => {
    const { state } = dealer;
    let sum = 0;
    for (const id of listOf(dealer, item, what)) {
      const held = permanentOf(state, id)?.counters[kind] ?? 0;
      sum += putCounters(dealer, id, kind, -(count === 'all' ? held : boardOf(state).valueOf(count, item)));
    }
    item.amount = sum;
    item.done = sum > 0;
    return NONE;
  },
  tap: (dealer, item, { what }) => {
    tap(dealer, listOf(dealer, item, what), true);
    return NONE;
  },
  untap: (dealer, item, { what }) => {
    tap(dealer, listOf(dealer, item, what), false);
    return NONE;
  },
  freeze: (dealer, item, { what }) => {
    for (const id of listOf(dealer, item, what)) {
      const permanent = permanentOf(dealer.state, id);
      if (permanent !== undefined) permanent.frozen = true;
    }
    touch(dealer.state);
    return NONE;
  },
  attach: (dealer, item, { what, to }) => {
    const { state } = dealer;
    const [host] = aimsOf(boardOf(state), to, item);
    for (const id of listOf(dealer, item, what))
      if (host !== undefined && canAttach(boardOf(state), id, host)) attach(dealer, id, host);
    return NONE;
  },
  regenerate: (dealer, item, { what }) => {
    for (const id of onBattlefield(dealer.state, listOf(dealer, item, what))) {
      const permanent = permanentOf(dealer.state, id);
      if (permanent === undefined) continue;
      permanent.shields++;
      touch(dealer.state);
      dealer.tell({ did: 'shield', id, card: nameOf(dealer.state, permanent.kind), rule: '701.19' });
    }
    return NONE;
  },
  'remove from combat': (dealer, item, { what }) => {
    for (const id of listOf(dealer, item, what))
      if (leaveCombat(dealer.state, id))
        dealer.tell({ did: 'leave combat', id, card: named(dealer.state, id).name, rule: '506.4' });
    return NONE;
  },
  /** 701.12b: each comes under the control of who controlled the other. */
  'exchange control': (dealer, item, { one, other }) => {
    const { state } = dealer;
    const ids = onBattlefield(
      state,
      (other === undefined ? [one] : [one, other]).flatMap((what) => listOf(dealer, item, what)),
    );
    const [a, b] = ids.map((id) => permanentOf(state, id));
    if (a === undefined || b === undefined || a.controller === b.controller) return NONE;
    const { source, kind } = item;
    const base = { source, kind, changes: [{ change: 'control' } as const], until: 'for good' } as const;
    const seats = [b.controller, a.controller] as const;
    state.effects.push({ stamp: newStamp(state), ...base, controller: seats[0], affects: [a.id] });
    state.effects.push({ stamp: newStamp(state), ...base, controller: seats[1], affects: [b.id] });
    alter(state);
    const on = [a.id, b.id].map((id) => named(state, id));
    dealer.tell({ did: 'change', card: nameOf(state, kind), on, rule: '611.2' });
    settleControl(dealer);
    return NONE;
  },
  change: (dealer, item, { what, changes, until }) => {
    const { state } = dealer;
    const affects = onBattlefield(state, listOf(dealer, item, what));
    const every =
      typeof what === 'object' && 'every' in what && isLasting(what.every) ? what.every : undefined;
    const live = every === undefined ? [] : changes.filter(isRule);
    if (affects.length === 0 && live.length === 0) return NONE;
    const { source, kind, controller } = item;
    const base = { source, kind, controller, until };
    const made = changes.flatMap((change) => (live.includes(change) ? [] : [fixed(state, item, change)]));
    if (made.length > 0 && affects.length > 0)
      state.effects.push({ stamp: newStamp(state), ...base, affects, changes: made });
    if (every !== undefined && live.length > 0)
      state.effects.push({ stamp: newStamp(state), ...base, affects: [], every, changes: live });
    alter(state);
    dealer.tell({
      did: 'change',
      card: nameOf(state, kind),
      on: affects.map((id) => named(state, id)),
      rule: '611.2',
    });
    if (changes.some(({ change }) => change === 'control')) settleControl(dealer);
    return NONE;
  },
};

/** Whether it says the same when the spell or ability is gone: its X, its targets and what it made are not kept. */
const isLasting = (filter: Filter): boolean =>
  !/:"(?:X|that much|made|paid|it|other|that player)"|"target":/.test(JSON.stringify(filter));
const isRule = ({ change }: Change): boolean => change === 'rule';

const tokenTimes = (state: State, seat: number): number => {
  const { traits } = boardOf(state);
  return traits.reduce((times, { abilities }, i) => {
    if (abilities.replacements.length === 0 || at(state.battlefield, i).controller !== seat) return times;
    return abilities.replacements.reduce(
      (all, one) => (one.instead === 'more tokens' ? all * one.times : all),
      times,
    );
  }, 1);
};

function cannotBeCountered(state: State, { id, kind, what }: Item): boolean {
  if (what !== 'spell') return false;
  const board = boardOf(state);
  const { statics } = at(board.cards, kind).traits.abilities;
  const own = statics.flatMap(({ affects, changes }) => (affects === 'this' ? changes : []));
  const spell = subjectOf(board, id);
  return [...own, ...(spell === undefined ? [] : changesTo(board, spell))].some(
    (change) => change.change === 'rule' && change.rule.is === 'cannot be countered',
  );
}
