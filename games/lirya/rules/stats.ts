/** RULES 9: what a piece is worth now. Nothing of it is stored: it is reckoned from the card, from marks, equipment and static abilities. */
import type { DeepReadonly } from '@ludoteca/kernel';
import { reckon } from '../effects/reckoning.ts';
import type { Mark } from '../parts.ts';
import { rowAt } from '../pool/index.ts';
import { GIVES } from '../pool/gives.ts';
import type { Part } from '../views.ts';
import type { Stat } from '../vocabulary/index.ts';
import { amountOf, eachStatic, inPlay, once, reaches } from './statics.ts';
import { type PieceSeen, powersOf, type Table } from './table.ts';

const printed = (piece: PieceSeen, stat: Stat): number => {
  const { card } = rowAt(piece.card);
  return card.type === 'character' ? card[stat] : stat === 'health' ? powersOf(piece).points : 0;
};

/** What it carries (layer 2). */
function carried(state: Table, piece: PieceSeen, stat: Stat, parts?: Part[]): number {
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
function marked(
  state: Table,
  piece: PieceSeen,
  stat: Stat,
  mark: DeepReadonly<Mark>,
  value: number,
  parts?: Part[],
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
  const other = ownOf(state, piece, stat === one ? two : one, undefined, mark);
  parts?.push({ from: 'swap', amount: other - value });
  return other;
}

/** Layer 0: what is printed, or what sets it, the latest last. */
function baseOf(state: Table, piece: PieceSeen, stat: Stat, parts?: Part[]): number {
  let value = printed(piece, stat);
  parts?.push({ from: 'base', amount: value });
  for (const { kind, word, amount } of piece.marks)
    if (kind === 'set' && word === stat) {
      parts?.push({ from: 'set', amount: amount - value });
      value = amount;
    }
  return inPlay(state, GIVES.set) ? setByStatics(state, piece, stat, value, parts) : value;
}

function setByStatics(state: Table, piece: PieceSeen, stat: Stat, own: number, parts?: Part[]): number {
  let value = own;
  eachStatic(state, GIVES.set, (ability, source) => {
    for (const gift of ability.gives)
      if ('set' in gift && gift.set === stat && reaches(state, ability, source, piece)) {
        const amount = amountOf(state, gift.to, source);
        parts?.push({ from: 'set', card: rowAt(source.card).id, amount: amount - value });
        value = amount;
      }
  });
  return value;
}

/** Layers 0 to 3: the base, what was given for good, what it carries, what was given for a time; up to a mark, if one is named. */
function ownOf(
  state: Table,
  piece: PieceSeen,
  stat: Stat,
  parts?: Part[],
  upTo?: DeepReadonly<Mark>,
): number {
  let value = baseOf(state, piece, stat, parts);
  for (const mark of piece.marks) {
    if (mark.until !== 'permanent') continue;
    if (mark === upTo) return value;
    value = marked(state, piece, stat, mark, value, parts);
  }
  if (inPlay(state, GIVES.equipment)) value += carried(state, piece, stat, parts);
  for (const mark of piece.marks) {
    if (mark.until === 'permanent') continue;
    if (mark === upTo) return value;
    value = marked(state, piece, stat, mark, value, parts);
  }
  return value;
}

/** Layer 4: static abilities, by entry. */
function underStatics(state: Table, piece: PieceSeen, stat: Stat, own: number, parts?: Part[]): number {
  let value = own;
  eachStatic(state, GIVES[stat], (ability, source) => {
    for (const gift of ability.gives) {
      const about = 'stat' in gift ? gift.stat : 'double' in gift ? gift.double : undefined;
      if (about !== stat || !reaches(state, ability, source, piece)) continue;
      const amount = 'stat' in gift ? amountOf(state, gift.by, source) : value;
      parts?.push({ from: 'static', card: rowAt(source.card).id, amount });
      value += amount;
    }
  });
  return value;
}

/** Layer 5. */
function underStates({ marks }: PieceSeen, parts?: Part[]): number {
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
export function statOf(state: Table, piece: PieceSeen, stat: Stat, parts?: Part[]): number {
  if (piece.gone !== undefined && stat !== 'health') return piece.gone[stat];
  let value = ownOf(state, piece, stat, parts);
  if (inPlay(state, GIVES[stat])) value = underStatics(state, piece, stat, value, parts);
  if (stat !== 'health' && piece.marks.length > 0) value += underStates(piece, parts);
  return Math.max(stat === 'health' ? 1 : 0, value);
}

export const attackOf = (state: Table, piece: PieceSeen): number => statOf(state, piece, 'attack');
export const defenceOf = (state: Table, piece: PieceSeen): number => statOf(state, piece, 'defence');

const WHICH = { attack: 0, defence: 1, health: 2 } as const satisfies { readonly [stat in Stat]: number };

reckon.stat = (state, piece, stat) => once(piece, WHICH[stat], () => statOf(state, piece, stat));
