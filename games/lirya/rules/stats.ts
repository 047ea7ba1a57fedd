/** RULES 9: what a piece is worth now. Nothing of it is stored: it is reckoned from the card, from marks, equipment and static abilities. */
import type { DeepReadonly } from '@ludoteca/kernel';
import { evaluators } from '../effects/evaluators.ts';
import type { Modifier } from '../parts.ts';
import { rowAt } from '../pool/index.ts';
import { FEATURE_BITS } from '../pool/feature-bits.ts';
import type { StatPart } from '../view-types.ts';
import type { Stat } from '../card-definition/index.ts';
import { evaluateAmount, forEachStatic, hasFeature, once, affectsPiece } from './static-abilities.ts';
import { type ReadonlyPiece, cardLevelOf, type ReadonlyState } from './lookup.ts';

const printedStatOf = (piece: ReadonlyPiece, stat: Stat): number => {
  const { card } = rowAt(piece.card);
  return card.type === 'character' ? card[stat] : stat === 'health' ? cardLevelOf(piece).points : 0;
};

/** What it carries (layer 2). */
function addEquipment(state: ReadonlyState, piece: ReadonlyPiece, stat: Stat, parts?: StatPart[]): number {
  let more = 0;
  for (const item of state.pieces) {
    if (item.bearer !== piece.id) continue;
    const { card } = rowAt(item.card);
    const amount = card.type === 'equipment' ? (card[stat] ?? 0) : 0;
    if (amount === 0) continue;
    more += amount;
    parts?.push({ from: 'equipment', card: card.id, amount });
  }
  return more;
}

/** What a mark makes of a value that has come so far. */
function applyModifier(
  state: ReadonlyState,
  piece: ReadonlyPiece,
  stat: Stat,
  mark: DeepReadonly<Modifier>,
  value: number,
  parts?: StatPart[],
): number {
  const { kind, word, amount, until } = mark;
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
  const other = computeOwnStat(state, piece, stat === one ? two : one, undefined, mark);
  parts?.push({ from: 'swap', amount: other - value });
  return other;
}

/** Layer 0: what is printed, or what sets it, the latest last. */
function computeBase(state: ReadonlyState, piece: ReadonlyPiece, stat: Stat, parts?: StatPart[]): number {
  let value = printedStatOf(piece, stat);
  parts?.push({ from: 'base', amount: value });
  for (const { kind, word, amount } of piece.marks)
    if (kind === 'set' && word === stat) {
      parts?.push({ from: 'set', amount: amount - value });
      value = amount;
    }
  return hasFeature(state, FEATURE_BITS.set) ? applyStaticSets(state, piece, stat, value, parts) : value;
}

function applyStaticSets(
  state: ReadonlyState,
  piece: ReadonlyPiece,
  stat: Stat,
  own: number,
  parts?: StatPart[],
): number {
  let value = own;
  forEachStatic(state, FEATURE_BITS.set, (ability, source) => {
    for (const gift of ability.gives)
      if ('set' in gift && gift.set === stat && affectsPiece(state, ability, source, piece)) {
        const amount = evaluateAmount(state, gift.to, source);
        parts?.push({ from: 'set', card: rowAt(source.card).id, amount: amount - value });
        value = amount;
      }
  });
  return value;
}

/** Layers 0 to 3: the base, what was given for good, what it carries, what was given for a time; up to a mark, if one is named. */
function computeOwnStat(
  state: ReadonlyState,
  piece: ReadonlyPiece,
  stat: Stat,
  parts?: StatPart[],
  upTo?: DeepReadonly<Modifier>,
): number {
  let value = computeBase(state, piece, stat, parts);
  for (const mark of piece.marks) {
    if (mark.until !== 'permanent') continue;
    if (mark === upTo) return value;
    value = applyModifier(state, piece, stat, mark, value, parts);
  }
  if (hasFeature(state, FEATURE_BITS.equipment)) value += addEquipment(state, piece, stat, parts);
  for (const mark of piece.marks) {
    if (mark.until === 'permanent') continue;
    if (mark === upTo) return value;
    value = applyModifier(state, piece, stat, mark, value, parts);
  }
  return value;
}

/** Layer 4: static abilities, by entry. */
function applyStatics(
  state: ReadonlyState,
  piece: ReadonlyPiece,
  stat: Stat,
  own: number,
  parts?: StatPart[],
): number {
  let value = own;
  forEachStatic(state, FEATURE_BITS[stat], (ability, source) => {
    for (const gift of ability.gives) {
      const about = 'stat' in gift ? gift.stat : 'double' in gift ? gift.double : undefined;
      if (about !== stat || !affectsPiece(state, ability, source, piece)) continue;
      const amount = 'stat' in gift ? evaluateAmount(state, gift.by, source) : value;
      parts?.push({ from: 'static', card: rowAt(source.card).id, amount });
      value += amount;
    }
  });
  return value;
}

/** Layer 5. */
function sumStateChanges({ marks }: ReadonlyPiece, parts?: StatPart[]): number {
  let more = 0;
  for (const { kind, word, amount } of marks) {
    if (kind !== 'state' || (word !== 'blessed' && word !== 'cursed')) continue;
    const change = word === 'blessed' ? amount : -amount;
    more += change;
    parts?.push({ from: 'state', state: word, amount: change });
  }
  return more;
}

/** 9.1, layer by layer, with where each part comes from for whoever wants to know: together they are the value. Of one who has left: as it was. */
export function computeStat(
  state: ReadonlyState,
  piece: ReadonlyPiece,
  stat: Stat,
  parts?: StatPart[],
): number {
  if (piece.gone !== undefined && stat !== 'health') return piece.gone[stat];
  let value = computeOwnStat(state, piece, stat, parts);
  if (hasFeature(state, FEATURE_BITS[stat])) value = applyStatics(state, piece, stat, value, parts);
  if (stat !== 'health' && piece.marks.length > 0) value += sumStateChanges(piece, parts);
  return Math.max(stat === 'health' ? 1 : 0, value);
}

export const computeAttack = (state: ReadonlyState, piece: ReadonlyPiece): number =>
  computeStat(state, piece, 'attack');
export const computeDefence = (state: ReadonlyState, piece: ReadonlyPiece): number =>
  computeStat(state, piece, 'defence');

const WHICH = { attack: 0, defence: 1, health: 2 } as const satisfies { readonly [stat in Stat]: number };

evaluators.computeStat = (state, piece, stat) =>
  once(piece, WHICH[stat], () => computeStat(state, piece, stat));
