/** RULES 4.3 and 7.1: what else one might expect to do with one’s own cards. Why not, can be asked. */
import { at, type FrameOf, type Seat } from '@ludoteca/kernel';
import type { Lirya } from '../parts.ts';
import { rowAt } from '../pool/index.ts';
import { configOf } from '../settings.ts';
import { canAttackAtAll, canAttackWith, frontOf, targetsFor } from './attackers.ts';
import { isPlayable, isUsable, isUsableFromHand, usedOf } from './legal.ts';
import { canShift } from './moving.ts';
import { canUpgrade, isFirst, playOf, useOf } from './options.ts';
import {
  aimOf,
  cardOf,
  isCharacter,
  isStructure,
  other,
  type PieceSeen,
  playerRef,
  standing,
  type Table,
  taken,
} from './table.ts';
import { keywordsOf } from './traits.ts';

type Main = Lirya['choice']['main'];
type Attack = Exclude<Lirya['choice']['attack'], 'done'>;

/** Where some can attack, those who cannot are named one by one; where nobody can, in the reason for that. */
export function mainBarred(state: Table, seat: Seat): (Main | Attack)[] {
  const own = state.pieces.filter(({ control }) => control === seat);
  const barred = [...handBarred(state, seat), ...own.flatMap((piece) => pieceBarred(state, piece))];
  if (canAttackAtAll(state, seat)) return [...barred, ...attackBarred(state, { seat })];
  return own.some(isCharacter) ? [...barred, 'combat'] : barred;
}

function handBarred(state: Table, seat: Seat): Main[] {
  const { hand } = at(state.players, seat);
  const barred: Main[] = [];
  for (let i = 0; i < hand.length; i++) {
    if (!isFirst(hand, i)) continue;
    const row = rowAt(cardOf(at(hand, i)));
    if (!isPlayable(state, seat, row, 'own')) barred.push(playOf(row));
    for (const [ability, used] of row.fromHand.entries())
      if (used.ability.kind === 'activated' && !isUsableFromHand(state, seat, row, used, 'own'))
        barred.push({ hand: row.card.id, ability });
  }
  return barred;
}

function pieceBarred(state: Table, piece: PieceSeen): Main[] {
  const { energy } = at(state.players, piece.control);
  const barred: Main[] = [];
  for (const [k, used] of usedOf(piece).entries())
    if (used.ability.kind === 'activated' && !isUsable(state, piece, used, 'own'))
      barred.push(useOf(state, piece, k));
  if (isStructure(piece)) {
    if (!canUpgrade(piece, energy)) barred.push({ upgrade: standing(state, piece) });
  } else if (piece.slot >= 0 && !canShift(state, piece, energy, taken(state, piece.control)))
    barred.push({ move: standing(state, piece) });
  return barred;
}

/** Who stays behind, as if they attacked the player. Whoever was declared already does not. */
export function attackBarred(state: Table, { seat }: Pick<FrameOf<Lirya, 'attack'>, 'seat'>): Attack[] {
  const front = frontOf(state, other(seat));
  const config = configOf(state.settings);
  const target = aimOf(state, playerRef(other(seat)));
  return state.pieces
    .filter((piece) => piece.control === seat && isCharacter(piece) && piece.attacks === 0)
    .filter((piece) => {
      const keywords = keywordsOf(state, piece);
      return (
        !canAttackWith(state, piece, keywords) || targetsFor(config, piece, keywords, front).length === 0
      );
    })
    .map((piece) => ({ attacker: standing(state, piece), target }));
}
