/** Effects on permanents, spells and cards in public zones. */
import { at } from '@ludoteca/kernel';
import { someField } from '@ludoteca/kit';
import type { ContinuousChange, ObjectFilter } from '../abilities/index.ts';
import { battlefieldIndex } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { examine } from '../layers/examination-limit.ts';
import { CREATURE } from '../layers/bit-masks.ts';
import { resolveObjects, resolvePlayers } from '../layers/filters.ts';
import { holds } from '../layers/amounts.ts';
import { findSpellChanges } from '../layers/spell-changes.ts';
import { snapshotObject } from '../layers/object-snapshots.ts';
import { clampAmount, MAX_TOKENS } from '../limits.ts';
import type { ObjectId, StackObject, State } from '../state.ts';
import { canAttach } from './attachments.ts';
import { isExiledFromStack, transformPermanents } from './card-faces.ts';
import { attach, destroy, sacrifice, setTapped, fireGraveyardTrigger } from './keyword-actions.ts';
import { counterReplacementChoices, putCounters } from './life-and-counters.ts';
import { spellGraveyardDestination } from './graveyard-replacement.ts';
import {
  cardOf,
  markCharacteristicsChanged,
  countFact,
  nameEntity,
  nameOf,
  newTimestamp,
  findPermanent,
  type TeferiDealer,
  markChanged,
} from './state-access.ts';
import { tokenIndex } from './tokens.ts';
import { KNOWN_TO_BOTH, linkExiled, putIntoZone, zoneOfDestination } from './zones.ts';
import { shuffleNewCards, placeNewCards } from './library-order.ts';
import { enterTogether, type EnteringObject } from './enter-battlefield.ts';
import { sacrificingPlayers } from './forced-sacrifices.ts';
import { leaveBattlefield, removeFromCombat, leaveStack } from './leave-battlefield.ts';
import { resolveEntities, filterOnBattlefield } from './references.ts';
import {
  toEnterDetails,
  enterFromHand,
  auraHostChoices,
  entryChoicesFor,
  moveObjects,
} from './move-objects.ts';
import { entryQuestion } from './entry-choices.ts';
import { repeatEffect, NO_FRAMES, type EffectHandlers } from './effect-handlers.ts';
import { updateControl } from './control.ts';
import { addCopyExceptions } from './copy-permanent.ts';

/** 608.2h: amounts are evaluated once, when the effect begins. */
const fixAmounts = (state: State, item: StackObject, change: ContinuousChange): ContinuousChange => {
  const board = deriveBoard(state);
  if (change.change === 'add')
    return {
      change: 'add',
      power: board.evaluate(change.power, item),
      toughness: board.evaluate(change.toughness, item),
    };
  if (change.change !== 'base') return change;
  return {
    change: 'base',
    ...(change.power === undefined ? {} : { power: board.evaluate(change.power, item) }),
    ...(change.toughness === undefined ? {} : { toughness: board.evaluate(change.toughness, item) }),
  };
};

export const objectsFor = (
  dealer: TeferiDealer,
  item: StackObject,
  what: Parameters<typeof resolveObjects>[1],
): readonly ObjectId[] => resolveObjects(deriveBoard(dealer.state), what, item);

export const objectEffects: Pick<
  EffectHandlers,
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
  | 'transform'
  | 'tap'
  | 'untap'
  | 'freeze'
  | 'attach'
  | 'regenerate'
  | 'remove from combat'
  | 'change'
