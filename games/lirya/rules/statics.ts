/** RULES 12.1: static abilities, and whom they reach. */
import { at } from '@ludoteca/kernel';
import { matches } from '../effects/filters.ts';
import { reckon } from '../effects/reckoning.ts';
import { scopeFor } from '../effects/scope.ts';
import { valueOf } from '../effects/values.ts';
import type { Mark, State } from '../parts.ts';
import { abilityAt } from '../pool/index.ts';
import { asksPlugin, GIVES } from '../pool/gives.ts';
import type { Condition, StateName, StaticAbility, Value } from '../vocabulary/index.ts';
import { pieceOf, type PieceSeen, powersOf, type Table } from './table.ts';

export const hasState = (piece: PieceSeen, state: StateName): boolean => {
  for (const mark of piece.marks) {
    if (mark.kind === 'state' && mark.word === state) return true;
  }
  return false;
};

export function stateAmount(piece: PieceSeen, state: StateName): number {
  for (const mark of piece.marks) if (mark.kind === 'state' && mark.word === state) return mark.amount;
  return 0;
}

/** A static ability that holds, and whose it is. */
type Holding = (ability: StaticAbility, source: PieceSeen) => void;

/**
 * 12.8: a static ability may look at values that other static abilities change. They are reckoned as if nobody's held, then as they are when each looks
 * at what came of that, and so on, once for each that looks at values. So deep are we in this, and so deep we go.
 */
let depth = 0;
let deepest = 1;
const DEEPEST = 63;

function depthOf(state: Table): number {
  if ((state.gives & GIVES.values) === 0) return 1;
  let deep = 1;
  for (const piece of state.pieces)
    if (piece.marks.length > 0 || (powersOf(piece).gives & GIVES.values) !== 0)
      deep += powersOf(piece).statics.length + piece.marks.filter(({ kind }) => kind === 'ability').length;
  return Math.min(deep, DEEPEST);
}

/** What has been reckoned on the way: by piece, by depth and by what it is. The table does not change meanwhile. */
const reckonedSoFar = new Map<number, number>();

/** One of at most four values of a piece, reckoned once at each depth. */
export function once(piece: PieceSeen, which: number, reckoned: () => number): number {
  if (depth === 0) return reckoned();
  const key = (piece.id * (DEEPEST + 1) + depth) * 4 + which;
  const known = reckonedSoFar.get(key);
  if (known !== undefined) return known;
  const value = reckoned();
  reckonedSoFar.set(key, value);
  return value;
}

/** 12.1: every static ability in play whose condition holds. */
export function eachStatic(state: Table, kind: number, tell: Holding): void {
  if ((state.gives & kind) === 0) return;
  if (depth === 0) deepest = depthOf(state);
  if (depth >= deepest) return;
  depth++;
  try {
    for (const place of state.givers) {
      const piece = at(state.pieces, place);
      const powers = powersOf(piece);
      if ((powers.gives & kind) === 0 && piece.marks.length === 0) continue;
      if (isSilenced(state, piece)) continue;
      for (const { ability, gives } of powers.statics)
        if ((gives & kind) !== 0) offer(state, piece, ability, tell);
      for (const mark of piece.marks)
        if (mark.kind === 'ability') {
          const { ability, gives } = abilityAt(mark.amount);
          if (ability.kind === 'static' && (gives & kind) !== 0) offer(state, piece, ability, tell);
        }
    }
  } finally {
    depth--;
    if (depth === 0 && reckonedSoFar.size > 0) reckonedSoFar.clear();
  }
}

function offer(state: Table, piece: PieceSeen, ability: StaticAbility, tell: Holding): void {
  if (ability.if === undefined || reckon.holds(state, ability.if, scopeFor(piece))) tell(ability, piece);
}

/** 10.1. Equipment is silent with its bearer. */
export const isSilenced = (state: Table, piece: PieceSeen): boolean => {
  if (piece.marks.length > 0 && hasState(piece, 'silenced')) return true;
  if (piece.bearer === 0) return false;
  const bearer = pieceOf(state, piece.bearer);
  return bearer !== undefined && hasState(bearer, 'silenced');
};

/** Whether a static ability is about this piece. */
export function reaches(state: Table, { to }: StaticAbility, source: PieceSeen, piece: PieceSeen): boolean {
  if (to === 'source') return source.id === piece.id;
  if (to === 'bearer') return source.bearer === piece.id;
  return typeof to === 'object' && matches(state, to, piece, scopeFor(source));
}

/** How much of something it gives. */
export const amountOf = (state: Table, value: Value, source: PieceSeen): number =>
  typeof value === 'number' ? value : valueOf(state, value, scopeFor(source));

/** Whether it is about this player. */
export const reachesPlayer = ({ to }: StaticAbility, source: PieceSeen, seat: number): boolean =>
  to === 'both players' ||
  (to === 'you' && source.control === seat) ||
  (to === 'opponent' && source.control !== seat);

/** Whether anything of that kind may be in play: mostly not, and then there is no need for a closer look. */
export const inPlay = (state: Table, kind: number): boolean => (state.gives & kind) !== 0;

/** Reckons anew what all that is in play may give and waits for. After every change of what is there. */
export function takeStock(state: State): void {
  let gives = 0;
  let awaits = 0;
  let auras = 0;
  let worn = 0;
  const givers: number[] = [];
  for (let place = 0; place < state.pieces.length; place++) {
    const piece = at(state.pieces, place);
    const powers = powersOf(piece);
    let isGiver = powers.statics.length > 0;
    gives |= powers.gives;
    awaits |= powers.awaits;
    auras |= powers.auras;
    if (piece.bearer !== 0) {
      gives |= GIVES.equipment;
      worn |= powers.keywordBits;
    }
    for (const mark of piece.marks) {
      if (isBound(mark)) gives |= boundBy(mark);
      if (mark.kind !== 'ability') continue;
      const given = abilityAt(mark.amount);
      isGiver ||= given.kind === 'static';
      gives |= given.gives;
      awaits |= given.awaits;
      auras |= given.auras;
    }
    if (isGiver) givers.push(place);
  }
  for (const { marks } of state.players) for (const mark of marks) if (isBound(mark)) gives |= boundBy(mark);
  // One that has gone is still to be reckoned with once: what it gave is taken away.
  state.gives = gives | (state.gives & GIVES.health);
  state.awaits = awaits;
  state.givers = givers;
  state.auras = auras;
  state.worn = worn;
  state.stirred = true;
}

export const isBound = ({ until }: Pick<Mark, 'until'>): boolean => until === 'source' || until === 'while';

const boundBy = (mark: Mark): number =>
  asksPlugin(mark.while as Condition | undefined) ? GIVES.bound | GIVES.custom : GIVES.bound;
