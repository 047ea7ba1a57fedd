/** RULES 4.3 and 6.2: what a player can do now. */
import { at, type Seat } from '@ludoteca/kernel';
import type { FromHand, Lirya, Play, Use } from '../parts.ts';
import { type CardRow, rowAt } from '../pool/index.ts';
import { configOf } from '../settings.ts';
import { canAttackAtAll } from './attackers.ts';
import { isPlayable, isUsable, isUsableFromHand, usedOf } from './legal.ts';
import { destinations } from './moving.ts';
import { cardOf, isStructure, powersOf, standing, type Table } from './table.ts';

type Main = Lirya['choice']['main'];

/** The options to play cards are made once: there are as many as cards. */
const PLAYS: Play[] = [];
function playOf(row: CardRow): Play {
  return (PLAYS[row.index] ??= { play: row.card.id });
}

/** The cards of a hand, of equal ones the first. */
function eachInHand(state: Table, seat: Seat, tell: (row: CardRow) => void): void {
  const { hand } = at(state.players, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = cardOf(at(hand, i));
    let first = true;
    for (let k = 0; k < i && first; k++) first = cardOf(at(hand, k)) !== card;
    if (first) tell(rowAt(card));
  }
}

export function mainOptions(state: Table, seat: Seat): Main[] {
  const options: Main[] = [];
  eachInHand(state, seat, (row) => {
    if (isPlayable(state, seat, row, 'own')) options.push(playOf(row));
    for (let k = 0; k < row.fromHand.length; k++)
      if (isUsableFromHand(state, seat, row, at(row.fromHand, k), 'own'))
        options.push({ hand: row.card.id, ability: k });
  });
  const { energy } = at(state.players, seat);
  for (let i = 0; i < state.pieces.length; i++) {
    const piece = at(state.pieces, i);
    if (piece.control !== seat) continue;
    const used = usedOf(piece);
    for (let k = 0; k < used.length; k++)
      if (at(used, k).ability.from !== 'hand' && isUsable(state, piece, at(used, k), 'own'))
        options.push({ use: standing(state, piece), ability: k });
    if (isStructure(piece)) {
      if (piece.level < 3 && at(rowAt(piece.card).powers, piece.level + 1).cost <= energy)
        options.push({ upgrade: standing(state, piece) });
      if (configOf(state.settings).allowDemolish) options.push({ demolish: standing(state, piece) });
    } else if (destinations(state, piece, energy, true).length > 0)
      options.push({ move: standing(state, piece) });
  }
  if (canAttackAtAll(state, seat)) options.push('combat');
  options.push('end turn');
  return options;
}

/** 12.1: response speed only. */
export function responses(state: Table, seat: Seat): (Play | Use | FromHand | 'pass')[] {
  const options: (Play | Use | FromHand | 'pass')[] = [];
  eachInHand(state, seat, (row) => {
    if (!row.quick) return;
    if (row.card.type === 'spell' && row.card.speed === 'response' && isPlayable(state, seat, row, 'own'))
      options.push(playOf(row));
    for (let k = 0; k < row.fromHand.length; k++)
      if (
        at(row.fromHand, k).ability.kind === 'response' &&
        isUsableFromHand(state, seat, row, at(row.fromHand, k), 'own')
      )
        options.push({ hand: row.card.id, ability: k });
  });
  for (let i = 0; i < state.pieces.length; i++) {
    const piece = at(state.pieces, i);
    if (piece.control !== seat || (powersOf(piece).used.length === 0 && piece.marks.length === 0)) continue;
    const used = usedOf(piece);
    for (let k = 0; k < used.length; k++)
      if (at(used, k).ability.kind === 'response' && isUsable(state, piece, at(used, k), 'own'))
        options.push({ use: standing(state, piece), ability: k });
  }
  options.push('pass');
  return options;
}
