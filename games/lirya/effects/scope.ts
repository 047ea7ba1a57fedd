/** The scope in which conditions, values and selectors are evaluated: source, trigger, targets. Stack items are scopes. */
import { at, type Seat } from '@ludoteca/kernel';
import type { PoolIndex, Ref, ReadonlyStackItem, ReadonlyPiece } from '../parts.ts';
import type { StaticEvaluation } from '../rules/static-evaluation.ts';

export interface EffectScope {
  readonly seat: Seat;
  readonly card: PoolIndex;
  readonly source: Ref;
  readonly subject: Ref;
  readonly cause: Ref;
  readonly amount: number;
  readonly last: number;
  readonly cost: Ref;
  readonly targets: readonly (readonly Ref[])[];
  readonly memory: { readonly [key: string]: readonly Ref[] };
  readonly it?: Ref;
  /** Set while a static ability is evaluated (12.8). */
  readonly evaluation?: StaticEvaluation | undefined;
}

const NO_TARGETS: readonly (readonly Ref[])[] = [];
const NO_MEMORY = {};

/** The scope of an ability that was not triggered. */
export const scopeOfPiece = (piece: ReadonlyPiece, evaluation?: StaticEvaluation): EffectScope =>
  scopeOfEvent(piece, 0, 0, 0, evaluation);

/** Scopes of cards outside play by seat and card, built once: they never change. */
const CARD_SCOPES: readonly EffectScope[][] = [[], []];

export function scopeOfCard(seat: Seat, card: PoolIndex): EffectScope {
  const known = at(CARD_SCOPES, seat);
  return (known[card] ??= Object.freeze({
    seat,
    card,
    source: 0,
    subject: 0,
    cause: 0,
    amount: 0,
    last: 0,
    cost: 0,
    targets: NO_TARGETS,
    memory: NO_MEMORY,
  }));
}

export const scopeOfEvent = (
  piece: ReadonlyPiece,
  subject: Ref,
  cause: Ref,
  amount: number,
  evaluation?: StaticEvaluation,
): EffectScope => ({
  seat: piece.control,
  card: piece.card,
  source: piece.id,
  subject,
  cause,
  amount,
  last: 0,
  cost: 0,
  targets: NO_TARGETS,
  memory: NO_MEMORY,
  evaluation,
});

export const scopeOfItem = (item: ReadonlyStackItem, it: Ref | undefined): EffectScope =>
  it === undefined ? item : { ...item, it };
