/** 613: the characteristics of all permanents, layer by layer, in the order of timestamps. */
import { at, type Still } from '@ludoteca/kernel';
import type { Change, Filter, PlainKeyword, StaticAbility, Value } from '../abilities/index.ts';
import { KEYWORDS } from '../abilities/index.ts';
import type { Id, Permanent } from '../state.ts';
import { apply, type Draft, layerOf, LAYERS } from './applying.ts';
import { type Board, placeOf, type Scope, scopeOf, scopeOn } from './board.ts';
import type { Traits } from './compiled.ts';
import { withMore } from './lists.ts';
import { permanentMatches } from './matching.ts';
import { holds } from './values.ts';

/** A continuous effect at work. */
interface Force {
  readonly stamp: number;
  readonly scope: Scope;
  readonly changes: readonly Change[];
  /** The place of the permanent whose static ability it is; -1: it comes from something that resolved. */
  readonly place: number;
  readonly ability: StaticAbility | undefined;
  /** 613.6: found when it first applies; then it stays. */
  affected: number[] | undefined;
}

const VOLATILE = [
  'tapped',
  'attacking',
  'blocking',
  'blocked',
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

/** Fills `board.traits`; returns whether they may change without a change of the version. */
export function compute(board: Board): boolean {
  const { state, cards, traits } = board;
  let live = false;
  let forces: Force[] | undefined;
  let defined = false;
  for (let i = 0; i < state.battlefield.length; i++) {
    const permanent = at(state.battlefield, i);
    const compiled = at(cards, permanent.kind);
    traits[i] = compiled.traits;
    defined ||= compiled.defining !== undefined;
    const { statics } = compiled.traits.abilities;
    if (statics.length === 0) continue;
    forces ??= [];
    for (const ability of statics) {
      live ||= isLive(ability);
      forces.push(forceOf(permanent, i, ability));
    }
  }
  if (state.effects.length > 0) {
    forces ??= [];
    for (const { stamp, source, kind, controller, changes, affects } of state.effects) {
      const affected = affects.map((id: Id) => placeOf(state, id)).filter((place) => place !== -1);
      const scope = scopeOf(controller, source, kind);
      forces.push({ stamp, scope, changes, place: -1, ability: undefined, affected });
    }
  }
  if (forces === undefined && !defined) applyCounters(board);
  else applyAll(board, forces ?? []);
  return live || defined;
}

const forceOf = (permanent: Still<Permanent>, place: number, ability: StaticAbility): Force => ({
  stamp: permanent.stamp,
  scope: scopeOn(permanent),
  changes: ability.changes,
  place,
  ability,
  affected: undefined,
});

/** Counters alone: layers 6 and 7c. */
function applyCounters({ state, traits }: Board): void {
  for (let i = 0; i < state.battlefield.length; i++) {
    const { counters } = at(state.battlefield, i);
    for (const _ in counters) {
      const draft = draftOf(at(traits, i));
      keywordCounters(draft, counters);
      addCounters(draft, counters);
      traits[i] = draft;
      break;
    }
  }
}

const draftOf = (traits: Traits): Draft => ({ ...traits, bare: false });

function applyAll(board: Board, forces: Force[]): void {
  const { state, cards } = board;
  const drafts = board.traits.map(draftOf);
  for (let i = 0; i < drafts.length; i++) board.traits[i] = at(drafts, i);
  forces.sort((one, other) => one.stamp - other.stamp);
  for (const layer of LAYERS) {
    if (layer === 7)
      for (let i = 0; i < drafts.length; i++) {
        const permanent = at(state.battlefield, i);
        define(board, permanent, at(drafts, i), at(cards, permanent.kind).defining);
      }
    for (const force of forces)
      for (const change of force.changes) if (layerOf(change) === layer) exert(board, force, change, drafts);
    for (let i = 0; i < drafts.length; i++) {
      const { counters } = at(state.battlefield, i);
      if (layer === 6) keywordCounters(at(drafts, i), counters);
      if (layer === 8) addCounters(at(drafts, i), counters);
    }
    if (layer === 6) forces.push(...gained(board, drafts, forces));
  }
}

/** 613.4a: in layer 7a, unless its abilities are gone. */
function define(
  board: Board,
  permanent: Still<Permanent>,
  draft: Draft,
  defining: Board['cards'][number]['defining'],
): void {
  if (defining === undefined || draft.bare) return;
  const scope = scopeOn(permanent);
  if (defining.power !== undefined) draft.power = board.valueOf(defining.power, scope);
  if (defining.toughness !== undefined) draft.toughness = board.valueOf(defining.toughness, scope);
}

function exert(board: Board, force: Force, change: Change, drafts: readonly Draft[]): void {
  force.affected ??= affectedBy(board, force, drafts);
  for (const place of force.affected) apply(board, at(drafts, place), change, force.scope);
}

function affectedBy(board: Board, { place, ability, scope }: Force, drafts: readonly Draft[]): number[] {
  if (ability === undefined || at(drafts, place).bare) return [];
  if (ability.while !== undefined && !holds(board, ability.while, scope)) return [];
  const { affects } = ability;
  if (affects === 'this') return [place];
  if (affects === 'host') {
    const host = placeOf(board.state, at(board.state.battlefield, place).host);
    return host === -1 ? [] : [host];
  }
  if (typeof affects !== 'object' || !('every' in affects)) return [];
  const found: number[] = [];
  for (let i = 0; i < drafts.length; i++) if (permanentMatches(board, i, affects.every, scope)) found.push(i);
  return found;
}

/** Static abilities that were gained in layer 6 go on from layer 7. */
function gained({ state, cards }: Board, drafts: readonly Draft[], forces: readonly Force[]): Force[] {
  return drafts.flatMap(({ abilities }, i) => {
    const permanent = at(state.battlefield, i);
    const { statics } = at(cards, permanent.kind).traits.abilities;
    if (abilities.statics === statics) return [];
    return abilities.statics
      .filter((ability) => !forces.some((force) => force.place === i && force.ability === ability))
      .map((ability) => forceOf(permanent, i, ability));
  });
}

/** 613.4c */
function addCounters(draft: Draft, counters: Still<Permanent>['counters']): void {
  for (const kind in counters) {
    const count = counters[kind] ?? 0;
    const change = /^([+-]\d+)\/([+-]\d+)$/.exec(kind);
    if (change === null) continue;
    draft.power += Number(change[1]) * count;
    draft.toughness += Number(change[2]) * count;
  }
}

const granted = new Map<string, readonly [{ readonly kind: 'keyword'; readonly keyword: PlainKeyword }]>();

/** 122.1b */
function keywordCounters(draft: Draft, counters: Still<Permanent>['counters']): void {
  for (const kind in counters) {
    const keyword = KEYWORDS.find((word) => word === kind);
    if (keyword === undefined || counters[kind] === 0) continue;
    const abilities = granted.get(keyword) ?? ([{ kind: 'keyword', keyword }] as const);
    granted.set(keyword, abilities);
    draft.abilities = withMore(draft.abilities, abilities);
    draft.keywords |= draft.abilities.keywords;
  }
}
