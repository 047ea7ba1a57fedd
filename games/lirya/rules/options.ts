/** RULES 4.3 and 6.2: what a player can do now. */
import { at, type Seat } from '@ludoteca/kernel';
import type { FromHand, Lirya, Play, Use } from '../parts.ts';
import { type CardRow, rowAt } from '../pool/index.ts';
import { GIVES } from '../pool/gives.ts';
import { configOf } from '../settings.ts';
import { canAttackAtAll } from './attackers.ts';
import { costChangesFor } from './costs.ts';
import { isPlayable, isUsable, isUsableFromHand, mayRespond, usedOf } from './legal.ts';
import { canShift } from './moving.ts';
import { inPlay } from './statics.ts';
import { cardOf, isStructure, type PieceSeen, standing, type Table, taken } from './table.ts';

type Main = Lirya['choice']['main'];

/** The options to play cards are made once: there are as many as cards. */
const PLAYS: Play[] = [];
function playOf(row: CardRow): Play {
  return (PLAYS[row.index] ??= { play: row.id });
}

/** Whether no equal card lies before this one in the hand. */
function isFirst(hand: readonly number[], place: number): boolean {
  const card = cardOf(at(hand, place));
  for (let k = 0; k < place; k++) if (cardOf(at(hand, k)) === card) return false;
  return true;
}

const useOf = (state: Table, piece: PieceSeen, ability: number): Use =>
  piece.level === 0
    ? { use: standing(state, piece), ability }
    : { use: standing(state, piece), ability, level: piece.level };

export function mainOptions(state: Table, seat: Seat): Main[] {
  const options = mainChoices(state, seat, true);
  if (canAttackAtAll(state, seat)) options.push('combat');
  options.push('end turn');
  return options;
}

/** What one might do with one's own cards: what can be done, or else what cannot. */
export function mainChoices(state: Table, seat: Seat, can: boolean): Main[] {
  const choices: Main[] = [];
  const { hand, energy } = at(state.players, seat);
  const changes = costChangesFor(state, seat);
  for (let i = 0; i < hand.length; i++) {
    if (!isFirst(hand, i)) continue;
    const row = rowAt(cardOf(at(hand, i)));
    if (isPlayable(state, seat, row, 'own', 0, changes) === can) choices.push(playOf(row));
    for (let k = 0; k < row.fromHand.length; k++)
      if (
        at(row.fromHand, k).kind === 'activated' &&
        isUsableFromHand(state, seat, row, at(row.fromHand, k), 'own') === can
      )
        choices.push({ hand: row.id, ability: k });
  }
  const bits = taken(state, seat);
  for (const piece of state.pieces) {
    if (piece.control !== seat) continue;
    const used = usedOf(piece);
    for (let k = 0; k < used.length; k++)
      if (at(used, k).kind === 'activated' && isUsable(state, piece, at(used, k), 'own') === can)
        choices.push(useOf(state, piece, k));
    if (isStructure(piece)) {
      if (canUpgrade(piece, energy) === can) choices.push({ upgrade: standing(state, piece) });
      if (configOf(state.settings).allowDemolish === can) choices.push({ demolish: standing(state, piece) });
    } else if (piece.slot >= 0 && canShift(state, piece, energy, bits) === can)
      choices.push({ move: standing(state, piece) });
  }
  return choices;
}

const canUpgrade = (piece: PieceSeen, energy: number): boolean =>
  piece.level < 3 && at(rowAt(piece.card).powers, piece.level + 1).cost <= energy;

/** 12.1: response speed only. */
export function responses(state: Table, seat: Seat): (Play | Use | FromHand | 'pass')[] {
  const options: (Play | Use | FromHand | 'pass')[] = [];
  const { hand } = at(state.players, seat);
  for (let i = 0; i < hand.length; i++) {
    const row = rowAt(cardOf(at(hand, i)));
    if (!row.quick || !isFirst(hand, i)) continue;
    if (row.response && isPlayable(state, seat, row, 'own')) options.push(playOf(row));
    for (let k = 0; k < row.fromHand.length; k++) {
      const used = at(row.fromHand, k);
      if (used.kind === 'response' && isUsableFromHand(state, seat, row, used, 'own'))
        options.push({ hand: row.id, ability: k });
    }
  }
  if (inPlay(state, GIVES.response))
    for (const piece of state.pieces) {
      if (piece.control !== seat || !mayRespond(piece)) continue;
      const used = usedOf(piece);
      for (let k = 0; k < used.length; k++)
        if (at(used, k).kind === 'response' && isUsable(state, piece, at(used, k), 'own'))
          options.push(useOf(state, piece, k));
    }
  if (options.length === 0) return ['pass'];
  options.push('pass');
  return options;
}
