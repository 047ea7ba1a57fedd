/** Effects that add mana, change turns and phases, or are composed of other effects. */
import { at, type QuestionRule, type Seat } from '@ludoteca/kernel';
import {
  COLOURS,
  type AbilityEffect,
  MANA_TYPES,
  type ObjectFilter,
  type ManaOutput,
  type ManaType,
  type PaymentOffer,
} from '../abilities/index.ts';
import { battlefieldIndex, type BoardState } from '../layers/board-state.ts';
import { isManaAbility } from '../layers/compiled-cards.ts';
import { deriveBoard } from '../layers/index.ts';
import { findMatching, resolveObjects, resolvePlayers } from '../layers/filters.ts';
import { SNOW } from '../layers/bit-masks.ts';
import { lastKnownObject } from '../layers/object-snapshots.ts';
import { holds } from '../layers/amounts.ts';
import { MAX_MANA } from '../limits.ts';
import type { Frame, Teferi } from '../parts.ts';
import type { ObjectId, StackObject, State } from '../state.ts';
import { computeTotalCost } from './total-cost.ts';
import { whyUnpayable } from './unpayable-costs.ts';
import { addMana } from './mana-pool.ts';
import {
  markCharacteristicsChanged,
  findPermanent,
  getStackObject,
  nameOf,
  newTimestamp,
  sideOf,
  type TeferiDealer,
  markChanged,
} from './state-access.ts';
import { NO_FRAMES, type EffectHandlers } from './effect-handlers.ts';
import { findProliferable } from './proliferate.ts';
import { sacrificingPlayers } from './forced-sacrifices.ts';
import { addTrigger, createPendingTrigger } from './pending-triggers.ts';

/** The frame that executes a list of effects inside another effect. */
export const nestedEffects = (item: StackObject, list: readonly AbilityEffect[]): Frame[] =>
  list.length === 0 ? [] : [{ do: 'effects', item: item.id, list, from: 0, base: item.base }];

function canPay(state: State, seat: Seat, { cost }: PaymentOffer, item: StackObject): boolean {
  const total = computeTotalCost(deriveBoard(state), cost, item, -1);
  return whyUnpayable(state, seat, total, item) === undefined;
}

const findPayer = (state: State, { who }: PaymentOffer, item: StackObject): Seat | undefined =>
  resolvePlayers(deriveBoard(state), who, item)[0];

export const flowEffects: Pick<
  EffectHandlers,
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
  | 'emblem'
  | 'choose'
  | 'proliferate'
  | 'sacrifice some'
  | 'rule'
  | 'by colour'
  | 'choose effect'
