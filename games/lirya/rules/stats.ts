/** RULES 9: computes attack, defence and maximum health from the card, modifiers, equipment and static abilities. Nothing of it is stored. */
import type { DeepReadonly } from '@ludoteca/kernel';
import { evaluators } from '../effects/evaluators.ts';
import { evaluateValue } from '../effects/values.ts';
import type { Modifier, ReadonlyPiece, ReadonlyState } from '../parts.ts';
import { rowAt } from '../pool/index.ts';
import { FEATURE_BITS } from '../pool/feature-bits.ts';
import type { StatPart } from '../view-types.ts';
import type { Stat } from '../card-definition/index.ts';
import { forEachStatic, hasFeature, affectsPiece } from './static-abilities.ts';
import { computeOnce, type StaticEvaluation } from './static-evaluation.ts';
import { cardLevelOf } from './lookup.ts';

interface StatQuery {
  readonly state: ReadonlyState;
  readonly piece: ReadonlyPiece;
  /** Receives the summands of the value, if given. */
  readonly parts: StatPart[] | undefined;
  readonly evaluation: StaticEvaluation | undefined;
}

const printedStatOf = (piece: ReadonlyPiece, stat: Stat): number => {
  const { card } = rowAt(piece.card);
  return card.type === 'character' ? card[stat] : stat === 'health' ? cardLevelOf(piece).points : 0;
};

/** Layer 0: the printed value, or the latest that sets it. */
function computeBase(query: StatQuery, stat: Stat): number {
  const { state, piece, parts } = query;
  let value = printedStatOf(piece, stat);
  parts?.push({ from: 'base', amount: value });
  for (const { kind, word, amount } of piece.marks)
    if (kind === 'set' && word === stat) {
      parts?.push({ from: 'set', amount: amount - value });
      value = amount;
    }
  return hasFeature(state, FEATURE_BITS.set) ? applyStaticSets(query, stat, value) : value;
}

function applyStaticSets({ state, piece, parts, evaluation }: StatQuery, stat: Stat, own: number): number {
  let value = own;
  forEachStatic(state, FEATURE_BITS.set, evaluation, (active) => {
    for (const gift of active.ability.gives)
      if ('set' in gift && gift.set === stat && affectsPiece(state, active, piece)) {
        const amount = evaluateValue(state, gift.to, active.scope);
        parts?.push({ from: 'set', card: rowAt(active.source.card).id, amount: amount - value });
        value = amount;
      }
  });
  return value;
}

/** Layers 1 and 3. */
function applyModifier(
  query: StatQuery,
  stat: Stat,
  modifier: DeepReadonly<Modifier>,
  value: number,
): number {
  const { kind, word, amount, until } = modifier;
  const { parts } = query;
  if (kind === stat) {
    parts?.push({ from: until === 'permanent' ? 'counters' : 'effect', amount });
    return value + amount;
  }
  if (kind === 'double' && word === stat) {
    parts?.push({ from: 'double', amount: value });
    return value * 2;
  }
  if (kind !== 'swap') return value;
  const [one, two] = word.split('/') as [Stat, Stat];
  if (stat !== one && stat !== two) return value;
  const swapped = computeOwnStat({ ...query, parts: undefined }, stat === one ? two : one, modifier);
  parts?.push({ from: 'swap', amount: swapped - value });
  return swapped;
}

/** Layer 2. */
function sumEquipment({ state, piece, parts }: StatQuery, stat: Stat): number {
  let sum = 0;
  for (const item of state.pieces) {
    if (item.bearer !== piece.id) continue;
    const { card } = rowAt(item.card);
    const amount = card.type === 'equipment' ? (card[stat] ?? 0) : 0;
    if (amount === 0) continue;
    sum += amount;
    parts?.push({ from: 'equipment', card: card.id, amount });
  }
  return sum;
}

/** Layers 0 to 3: base, permanent modifiers, equipment, temporary modifiers; only up to the modifier `upTo`, if given. */
function computeOwnStat(query: StatQuery, stat: Stat, upTo?: DeepReadonly<Modifier>): number {
  const { state, piece } = query;
  let value = computeBase(query, stat);
  for (const modifier of piece.marks) {
    if (modifier.until !== 'permanent') continue;
    if (modifier === upTo) return value;
    value = applyModifier(query, stat, modifier, value);
  }
  if (hasFeature(state, FEATURE_BITS.equipment)) value += sumEquipment(query, stat);
  for (const modifier of piece.marks) {
    if (modifier.until === 'permanent') continue;
    if (modifier === upTo) return value;
    value = applyModifier(query, stat, modifier, value);
  }
  return value;
}

/** Layer 4: static abilities, by entry. */
function applyStatics({ state, piece, parts, evaluation }: StatQuery, stat: Stat, own: number): number {
  let value = own;
  forEachStatic(state, FEATURE_BITS[stat], evaluation, (active) => {
    for (const gift of active.ability.gives) {
      const changed = 'stat' in gift ? gift.stat : 'double' in gift ? gift.double : undefined;
      if (changed !== stat || !affectsPiece(state, active, piece)) continue;
      const amount = 'stat' in gift ? evaluateValue(state, gift.by, active.scope) : value;
      parts?.push({ from: 'static', card: rowAt(active.source.card).id, amount });
      value += amount;
    }
  });
  return value;
}

/** Layer 5: blessed and cursed. */
function sumStateChanges({ piece, parts }: StatQuery): number {
  let sum = 0;
  for (const { kind, word, amount } of piece.marks) {
    if (kind !== 'state' || (word !== 'blessed' && word !== 'cursed')) continue;
    const change = word === 'blessed' ? amount : -amount;
    sum += change;
    parts?.push({ from: 'state', state: word, amount: change });
  }
  return sum;
}

/** 9.1, layer by layer; 9.3: a piece that has left keeps its last values. */
export function computeStat(
  state: ReadonlyState,
  piece: ReadonlyPiece,
  stat: Stat,
  parts?: StatPart[],
  evaluation?: StaticEvaluation,
): number {
  if (piece.gone !== undefined && stat !== 'health') return piece.gone[stat];
  const query: StatQuery = { state, piece, parts, evaluation };
  let value = computeOwnStat(query, stat);
  if (hasFeature(state, FEATURE_BITS[stat])) value = applyStatics(query, stat, value);
  if (stat !== 'health' && piece.marks.length > 0) value += sumStateChanges(query);
  return Math.max(stat === 'health' ? 1 : 0, value);
}

export const computeAttack = (state: ReadonlyState, piece: ReadonlyPiece): number =>
  computeStat(state, piece, 'attack');
export const computeDefence = (state: ReadonlyState, piece: ReadonlyPiece): number =>
  computeStat(state, piece, 'defence');

evaluators.computeStat = (state, piece, stat, evaluation) =>
  computeOnce(evaluation, piece, stat, () => computeStat(state, piece, stat, undefined, evaluation));
