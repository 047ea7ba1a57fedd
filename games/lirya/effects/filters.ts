/** Tests whether a card matches a filter. */
import { memoizeByObject } from '@ludoteca/kit';
import type { Ref, ReadonlyPiece, ReadonlyState } from '../parts.ts';
import { type CardRow, rowAt } from '../pool/index.ts';
import { KEYWORD_BITS } from '../pool/feature-bits.ts';
import { isCharacter, findStackItem, findPieceOrDeparted } from '../rules/lookup.ts';
import { lineOf } from '../rules/slots.ts';
import type { CardDefinition, CardFilter, NumberRange, PlayerSide } from '../card-definition/index.ts';
import { evaluators } from './evaluators.ts';
import type { EffectScope } from './scope.ts';

export const isInRange = (range: NumberRange, value: number): boolean =>
  (range.min === undefined || value >= range.min) && (range.max === undefined || value <= range.max);

function includesOrEquals<V>(wanted: V | readonly V[], value: V | undefined): boolean {
  return Array.isArray(wanted) ? (wanted as readonly (V | undefined)[]).includes(value) : wanted === value;
}

/** One test for each field of a filter. */
type FieldTests<K extends keyof CardFilter, S> = {
  readonly [field in K]: (
    wanted: NonNullable<CardFilter[field]>,
    subject: S,
    state: ReadonlyState,
    scope: EffectScope,
  ) => boolean;
};

/** Tests for cards in any zone. */
const CARD_TESTS: FieldTests<
  'type' | 'class' | 'element' | 'rarity' | 'tag' | 'card' | 'cost' | 'slot' | 'speed' | 'same',
  CardRow
> = {
  type: (wanted, { type }) => includesOrEquals(wanted, type),
  class: (wanted, { card }) => includesOrEquals(wanted, card.class),
  element: (wanted, { card }) => includesOrEquals<string>(wanted, card.element ?? 'neutral'),
  rarity: (wanted, { card }) => wanted === card.rarity,
  tag: (wanted, { card }) => card.tags?.includes(wanted) ?? false,
  card: (wanted, { id }) => wanted === id,
  cost: (wanted, { cost }) => isInRange(wanted, cost),
  slot: (wanted, { card }) => card.type === 'equipment' && card.slot === wanted,
  speed: (wanted, { card }) => card.type === 'spell' && card.speed === wanted,
  same: ({ what, as }, { card }, state, scope) =>
    evaluators.selectRefs(state, as, scope).some((ref) => {
      const model = cardOfRef(state, ref);
      if (model === undefined) return false;
      return what === 'card' ? model.id === card.id : model[what] === card[what];
    }),
};

/** Outside play a token is a printed token; in play copies are tokens too (1.6). */
const PILE_TESTS: FieldTests<'token', CardRow> = {
  token: (wanted, { card }) => wanted === (card.token === true),
};

/** Tests for cards in play. */
const PIECE_TESTS: FieldTests<
  Exclude<keyof CardFilter, keyof typeof CARD_TESTS | 'side' | 'not'>,
  ReadonlyPiece
> = {
  other: (_, { id }, __, { source }) => id !== source,
  token: (wanted, { token }) => wanted === token,
  line: (wanted, { slot }) => wanted === lineOf(slot),
  attack: (wanted, piece, state, { evaluation }) =>
    isInRange(wanted, evaluators.computeStat(state, piece, 'attack', evaluation)),
  defence: (wanted, piece, state, { evaluation }) =>
    isInRange(wanted, evaluators.computeStat(state, piece, 'defence', evaluation)),
  health: (wanted, { health }) => isInRange(wanted, health),
  level: (wanted, { level }) => isInRange(wanted, level),
  state: (wanted, piece, state, { evaluation }) =>
    wanted === 'stealth'
      ? (evaluators.computeKeywords(state, piece, evaluation) & KEYWORD_BITS.stealth) !== 0
      : piece.marks.some(({ kind, word }) => kind === 'state' && word === wanted),
  keyword: (wanted, piece, state, { evaluation }) =>
    (evaluators.computeKeywords(state, piece, evaluation) & KEYWORD_BITS[wanted]) !== 0,
  damaged: (wanted, { health, most }) => wanted === health < most,
  equipped: (wanted, piece, state) =>
    wanted ===
    (piece.gone?.equipped ?? (isCharacter(piece) && state.pieces.some(({ bearer }) => bearer === piece.id))),
  did: (wanted, piece, state) => hasDone(state, wanted, piece),
};

