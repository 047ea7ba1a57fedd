/** 613: the characteristics of all permanents, layer by layer, in the order of timestamps. */
import { at, type DeepReadonly } from '@ludoteca/kernel';
import type { Change, Condition, Filter, StaticAbility, Value } from '../abilities/index.ts';
import { KEYWORDS } from '../abilities/index.ts';
import type { Id, Permanent } from '../state.ts';
import { type Draft, layerOf, LAYERS } from './applying.ts';
import { type Board, placeOf, scopeOf, scopeOn } from './board.ts';
import type { Traits } from './compiled.ts';
import { entangledIn, firstFree, LAST_ENTANGLED } from './dependency.ts';
import { draftAt, draftOf, type Drafts, exert, type Force, forceOf, type Trace } from './forces.ts';
import { valueOf } from './values.ts';

const VOLATILE = [
  'tapped',
  'attacking',
  'blocking',
  'blocked',
  'blocks',
  'damagedThisTurn',
  'enteredThisTurn',
] as const;
const isVolatile = (filter: Filter): boolean =>
  VOLATILE.some((key) => filter[key] !== undefined) ||
  (filter.any?.some(isVolatile) ?? false) ||
  (filter.not !== undefined && isVolatile(filter.not)) ||
  [filter.power, filter.toughness, filter.manaValue].some(
    (compare) => compare !== undefined && !(isFixed(compare.min) && isFixed(compare.max)),
  );
const isFixed = (value: Value | undefined): boolean => value === undefined || typeof value === 'number';

/** Whether something that changes no characteristics may change what this does. */
const isLive = ({ affects, changes, while: condition }: StaticAbility): boolean =>
  condition !== undefined ||
  (typeof affects === 'object' && 'every' in affects && isVolatile(affects.every)) ||
  changes.some(
    (change) =>
      (change.change === 'add' || change.change === 'base') &&
      !(isFixed(change.power) && isFixed(change.toughness)),
  );

/** What asks for power or toughness in layers before these are made, or in its condition: it is asked of what comes out in the end. */
function looksAhead(ability: StaticAbility): boolean {
  const known = ahead.get(ability);
  if (known !== undefined) return known;
  const { affects, changes, while: condition } = ability;
  const every = typeof affects === 'object' && 'every' in affects ? affects.every : undefined;
  const early = changes.some((change) => layerOf(change) < 7);
  const found = asksPower(condition) || (early && asksPower(every));
  ahead.set(ability, found);
  return found;
}
const ahead = new WeakMap<StaticAbility, boolean>();
const asksPower = (part: Condition | Filter | undefined): boolean =>
  part !== undefined && /"(?:power|toughness)"/.test(JSON.stringify(part));

/** What looks ahead may change what it looks at; after so many times it stays as it is. */
const MOST_PASSES = 3;

/** Fills `board.traits`; returns whether they may change without a change of the version. */
export function compute(board: Board, trace?: Trace): boolean {
  const told: Parameters<Trace>[0][] = [];
  const collect: Trace | undefined = trace && ((applied) => void told.push(applied));
  const [live, waits] = pass(board, undefined, collect);
  for (let left = waits ? MOST_PASSES : 0; left > 0; left--) {
    const before = board.traits.slice();
    told.length = 0;
    pass(board, still(board, before), collect);
    if (before.every((traits, i) => isSame(traits, at(board.traits, i)))) break;
  }
  if (trace !== undefined) told.forEach(trace);
  return live || waits;
}

/** The board as one pass has left it. */
const still = (board: Board, traits: readonly Traits[]): Board => {
  const made: Board = {
    state: board.state,
    cards: board.cards,
    traits: [...traits],
    rules: [],
    live: true,
    hears: 0,
    valueOf: (value, scope) => valueOf(made, value, scope),
    asSpell: (spell) => board.asSpell(spell),
  };
  return made;
};

const isSame = (one: Traits, other: Traits): boolean =>
  one.power === other.power &&
  one.toughness === other.toughness &&
  one.keywords === other.keywords &&
  one.types === other.types &&
  one.abilities.all.length === other.abilities.all.length;

/** All layers once. Returns whether what they make may change by itself, and whether something looks ahead. */
function pass(
  board: Board,
  finished: Board | undefined,
  trace: Trace | undefined,
): readonly [live: boolean, ahead: boolean] {
  const { state, cards, traits } = board;
  let waits = false;
  let live = false;
  let forces: Force[] | undefined;
  let defined = false;
  for (let i = 0; i < state.battlefield.length; i++) {
    const permanent = at(state.battlefield, i);
    const compiled = at(cards, permanent.kind);
    traits[i] = compiled.traits;
    defined ||= compiled.defining !== undefined;
    // "Enchant tapped creature": whether it may stay is asked without a change of characteristics.
    if (compiled.enchant !== undefined) live ||= isVolatile(compiled.enchant.what);
    const { statics } = compiled.traits.abilities;
    for (const _ in permanent.counters) {
      const marks = marksOf(permanent, i);
      if (marks.length > 0) forces = [...(forces ?? []), ...marks];
      break;
    }
    if (statics.length === 0) continue;
    forces ??= [];
    for (const ability of statics) {
      live ||= isLive(ability);
      const late = looksAhead(ability);
      waits ||= late;
      forces.push(forceOf(permanent, i, ability, late ? finished : undefined));
    }
  }
  if (state.effects.length > 0) {
    forces ??= [];
    for (const { stamp, source, kind, controller, changes, affects, every } of state.effects) {
      const scope = scopeOf(controller, source, kind);
      if (every !== undefined) {
        const ability: StaticAbility = { kind: 'static', affects: { every }, changes };
        live ||= isLive(ability);
        forces.push({ stamp, scope, changes, place: -1, ability, affected: undefined });
        continue;
      }
      const affected = affects.map((id: Id) => placeOf(state, id)).filter((place) => place !== -1);
      forces.push({ stamp, scope, changes, place: -1, ability: undefined, affected });
    }
  }
  if (forces === undefined && !defined && trace === undefined) applyCounters(board);
  else applyAll(board, forces ?? [], trace);
  return [live || defined, waits];
}

