/** RULES 5.4: why something cannot be done in the main phase. */
import { at, type Reason, type Seat } from '@ludoteca/kernel';
import { reckon } from '../effects/reckoning.ts';
import { scopeOfCard } from '../effects/scope.ts';
import { type CardRow, rowAt, rowOfId } from '../pool/index.ts';
import { costOf } from './costs.ts';
import { bearersFor, isUsable, usedOf } from './legal.ts';
import { cardOf, hasRoom, isStructure, type PieceSeen, pieceOf, type Table } from './table.ts';
import { hasTargets } from './targets.ts';

export type MainReason =
  | 'no such action'
  | 'not in hand'
  | 'too dear'
  | 'no room'
  | 'no bearer'
  | 'no target'
  | 'not now'
  | 'cannot pay'
  | 'not yours'
  | 'cannot use'
  | 'highest level'
  | 'cannot move'
  | 'nobody attacks';

const because = (why: MainReason, rule: string, facts?: Reason['facts']): Reason =>
  facts === undefined ? { why, rule } : { why, rule, facts };

export function whyNot(state: Table, seat: Seat, choice: unknown): Reason {
  if (choice === 'combat') return because('nobody attacks', '7.1');
  if (typeof choice !== 'object' || choice === null) return because('no such action', '4.3');
  const { play, use, upgrade, move, ability } = choice as { readonly [key: string]: unknown };
  if (typeof play === 'string') return whyNotPlay(state, seat, rowOfId(play));
  const named = (use ?? upgrade ?? move ?? {}) as { readonly id?: unknown } | null;
  const piece = typeof named?.id === 'number' ? pieceOf(state, named.id) : undefined;
  if (piece === undefined) return because('no such action', '4.3');
  if (piece.control !== seat) return because('not yours', '4.3');
  if (upgrade !== undefined) return whyNotUpgrade(state, piece);
  if (move !== undefined) return because('cannot move', '4.6');
  const row = typeof ability === 'number' ? usedOf(piece)[ability] : undefined;
  return row !== undefined && !isUsable(state, piece, row, 'own')
    ? because('cannot use', '12.1')
    : because('no such action', '4.3');
}

function whyNotPlay(state: Table, seat: Seat, row: CardRow | undefined): Reason {
  const { hand, energy } = at(state.players, seat);
  if (row === undefined || !hand.some((veiled) => cardOf(veiled) === row.index))
    return because('not in hand', '4.3');
  const { card } = row;
  const cost = costOf(state, seat, row);
  if (cost > energy) return because('too dear', '5.4', { cost, energy });
  const scope = scopeOfCard(seat, row.index);
  if (card.if !== undefined && !reckon.holds(state, card.if, scope)) return because('not now', '5.4');
  if (card.type === 'equipment' && bearersFor(state, seat, card).length === 0)
    return because('no bearer', '11.1');
  if (card.type === 'spell' && !hasTargets(state, card.targets, scope, 0)) return because('no target', '6.4');
  if ((card.type === 'character' || card.type === 'structure') && !hasRoom(state, seat, row))
    return because('no room', '2.2');
  return because('cannot pay', '5.4');
}

function whyNotUpgrade(state: Table, piece: PieceSeen): Reason {
  if (!isStructure(piece)) return because('no such action', '4.3');
  if (piece.level >= 3) return because('highest level', '11.4');
  const { energy } = at(state.players, piece.control);
  return because('too dear', '5.4', { cost: at(rowAt(piece.card).powers, piece.level + 1).cost, energy });
}
