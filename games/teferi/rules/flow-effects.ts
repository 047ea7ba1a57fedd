/** Effects that add mana, change the course of the game, or are made of other effects. */
import { type QuestionRule, at, type Seat } from '@ludoteca/kernel';
import { COLOURS, type Effect, MANA, type ManaType, type Payment } from '../abilities/index.ts';
import { boardOf } from '../layers/index.ts';
import { placeOf, type Table } from '../layers/board.ts';
import { allMatching, objectsOf } from '../layers/matching.ts';
import { SNOW } from '../layers/masks.ts';
import { lastKnown } from '../layers/subjects.ts';
import { holds } from '../layers/values.ts';
import type { Frame, Teferi } from '../parts.ts';
import type { Id, Item, State } from '../state.ts';
import { hostsFor } from './attaching.ts';
import { sacrifice } from './cards.ts';
import { totalOf, whyUnpayable } from './costs.ts';
import { addMana } from './mana.ts';
import { comesBack } from './moving.ts';
import { payFor } from './paying.ts';
import { alter, itemOf, named, nameOf, newStamp, sideOf, type TeferiDealer, touch } from './table.ts';
import { seatsOf } from './aims.ts';
import { NONE, type Performers } from './performing.ts';
import { waiting } from './triggering.ts';
import { lyingOf } from './zones.ts';

const nested = (item: Item, list: readonly Effect[]): Frame[] =>
  list.length === 0 ? [] : [{ do: 'effects', item: item.id, list, from: 0, base: item.base }];

function canPay(state: State, seat: Seat, { cost }: Payment, item: Item): boolean {
  const total = totalOf(boardOf(state), cost, item, -1);
  return whyUnpayable(state, seat, total, item) === undefined;
}

const payerOf = (state: State, { who }: Payment, item: Item): Seat | undefined =>
  seatsOf(boardOf(state), who, item)[0];

export const flow: Pick<
  Performers,
  | 'add mana'
  | 'extra turn'
  | 'extra combat'
  | 'extra land'
  | 'win'
  | 'lose'
  | 'may'
  | 'unless'
  | 'if'
  | 'repeat'
  | 'each player'
  | 'later'
  | 'reflex'
  | 'choose'
  | 'sacrifice some'
  | 'rule'
  | 'by colour'
