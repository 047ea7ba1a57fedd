/** RULES 4.3 and 5.4: why something cannot be done in the main phase, or in a window. */
import { at, type Reason, type Seat } from '@ludoteca/kernel';
import { reckon } from '../effects/reckoning.ts';
import { type Scope, scopeFor, scopeOfCard } from '../effects/scope.ts';
import { type CardRow, rowAt, rowOfId } from '../pool/index.ts';
import type { Cost } from '../vocabulary/index.ts';
import { barFromAttack } from './attackers.ts';
import { attackBarred } from './barred.ts';
import { costOf, energyOf } from './costs.ts';
import { barFromHandUse, barFromUse, bearersFor, type UseBar, usedOf, type UsedRow } from './legal.ts';
import { barFromMove, costOfMove, type MoveBar, otherLine } from './moving.ts';
import {
  cardOf,
  hasRoom,
  isCharacter,
  isStructure,
  mayStand,
  type PieceSeen,
  pieceOf,
  rowOfPiece,
  type Table,
} from './table.ts';
import { hasTargets } from './targets.ts';
import { keywordsOf } from './traits.ts';
import { whyNotAttack } from './why-fight.ts';

export type MainReason =
  | MoveBar
  | UseBar
  | 'no such action'
  | 'not in hand'
  | 'too dear'
  | 'no room'
  | 'no bearer'
  | 'not yours'
  | 'highest level'
  | 'wrong line'
  | 'line full'
  | 'no demolition'
  | 'only in response'
  | 'no response'
  | 'nobody attacks';

type Asked = { readonly [key: string]: unknown };
type Kind = UsedRow['kind'];

const because = (why: MainReason, rule: string, facts?: Reason['facts']): Reason =>
  facts === undefined ? { why, rule } : { why, rule, facts };

const NOTHING = because('no such action', '4.3');

export function whyNot(state: Table, seat: Seat, choice: unknown): Reason {
  if (choice === 'combat') return whyNoCombat(state, seat);
  if (typeof choice !== 'object' || choice === null) return NOTHING;
  const { play, use, upgrade, move, demolish, hand, attacker } = choice as Asked;
  if (attacker !== undefined) return whyNotLater(state, seat, choice);
  if (typeof play === 'string') return whyNotPlay(state, seat, rowOfId(play));
  if (typeof hand === 'string') return whyNotFromHand(state, seat, choice as Asked, 'activated');
  const piece = pieceIn(state, use ?? upgrade ?? move ?? demolish);
  if (piece === undefined) return NOTHING;
  if (piece.control !== seat) return because('not yours', '4.3');
  if (upgrade !== undefined) return whyNotUpgrade(state, piece);
  if (demolish !== undefined) return isStructure(piece) ? because('no demolition', '11.4') : NOTHING;
  if (move !== undefined) return whyNotMove(state, piece);
  return whyNotUse(state, piece, choice as Asked, 'activated');
}

/** Attacks come after this phase; whoever cannot attack then is told so now. */
function whyNotLater(state: Table, seat: Seat, choice: unknown): Reason {
  const piece = pieceIn(state, (choice as Asked)['attacker']);
  const isIdle = attackBarred(state, seat).some(({ attacker }) => attacker.id === piece?.id);
  return isIdle ? whyNotAttack(state, { do: 'attack', seat, from: 0 }, choice) : NOTHING;
}

/** Those who cannot attack, by what keeps them from it. */
function whyNoCombat(state: Table, seat: Seat): Reason {
  const idle = new Map<string, string[]>();
  for (const piece of state.pieces) {
    if (piece.control !== seat || !isCharacter(piece)) continue;
    const bar = barFromAttack(state, piece, keywordsOf(state, piece));
    if (bar !== undefined) idle.set(bar, [...(idle.get(bar) ?? []), rowOfPiece(piece).id]);
  }
  return because('nobody attacks', '7.1', { idle: Array.from(idle, ([why, cards]) => ({ why, cards })) });
}

/** 6.2 */
export function whyNotRespond(state: Table, seat: Seat, choice: unknown): Reason {
  const slow = because('no response', '6.2');
  if (typeof choice !== 'object' || choice === null) return slow;
  const { play, use, hand } = choice as Asked;
  if (typeof play === 'string') {
    const row = rowOfId(play);
    const isQuick = row?.card.type === 'spell' && row.card.speed === 'response';
    return isQuick ? whyNotPlay(state, seat, row) : slow;
  }
  if (typeof hand === 'string') return whyNotFromHand(state, seat, choice as Asked, 'response');
  const piece = pieceIn(state, use);
  if (piece === undefined) return slow;
  return piece.control === seat
    ? whyNotUse(state, piece, choice as Asked, 'response')
    : because('not yours', '6.2');
}

