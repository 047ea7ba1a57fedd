/** Whether a card is like a filter says. */
import { at } from '@ludoteca/kernel';
import type { Ref } from '../parts.ts';
import { type CardRow, rowAt } from '../pool/index.ts';
import { KEYWORD_BITS } from '../pool/rows.ts';
import { isCharacter, itemOf, lineOf, onceOf, type PieceSeen, type Table } from '../rules/table.ts';
import type { Card, Filter, Range } from '../vocabulary/index.ts';
import { reckon } from './reckoning.ts';
import type { Scope } from './scope.ts';

export const within = (range: Range, value: number): boolean =>
  (range.min === undefined || value >= range.min) && (range.max === undefined || value <= range.max);

function among<V>(wanted: V | readonly V[], value: V | undefined): boolean {
  return Array.isArray(wanted) ? (wanted as readonly (V | undefined)[]).includes(value) : wanted === value;
}

/** What can be asked of a card wherever it is. */
function matchesCard(state: Table, filter: Filter, { card }: CardRow, scope: Scope): boolean {
  return (
    (filter.type === undefined || among(filter.type, card.type)) &&
    (filter.class === undefined || among(filter.class, card.class)) &&
    (filter.element === undefined || isOfElement(filter.element, card)) &&
    (filter.rarity === undefined || filter.rarity === card.rarity) &&
    (filter.tag === undefined || (card.tags?.includes(filter.tag) ?? false)) &&
    (filter.card === undefined || filter.card === card.id) &&
    (filter.cost === undefined || within(filter.cost, card.cost)) &&
    (filter.slot === undefined || (card.type === 'equipment' && card.slot === filter.slot)) &&
    (filter.speed === undefined || (card.type === 'spell' && card.speed === filter.speed)) &&
    (filter.token === undefined || filter.token === (card.token === true)) &&
    (filter.same === undefined || isSame(state, filter.same, card, scope))
  );
}

const isOfElement = (wanted: NonNullable<Filter['element']>, { element }: Card): boolean =>
  wanted === 'neutral' ? element === undefined : among<string>(wanted, element);

/** A card outside play, with what cannot be asked there left aside. */
export const matchesPile = (state: Table, filter: Filter | undefined, row: CardRow, scope: Scope): boolean =>
  filter === undefined ||
  (matchesCard(state, filter, row, scope) &&
    (filter.not === undefined || !matchesCard(state, filter.not, row, scope)));

function isSame(state: Table, { what, as }: NonNullable<Filter['same']>, card: Card, scope: Scope): boolean {
  return reckon.who(state, as, scope).some((ref) => {
    const model = cardOfRef(state, ref);
    if (model === undefined) return false;
    return what === 'card' ? model.id === card.id : model[what] === card[what];
  });
}

function cardOfRef(state: Table, ref: Ref): Card | undefined {
  const piece = onceOf(state, ref) ?? itemOf(state, ref);
  return piece === undefined ? undefined : rowAt(piece.card).card;
}

/** A card in play, or one that has just left. */
export function matches(state: Table, filter: Filter, piece: PieceSeen, scope: Scope): boolean {
  if (filter.other === true && piece.id === scope.source) return false;
  if (filter.side !== undefined && (filter.side === 'you') !== (piece.control === scope.seat)) return false;
  if (filter.line !== undefined && filter.line !== lineOf(piece.slot)) return false;
  return (
    matchesCard(state, filter, rowAt(piece.card), scope) &&
    matchesNow(state, filter, piece) &&
    (filter.not === undefined || !matches(state, filter.not, piece, scope))
  );
}

/** What changes while a card is in play. */
function matchesNow(state: Table, filter: Filter, piece: PieceSeen): boolean {
  return (
    (filter.attack === undefined || within(filter.attack, reckon.stat(state, piece, 'attack'))) &&
    (filter.defence === undefined || within(filter.defence, reckon.stat(state, piece, 'defence'))) &&
    (filter.health === undefined || within(filter.health, piece.health)) &&
    (filter.level === undefined || within(filter.level, piece.level)) &&
    (filter.state === undefined || hasMark(piece, filter.state)) &&
    (filter.keyword === undefined || (reckon.keywords(state, piece) & KEYWORD_BITS[filter.keyword]) !== 0) &&
    (filter.damaged === undefined || filter.damaged === piece.health < piece.most) &&
    (filter.equipped === undefined || filter.equipped === isEquipped(state, piece)) &&
    (filter.did === undefined || did(state, filter.did, piece))
  );
}

const hasMark = (piece: PieceSeen, state: string): boolean =>
  piece.marks.some(({ kind, word }) => kind === 'state' && word === state);

const isEquipped = (state: Table, piece: PieceSeen): boolean =>
  isCharacter(piece) && state.pieces.some(({ bearer }) => bearer === piece.id);

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
  for (let i = 0; i < state.pieces.length; i++) {
    const piece = at(state.pieces, i);
    if (matches(state, filter, piece, scope)) refs.push(piece.id);
  }
  return refs;
}