> = {
  'add mana': (dealer, item, { mana, who = 'you', only }) => {
    const { state } = dealer;
    const board = boardOf(state);
    const [seat = item.controller] = seatsOf(board, who, item);
    if ('all' in mana) {
      const times = mana.times === undefined ? 1 : board.valueOf(mana.times, item);
      const added = Array.from({ length: Math.max(0, times) }, () => mana.all).flat();
      give(dealer, seat, item, added, only);
      return NONE;
    }
    const number = board.valueOf(mana.count, item);
    const among = 'one' in mana ? mana.one : mana.mixed;
    if (number <= 0) return NONE;
    const [count, left] = 'one' in mana ? [number, 1] : [1, number];
    const narrow = only === undefined ? {} : { only };
    return [{ do: 'colour', seat, item: item.id, among, count, left, ...narrow }];
  },
  /** 500.7: the latest comes first. */
  'extra turn': (dealer, item, { who }) => {
    for (const seat of seatsOf(boardOf(dealer.state), who, item)) {
      dealer.state.extraTurns.push(seat);
      touch(dealer.state);
      dealer.tell({ did: 'extra', seat, what: 'turn', rule: '500.7' });
    }
    return NONE;
  },
  /** 500.8 */
  'extra combat': (dealer, item, { main }) => {
    dealer.state.phases.unshift('combat', ...(main === true ? (['main2'] as const) : []));
    touch(dealer.state);
    dealer.tell({ did: 'extra', seat: item.controller, what: 'combat', rule: '500.8' });
    return NONE;
  },
  'extra land': (dealer, item) => {
    sideOf(dealer.state, item.controller).extraLands++;
    touch(dealer.state);
    dealer.tell({ did: 'extra', seat: item.controller, what: 'land', rule: '305.2' });
    return NONE;
  },
  win: (dealer, item, { who }) => {
    for (const seat of seatsOf(boardOf(dealer.state), who, item)) sideOf(dealer.state, seat).verdict = 'wins';
    return NONE;
  },
  lose: (dealer, item, { who }) => {
    for (const seat of seatsOf(boardOf(dealer.state), who, item))
      sideOf(dealer.state, seat).verdict = 'loses';
    return NONE;
  },
  may: (dealer, item, effect) => {
    const { state } = dealer;
    const { payment } = effect;
    const [asked] = seatsOf(boardOf(state), effect.who, item);
    const seat = payment === undefined ? asked : payerOf(state, payment, item);
    item.done = false;
    if (seat === undefined || (payment !== undefined && !canPay(state, seat, payment, item)))
      return nested(item, effect.otherwise ?? []);
    return [{ do: 'may', seat, item: item.id, effect }];
  },
  unless: (dealer, item, effect) => {
    const { state } = dealer;
    const seat = payerOf(state, effect.payment, item);
    item.done = false;
    if (seat === undefined || !canPay(state, seat, effect.payment, item)) return nested(item, effect.effects);
    return [{ do: 'may', seat, item: item.id, effect }];
  },
  if: (dealer, item, { condition, effects, otherwise }) =>
    nested(item, holds(boardOf(dealer.state), condition, item) ? effects : (otherwise ?? [])),
  repeat: (dealer, item, { times, effects }) => {
    const number = Math.min(1000, boardOf(dealer.state).valueOf(times, item));
    return Array.from({ length: Math.max(0, number) }, () => nested(item, effects)).flat();
  },
  'by colour': (_, item, { each }) => [
    { do: 'colour', seat: item.controller, item: item.id, among: COLOURS, count: 0, left: 1, each },
  ],
  'each player': (dealer, item, { who, effects }) => [
    { do: 'each player', item: item.id, seats: seatsOf(boardOf(dealer.state), who, item), effects },
  ],
  /** 603.12: put on the stack the next time somebody would get priority. */
  reflex: (dealer, item, { targets, effects }) => {
    const does = targets === undefined ? { effects } : { targets, effects };
    dealer.state.triggered.push(waiting(item, does, null));
    return NONE;
  },
  /** 603.7 */
  later: (dealer, item, { when, about = 'made', effects, once, thisTurn }) => {
    const { state } = dealer;
    const { source, kind, controller } = item;
    state.delayed.push({
      when,
      does: { effects },
      source,
      kind,
      controller,
      about: [...objectsOf(boardOf(state), about, item)],
      once: once !== false,
      thisTurn: thisTurn === true,
    });
    return NONE;
  },
  choose: (dealer, item, { who, what, count, upTo }) => {
    const board = boardOf(dealer.state);
    item.made = [];
    const missing = board.valueOf(count, item);
    return seatsOf(board, who, item).map((seat): Frame => ({
      do: 'choose',
      seat,
      item: item.id,
      what,
      missing,
      upTo: upTo === true,
      chosen: [],
      purpose: 'choose',
    }));
  },
  /** 701.21: whoever has fewer sacrifices all; 101.4: all choose, then it happens at once. */
  'sacrifice some': (dealer, item, { who, what, count }) => {
    const board = boardOf(dealer.state);
    item.made = [];
    item.done = false;
    const missing = board.valueOf(count, item);
    const [seat, ...others] = seatsOf(board, who, item);
    if (seat === undefined) return NONE;
    const choice = { what, missing, upTo: false, chosen: [], purpose: 'sacrifice', others } as const;
    return [{ do: 'choose', seat, item: item.id, ...choice }];
  },
  /** 611.2 */
  rule: (dealer, item, { rule, until }) => {
    const { state } = dealer;
    const { source, kind, controller } = item;
    const changes = [{ change: 'game', rule } as const];
    state.effects.push({ stamp: newStamp(state), source, kind, controller, affects: [], changes, until });
    alter(state);
    dealer.tell({ did: 'change', card: nameOf(state, kind), on: [], rule: '611.2' });
    return NONE;
  },
};

function give(
  dealer: TeferiDealer,
  seat: Seat,
  item: Item,
  mana: readonly ManaType[],
  only: Extract<Effect, { do: 'add mana' }>['only'],
): void {
  const card = nameOf(dealer.state, item.kind);
  if (only === undefined) {
    const supers = lastKnown(boardOf(dealer.state), item.source)?.supers ?? 0;
    return addMana(dealer, seat, mana, card, (supers & SNOW) !== 0);
  }
  for (const type of mana) sideOf(dealer.state, seat).limited.push({ mana: MANA.indexOf(type), only });
  touch(dealer.state);
  dealer.tell({ did: 'mana', seat, mana, card, rule: '106.6' });
}