/** Counters alone: layer 7c. */
function applyCounters({ state, traits }: Board): void {
  for (let i = 0; i < state.battlefield.length; i++) {
    const { counters } = at(state.battlefield, i);
    for (const _ in counters) {
      const draft = draftOf(at(traits, i));
      addCounters(draft, counters);
      traits[i] = draft;
      break;
    }
  }
}

function applyAll(board: Board, forces: Force[], trace: Trace | undefined): void {
  const { state } = board;
  const drafts: Drafts = [];
  forces.sort((one, other) => one.stamp - other.stamp);
  let layers = 0;
  for (const { changes } of forces) for (const change of changes) layers |= 1 << layerOf(change);
  for (const layer of LAYERS) {
    if (layer === 7) defineAll(board, drafts, trace);
    if ((layers & (1 << layer)) !== 0) exertAll(board, forces, layer, drafts, trace);
    if (layer === 8)
      for (let i = 0; i < state.battlefield.length; i++) applyCountersTo(board, drafts, i, trace);
    if (layer !== 6 || (layers & (1 << 6)) === 0) continue;
    for (let more = gained(board, forces); more.length > 0; more = gained(board, forces)) {
      forces.push(...more);
      for (const { changes } of more) for (const change of changes) layers |= 1 << layerOf(change);
      exertAll(board, more, layer, drafts, trace);
    }
  }
}

const NO_FORCES: Force[] = [];

/** 613.7 and 613.8: by their timestamps, but none before those that it depends on. */
function exertAll(
  board: Board,
  forces: readonly Force[],
  layer: number,
  drafts: Drafts,
  trace: Trace | undefined,
): void {
  const exertOne = (force: Force): void => {
    for (const change of force.changes)
      if (layerOf(change) === layer) exert(board, force, change, drafts, trace);
  };
  const waiting = layer > LAST_ENTANGLED ? NO_FORCES : entangledIn(forces, layer);
  if (waiting.length === 0) return forces.forEach(exertOne);
  while (waiting.length > 0) {
    const [force] = waiting.splice(firstFree(board, waiting, layer, drafts), 1);
    if (force !== undefined) exertOne(force);
  }
}

function applyCountersTo(board: Board, drafts: Drafts, place: number, trace: Trace | undefined): void {
  const { counters } = at(board.state.battlefield, place);
  for (const _ in counters) {
    const draft = draftAt(board, drafts, place);
    addCounters(draft, counters);
    const { id, kind } = at(board.state.battlefield, place);
    trace?.({ place, layer: 8, source: id, kind, change: 'counters', now: { ...draft } });
    break;
  }
}

/** 613.4a: in layer 7a, unless its abilities are gone. */
function defineAll(board: Board, drafts: Drafts, trace: Trace | undefined): void {
  const { state, cards } = board;
  for (let i = 0; i < state.battlefield.length; i++) {
    const permanent = at(state.battlefield, i);
    const { defining, card } = at(cards, permanent.kind);
    // 111.4: the size that a token was made with is no ability of it.
    if (defining === undefined || (drafts[i]?.bare === true && card.token !== true)) continue;
    const scope = { ...scopeOn(permanent), x: permanent.x };
    const draft = draftAt(board, drafts, i);
    if (defining.power !== undefined) draft.power = board.valueOf(defining.power, scope);
    if (defining.toughness !== undefined) draft.toughness = board.valueOf(defining.toughness, scope);
    trace?.({
      place: i,
      layer: 7,
      source: permanent.id,
      kind: permanent.kind,
      change: 'defining',
      now: { ...draft },
    });
  }
}

/** Static abilities that were gained in layer 6 begin there (613.6): what they do in earlier layers comes too late. */
function gained({ state, cards, traits }: Board, forces: readonly Force[]): Force[] {
  return traits.flatMap(({ abilities }, i) => {
    const permanent = at(state.battlefield, i);
    const { statics } = at(cards, permanent.kind).traits.abilities;
    if (abilities.statics === statics) return [];
    return abilities.statics
      .filter((ability) => !forces.some((force) => force.place === i && force.ability === ability))
      .map((ability) => forceOf(permanent, i, ability));
  });
}

/** 613.4c */
function addCounters(draft: Draft, counters: DeepReadonly<Permanent>['counters']): void {
  for (const kind in counters) {
    const count = counters[kind] ?? 0;
    const change = /^([+-]\d+)\/([+-]\d+)$/.exec(kind);
    if (change === null) continue;
    draft.power += Number(change[1]) * count;
    draft.toughness += Number(change[2]) * count;
  }
}

const granted = new Map<string, readonly Change[]>();

/** 122.1b and 613.7c: a counter that gives a keyword does so from when it was put there. */
function marksOf(permanent: DeepReadonly<Permanent>, place: number): Force[] {
  const { counters, marks, stamp } = permanent;
  return Object.keys(counters).flatMap((kind): Force[] => {
    const keyword = KEYWORDS.find((word) => word === kind);
    if (keyword === undefined || counters[kind] === 0) return [];
    const changes = granted.get(keyword) ?? [
      { change: 'gain', abilities: [{ kind: 'keyword', keyword }] } as const,
    ];
    granted.set(keyword, changes);
    const scope = scopeOn(permanent);
    return [{ stamp: marks?.[kind] ?? stamp, scope, changes, place, ability: undefined, affected: [place] }];
  });
}
