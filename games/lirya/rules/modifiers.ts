/** RULES 9.2, 10.2 and 12: adds and ends modifiers of pieces and players. */
import { at, deepCopy, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import { evaluators } from '../effects/evaluators.ts';
import { type EffectScope, scopeOfPiece, scopeOfCard } from '../effects/scope.ts';
import type { Modifier, Piece, Ref, LiryaDealer, ReadonlyState } from '../parts.ts';
import { FEATURE_BITS, TRIGGER_EVENT } from '../pool/feature-bits.ts';
import type { Condition, Duration, StateName } from '../card-definition/index.ts';
import { hasFeature, isConditional, updateAbilityIndex } from './static-abilities.ts';
import { computeStat } from './stats.ts';
import {
  nameObject,
  isPlayer,
  isStructure,
  findPiece,
  playerAt,
  playerRef,
  cardLevelOf,
  seatOfRef,
  namePiece,
} from './lookup.ts';
import { fireTriggers } from './triggers.ts';

/** Duration and origin of a modifier, without its content. */
export interface ModifierTerm extends Pick<Modifier, 'until' | 'turns' | 'by' | 'source' | 'fixed'> {
  readonly while: Condition | undefined;
}

const EXPIRY_OF = {
  combat: 'combat',
  turn: 'turn',
  permanent: 'permanent',
  'until your next turn': 'next',
  'while source in play': 'source',
} as const satisfies { readonly [duration in Extract<Duration, string>]: Modifier['until'] };

export function toTerm(duration: Duration, scope: EffectScope, fixed = false): ModifierTerm {
  const { seat: by, source } = scope;
  if (typeof duration === 'string')
    return { until: EXPIRY_OF[duration], turns: 0, by, source, fixed, while: undefined };
  return 'turns' in duration
    ? { until: 'turns', turns: duration.turns, by, source, fixed, while: undefined }
    : { until: 'while', turns: 0, by, source, fixed, while: duration.while };
}

/** Adds a modifier and reports it by kind and word. */
export function addModifier(
  dealer: LiryaDealer,
  to: Ref,
  what: Pick<Modifier, 'kind' | 'word' | 'amount'> & { readonly data?: Modifier['data'] | undefined },
  term: ModifierTerm,
): void {
  const marks = findModifiers(dealer, to);
  if (marks === undefined) return;
  const { kind, word, amount } = what;
  const { until, turns, by, source, fixed, while: condition } = term;
  const modifier: Modifier = { kind, word, amount, until, turns, by, source, fixed };
  if (what.data !== undefined) modifier.data = deepCopy(what.data);
  if (kind === 'costs') modifier.since = dealer.state.nextId;
  if (condition !== undefined)
    modifier.while = deepCopy(condition) as unknown as NonNullable<Modifier['data']>;
  marks.push(modifier);
  dealer.state.stirred = true;
  if (modifier.kind === 'ability' || isConditional(modifier)) updateAbilityIndex(dealer.state);
  if (modifier.kind !== 'state' && modifier.kind !== 'memory' && modifier.kind !== 'control')
    dealer.tell({
      did: 'gift',
      to: nameObject(dealer.state, to),
      what: modifierNameOf(modifier),
      amount: modifier.amount,
    });
  const piece = findPiece(dealer.state, to);
  if (piece === undefined) return;
  const before = piece.health;
  updateMaxHealth(dealer.state, piece);
  if (piece.health < before) modifier.cut = before - piece.health;
}

/** The name of a modifier in events: `attack`, `keyword haste`. */
const modifierNameOf = ({ kind, word }: Pick<Modifier, 'kind' | 'word'>): string =>
  word === '' ? kind : `${kind} ${word}`;

export function findModifiers({ state }: LiryaDealer, ref: Ref): Modifier[] | undefined {
  return isPlayer(ref) ? playerAt(state, seatOfRef(ref)).marks : findPiece(state, ref)?.marks;
}

/** 9.2: health follows the maximum. */
export function updateMaxHealth(state: ReadonlyState, piece: Piece): void {
  if (piece.slot < 0) return;
  const maximum = isStructure(piece) ? cardLevelOf(piece).points : computeStat(state, piece, 'health');
  if (maximum > piece.most) piece.health += maximum - piece.most;
  else if (piece.health > maximum) piece.health = maximum;
  piece.most = maximum;
}

/** Static abilities may have changed the maximum health of pieces. */
export function updateAllMaxHealth({ state }: LiryaDealer): void {
  if (!hasFeature(state, FEATURE_BITS.health)) return;
  for (let i = 0; i < state.pieces.length; i++) updateMaxHealth(state, at(state.pieces, i));
  state.gives &= ~FEATURE_BITS.health;
  updateAbilityIndex(state);
}

/** Ends all modifiers for which `ends` is true. */
export function expireModifiers(
  dealer: LiryaDealer,
  ends: (modifier: Modifier, holder: Seat, ref: Ref) => boolean,
): void {
  const { state } = dealer;
  // No piece leaves play here: consequences wait for the checks.
  for (const { id, control, marks } of state.pieces) {
    if (marks.length > 0) expireFrom(dealer, id, control, marks, ends);
  }
  for (let seat = 0; seat < state.players.length; seat++)
    expireFrom(dealer, playerRef(seat), seat, playerAt(state, seat).marks, ends);
}

function expireFrom(
  dealer: LiryaDealer,
  ref: Ref,
  holder: Seat,
  marks: Modifier[],
  ends: (modifier: Modifier, holder: Seat, ref: Ref) => boolean,
): void {
  for (let i = marks.length - 1; i >= 0; i--) {
    const modifier = at(marks, i);
    if (!ends(modifier, holder, ref)) continue;
    marks.splice(i, 1);
    endModifier(dealer, ref, modifier, 'expired');
  }
}

type EndReason = 'expired' | 'removed' | 'cancelled' | 'replaced';

/** Reports the end of a modifier that has been removed, and applies the consequences. */
export function endModifier(dealer: LiryaDealer, ref: Ref, modifier: Modifier, why: EndReason): void {
  const piece = findPiece(dealer.state, ref);
  if (modifier.kind === 'ability' || isConditional(modifier)) updateAbilityIndex(dealer.state);
  if (modifier.kind === 'state' && piece !== undefined) {
    dealer.tell({ did: 'state over', piece: namePiece(piece), state: modifier.word as StateName, why });
    fireTriggers(
      dealer,
      TRIGGER_EVENT['state removed'],
      ref,
      modifier.source,
      modifier.amount,
      modifier.word as StateName,
    );
  } else if (modifier.kind === 'control' && piece !== undefined) {
    dealer.state.returning.push(piece.id);
    dealer.state.stirred = true;
  } else if (modifier.kind !== 'memory')
    dealer.tell({ did: 'gift over', to: nameObject(dealer.state, ref), what: modifierNameOf(modifier) });
  if (piece === undefined) return;
  // 9.2: the end of a loss is not a gain.
  const maximum = piece.health + (modifier.cut ?? 0);
  updateMaxHealth(dealer.state, piece);
  piece.health = Math.min(piece.health, maximum);
}

/** 6.8: ends modifiers whose condition no longer holds or whose source has left play. */
export function expireConditional(dealer: LiryaDealer): void {
  const { state } = dealer;
  if (!hasFeature(state, FEATURE_BITS.bound)) return;
  expireModifiers(dealer, (modifier, holder, ref) => {
    if (modifier.until === 'source') return findPiece(state, modifier.source) === undefined;
    if (modifier.until !== 'while' || modifier.while === undefined) return false;
    return !evaluators.conditionHolds(
      state,
      modifier.while as unknown as Condition,
      scopeOfModifier(state, modifier, ref),
    );
  });
}

/** The scope in which the condition of a modifier is evaluated. */
export function scopeOfModifier(
  state: ReadonlyState,
  { source: id, by }: DeepReadonly<Modifier>,
  ref: Ref,
): EffectScope {
  const source = findPiece(state, id);
  return source === undefined
    ? { ...scopeOfCard(by, 0), it: ref }
    : { ...scopeOfPiece(source), seat: by, it: ref };
}