interface FilterTest<S> {
  readonly wanted: unknown;
  readonly test: (wanted: unknown, subject: S, state: ReadonlyState, scope: EffectScope) => boolean;
}

/** A filter with the tests for the fields it has. */
export interface CompiledFilter {
  /** Tested first, because nearly every filter has it. */
  readonly side: PlayerSide | undefined;
  readonly ofCards: readonly FilterTest<CardRow>[];
  readonly inPiles: readonly FilterTest<CardRow>[];
  readonly ofPieces: readonly FilterTest<ReadonlyPiece>[];
  readonly not: CompiledFilter | undefined;
}

/** The only cast: the types above tie each test to its field. */
const selectTests = <S>(tests: object, filter: CardFilter): readonly FilterTest<S>[] =>
  Object.entries(tests).flatMap(([field, test]) => {
    const wanted = filter[field as keyof CardFilter];
    return wanted === undefined ? [] : [{ wanted, test: test as FilterTest<S>['test'] }];
  });

export const compileFilter: (filter: CardFilter) => CompiledFilter = memoizeByObject((filter) => ({
  side: filter.side,
  ofCards: selectTests(CARD_TESTS, filter),
  inPiles: selectTests({ ...CARD_TESTS, ...PILE_TESTS }, filter),
  ofPieces: selectTests(PIECE_TESTS, filter),
  not: filter.not && compileFilter(filter.not),
}));

function passesAll<S>(
  tests: readonly FilterTest<S>[],
  subject: S,
  state: ReadonlyState,
  scope: EffectScope,
): boolean {
  for (const { wanted, test } of tests) if (!test(wanted, subject, state, scope)) return false;
  return true;
}

/** A card outside play; fields that need a card in play are ignored. */
export function matchesCard(
  state: ReadonlyState,
  filter: CardFilter | undefined,
  row: CardRow,
  scope: EffectScope,
): boolean {
  if (filter === undefined) return true;
  const { inPiles, not } = compileFilter(filter);
  return (
    passesAll(inPiles, row, state, scope) && (not === undefined || !passesAll(not.inPiles, row, state, scope))
  );
}

function cardOfRef(state: ReadonlyState, ref: Ref): CardDefinition | undefined {
  const piece = findPieceOrDeparted(state, ref) ?? findStackItem(state, ref);
  return piece === undefined ? undefined : rowAt(piece.card).card;
}

/** A card in play, or one that has left. */
export const matchesPiece = (
  state: ReadonlyState,
  filter: CardFilter,
  piece: ReadonlyPiece,
  scope: EffectScope,
): boolean => matchesCompiled(state, compileFilter(filter), piece, scope);

export const matchesCompiled = (
  state: ReadonlyState,
  compiled: CompiledFilter,
  piece: ReadonlyPiece,
  scope: EffectScope,
): boolean =>
  (compiled.side === undefined || (compiled.side === 'you') === (piece.control === scope.seat)) &&
  passesAll(compiled.ofPieces, piece, state, scope) &&
  passesAll(compiled.ofCards, rowAt(piece.card), state, scope) &&
  (compiled.not === undefined || !matchesCompiled(state, compiled.not, piece, scope));

/** 4.7 */
function hasDone(state: ReadonlyState, what: NonNullable<CardFilter['did']>, piece: ReadonlyPiece): boolean {
  switch (what) {
    case 'move':
      return piece.moved;
    case 'attack':
      return piece.attacks > 0;
    case 'enter':
      return piece.since === state.turn;
    case 'take damage':
      return piece.hurt;
  }
}

/** A piece, or a card on the stack. */
export function matchesRef(state: ReadonlyState, filter: CardFilter, ref: Ref, scope: EffectScope): boolean {
  const piece = findPieceOrDeparted(state, ref);
  if (piece !== undefined) return matchesPiece(state, filter, piece, scope);
  const item = findStackItem(state, ref);
  if (item === undefined) return false;
  if (filter.side !== undefined && (filter.side === 'you') !== (item.seat === scope.seat)) return false;
  return matchesCard(state, filter, rowAt(item.card), scope);
}

/** All matching pieces in play. */
export function findMatching(state: ReadonlyState, filter: CardFilter, scope: EffectScope): Ref[] {
  const refs: Ref[] = [];
  const compiled = compileFilter(filter);
  for (const piece of state.pieces) if (matchesCompiled(state, compiled, piece, scope)) refs.push(piece.id);
  return refs;
}
