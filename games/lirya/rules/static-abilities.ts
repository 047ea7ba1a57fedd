/** RULES 12.1: static abilities, and whom they reach. */
import { at } from '@ludoteca/kernel';
import { matchesPiece } from '../effects/filters.ts';
import { evaluators } from '../effects/evaluators.ts';
import { scopeOfPiece } from '../effects/scope.ts';
import { evaluateValue } from '../effects/values.ts';
import type { Modifier, State } from '../parts.ts';
import { abilityAt } from '../pool/index.ts';
import { asksPlugin, FEATURE_BITS } from '../pool/feature-bits.ts';
import type { Condition, StateName, StaticAbility, ValueExpression } from '../card-definition/index.ts';
import { findPiece, type ReadonlyPiece, cardLevelOf, type ReadonlyState } from './lookup.ts';

export const hasState = (piece: ReadonlyPiece, state: StateName): boolean => {
  for (const mark of piece.marks) {
    if (mark.kind === 'state' && mark.word === state) return true;
  }
  return false;
};

export function stateAmount(piece: ReadonlyPiece, state: StateName): number {
  for (const mark of piece.marks) if (mark.kind === 'state' && mark.word === state) return mark.amount;
  return 0;
}

/** A static ability that holds, and whose it is. */
type StaticVisitor = (ability: StaticAbility, source: ReadonlyPiece) => void;

/**
 * 12.8: a static ability may look at values that other static abilities change. They are reckoned as if nobody's held, then as they are when each looks
 * at what came of that, and so on, once for each that looks at values. So deep are we in this, and so deep we go.
 */
let depth = 0;
let deepest = 1;
const DEEPEST = 63;

function depthOf(state: ReadonlyState): number {
  if ((state.gives & FEATURE_BITS.values) === 0) return 1;
  let deep = 1;
  for (const piece of state.pieces)
    if (piece.marks.length > 0 || (cardLevelOf(piece).features & FEATURE_BITS.values) !== 0)
      deep += cardLevelOf(piece).statics.length + piece.marks.filter(({ kind }) => kind === 'ability').length;
  return Math.min(deep, DEEPEST);
}

/** What has been reckoned on the way: by piece, by depth and by what it is. The table does not change meanwhile. */
const reckonedSoFar = new Map<number, number>();

/** One of at most four values of a piece, reckoned once at each depth. */
export function once(piece: ReadonlyPiece, which: number, reckoned: () => number): number {
  if (depth === 0) return reckoned();
  const key = (piece.id * (DEEPEST + 1) + depth) * 4 + which;
  const known = reckonedSoFar.get(key);
  if (known !== undefined) return known;
  const value = reckoned();
  reckonedSoFar.set(key, value);
  return value;
}

/** 12.1: every static ability in play whose condition holds. */
export function forEachStatic(state: ReadonlyState, kind: number, tell: StaticVisitor): void {
  if ((state.gives & kind) === 0) return;
  if (depth === 0) deepest = depthOf(state);
  if (depth >= deepest) return;
  depth++;
  try {
    for (const place of state.givers) {
      const piece = at(state.pieces, place);
      const powers = cardLevelOf(piece);
      if ((powers.features & kind) === 0 && piece.marks.length === 0) continue;
      if (isSilenced(state, piece)) continue;
      for (const { ability, features: gives } of powers.statics)
        if ((gives & kind) !== 0) visitIfActive(state, piece, ability, tell);
      for (const mark of piece.marks)
        if (mark.kind === 'ability') {
          const { ability, features: gives } = abilityAt(mark.amount);
          if (ability.kind === 'static' && (gives & kind) !== 0) visitIfActive(state, piece, ability, tell);
        }
    }
  } finally {
    depth--;
    if (depth === 0 && reckonedSoFar.size > 0) reckonedSoFar.clear();
  }
}

function visitIfActive(
  state: ReadonlyState,
  piece: ReadonlyPiece,
  ability: StaticAbility,
  tell: StaticVisitor,
): void {
  if (ability.if === undefined || evaluators.conditionHolds(state, ability.if, scopeOfPiece(piece)))
    tell(ability, piece);
}

/** 10.1. Equipment is silent with its bearer. */
export const isSilenced = (state: ReadonlyState, piece: ReadonlyPiece): boolean => {
  if (piece.marks.length > 0 && hasState(piece, 'silenced')) return true;
  if (piece.bearer === 0) return false;
  const bearer = findPiece(state, piece.bearer);
  return bearer !== undefined && hasState(bearer, 'silenced');
};

/** Whether a static ability is about this piece. */
export function affectsPiece(
  state: ReadonlyState,
  { to }: StaticAbility,
  source: ReadonlyPiece,
  piece: ReadonlyPiece,
): boolean {
  if (to === 'source') return source.id === piece.id;
  if (to === 'bearer') return source.bearer === piece.id;
  return typeof to === 'object' && matchesPiece(state, to, piece, scopeOfPiece(source));
}

/** How much of something it gives. */
export const evaluateAmount = (state: ReadonlyState, value: ValueExpression, source: ReadonlyPiece): number =>
  typeof value === 'number' ? value : evaluateValue(state, value, scopeOfPiece(source));

/** Whether it is about this player. */
export const affectsPlayer = ({ to }: StaticAbility, source: ReadonlyPiece, seat: number): boolean =>
  to === 'both players' ||
  (to === 'you' && source.control === seat) ||
  (to === 'opponent' && source.control !== seat);

/** Whether anything of that kind may be in play: mostly not, and then there is no need for a closer look. */
export const hasFeature = (state: ReadonlyState, kind: number): boolean => (state.gives & kind) !== 0;

/** Reckons anew what all that is in play may give and waits for. After every change of what is there. */
export function updateAbilityIndex(state: State): void {
  let gives = 0;
  let awaits = 0;
  let auras = 0;
  let worn = 0;
  const givers: number[] = [];
  for (let place = 0; place < state.pieces.length; place++) {
    const piece = at(state.pieces, place);
    const powers = cardLevelOf(piece);
    let isGiver = powers.statics.length > 0;
    gives |= powers.features;
    awaits |= powers.awaitedEvents;
    auras |= powers.auraKeywords;
    if (piece.bearer !== 0) {
      gives |= FEATURE_BITS.equipment;
      worn |= powers.keywordBits;
    }
    for (const mark of piece.marks) {
      if (isConditional(mark)) gives |= featuresOfConditional(mark);
      if (mark.kind !== 'ability') continue;
      const given = abilityAt(mark.amount);
      isGiver ||= given.kind === 'static';
      gives |= given.features;
      awaits |= given.awaitedEvents;
      auras |= given.auraKeywords;
    }
    if (isGiver) givers.push(place);
  }
  for (const { marks } of state.players)
    for (const mark of marks) if (isConditional(mark)) gives |= featuresOfConditional(mark);
  // One that has gone is still to be reckoned with once: what it gave is taken away.
  state.gives = gives | (state.gives & FEATURE_BITS.health);
  state.awaits = awaits;
  state.givers = givers;
  state.auras = auras;
  state.worn = worn;
  state.stirred = true;
}

export const isConditional = ({ until }: Pick<Modifier, 'until'>): boolean =>
  until === 'source' || until === 'while';

const featuresOfConditional = (mark: Modifier): number =>
  asksPlugin(mark.while as Condition | undefined)
    ? FEATURE_BITS.bound | FEATURE_BITS.custom
    : FEATURE_BITS.bound;