> = {
  'add mana': (dealer, item, { mana, who = 'you', only, abilities, sure }) => {
    const { state } = dealer;
    const board = deriveBoard(state);
    const [seat = item.controller] = resolvePlayers(board, who, item);
    if ('all' in mana) {
      const times = mana.times === undefined ? 1 : board.evaluate(mana.times, item);
      const added = Array.from({ length: Math.max(0, Math.min(MAX_MANA, times)) }, () => mana.all).flat();
      addEffectMana(dealer, seat, item, added, { only, abilities, sure });
      return NO_FRAMES;
    }
    if ('chosen' in mana) {
      const type = COLOURS.find((colour) => colour === findPermanent(state, item.source)?.chosen);
      const count = type === undefined ? 0 : Math.min(MAX_MANA, board.evaluate(mana.count, item));
      const added = type === undefined ? [] : Array.from({ length: Math.max(0, count) }, () => type);
      addEffectMana(dealer, seat, item, added, { only, abilities, sure });
      return NO_FRAMES;
    }
    if ('devoted' in mana) {
      const each = COLOURS.map((one): readonly AbilityEffect[] => [
        { do: 'add mana', mana: { all: [one], times: { devotion: [one] } } },
      ]);
      return [{ do: 'colour', seat, item: item.id, among: COLOURS, count: 0, left: 1, each }];
    }
    const number = Math.min(MAX_MANA, board.evaluate(mana.count, item));
    const among = 'mixed' in mana ? mana.mixed : typesOfOneMana(board, mana, item);
    if (number <= 0 || among.length === 0) return NO_FRAMES;
    const [count, left] = 'mixed' in mana ? [1, number] : [number, 1];
    const narrow = {
      ...(only === undefined ? {} : { only }),
      ...(abilities === undefined ? {} : { abilities }),
      ...(sure === undefined ? {} : { sure }),
    };
    return [{ do: 'colour', seat, item: item.id, among, count, left, ...narrow }];
  },
  /** 500.7: the most recently created extra turn is taken first. */
  'extra turn': (dealer, item, { who }) => {
    for (const seat of resolvePlayers(deriveBoard(dealer.state), who, item)) {
      dealer.state.extraTurns.push(seat);
      markChanged(dealer.state);
      dealer.tell({ did: 'extra', seat, what: 'turn', rule: '500.7' });
    }
    return NO_FRAMES;
  },
  /** 500.8 */
  'extra combat': (dealer, item, { main }) => {
    dealer.state.phases.unshift('combat', ...(main === true ? (['main2'] as const) : []));
    markChanged(dealer.state);
    dealer.tell({ did: 'extra', seat: item.controller, what: 'combat', rule: '500.8' });
    return NO_FRAMES;
  },
  'extra land': (dealer, item) => {
    sideOf(dealer.state, item.controller).extraLands++;
    markChanged(dealer.state);
    dealer.tell({ did: 'extra', seat: item.controller, what: 'land', rule: '305.2' });
    return NO_FRAMES;
  },
  win: (dealer, item, { who }) => {
    for (const seat of resolvePlayers(deriveBoard(dealer.state), who, item))
      sideOf(dealer.state, seat).verdict = 'wins';
    return NO_FRAMES;
  },
  lose: (dealer, item, { who }) => {
    for (const seat of resolvePlayers(deriveBoard(dealer.state), who, item))
      sideOf(dealer.state, seat).verdict = 'loses';
    return NO_FRAMES;
  },
  may: (dealer, item, effect) => {
    const { state } = dealer;
    const { payment } = effect;
    const [group] = resolvePlayers(deriveBoard(state), effect.who, item);
    const seat = payment === undefined ? group : findPayer(state, payment, item);
    item.done = false;
    if (seat === undefined || (payment !== undefined && !canPay(state, seat, payment, item)))
      return nestedEffects(item, effect.otherwise ?? []);
    return [{ do: 'may', seat, item: item.id, effect }];
  },
  unless: (dealer, item, effect) => {
    const { state } = dealer;
    const seat = findPayer(state, effect.payment, item);
    item.done = false;
    if (seat === undefined || !canPay(state, seat, effect.payment, item))
      return nestedEffects(item, effect.effects);
    return [{ do: 'may', seat, item: item.id, effect }];
  },
  if: (dealer, item, { condition, effects, otherwise }) =>
    nestedEffects(item, holds(deriveBoard(dealer.state), condition, item) ? effects : (otherwise ?? [])),
  repeat: (dealer, item, { times, effects }) => {
    const number = Math.min(1000, deriveBoard(dealer.state).evaluate(times, item));
    return Array.from({ length: Math.max(0, number) }, () => nestedEffects(item, effects)).flat();
  },
  'by colour': (_, item, { each }) => [
    { do: 'colour', seat: item.controller, item: item.id, among: COLOURS, count: 0, left: 1, each },
  ],
  'choose effect': (dealer, item, { who, options }) => {
    const [seat] = resolvePlayers(deriveBoard(dealer.state), who, item);
    return seat === undefined ? NO_FRAMES : [{ do: 'option', seat, item: item.id, options }];
  },
  'each player': (dealer, item, { who, effects }) => [
    {
      do: 'each player',
      item: item.id,
      seats: resolvePlayers(deriveBoard(dealer.state), who, item),
      effects,
    },
  ],
  /** 603.12: goes on the stack the next time a player would get priority. */
  reflex: (dealer, item, { targets, effects }) => {
    const does = targets === undefined ? { effects } : { targets, effects };
    addTrigger(dealer.state, createPendingTrigger(item, does, null));
    return NO_FRAMES;
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
      about: [...resolveObjects(deriveBoard(state), about, item)],
      once: once !== false,
      thisTurn: thisTurn === true,
    });
    return NO_FRAMES;
  },
  /** 114: its static abilities are continuous effects without an end, its triggered abilities trigger again and again. */
  emblem: (dealer, item, { who, abilities }) => {
    const { state } = dealer;
    const { source, kind } = item;
    for (const controller of resolvePlayers(deriveBoard(state), who, item))
      for (const ability of abilities) {
        const base = {
          stamp: newTimestamp(state),
          source,
          kind,
          controller,
          affects: [],
          until: 'for good',
        } as const;
        if (ability.kind === 'static' && typeof ability.affects === 'object' && 'every' in ability.affects)
          state.effects.push({ ...base, every: ability.affects.every, changes: ability.changes });
        if (ability.kind === 'rule')
          state.effects.push({ ...base, changes: [{ change: 'game', rule: ability.rule }] });
        if (ability.kind === 'triggered' && 'effects' in ability) {
          const { when, if: condition, targets, effects } = ability;
          const does = targets === undefined ? { effects } : { targets, effects };
          const asked = condition === undefined ? {} : { if: condition };
          state.delayed.push({
            when,
            does,
            source,
            kind,
            controller,
            about: [],
            once: false,
            thisTurn: false,
            ...asked,
          });
        }
      }
    markCharacteristicsChanged(state);
    dealer.tell({ did: 'change', card: nameOf(state, kind), on: [], rule: '114.1' });
    return NO_FRAMES;
  },
  proliferate: (dealer, item, { who }) =>
    resolvePlayers(deriveBoard(dealer.state), who, item).map((seat): Frame => ({
      do: 'choose',
      seat,
      item: item.id,
      what: {},
      missing: findProliferable(dealer.state).length,
      upTo: true,
      chosen: [],
      purpose: 'proliferate',
    })),
  choose: (dealer, item, { who, what, count, upTo }) => {
    const board = deriveBoard(dealer.state);
    item.made = [];
    const missing = board.evaluate(count, item);
    return resolvePlayers(board, who, item).map((seat): Frame => ({
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
  /** 701.21: a player with too few permanents sacrifices all; 101.4: all choose, then all sacrifice at the same time. */
  'sacrifice some': (dealer, item, { who, what, count }) => {
    const board = deriveBoard(dealer.state);
    item.made = [];
    item.done = false;
    const missing = board.evaluate(count, item);
    const [seat, ...others] = sacrificingPlayers(board, resolvePlayers(board, who, item), item);
    if (seat === undefined) return NO_FRAMES;
    const choice = { what, missing, upTo: false, chosen: [], purpose: 'sacrifice', others } as const;
    return [{ do: 'choose', seat, item: item.id, ...choice }];
  },
  /** 611.2 */
  rule: (dealer, item, { rule, who = 'you', until }) => {
    const { state } = dealer;
    const { source, kind } = item;
    const [controller] = resolvePlayers(deriveBoard(state), who, item);
    if (controller === undefined) return NO_FRAMES;
    const changes = [{ change: 'game', rule } as const];
    state.effects.push({ stamp: newTimestamp(state), source, kind, controller, affects: [], changes, until });
    markCharacteristicsChanged(state);
    dealer.tell({ did: 'change', card: nameOf(state, kind), on: [], rule: '611.2' });
    return NO_FRAMES;
  },
};

/** The types among which one is chosen. */
function typesOfOneMana(
  board: BoardState,
  mana: Extract<ManaOutput, { one: unknown } | { produced: unknown } | { coloursAmong: unknown }>,
  item: StackObject,
): readonly ManaType[] {
  if ('one' in mana) return mana.one;
  if ('coloursAmong' in mana) {
    const colours = findMatching(board, mana.coloursAmong, item).map(
      (id) => lastKnownObject(board, id)?.colours ?? 0,
    );
    const all = colours.reduce((sum, bits) => sum | bits, 0);
    return COLOURS.filter((_, i) => (all & (1 << i)) !== 0);
  }
  const types = new Set(findMatching(board, mana.produced, item).flatMap((id) => producibleTypes(board, id)));
  return MANA_TYPES.filter((type) => types.has(type) && (mana.colours !== true || type !== 'C'));
}

/** 106.7: the types of mana that the abilities of a permanent could produce. */
function producibleTypes(board: BoardState, id: ObjectId): readonly ManaType[] {
  const place = battlefieldIndex(board.state, id);
  if (place === -1) return [];
  const { chosen } = at(board.state.battlefield, place);
  return at(board.characteristics, place)
    .abilities.activated.filter(isManaAbility)
    .flatMap((ability) => ('effects' in ability ? ability.effects : []))
    .flatMap((effect): readonly ManaType[] => {
      if (effect.do !== 'add mana') return [];
      const { mana } = effect;
      if ('all' in mana) return mana.all;
      if ('one' in mana) return mana.one;
      if ('mixed' in mana) return mana.mixed;
      return 'chosen' in mana ? COLOURS.filter((colour) => colour === chosen) : [];
    });
}

interface ManaLimits {
  readonly only: ObjectFilter | undefined;
  readonly abilities: ObjectFilter | undefined;
  readonly sure: true | undefined;
}

function addEffectMana(
  dealer: TeferiDealer,
  seat: Seat,
  item: StackObject,
  mana: readonly ManaType[],
  { only, abilities, sure }: ManaLimits,
): void {
  const card = nameOf(dealer.state, item.kind);
  if (mana.length === 0) return;
  if (only === undefined) {
    const supers = lastKnownObject(deriveBoard(dealer.state), item.source)?.supers ?? 0;
    return addMana(dealer, seat, mana, card, (supers & SNOW) !== 0);
  }
  // The source may be gone when the mana is spent, so its chosen type is inserted now.
  const { chosen, ...rest } = only;
  const type = findPermanent(dealer.state, item.source)?.chosen;
  const fixed = chosen === undefined ? only : { ...rest, subtypes: type === undefined ? [] : [type] };
  const { limited } = sideOf(dealer.state, seat);
  for (const one of mana.slice(0, Math.max(0, MAX_MANA - limited.length)))
    limited.push({
      mana: MANA_TYPES.indexOf(one),
      only: fixed,
      ...(abilities === undefined ? {} : { abilities }),
      ...(sure === true ? { sure } : {}),
    });
  markChanged(dealer.state);
  dealer.tell({ did: 'mana', seat, mana, card, rule: '106.6' });
}

/** 106.1b: the choice of a type of mana or of a colour. */
export const colour: QuestionRule<Teferi, 'colour'> = {
  ask: (_, { among }) => [...among],
  answer: (dealer, frame, type) => {
    const { seat, item, count, left, only, abilities, sure, each = [] } = frame;
    const chosen = each[MANA_TYPES.indexOf(type)];
    if (chosen !== undefined)
      return dealer.next(...nestedEffects(getStackObject(dealer.state, item), chosen));
    const mana = Array.from({ length: count }, () => type);
    addEffectMana(dealer, seat, getStackObject(dealer.state, item), mana, { only, abilities, sure });
    if (left > 1) dealer.next({ ...frame, left: left - 1 });
  },
  otherwise: () => undefined,
};
