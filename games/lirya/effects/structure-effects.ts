/** Effects on structures and equipment (RULES 11). */
import { cardAt } from '../pool/index.ts';
import { heal } from '../rules/damage.ts';
import { canBear } from '../rules/legality.ts';
import { moveEquipment } from '../rules/pieces.ts';
import { raiseLevel } from '../rules/resolution.ts';
import type { EffectHandlers } from './effect-context.ts';

export const structureEffects: EffectHandlers<'upgrade' | 'repair' | 'move equipment'> = {
  upgrade: (context, { who }) => {
    for (const { id } of context.selectPieces(who) ?? []) raiseLevel(context.dealer, id);
  },

  repair: (context, { who, amount }) => {
    const pieces = context.selectPieces(who);
    if (pieces === undefined) return;
    let repaired = 0;
    for (const { id, level, most } of pieces)
      if (level > 0)
        repaired += heal(
          context.dealer,
          id,
          amount === 'full' ? most : context.evaluate(amount),
          context.sourceRef,
        );
    context.item.last = repaired;
  },

  /** 11.1: needs a free equipment slot; requirements are not checked again. */
  'move equipment': (context, { what, to }) => {
    const items = context.selectPieces(what);
    const [bearer] = context.selectPieces(to) ?? [];
    if (items === undefined || bearer === undefined) return;
    const { state } = context;
    for (const item of items) {
      const card = cardAt(item.card);
      if (
        item.bearer === 0 ||
        item.bearer === bearer.id ||
        card.type !== 'equipment' ||
        !canBear(state, bearer, card)
      )
        continue;
      moveEquipment(context.dealer, item, bearer);
    }
  },
};
