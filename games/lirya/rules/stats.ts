/** RULES 9: what a piece is worth now. Nothing of it is stored: it is reckoned from the card, from marks, equipment and static abilities. */
import { at } from '@ludoteca/kernel';
import { reckon } from '../effects/reckoning.ts';
import { valueOf } from '../effects/values.ts';
import { rowAt } from '../pool/index.ts';
import { GIVES } from '../pool/rows.ts';
import type { Part } from '../views.ts';
import type { Stat } from '../vocabulary/index.ts';
import { eachStatic, inPlay, reaches } from './statics.ts';
import { type PieceSeen, powersOf, type Table } from './table.ts';

const printed = (piece: PieceSeen, stat: Stat): number => {
  const { card } = rowAt(piece.card);
  return card.type === 'character' ? card[stat] : stat === 'health' ? powersOf(piece).points : 0;
};

const swapped = (piece: PieceSeen, stat: Stat): Stat => {
  let seen = stat;
  for (const { kind, word } of piece.marks)
    if (kind === 'swap') {
      const [one, two] = word.split('/') as [Stat, Stat];
      seen = seen === one ? two : seen === two ? one : seen;
    }
  return seen;
};

/** 9.1, with where each part comes from for whoever wants to know. */
export function statOf(state: Table, piece: PieceSeen, stat: Stat, parts?: Part[]): number {
  const marked = piece.marks.length > 0;
  let base = printed(piece, marked ? swapped(piece, stat) : stat);
  parts?.push({ from: 'base', amount: base });
  let more = 0;
  let twice = 0;
  if (marked)
    for (const { kind, word, amount, until } of piece.marks) {
      if (kind === stat) {
        more += amount;
        parts?.push({ from: until === 'permanent' ? 'counters' : 'effect', amount });
      } else if (kind === 'set' && word === stat) {
        base = amount;
        parts?.push({ from: 'set', amount });
      } else if (kind === 'double' && word === stat) twice++;
      else if (kind === 'state' && stat !== 'health' && (word === 'blessed' || word === 'cursed')) {
        const change = word === 'blessed' ? amount : -amount;
        more += change;
        parts?.push({ from: 'state', state: word, amount: change });
      }
    }
  for (let i = 0; i < state.pieces.length && inPlay(state, GIVES.equipment); i++) {
    const item = at(state.pieces, i);
    if (item.bearer !== piece.id) continue;
    const { card } = rowAt(item.card);
    const amount = card.type === 'equipment' ? (card[stat] ?? 0) : 0;
    if (amount === 0) continue;
    more += amount;
    parts?.push({ from: 'equipment', card: card.id, amount });
  }
  if (inPlay(state, GIVES[stat]))
    eachStatic(state, GIVES[stat], (ability, scope, source) => {
      for (const gift of ability.gives) {
        const about =
          'stat' in gift ? gift.stat : 'set' in gift ? gift.set : 'double' in gift ? gift.double : undefined;
        if (about !== stat || !reaches(state, ability, scope, source, piece)) continue;
        if ('double' in gift) twice++;
        else if ('set' in gift) base = valueOf(state, gift.to, scope);
        else if ('stat' in gift) {
          const amount = valueOf(state, gift.by, scope);
          more += amount;
          parts?.push({ from: 'static', card: rowAt(source.card).card.id, amount });
        }
      }
    });
  const total = (base + more) * 2 ** twice;
  return Math.max(stat === 'health' ? 1 : 0, total);
}

export const attackOf = (state: Table, piece: PieceSeen): number => statOf(state, piece, 'attack');
export const defenceOf = (state: Table, piece: PieceSeen): number => statOf(state, piece, 'defence');

reckon.stat = statOf;
