/** RULES 12.1: static abilities in play, the objects they affect, and the ability index of the state. */
import { at } from '@ludoteca/kernel';
import { matchesPiece } from '../effects/filters.ts';
import { evaluators } from '../effects/evaluators.ts';
import { scopeOfPiece } from '../effects/scope.ts';
import type { Modifier, State, ReadonlyPiece, ReadonlyState } from '../parts.ts';
import { abilityAt, type AbilityRow } from '../pool/index.ts';
import { asksPlugin, FEATURE_BITS } from '../pool/feature-bits.ts';
import type { Condition, StateName } from '../card-definition/index.ts';
import { findPiece, cardLevelOf } from './lookup.ts';
import { type ActiveStatic, nextDepth, type StaticEvaluation } from './static-evaluation.ts';

export const hasState = (piece: ReadonlyPiece, state: StateName): boolean => {
  for (const modifier of piece.marks) {
    if (modifier.kind === 'state' && modifier.word === state) return true;
  }
  return false;
};

export function stateAmount(piece: ReadonlyPiece, state: StateName): number {
  for (const modifier of piece.marks)
    if (modifier.kind === 'state' && modifier.word === state) return modifier.amount;
  return 0;
}

/** 12.1: visits every static ability in play that has the feature and whose condition holds. */
export function forEachStatic(
  state: ReadonlyState,
  feature: number,
  evaluation: StaticEvaluation | undefined,
  visit: (active: ActiveStatic) => void,
): void {
  if ((state.gives & feature) === 0) return;
  if (evaluation?.found === undefined) return visitStatics(state, feature, evaluation, visit);
  let found = evaluation.found.get(feature);
  if (found === undefined) {
    const active: ActiveStatic[] = [];
    visitStatics(state, feature, evaluation, (one) => active.push(one));
    evaluation.found.set(feature, (found = active));
  }
  for (const one of found) visit(one);
}

function visitStatics(
  state: ReadonlyState,
  feature: number,
  evaluation: StaticEvaluation | undefined,
  visit: (active: ActiveStatic) => void,
): void {
  const deeper = nextDepth(state, evaluation);
  if (deeper === undefined) return;
  for (const index of state.givers) {
    const source = at(state.pieces, index);
    const level = cardLevelOf(source);
    if ((level.features & feature) === 0 && source.marks.length === 0) continue;
    if (isSilenced(state, source)) continue;
    const scope = scopeOfPiece(source, deeper);
    const visitIfActive = ({ ability, features }: AbilityRow): void => {
      if (ability.kind !== 'static' || (features & feature) === 0) return;
      if (ability.if === undefined || evaluators.conditionHolds(state, ability.if, scope))
        visit({ ability, source, scope });
    };
    level.statics.forEach(visitIfActive);
    for (const { kind, amount } of source.marks) if (kind === 'ability') visitIfActive(abilityAt(amount));
  }
}

/** 10.1. Equipment is silenced with its bearer. */
export const isSilenced = (state: ReadonlyState, piece: ReadonlyPiece): boolean => {
  if (piece.marks.length > 0 && hasState(piece, 'silenced')) return true;
  if (piece.bearer === 0) return false;
  const bearer = findPiece(state, piece.bearer);
  return bearer !== undefined && hasState(bearer, 'silenced');
};

export function affectsPiece(
  state: ReadonlyState,
  { ability: { to }, source, scope }: ActiveStatic,
  piece: ReadonlyPiece,
): boolean {
  if (to === 'source') return source.id === piece.id;
  if (to === 'bearer') return source.bearer === piece.id;
  return typeof to === 'object' && matchesPiece(state, to, piece, scope);
}

export const affectsPlayer = ({ ability: { to }, source }: ActiveStatic, seat: number): boolean =>
  to === 'both players' ||
  (to === 'you' && source.control === seat) ||
  (to === 'opponent' && source.control !== seat);

/** Whether anything in play may do this. Skipping what nothing in play does makes random matches about three times as fast. */
export const hasFeature = (state: ReadonlyState, feature: number): boolean => (state.gives & feature) !== 0;

/** Recomputes the ability index. Must be called after every change of the pieces or abilities in play. */
export function updateAbilityIndex(state: State): void {
  let gives = 0;
  let awaits = 0;
  let auras = 0;
  let worn = 0;
  const givers: number[] = [];
  for (let index = 0; index < state.pieces.length; index++) {
    const piece = at(state.pieces, index);
    const level = cardLevelOf(piece);
    let hasStatic = level.statics.length > 0;
    gives |= level.features;
    awaits |= level.awaitedEvents;
    auras |= level.auraKeywords;
    if (piece.bearer !== 0) {
      gives |= FEATURE_BITS.equipment;
      worn |= level.keywordBits;
    }
    for (const modifier of piece.marks) {
      if (isConditional(modifier)) gives |= featuresOfConditional(modifier);
      if (modifier.kind !== 'ability') continue;
      const granted = abilityAt(modifier.amount);
      hasStatic ||= granted.kind === 'static';
      gives |= granted.features;
      awaits |= granted.awaitedEvents;
      auras |= granted.auraKeywords;
    }
    if (hasStatic) givers.push(index);
  }
  for (const { marks } of state.players)
    for (const modifier of marks) if (isConditional(modifier)) gives |= featuresOfConditional(modifier);
  // The health bonus of a piece that has left must still be taken back by the next checks.
  state.gives = gives | (state.gives & FEATURE_BITS.health);
  state.awaits = awaits;
  state.givers = givers;
  state.auras = auras;
  state.worn = worn;
  state.stirred = true;
}

export const isConditional = ({ until }: Pick<Modifier, 'until'>): boolean =>
  until === 'source' || until === 'while';

const featuresOfConditional = (modifier: Modifier): number =>
  asksPlugin(modifier.while as Condition | undefined)
    ? FEATURE_BITS.bound | FEATURE_BITS.custom
    : FEATURE_BITS.bound;
