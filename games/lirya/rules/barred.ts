/** RULES 4.3 and 7.1: what else one might expect to do with one’s own cards. Why not, can be asked. */
import type { Seat } from '@ludoteca/kernel';
import type { Lirya } from '../parts.ts';
import { configOf } from '../settings.ts';
import { canAttackAtAll, canAttackWith, frontOf, targetsFor } from './attackers.ts';
import { mainChoices } from './options.ts';
import { aimOf, isCharacter, other, playerRef, standing, type Table } from './table.ts';
import { keywordsOf } from './traits.ts';

type Main = Lirya['choice']['main'];
type Attack = Exclude<Lirya['choice']['attack'], 'done'>;

/** Where some can attack, those who cannot are named one by one; where nobody can, in the reason for that. */
export function mainBarred(state: Table, seat: Seat): (Main | Attack)[] {
  const barred = mainChoices(state, seat, false);
  if (canAttackAtAll(state, seat)) return [...barred, ...attackBarred(state, seat)];
  const hasCharacters = state.pieces.some((piece) => piece.control === seat && isCharacter(piece));
  return hasCharacters ? [...barred, 'combat'] : barred;
}

/** Who stays behind, as if they attacked the player. Whoever was declared already does not. */
export function attackBarred(state: Table, seat: Seat): Attack[] {
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
