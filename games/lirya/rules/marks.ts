/** RULES 9.2, 10.2 and 12: what pieces and players are given for a time. */
import { at, deepCopy, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import { reckon } from '../effects/reckoning.ts';
import { type Scope, scopeFor, scopeOfCard } from '../effects/scope.ts';
import type { Mark, Piece, Ref } from '../parts.ts';
import { GIVES, ON } from '../pool/gives.ts';
import type { Condition, Duration, StateName } from '../vocabulary/index.ts';
import { inPlay, isBound, takeStock } from './statics.ts';
import { statOf } from './stats.ts';
import {
  bodyOf,
  type Hands,
  isPlayer,
  isStructure,
  pieceOf,
  playerAt,
  playerRef,
  powersOf,
  seatOfRef,
  seenOf,
  type Table,
} from './table.ts';
import { fire } from './triggers.ts';

/** Everything about a mark but what it is. */
export interface Term extends Pick<Mark, 'until' | 'turns' | 'by' | 'source' | 'fixed'> {
  readonly while: Condition | undefined;
}

const UNTIL = {
  combat: 'combat',
  turn: 'turn',
  permanent: 'permanent',
  'until your next turn': 'next',
  'while source in play': 'source',
} as const satisfies { readonly [duration in Extract<Duration, string>]: Mark['until'] };

export function termOf(duration: Duration, scope: Scope, fixed = false): Term {
  const { seat: by, source } = scope;
  if (typeof duration === 'string')
    return { until: UNTIL[duration], turns: 0, by, source, fixed, while: undefined };
  return 'turns' in duration
    ? { until: 'turns', turns: duration.turns, by, source, fixed, while: undefined }
    : { until: 'while', turns: 0, by, source, fixed, while: duration.while };
}

/** What is given is told by kind and word. */
export function addMark(
  dealer: Hands,
  to: Ref,
  what: Pick<Mark, 'kind' | 'word' | 'amount'> & { readonly data?: Mark['data'] | undefined },
  term: Term,
): void {
  const marks = marksOf(dealer, to);
  if (marks === undefined) return;
  const { kind, word, amount } = what;
  const { until, turns, by, source, fixed, while: condition } = term;
  const mark: Mark = { kind, word, amount, until, turns, by, source, fixed };
  if (what.data !== undefined) mark.data = deepCopy(what.data);
  if (kind === 'costs') mark.since = dealer.state.nextId;
  if (condition !== undefined) mark.while = deepCopy(condition) as unknown as NonNullable<Mark['data']>;
  marks.push(mark);
  dealer.state.stirred = true;
  if (mark.kind === 'ability' || isBound(mark)) takeStock(dealer.state);
  if (mark.kind !== 'state' && mark.kind !== 'memory' && mark.kind !== 'control')
    dealer.tell({ did: 'gift', to: bodyOf(dealer.state, to), what: nameOf(mark), amount: mark.amount });
  const piece = pieceOf(dealer.state, to);
  if (piece === undefined) return;
  const before = piece.health;
  refit(dealer.state, piece);
  if (piece.health < before) mark.cut = before - piece.health;
}

/** How a mark is called in events: `attack`, `keyword haste`. */
const nameOf = ({ kind, word }: Pick<Mark, 'kind' | 'word'>): string =>
  word === '' ? kind : `${kind} ${word}`;

export function marksOf({ state }: Hands, ref: Ref): Mark[] | undefined {
  return isPlayer(ref) ? playerAt(state, seatOfRef(ref)).marks : pieceOf(state, ref)?.marks;
}

/** 9.2: health follows the most there can be. */
export function refit(state: Table, piece: Piece): void {
  if (piece.slot < 0) return;
  const most = isStructure(piece) ? powersOf(piece).points : statOf(state, piece, 'health');
  if (most > piece.most) piece.health += most - piece.most;
  else if (piece.health > most) piece.health = most;
  piece.most = most;
}

/** Static abilities may have changed what others can have at most. */
export function refitAll({ state }: Hands): void {
  if (!inPlay(state, GIVES.health)) return;
  for (let i = 0; i < state.pieces.length; i++) refit(state, at(state.pieces, i));
  state.gives &= ~GIVES.health;
  takeStock(state);
}

/** Takes away what has come to its end; `over` is told of every mark that goes. */
export function expire(dealer: Hands, ends: (mark: Mark, holder: Seat, ref: Ref) => boolean): void {
  const { state } = dealer;
  // Nobody leaves play while marks go: what follows from that waits for the checks.
  for (const { id, control, marks } of state.pieces) {
    if (marks.length > 0) drop(dealer, id, control, marks, ends);
  }
  for (let seat = 0; seat < state.players.length; seat++)
    drop(dealer, playerRef(seat), seat, playerAt(state, seat).marks, ends);
}

function drop(
  dealer: Hands,
  ref: Ref,
  holder: Seat,
  marks: Mark[],
  ends: (mark: Mark, holder: Seat, ref: Ref) => boolean,
): void {
  for (let i = marks.length - 1; i >= 0; i--) {
    const mark = at(marks, i);
    if (!ends(mark, holder, ref)) continue;
    marks.splice(i, 1);
    over(dealer, ref, mark, 'expired');
  }
}

type Why = 'expired' | 'removed' | 'cancelled' | 'replaced';

/** Tells that a mark is gone, and sees to what follows. */
export function over(dealer: Hands, ref: Ref, mark: Mark, why: Why): void {
  const piece = pieceOf(dealer.state, ref);
  if (mark.kind === 'ability' || isBound(mark)) takeStock(dealer.state);
  if (mark.kind === 'state' && piece !== undefined) {
    dealer.tell({ did: 'state over', piece: seenOf(piece), state: mark.word as StateName, why });
    fire(dealer, ON['state removed'], ref, mark.source, mark.amount, mark.word as StateName);
  } else if (mark.kind === 'control' && piece !== undefined) {
    dealer.state.returning.push(piece.id);
    dealer.state.stirred = true;
  } else if (mark.kind !== 'memory')
    dealer.tell({ did: 'gift over', to: bodyOf(dealer.state, ref), what: nameOf(mark) });
  if (piece === undefined) return;
  // 9.2: the end of a loss is no gain.
  const most = piece.health + (mark.cut ?? 0);
  refit(dealer.state, piece);
  piece.health = Math.min(piece.health, most);
}

/** 6.8: what lasts as long as something holds, or as long as its source is in play. */
export function sweep(dealer: Hands): void {
  const { state } = dealer;
  if (!inPlay(state, GIVES.bound)) return;
  expire(dealer, (mark, holder, ref) => {
    if (mark.until === 'source') return pieceOf(state, mark.source) === undefined;
    if (mark.until !== 'while' || mark.while === undefined) return false;
    return !reckon.holds(state, mark.while as unknown as Condition, scopeOfMark(state, mark, ref));
  });
}

/** Where the condition is looked at from that something lasts by. */
export function scopeOfMark(state: Table, { source: id, by }: DeepReadonly<Mark>, ref: Ref): Scope {
  const source = pieceOf(state, id);
  return source === undefined
    ? { ...scopeOfCard(by, 0), it: ref }
    : { ...scopeFor(source), seat: by, it: ref };
}
