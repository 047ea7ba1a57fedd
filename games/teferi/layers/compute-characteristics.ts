/** Computes the characteristics of all permanents, layer by layer in timestamp order (CR 613). */
import { at, type DeepReadonly } from '@ludoteca/kernel';
import { memoizeByObject, someField } from '@ludoteca/kit';
import type { ContinuousChange, Condition, ObjectFilter, StaticAbility, Amount } from '../abilities/index.ts';
import { PLAIN_KEYWORDS } from '../abilities/index.ts';
import { clampAmount } from '../limits.ts';
import type { ObjectId, Permanent } from '../state.ts';
import { type CharacteristicsDraft, layerOf, LAYERS } from './apply-change.ts';
import { type BoardState, battlefieldIndex, createScope, scopeOfPermanent } from './board-state.ts';
import type { Characteristics } from './compiled-cards.ts';
import { dependentEffects, firstIndependent, LAST_DEPENDENT_LAYER } from './dependency.ts';
import {
  draftAt,
  createDraft,
  type CharacteristicsDrafts,
  applyEffectChange,
  type ContinuousEffect,
  effectOfAbility,
  type LayerTrace,
} from './continuous-effects.ts';
import { evaluateAmount } from './amounts.ts';
import { examine } from './examination-limit.ts';

const VOLATILE = [
  'tapped',
  'attacking',
  'blocking',
  'blocked',
  'blocks',
  'damagedThisTurn',
  'damagedPlayer',
  'aimsAtPlayer',
  'enteredThisTurn',
  'attackedThisTurn',
  'attachment',
  'attacks',
] as const;
const isVolatileFilter = (filter: ObjectFilter): boolean =>
  VOLATILE.some((key) => filter[key] !== undefined) ||
  (filter.any?.some(isVolatileFilter) ?? false) ||
  (filter.not !== undefined && isVolatileFilter(filter.not)) ||
  [filter.power, filter.toughness, filter.manaValue].some(
    (compare) => compare !== undefined && !(isFixed(compare.min) && isFixed(compare.max)),
  );
const isFixed = (value: Amount | undefined): boolean => value === undefined || typeof value === 'number';

/** Whether the effect of the ability can change although no characteristics change. */
const isVolatileAbility = ({ affects, changes, while: condition }: StaticAbility): boolean =>
  condition !== undefined ||
  (typeof affects === 'object' && 'every' in affects && isVolatileFilter(affects.every)) ||
  changes.some(
    (change) =>
      (change.change === 'add' || change.change === 'base') &&
      !(isFixed(change.power) && isFixed(change.toughness)),
  );

/** Abilities that read power or toughness in a condition, or in a layer before these are computed, read the final values of the previous pass. */
const readsFinalValues = memoizeByObject(({ affects, changes, while: condition }: StaticAbility): boolean => {
  const every = typeof affects === 'object' && 'every' in affects ? affects.every : undefined;
  const early = changes.some((change) => layerOf(change) < 7);
  return readsPowerOrToughness(condition) || (early && readsPowerOrToughness(every));
});
const isPowerOrToughness = (term: unknown): boolean => term === 'power' || term === 'toughness';
const readsPowerOrToughness = (part: Condition | ObjectFilter | undefined): boolean =>
  someField(part, (field, value) => isPowerOrToughness(field) || isPowerOrToughness(value));

/** Such abilities may influence the values they read; passes are repeated at most this often. */
const MAX_PASSES = 3;

/** Fills `board.characteristics`; returns whether they can change without a change of `State.version`. */
export function computeCharacteristics(board: BoardState, trace?: LayerTrace): boolean {
  const applications: Parameters<LayerTrace>[0][] = [];
  const collect: LayerTrace | undefined = trace && ((applied) => void applications.push(applied));
  const [isVolatile, readsFinal] = applyLayers(board, undefined, collect);
  for (let left = readsFinal ? MAX_PASSES : 0; left > 0; left--) {
    const before = board.characteristics.slice();
    applications.length = 0;
    applyLayers(board, frozenBoard(board, before), collect);
    if (before.every((characteristics, i) => isSame(characteristics, at(board.characteristics, i)))) break;
  }
  if (trace !== undefined) applications.forEach(trace);
  return isVolatile || readsFinal;
}

