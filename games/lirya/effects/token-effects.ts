/** Effects that create tokens and copies (RULES 1.6). */
import { indexOfId } from '../pool/index.ts';
import { updateMaxHealth, toTerm } from '../rules/modifiers.ts';
import { putIntoPlay, enterPlay, findEntrySlot } from '../rules/pieces.ts';
import { NO_SLOT, lineOf } from '../rules/slots.ts';
import { updateAbilityIndex } from '../rules/static-abilities.ts';
import type { EffectHandlers } from './effect-context.ts';
import { applyModifiers } from './modifier-effects.ts';

export const tokenEffects: EffectHandlers<'token' | 'copy token'> = {
  token: (context, { card, count, line, side = 'you' }) => {
    const times = context.evaluateCount(count);
    context.item.last = 0;
    for (let i = 0; i < times; i++)
      if (putIntoPlay(context.dealer, context.seatOf(side), indexOfId(card), line) !== 0) context.item.last++;
  },

  /** Copies printed values and permanent modifiers; the shield is its own. */
  'copy token': (context, { of, gifts }) => {
    for (const model of context.selectPieces(of) ?? []) {
      const { seat } = context.item;
      const slot = findEntrySlot(context.dealer, seat, model.card, lineOf(model.slot));
      if (slot === NO_SLOT || model.bearer !== 0) continue;
      const piece = enterPlay(context.dealer, {
        card: model.card,
        owner: seat,
        control: seat,
        slot,
        copy: true,
      });
      for (const modifier of model.marks)
        if (
          modifier.until === 'permanent' &&
          modifier.kind !== 'state' &&
          modifier.kind !== 'control' &&
          modifier.kind !== 'exposed' &&
          modifier.word !== 'shield'
        )
          piece.marks.push({ ...modifier });
      updateAbilityIndex(context.state);
      updateMaxHealth(context.state, piece);
      if (gifts !== undefined) applyModifiers(context, piece.id, gifts, toTerm('permanent', context.scope));
    }
  },
};
