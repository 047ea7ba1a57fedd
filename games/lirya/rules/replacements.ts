/** RULES 12.1: replacement abilities, which apply before damage or a death. */
import { matchesPiece } from '../effects/filters.ts';
import { scopeOfEvent } from '../effects/scope.ts';
import type { Piece, Ref, LiryaDealer, ReadonlyPiece } from '../parts.ts';
import type { AbilityRow, CardLevel } from '../pool/index.ts';
import type { ReplacementAbility } from '../card-definition/index.ts';
import { createTrigger } from './objects.ts';
import { isSilenced } from './static-abilities.ts';
import { findPiece, playerRef, cardLevelOf, grantedAbilitiesOf } from './lookup.ts';
import { checkCondition } from './triggers.ts';
import { hasUsesLeft } from './uses.ts';

/** Printed and granted. */
export function replacementsOf(piece: ReadonlyPiece): CardLevel['replacements'] {
  const { replacements } = cardLevelOf(piece);
  const granted = grantedAbilitiesOf(piece);
  return granted.length === 0 ? replacements : [...replacements, ...granted.filter(isReplacement)];
}

const isReplacement = (row: AbilityRow): row is CardLevel['replacements'][number] =>
  row.ability.kind === 'replacement';

/** Whether a replacement concerns this object and may be used. */
export function replacementApplies(
  dealer: LiryaDealer,
  piece: Piece,
  index: number,
  ability: ReplacementAbility,
  to: Ref,
): boolean {
  const { state } = dealer;
  if (isSilenced(state, piece)) return false;
  const { limit, if: condition, to: affected = 'source' } = ability;
  if (limit !== undefined && !hasUsesLeft(state, piece, index, limit)) return false;
  const scope = scopeOfEvent(piece, to, 0, 0);
  const target = findPiece(state, to);
  const concerns =
    affected === 'source'
      ? to === piece.id
      : affected === 'bearer'
        ? to === piece.bearer
        : affected === 'you'
          ? to === playerRef(piece.control)
          : target !== undefined && matchesPiece(state, affected, target, scope);
  return concerns && (condition === undefined || checkCondition(dealer, condition, scope));
}

/** Further effects of a replacement go on the stack like a trigger. */
export function queueReplacementEffects(
  dealer: LiryaDealer,
  piece: Piece,
  index: number,
  { effects }: ReplacementAbility,
  subject: Ref,
  cause: Ref,
  amount: number,
): void {
  if (effects === undefined || effects.length === 0) return;
  const { state } = dealer;
  state.waiting.push(createTrigger(state.nextId++, piece, index, subject, cause, amount));
}
