/** Whether a card is like a filter says. */
import type { Ref } from '../parts.ts';
import { type CardRow, rowAt } from '../pool/index.ts';
import { KEYWORD_BITS } from '../pool/gives.ts';
import { isCharacter, itemOf, lineOf, onceOf, type PieceSeen, type Table } from '../rules/table.ts';
import type { Card, Filter, Range, Side } from '../vocabulary/index.ts';
import { reckon } from './reckoning.ts';
import type { Scope } from './scope.ts';

export const within = (range: Range, value: number): boolean =>
  (range.min === undefined || value >= range.min) && (range.max === undefined || value <= range.max);

function among<V>(wanted: V | readonly V[], value: V | undefined): boolean {
  return Array.isArray(wanted) ? (wanted as readonly (V | undefined)[]).includes(value) : wanted === value;
}

/** For each field: whether it is so. */
type Tests<K extends keyof Filter, S> = {
  readonly [field in K]: (
    wanted: NonNullable<Filter[field]>,
    subject: S,
    state: Table,
    scope: Scope,
  ) => boolean;
};

/** What can be asked of a card wherever it is. */
const OF_CARDS: Tests<
  'type' | 'class' | 'element' | 'rarity' | 'tag' | 'card' | 'cost' | 'slot' | 'speed' | 'same',
  CardRow
> = {
  type: (wanted, { type }) => among(wanted, type),
  class: (wanted, { card }) => among(wanted, card.class),
  element: (wanted, { card }) => among<string>(wanted, card.element ?? 'neutral'),
  rarity: (wanted, { card }) => wanted === card.rarity,
  tag: (wanted, { card }) => card.tags?.includes(wanted) ?? false,
  card: (wanted, { id }) => wanted === id,
  cost: (wanted, { cost }) => within(wanted, cost),
  slot: (wanted, { card }) => card.type === 'equipment' && card.slot === wanted,
  speed: (wanted, { card }) => card.type === 'spell' && card.speed === wanted,
  same: ({ what, as }, { card }, state, scope) =>
    reckon.who(state, as, scope).some((ref) => {
      const model = cardOfRef(state, ref);
      if (model === undefined) return false;
      return what === 'card' ? model.id === card.id : model[what] === card[what];
    }),
};

/** A card is a token by what is printed; in play by what it is there, since copies are tokens too (1.6). */
const OF_PILES: Tests<'token', CardRow> = {
  token: (wanted, { card }) => wanted === (card.token === true),
};

/** What can be asked of a card in play only; much of it changes there. */
const OF_PIECES: Tests<Exclude<keyof Filter, keyof typeof OF_CARDS | 'side' | 'not'>, PieceSeen> = {
  other: (_, { id }, __, { source }) => id !== source,
  token: (wanted, { token }) => wanted === token,
  line: (wanted, { slot }) => wanted === lineOf(slot),
  attack: (wanted, piece, state) => within(wanted, reckon.stat(state, piece, 'attack')),
  defence: (wanted, piece, state) => within(wanted, reckon.stat(state, piece, 'defence')),
  health: (wanted, { health }) => within(wanted, health),
  level: (wanted, { level }) => within(wanted, level),
  state: (wanted, piece, state) =>
    wanted === 'stealth'
      ? (reckon.keywords(state, piece) & KEYWORD_BITS.stealth) !== 0
      : piece.marks.some(({ kind, word }) => kind === 'state' && word === wanted),
  keyword: (wanted, piece, state) => (reckon.keywords(state, piece) & KEYWORD_BITS[wanted]) !== 0,
  damaged: (wanted, { health, most }) => wanted === health < most,
  equipped: (wanted, piece, state) =>
    wanted ===
    (piece.gone?.equipped ?? (isCharacter(piece) && state.pieces.some(({ bearer }) => bearer === piece.id))),
  did: (wanted, piece, state) => did(state, wanted, piece),
};

interface Test<S> {
  readonly wanted: unknown;
  readonly test: (wanted: unknown, subject: S, state: Table, scope: Scope) => boolean;
}

/** A filter made ready: only what it says is looked at. */
export interface Plan {
  /** In play. Nearly every filter says it, and it is soon seen. */
  readonly side: Side | undefined;
  readonly ofCards: readonly Test<CardRow>[];
  readonly inPiles: readonly Test<CardRow>[];
  readonly ofPieces: readonly Test<PieceSeen>[];
  readonly not: Plan | undefined;
}

/** The one cast: which test goes with which field the compiler has seen above. */
const testsIn = <S>(tests: object, filter: Filter): readonly Test<S>[] =>
  Object.entries(tests).flatMap(([field, test]) => {
    const wanted = filter[field as keyof Filter];
    return wanted === undefined ? [] : [{ wanted, test: test as Test<S>['test'] }];
  });

const plans = new WeakMap<Filter, Plan>();

export function planOf(filter: Filter): Plan {
  const known = plans.get(filter);
  if (known !== undefined) return known;
  const plan: Plan = {
    side: filter.side,
    ofCards: testsIn(OF_CARDS, filter),
    inPiles: testsIn({ ...OF_CARDS, ...OF_PILES }, filter),
    ofPieces: testsIn(OF_PIECES, filter),
    not: filter.not && planOf(filter.not),
  };
  plans.set(filter, plan);
  return plan;
}

function passes<S>(tests: readonly Test<S>[], subject: S, state: Table, scope: Scope): boolean {
  for (const { wanted, test } of tests) if (!test(wanted, subject, state, scope)) return false;
  return true;
}

/** A card outside play, with what cannot be asked there left aside. */
export function matchesPile(state: Table, filter: Filter | undefined, row: CardRow, scope: Scope): boolean {
  if (filter === undefined) return true;
  const { inPiles, not } = planOf(filter);
  return passes(inPiles, row, state, scope) && (not === undefined || !passes(not.inPiles, row, state, scope));
}

function cardOfRef(state: Table, ref: Ref): Card | undefined {
  const piece = onceOf(state, ref) ?? itemOf(state, ref);
  return piece === undefined ? undefined : rowAt(piece.card).card;
}

/** A card in play, or one that has just left. */
export const matches = (state: Table, filter: Filter, piece: PieceSeen, scope: Scope): boolean =>
  fits(state, planOf(filter), piece, scope);

export const fits = (state: Table, plan: Plan, piece: PieceSeen, scope: Scope): boolean =>
  (plan.side === undefined || (plan.side === 'you') === (piece.control === scope.seat)) &&
  passes(plan.ofPieces, piece, state, scope) &&
  passes(plan.ofCards, rowAt(piece.card), state, scope) &&
  (plan.not === undefined || !fits(state, plan.not, piece, scope));

/** 4.7 */
function did(state: Table, what: NonNullable<Filter['did']>, piece: PieceSeen): boolean {
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

/** Whether a ref is like the filter: a piece, or a card on the stack. */
export function refMatches(state: Table, filter: Filter, ref: Ref, scope: Scope): boolean {
  const piece = onceOf(state, ref);
  if (piece !== undefined) return matches(state, filter, piece, scope);
  const item = itemOf(state, ref);
  if (item === undefined) return false;
  if (filter.side !== undefined && (filter.side === 'you') !== (item.seat === scope.seat)) return false;
  return matchesPile(state, filter, rowAt(item.card), scope);
}

/** Every piece in play like this. */
export function allLike(state: Table, filter: Filter, scope: Scope): Ref[] {
  const refs: Ref[] = [];
  const plan = planOf(filter);
  for (const piece of state.pieces) if (fits(state, plan, piece, scope)) refs.push(piece.id);
  return refs;
}
