/** Continuous effects while the layers are applied, and the permanents that they affect (CR 613). */
import { at, type DeepReadonly } from '@ludoteca/kernel';
import { memoizeByObject, someField } from '@ludoteca/kit';
import type { ContinuousChange, StaticAbility } from '../abilities/index.ts';
import type { ObjectId, Permanent } from '../state.ts';
import { applyChange, type CharacteristicsDraft, layerOf } from './apply-change.ts';
import { type BoardState, battlefieldIndex, type AbilityScope, scopeOfPermanent } from './board-state.ts';
import type { Characteristics } from './compiled-cards.ts';
import { permanentMatches } from './filters.ts';
import { holds } from './amounts.ts';
import { examine } from './examination-limit.ts';

/** A continuous effect of a static ability or of a resolved spell or ability. */
export interface ContinuousEffect {
  readonly stamp: number;
  readonly scope: AbilityScope;
  readonly changes: readonly ContinuousChange[];
  /** Battlefield index of the permanent with the static ability; -1: a resolved effect. */
  readonly place: number;
  readonly ability: StaticAbility | undefined;
  /** 613.6: battlefield indexes, determined when the effect first applies and then fixed. */
  affected: number[] | undefined;
  /** The board on which its condition and filter are evaluated, if not the one being computed. */
  readonly evaluatedOn?: BoardState | undefined;
}

/** Called for every applied change. */
export type LayerTrace = (applied: {
  readonly place: number;
  readonly layer: number;
  readonly source: ObjectId;
  readonly kind: number;
  readonly change: ContinuousChange | 'counters' | 'defining';
  readonly now: Characteristics;
}) => void;

export const effectOfAbility = (
  permanent: DeepReadonly<Permanent>,
  place: number,
  ability: StaticAbility,
  asked?: BoardState,
): ContinuousEffect => ({
  stamp: permanent.stamp,
  evaluatedOn: asked,
  scope: scopeOfPermanent(permanent),
  changes: ability.changes,
  place,
  ability,
  affected: undefined,
});

export type CharacteristicsDrafts = (CharacteristicsDraft | undefined)[];

/** Created on the first change, because most permanents keep their printed characteristics. */
export function draftAt(
  { characteristics }: BoardState,
  drafts: CharacteristicsDrafts,
  place: number,
): CharacteristicsDraft {
  const known = drafts[place];
  if (known !== undefined) return known;
  const draft = createDraft(at(characteristics, place));
  drafts[place] = draft;
  characteristics[place] = draft;
  return draft;
}

export const createDraft = (characteristics: Characteristics): CharacteristicsDraft => ({
  types: characteristics.types,
  supers: characteristics.supers,
  subtypes: characteristics.subtypes,
  colours: characteristics.colours,
  abilities: characteristics.abilities,
  keywords: characteristics.keywords,
  objectRules: characteristics.objectRules,
  power: characteristics.power,
  toughness: characteristics.toughness,
  lostAbilities: false,
});

export function applyEffectChange(
  board: BoardState,
  effect: ContinuousEffect,
  change: ContinuousChange,
  drafts: CharacteristicsDrafts,
  trace: LayerTrace | undefined,
): void {
  effect.affected ??= findAffected(board, effect, drafts);
  for (const place of effect.affected) {
    const draft = draftAt(board, drafts, place);
    if (!examine(1 + draft.objectRules.length + draft.abilities.all.length)) return;
    applyChange(board, draft, change, isPerObject(change) ? scopeFor(board, effect, place) : effect.scope);
    const { source, kind } = effect.scope;
    trace?.({ place, layer: layerOf(change), source, kind, change, now: { ...draft } });
  }
}

/** Whether the amount is evaluated for each affected object ("equal to its mana value"). */
const isPerObject = memoizeByObject(
  (change: ContinuousChange): boolean =>
    (change.change === 'base' || change.change === 'add') && someField(change, (_, value) => value === 'it'),
);
const scopeFor = ({ state }: BoardState, { scope, ability }: ContinuousEffect, place: number): AbilityScope =>
  ability === undefined ? scope : { ...scope, it: at(state.battlefield, place).id };

export function findAffected(
  computed: BoardState,
  { place, ability, scope, evaluatedOn: board = computed }: ContinuousEffect,
  drafts: CharacteristicsDrafts,
): number[] {
  if (ability === undefined || drafts[place]?.abilities.statics.includes(ability) === false) return [];
  if (ability.while !== undefined && !holds(board, ability.while, scope)) return [];
  const { affects } = ability;
  if (affects === 'this') return [place];
  if (affects === 'host') {
    const host = battlefieldIndex(board.state, at(board.state.battlefield, place).host);
    return host === -1 ? [] : [host];
  }
  if (typeof affects !== 'object' || !('every' in affects)) return [];
  const found: number[] = [];
  for (let i = 0; i < board.characteristics.length; i++)
    if (permanentMatches(board, i, affects.every, scope)) found.push(i);
  return found;
}