> = {
  destroy: (dealer, item, { what, forGood }) => {
    item.made = destroy(dealer, objectsFor(dealer, item, what), forGood === true);
    item.done = item.made.length > 0;
    return NO_FRAMES;
  },
  sacrifice: (dealer, item, { what, who = 'you' }) => {
    const { state } = dealer;
    const seats = sacrificingPlayers(deriveBoard(state), resolvePlayers(deriveBoard(state), who, item), item);
    const own = objectsFor(dealer, item, what).filter((id) =>
      seats.some((seat) => findPermanent(state, id)?.controller === seat),
    );
    item.made = sacrifice(dealer, own);
    item.done = item.made.length > 0;
    return NO_FRAMES;
  },
  move: (dealer, item, effect) => {
    const { what, to, entering } = effect;
    const { state } = dealer;
    const ids = objectsFor(dealer, item, what);
    if (to === 'battlefield' && entering?.attachedTo === undefined) {
      const hosts = auraHostChoices(state, item, ids, entering);
      const frames = hosts.length > 0 ? hosts : entryChoicesFor(state, item, ids, entering);
      if (frames.length > 0) return [...frames, repeatEffect(item, effect)];
    }
    const sizes = state.sides.map(({ library }) => library.length);
    item.made =
      what === 'this' && item.from === 'hand' && to === 'battlefield'
        ? enterFromHand(dealer, item, toEnterDetails(state, item, entering))
        : moveObjects(dealer, item, ids, to, entering);
    item.done = item.made.length > 0;
    if (effect.link === true) linkExiled(state, item);
    if (effect.depth !== undefined) placeNewCards(state, sizes, effect.depth);
    if (effect.random === true) shuffleNewCards(dealer, sizes);
    return NO_FRAMES;
  },
  /** 610.3: nothing happens if the source has already left. */
  'exile until': (dealer, item, { what }) => {
    const { state } = dealer;
    if (battlefieldIndex(state, item.source) === -1) return NO_FRAMES;
    const made = leaveBattlefield(
      dealer,
      filterOnBattlefield(state, objectsFor(dealer, item, what)),
      'exile',
    );
    for (const side of state.sides)
      side.exile.forEach(({ id, kind }, i) => {
        if (made.includes(id)) side.exile[i] = { id, kind, until: item.source };
      });
    item.made = made;
    return NO_FRAMES;
  },
  create: (dealer, item, { token, count, size, who = 'you', entering }) => {
    const { state } = dealer;
    const board = deriveBoard(state);
    const enteringObjects = resolvePlayers(board, who, item).flatMap((seat): EnteringObject[] => {
      const number = Math.min(
        tokenRoom(state, seat),
        multiplyTokens(state, seat, board.evaluate(count, item)),
      );
      const x = size === undefined ? {} : { x: Math.max(0, board.evaluate(size, item)) };
      const details = { ...toEnterDetails(state, item, entering), ...x, under: seat };
      const kind = tokenIndex(state, token);
      return Array.from({ length: number }, () => ({ kind, owner: seat, from: 'nowhere', details }));
    });
    item.made = enterTogether(dealer, enteringObjects);
    return NO_FRAMES;
  },
  'create copy': (dealer, item, effect) => {
    const { of, count, entering, except } = effect;
    const { state } = dealer;
    const board = deriveBoard(state);
    const { controller: owner } = item;
    let room = tokenRoom(state, owner);
    const wanted = multiplyTokens(state, owner, board.evaluate(count, item));
    const details = { ...toEnterDetails(state, item, entering), under: owner, card: -1 };
    const enteringObjects = objectsFor(dealer, item, of).flatMap((id): EnteringObject[] => {
      const model = snapshotObject(board, id);
      if (model === undefined) return [];
      const { kind, token, x } = model;
      const own = token ? { ...details, x } : details;
      const number = Math.min(wanted, room);
      room -= number;
      return Array.from({ length: number }, () => ({ kind, owner, from: 'nowhere', details: own }));
    });
    const question = entryQuestion(
      state,
      enteringObjects.map(({ kind }) => ({ kind, seat: owner })),
    );
    if (question.length > 0) return [...question, repeatEffect(item, effect)];
    item.made = enterTogether(dealer, enteringObjects);
    if (except !== undefined) addCopyExceptions(state, item, item.made, except);
    return NO_FRAMES;
  },
  /** 701.6 */
  counter: (dealer, item, { what, to = 'graveyard' }) => {
    const { state } = dealer;
    const sources: ObjectId[] = [];
    for (const id of objectsFor(dealer, item, what)) {
      const spell = state.stack.find((one) => one.id === id);
      if (spell === undefined || cannotBeCountered(state, spell)) continue;
      if (spell.what === 'spell' && spell.controller !== item.controller && isCreatureSpell(state, spell))
        countFact(state, spell.controller, 'creature spells countered');
      if (spell.what !== 'spell') sources.push(spell.source);
      const past = leaveStack(state, spell);
      const card = nameOf(state, spell.kind);
      dealer.tell({ did: 'countered', id, card, rule: '701.6' });
      if (spell.what !== 'spell' || to === 'battlefield') continue;
      const end = to === 'graveyard' ? spellGraveyardDestination(state, spell) : to;
      const place = isExiledFromStack(state, spell) ? 'exile' : end;
      const now = putIntoZone(state, spell.kind, spell.owner, place, KNOWN_TO_BOTH);
      if (past !== undefined) past.became = now;
      dealer.tell({
        did: 'move',
        seat: spell.owner,
        id,
        card,
        from: 'stack',
        to: zoneOfDestination(place),
        now,
      });
      if (place === 'graveyard') fireGraveyardTrigger(state, now, spell.owner, 'stack');
    }
    // The permanents whose abilities were countered.
    if (sources.length > 0) item.made = sources;
    return NO_FRAMES;
  },
  'put counters': (dealer, item, effect) => {
    const { what, kind, count } = effect;
    const number = deriveBoard(dealer.state).evaluate(count, item);
    const ids = objectsFor(dealer, item, what);
    const frames =
      number > 0 ? ids.flatMap((id) => counterReplacementChoices(dealer.state, id, kind)) : NO_FRAMES;
    if (frames.length > 0) return [...frames.slice(0, 1), repeatEffect(item, effect)];
    for (const id of ids) putCounters(dealer, id, kind, number);
    return NO_FRAMES;
  },
  'divided counters': (dealer, item, effect) => {
    const { target, kind } = effect;
    const ids = item.targets[item.base + target] ?? [];
    const [frames] = ids.flatMap((id) => counterReplacementChoices(dealer.state, id, kind));
    if (frames !== undefined) return [frames, repeatEffect(item, effect)];
    ids.forEach((id, i) => putCounters(dealer, id, kind, item.shares[i] ?? 0));
    return NO_FRAMES;
  },
  'remove counters': (dealer, item, { what, kind, count }) => {
    const { state } = dealer;
    let sum = 0;
    for (const id of objectsFor(dealer, item, what)) {
      const held = findPermanent(state, id)?.counters ?? {};
      for (const one of kind === 'any' ? Object.keys(held) : [kind])
        sum += putCounters(
          dealer,
          id,
          one,
          -(count === 'all' ? (held[one] ?? 0) : deriveBoard(state).evaluate(count, item)),
        );
    }
    item.amount = sum;
    item.done = sum > 0;
    return NO_FRAMES;
  },
  transform: (dealer, item, { what }) => {
    transformPermanents(dealer, objectsFor(dealer, item, what));
    return NO_FRAMES;
  },
  tap: (dealer, item, { what }) => {
    setTapped(dealer, objectsFor(dealer, item, what), true);
    return NO_FRAMES;
  },
  untap: (dealer, item, { what }) => {
    setTapped(dealer, objectsFor(dealer, item, what), false);
    return NO_FRAMES;
  },
  freeze: (dealer, item, { what }) => {
    for (const id of objectsFor(dealer, item, what)) {
      const permanent = findPermanent(dealer.state, id);
      if (permanent !== undefined) permanent.frozen = true;
    }
    markChanged(dealer.state);
    return NO_FRAMES;
  },
  attach: (dealer, item, { what, to }) => {
    const { state } = dealer;
    const [host] = resolveEntities(deriveBoard(state), to, item);
    for (const id of objectsFor(dealer, item, what))
      if (host !== undefined && canAttach(deriveBoard(state), id, host)) attach(dealer, id, host);
    return NO_FRAMES;
  },
  regenerate: (dealer, item, { what }) => {
    for (const id of filterOnBattlefield(dealer.state, objectsFor(dealer, item, what))) {
      const permanent = findPermanent(dealer.state, id);
      if (permanent === undefined) continue;
      permanent.shields++;
      markChanged(dealer.state);
      dealer.tell({ did: 'shield', id, card: nameOf(dealer.state, permanent.kind), rule: '701.19' });
    }
    return NO_FRAMES;
  },
  'remove from combat': (dealer, item, { what }) => {
    for (const id of objectsFor(dealer, item, what))
      if (removeFromCombat(dealer.state, id))
        dealer.tell({ did: 'leave combat', id, card: nameEntity(dealer.state, id).name, rule: '506.4' });
    return NO_FRAMES;
  },
  /** 701.12b: each permanent comes under the control of the other's controller. */
  change: (dealer, item, { what, changes, until }) => {
    const { state } = dealer;
    const affects = filterOnBattlefield(state, objectsFor(dealer, item, what));
    const every =
      typeof what === 'object' && 'every' in what && isSelfContained(what.every) ? what.every : undefined;
    const live = every === undefined ? [] : changes.filter(isRule);
    if (affects.length === 0 && live.length === 0) return NO_FRAMES;
    const { source, kind, controller } = item;
    const base = { source, kind, controller, until };
    const made = changes.flatMap((change) =>
      live.includes(change) ? [] : [fixAmounts(state, item, change)],
    );
    if (made.length > 0 && affects.length > 0)
      state.effects.push({ stamp: newTimestamp(state), ...base, affects, changes: made });
    if (every !== undefined && live.length > 0)
      state.effects.push({ stamp: newTimestamp(state), ...base, affects: [], every, changes: live });
    markCharacteristicsChanged(state);
    dealer.tell({
      did: 'change',
      card: nameOf(state, kind),
      on: affects.map((id) => nameEntity(state, id)),
      rule: '611.2',
    });
    if (changes.some(({ change }) => change === 'control')) updateControl(dealer);
    return NO_FRAMES;
  },
};