/** A snapshot of the board after a pass. */
const frozenBoard = (board: BoardState, characteristics: readonly Characteristics[]): BoardState => {
  const snapshot: BoardState = {
    state: board.state,
    cards: board.cards,
    characteristics: [...characteristics],
    gameRules: [],
    isVolatile: true,
    triggerBits: 0,
    evaluate: (value, scope) => evaluateAmount(snapshot, value, scope),
    withGainedKeywords: (spell) => board.withGainedKeywords(spell),
  };
  return snapshot;
};

const isSame = (one: Characteristics, other: Characteristics): boolean =>
  one.power === other.power &&
  one.toughness === other.toughness &&
  one.keywords === other.keywords &&
  one.types === other.types &&
  one.abilities.all.length === other.abilities.all.length;

/** Applies all layers once. Returns whether the result is volatile and whether an ability reads final values. */
function applyLayers(
  board: BoardState,
  finished: BoardState | undefined,
  trace: LayerTrace | undefined,
): readonly [isVolatile: boolean, readsFinal: boolean] {
  const { state, cards, characteristics } = board;
  let readsFinal = false;
  let isVolatile = false;
  let effects: ContinuousEffect[] | undefined;
  let defined = false;
  examine(state.battlefield.length);
  for (let i = 0; i < state.battlefield.length; i++) {
    const permanent = at(state.battlefield, i);
    const compiled = at(cards, permanent.kind);
    characteristics[i] = compiled.characteristics;
    defined ||= compiled.defining !== undefined;
    // "Enchant tapped creature": whether the Aura may stay depends on more than characteristics.
    if (compiled.enchant !== undefined) isVolatile ||= isVolatileFilter(compiled.enchant.what);
    const { statics } = compiled.characteristics.abilities;
    for (const _ in permanent.counters) {
      const marks = keywordCounterEffects(permanent, i);
      if (marks.length > 0) effects = [...(effects ?? []), ...marks];
      break;
    }
    if (statics.length === 0) continue;
    effects ??= [];
    for (const ability of statics) {
      isVolatile ||= isVolatileAbility(ability);
      const late = readsFinalValues(ability);
      readsFinal ||= late;
      effects.push(effectOfAbility(permanent, i, ability, late ? finished : undefined));
    }
  }
  if (state.effects.length > 0) {
    effects ??= [];
    for (const { stamp, source, kind, controller, changes, affects, every } of state.effects) {
      const scope = createScope(controller, source, kind);
      if (every !== undefined) {
        const ability: StaticAbility = { kind: 'static', affects: { every }, changes };
        isVolatile ||= isVolatileAbility(ability);
        effects.push({ stamp, scope, changes, place: -1, ability, affected: undefined });
        continue;
      }
      const affected = affects
        .map((id: ObjectId) => battlefieldIndex(state, id))
        .filter((place) => place !== -1);
      effects.push({ stamp, scope, changes, place: -1, ability: undefined, affected });
    }
  }
  if (effects === undefined && !defined && trace === undefined) applyCounters(board);
  else applyEffects(board, effects ?? [], trace);
  return [isVolatile || defined, readsFinal];
}

/** The fast path without continuous effects: only counters (layer 7c). */
function applyCounters({ state, characteristics }: BoardState): void {
  for (let i = 0; i < state.battlefield.length; i++) {
    const { counters } = at(state.battlefield, i);
    for (const _ in counters) {
      const draft = createDraft(at(characteristics, i));
      addCounters(draft, counters);
      characteristics[i] = draft;
      break;
    }
  }
}

function applyEffects(board: BoardState, effects: ContinuousEffect[], trace: LayerTrace | undefined): void {
  const { state } = board;
  const drafts: CharacteristicsDrafts = [];
  effects.sort((one, other) => one.stamp - other.stamp);
  let layers = 0;
  for (const { changes } of effects) for (const change of changes) layers |= 1 << layerOf(change);
  for (const layer of LAYERS) {
    if (layer === 7) applyDefiningAbilities(board, drafts, trace);
    if ((layers & (1 << layer)) !== 0) applyLayer(board, effects, layer, drafts, trace);
    if (layer === 8)
      for (let i = 0; i < state.battlefield.length; i++) applyCountersTo(board, drafts, i, trace);
    if (layer !== 6 || (layers & (1 << 6)) === 0) continue;
    for (let more = gainedEffects(board, effects); more.length > 0; more = gainedEffects(board, effects)) {
      effects.push(...more);
      for (const { changes } of more) for (const change of changes) layers |= 1 << layerOf(change);
      applyLayer(board, more, layer, drafts, trace);
    }
  }
}

const NO_EFFECTS: ContinuousEffect[] = [];