/** 106.1b: which type. */
export const colour: QuestionRule<Teferi, 'colour'> = {
  ask: (_, { among }) => [...among],
  answer: (dealer, frame, type) => {
    const { seat, item, count, left, only, each = [] } = frame;
    const chosen = each[MANA.indexOf(type)];
    if (chosen !== undefined) return dealer.next(...nested(itemOf(dealer.state, item), chosen));
    const mana = Array.from({ length: count }, () => type);
    give(dealer, seat, itemOf(dealer.state, item), mana, only);
    if (left > 1) dealer.next({ ...frame, left: left - 1 });
  },
  otherwise: () => undefined,
};

export const may: QuestionRule<Teferi, 'may'> = {
  ask: () => ['no', 'yes'],
  answer: (dealer, { seat, item: id, effect }, choice) => {
    const item = itemOf(dealer.state, id);
    if (effect.do === 'unless') {
      if (choice === 'yes') return payFor(dealer, seat, item, effect.payment.cost, []);
      return dealer.next(...nested(item, effect.effects));
    }
    if (effect.do !== 'may') return;
    item.done = choice === 'yes';
    if (choice === 'no') return dealer.next(...nested(item, effect.otherwise ?? []));
    const then = nested(item, effect.effects);
    if (effect.payment === undefined) return dealer.next(...then);
    payFor(dealer, seat, item, effect.payment.cost, then);
  },
  otherwise: (dealer, { item: id, effect }) => {
    const item = itemOf(dealer.state, id);
    const list = effect.do === 'unless' ? effect.effects : effect.do === 'may' ? effect.otherwise : undefined;
    dealer.next(...nested(item, list ?? []));
  },
};

/** What may be chosen: for a sacrifice only what is one's own. */
function choosable(state: Table, seat: Seat, frame: Extract<Frame, { do: 'choose' }>): Id[] {
  const board = boardOf(state);
  if (frame.purpose === 'enchant') {
    const aura = lyingOf(state, frame.aura ?? 0);
    return aura === undefined || frame.chosen.length > 0 ? [] : hostsFor(board, aura.kind, seat);
  }
  const item = itemOf(state as State, frame.item);
  const scope = { ...item, player: seat };
  return allMatching(board, frame.what, scope).filter((id) => {
    if (frame.chosen.includes(id)) return false;
    const place = placeOf(state, id);
    return (
      frame.purpose !== 'sacrifice' || (place !== -1 && at(state.battlefield, place).controller === seat)
    );
  });
}

export const choose: QuestionRule<Teferi, 'choose'> = {
  ask: (state, frame) => {
    if (frame.missing <= 0) return [];
    const found = choosable(state, frame.seat, frame).map((id) => named(state, id));
    return frame.upTo && found.length > 0 ? [...found, 'done'] : found;
  },
  answer: (dealer, frame, choice) => {
    if (choice === 'done') return chosenAll(dealer, frame);
    dealer.next({ ...frame, chosen: [...frame.chosen, choice.id], missing: frame.missing - 1 });
  },
  otherwise: (dealer, frame) => chosenAll(dealer, frame),
};

function chosenAll(dealer: TeferiDealer, frame: Extract<Frame, { do: 'choose' }>): void {
  const { item: id, chosen, purpose, missing, aura = 0 } = frame;
  if (purpose === 'enchant' && id === 0) return comesBack(dealer, aura, chosen[0] ?? 0);
  const item = itemOf(dealer.state, id);
  if (purpose === 'enchant') {
    item.hosts = [...(item.hosts ?? []), ...chosen.map((host) => [aura, host] as const)];
    return;
  }
  if (chosen.length > 0) item.done = true;
  item.made.push(...chosen);
  const [seat, ...others] = frame.others ?? [];
  if (seat !== undefined)
    return dealer.next({ ...frame, seat, others, chosen: [], missing: missing + chosen.length });
  if (purpose === 'sacrifice') sacrifice(dealer, item.made);
}