function pieceIn(state: Table, named: unknown): PieceSeen | undefined {
  const { id } = (named ?? {}) as { readonly id?: unknown };
  return typeof id === 'number' ? pieceOf(state, id) : undefined;
}

function whyNotPlay(state: Table, seat: Seat, row: CardRow | undefined): Reason {
  const { energy } = at(state.players, seat);
  if (row === undefined || !holds(state, seat, row)) return because('not in hand', '4.3');
  const { card } = row;
  const cost = costOf(state, seat, row);
  if (cost > energy) return because('too dear', '5.4', { cost, energy });
  const scope = scopeOfCard(seat, row.index);
  if (card.if !== undefined && !reckon.holds(state, card.if, scope)) return because('not now', '5.4');
  if (card.type === 'equipment' && bearersFor(state, seat, card).length === 0)
    return because('no bearer', '11.1');
  if (!hasTargets(state, row.targets, scope, 0)) return because('no target', '6.4');
  if ((card.type === 'character' || card.type === 'structure') && !hasRoom(state, seat, row))
    return because('no room', '2.2');
  return because('cannot pay', '5.4');
}

const holds = (state: Table, seat: Seat, row: CardRow): boolean =>
  at(state.players, seat).hand.some((veiled) => cardOf(veiled) === row.index);

function whyNotFromHand(state: Table, seat: Seat, { hand, ability }: Asked, kind: Kind): Reason {
  const row = rowOfId(hand as string);
  if (row === undefined || !holds(state, seat, row)) return because('not in hand', '4.3');
  const used = typeof ability === 'number' ? row.fromHand[ability] : undefined;
  const scope = scopeOfCard(seat, row.index);
  return whyNotUsed(state, scope, used, kind, (its) => barFromHandUse(state, seat, row, its, 'own'));
}

const whyNotUse = (state: Table, piece: PieceSeen, { ability }: Asked, kind: Kind): Reason =>
  whyNotUsed(
    state,
    scopeFor(piece),
    typeof ability === 'number' ? usedOf(piece)[ability] : undefined,
    kind,
    (used) => barFromUse(state, piece, used, 'own'),
  );

/** 12.1: what responds is used in windows alone, all else in the main phase alone. */
function whyNotUsed(
  state: Table,
  scope: Scope,
  used: UsedRow | undefined,
  kind: Kind,
  barFrom: (used: UsedRow) => UseBar | undefined,
): Reason {
  if (used === undefined) return NOTHING;
  if (used.kind !== kind) return because(kind === 'response' ? 'no response' : 'only in response', '12.1');
  const bar = barFrom(used);
  if (bar === 'cannot pay') return whyNotPay(state, scope, used.costs);
  return bar === undefined ? NOTHING : because(bar, '12.1');
}

/** 5.4: energy that is short is told by its number. */
function whyNotPay(state: Table, scope: Scope, costs: readonly Cost[]): Reason {
  const { energy } = at(state.players, scope.seat);
  const cost = costs.reduce(
    (sum, one) => sum + (typeof one === 'object' && 'energy' in one ? energyOf(state, one, scope) : 0),
    0,
  );
  return cost > energy ? because('too dear', '5.4', { cost, energy }) : because('cannot pay', '5.4');
}

function whyNotUpgrade(state: Table, piece: PieceSeen): Reason {
  if (!isStructure(piece)) return NOTHING;
  if (piece.level >= 3) return because('highest level', '11.4');
  const { energy } = at(state.players, piece.control);
  return because('too dear', '5.4', { cost: at(rowAt(piece.card).powers, piece.level + 1).cost, energy });
}

function whyNotMove(state: Table, piece: PieceSeen): Reason {
  if (!isCharacter(piece)) return NOTHING;
  const bar = barFromMove(state, piece);
  if (bar !== undefined) return because(bar, '4.6');
  if (!mayStand(rowOfPiece(piece), otherLine(piece))) return because('wrong line', '4.6');
  const { energy } = at(state.players, piece.control);
  const cost = costOfMove(state, piece);
  return cost > energy ? because('too dear', '4.6', { cost, energy }) : because('line full', '4.6');
}