/** 613.7 and 613.8: in timestamp order, except that an effect waits for those it depends on. */
function applyLayer(
  board: BoardState,
  effects: readonly ContinuousEffect[],
  layer: number,
  drafts: CharacteristicsDrafts,
  trace: LayerTrace | undefined,
): void {
  const exertOne = (effect: ContinuousEffect): void => {
    for (const change of effect.changes)
      if (layerOf(change) === layer) applyEffectChange(board, effect, change, drafts, trace);
  };
  const waiting = layer > LAST_DEPENDENT_LAYER ? NO_EFFECTS : dependentEffects(effects, layer);
  if (waiting.length === 0) return effects.forEach(exertOne);
  while (waiting.length > 0) {
    const [effect] = waiting.splice(firstIndependent(board, waiting, layer, drafts), 1);
    if (effect !== undefined) exertOne(effect);
  }
}

function applyCountersTo(
  board: BoardState,
  drafts: CharacteristicsDrafts,
  place: number,
  trace: LayerTrace | undefined,
): void {
  const { counters } = at(board.state.battlefield, place);
  for (const _ in counters) {
    const draft = draftAt(board, drafts, place);
    addCounters(draft, counters);
    const { id, kind } = at(board.state.battlefield, place);
    trace?.({ place, layer: 8, source: id, kind, change: 'counters', now: { ...draft } });
    break;
  }
}

/** 613.4a: characteristic-defining abilities apply in layer 7a unless they were lost. */
function applyDefiningAbilities(
  board: BoardState,
  drafts: CharacteristicsDrafts,
  trace: LayerTrace | undefined,
): void {
  const { state, cards } = board;
  for (let i = 0; i < state.battlefield.length; i++) {
    const permanent = at(state.battlefield, i);
    const { defining, card } = at(cards, permanent.kind);
    // 111.4: the size given to a token is not one of its abilities.
    if (defining === undefined || (drafts[i]?.lostAbilities === true && card.token !== true)) continue;
    const scope = { ...scopeOfPermanent(permanent), x: permanent.x };
    const draft = draftAt(board, drafts, i);
    if (defining.power !== undefined) draft.power = board.evaluate(defining.power, scope);
    if (defining.toughness !== undefined) draft.toughness = board.evaluate(defining.toughness, scope);
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

/** 613.6: static abilities gained in layer 6 apply from that layer on, not in earlier ones. */
function gainedEffects(
  { state, cards, characteristics }: BoardState,
  effects: readonly ContinuousEffect[],
): ContinuousEffect[] {
  const gained: ContinuousEffect[] = [];
  for (let i = 0; i < characteristics.length; i++) {
    const { statics } = at(characteristics, i).abilities;
    const permanent = at(state.battlefield, i);
    if (statics === at(cards, permanent.kind).characteristics.abilities.statics) continue;
    for (const ability of statics)
      if (
        examine(effects.length) &&
        !effects.some((effect) => effect.place === i && effect.ability === ability)
      )
        gained.push(effectOfAbility(permanent, i, ability));
  }
  return gained;
}

/** 613.4c */
function addCounters(draft: CharacteristicsDraft, counters: DeepReadonly<Permanent>['counters']): void {
  for (const kind in counters) {
    const count = counters[kind] ?? 0;
    const change = /^([+-]\d+)\/([+-]\d+)$/.exec(kind);
    if (change === null) continue;
    draft.power += clampAmount(Number(change[1]) * count);
    draft.toughness += clampAmount(Number(change[2]) * count);
  }
}

const KEYWORD_COUNTER_CHANGES = new Map<string, readonly ContinuousChange[]>(
  PLAIN_KEYWORDS.map((keyword) => [keyword, [{ change: 'gain', abilities: [{ kind: 'keyword', keyword }] }]]),
);

/** 122.1b and 613.7c: keyword counters give the keyword with the timestamp of the counter. */
function keywordCounterEffects(permanent: DeepReadonly<Permanent>, place: number): ContinuousEffect[] {
  const { counters, marks, stamp } = permanent;
  return Object.keys(counters).flatMap((kind): ContinuousEffect[] => {
    const changes = KEYWORD_COUNTER_CHANGES.get(kind);
    if (changes === undefined || counters[kind] === 0) return [];
    const scope = scopeOfPermanent(permanent);
    return [{ stamp: marks?.[kind] ?? stamp, scope, changes, place, ability: undefined, affected: [place] }];
  });
}
