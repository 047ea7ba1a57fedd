/** Effects that deal damage and heal (RULES 8). */
import { type Damage, heal, dealDamage } from '../rules/damage.ts';
import { movePiece } from '../rules/pieces.ts';
import { hasState } from '../rules/static-abilities.ts';
import { isCharacter, namePiece } from '../rules/lookup.ts';
import { NO_SLOT, findFreeSlotInLine, lineOf, occupiedSlots } from '../rules/slots.ts';
import { isProhibited, computeBonus } from '../rules/traits.ts';
import type { Piece, Ref } from '../parts.ts';
import type { EffectContext, EffectHandlers } from './effect-context.ts';

const FULL_HEAL = 1000;

type DamageOptions = Pick<Damage, 'kind' | 'pierce' | 'element'>;

function dealDamageTo(now: EffectContext, refs: readonly Ref[], amount: number, rest: DamageOptions): number {
  const more =
    amount > 0
      ? computeBonus(
          now.dealer.state,
          now.item.seat,
          rest.kind === 'healing' ? 'healing' : 'damage',
          now.damageCause,
        )
      : 0;
  let dealt = 0;
  const { kind, pierce, element } = rest;
  const { sourceRef: from, damageCause: by } = now;
  for (const to of refs)
    dealt += dealDamage(now.dealer, { to, from, amount: amount + more, kind, pierce, element, cause: by });
  return dealt;
}

export const damageEffects: EffectHandlers<'damage' | 'heal' | 'drain'> = {
  damage: (now, { to, amount, kind = 'effect', pierce, element }) => {
    const refs = now.select(to);
    if (refs === undefined) return;
    now.item.last = dealDamageTo(now, refs, now.evaluate(amount), { kind, element, pierce });
  },

  heal: (now, { who, amount }) => {
    const refs = now.select(who);
    if (refs === undefined) return;
    const more = computeBonus(now.dealer.state, now.item.seat, 'healing', now.damageCause);
    let healed = 0;
    for (const ref of refs)
      healed += heal(
        now.dealer,
        ref,
        amount === 'full' ? FULL_HEAL : now.evaluate(amount) + more,
        now.sourceRef,
      );
    now.item.last = healed;
  },

  drain: (now, { from, amount, to }) => {
    const [refs, healed] = [now.select(from), now.select(to)];
    if (refs === undefined || healed === undefined) return;
    const dealt = dealDamageTo(now, refs, now.evaluate(amount), {
      kind: 'effect',
      pierce: undefined,
      element: undefined,
    });
    now.item.last = dealt;
    for (const ref of healed) heal(now.dealer, ref, dealt, now.sourceRef);
  },
};

/** Rooted characters stay (10.1), and those that are prohibited from moving. */
const canBeMoved = (now: EffectContext, piece: Piece): boolean =>
  isCharacter(piece) && !hasState(piece, 'rooted') && !isProhibited(now.dealer.state, piece, 'move');

const reportFailedMove = ({ dealer }: EffectContext, piece: Piece): void =>
  dealer.tell({ did: 'move failed', seat: piece.control, piece: namePiece(piece) });

export const movementEffects: EffectHandlers<'move' | 'swap places'> = {
  move: (now, { who, to }) => {
    const pieces = now.selectPieces(who);
    if (pieces === undefined) return;
    for (const piece of pieces) {
      const line = to === 'other line' ? (lineOf(piece.slot) === 'front' ? 'back' : 'front') : to;
      if (!isCharacter(piece) || lineOf(piece.slot) === line) continue;
      const slot = canBeMoved(now, piece)
        ? findFreeSlotInLine(occupiedSlots(now.dealer.state, piece.control), line)
        : NO_SLOT;
      if (slot === NO_SLOT) reportFailedMove(now, piece);
      else movePiece(now.dealer, piece, slot);
    }
  },

  'swap places': (now, { who, with: whom }) => {
    const [one, two] = [now.selectPieces(who), now.selectPieces(whom)];
    if (one === undefined || two === undefined) return;
    const [a, b] = [one[0], two.find(({ id }) => id !== one[0]?.id)];
    if (a === undefined || b === undefined || a.control !== b.control) return;
    const held = [a, b].filter((piece) => !canBeMoved(now, piece));
    for (const piece of held) reportFailedMove(now, piece);
    if (held.length > 0) return;
    const from = a.slot;
    movePiece(now.dealer, a, b.slot);
    movePiece(now.dealer, b, from);
  },
};