/** Whether the filter means the same after the spell or ability is gone: it does not refer to X, targets or objects of the resolution. */
const isSelfContained = (filter: ObjectFilter): boolean =>
  !someField(filter, (field, value) => field === 'target' || RESOLUTION_REFERENCES.has(value));
const RESOLUTION_REFERENCES: ReadonlySet<unknown> = new Set([
  'X',
  'that much',
  'that many',
  'made',
  'paid',
  'it',
  'other',
  'that player',
]);
const isRule = ({ change }: ContinuousChange): boolean => change === 'rule';

/** How many tokens a player may still create. */
const tokenRoom = (state: State, seat: number): number => {
  examine(state.battlefield.length);
  return Math.max(
    0,
    state.battlefield.reduce(
      (room, { controller, card, kind }) =>
        controller === seat && (card === -1 || cardOf(state, kind).token === true) ? room - 1 : room,
      MAX_TOKENS,
    ),
  );
};

/** 614.1a: the number of tokens after replacement effects. */
const multiplyTokens = (state: State, seat: number, count: number): number => {
  const { characteristics } = deriveBoard(state);
  return characteristics.reduce(
    (number, { abilities }, i) => {
      if (abilities.replacements.length === 0 || at(state.battlefield, i).controller !== seat) return number;
      return abilities.replacements.reduce(
        (all, one) => (one.instead === 'more tokens' ? clampAmount(all * one.times) : all),
        number,
      );
    },
    Math.max(0, count),
  );
};

const isCreatureSpell = (state: State, { kind }: StackObject): boolean =>
  (at(deriveBoard(state).cards, kind).characteristics.types & CREATURE) !== 0;

function cannotBeCountered(state: State, item: StackObject): boolean {
  const { id, kind, what, sure } = item;
  if (what !== 'spell' || sure === true) return sure === true;
  const board = deriveBoard(state);
  const { statics } = at(board.cards, kind).characteristics.abilities;
  const own = statics.flatMap(({ affects, changes, while: condition }) =>
    affects === 'this' && (condition === undefined || holds(board, condition, item)) ? changes : [],
  );
  const spell = snapshotObject(board, id);
  return [...own, ...(spell === undefined ? [] : findSpellChanges(board, spell))].some(
    (change) => change.change === 'rule' && change.rule.is === 'cannot be countered',
  );
}
