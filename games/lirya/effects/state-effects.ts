/** Effects that apply and remove states (RULES 10). */
import { toTerm } from '../rules/modifiers.ts';
import { applyState, removeImmunity, purify, removeState, endStealth } from '../rules/states.ts';
import type { EffectHandlers } from './effect-context.ts';

export const stateEffects: EffectHandlers<'apply' | 'remove' | 'purify'> = {
  apply: (context, { state, to, for: duration, amount, against, fixed }) => {
    const pieces = context.selectPieces(to);
    if (pieces === undefined) return;
    const term = toTerm(duration, context.scope, fixed === true);
    const application = {
      state,
      term,
      amount: amount === undefined ? undefined : context.evaluate(amount),
      against,
    };
    let applied = 0;
    for (const piece of pieces)
      if (piece.bearer === 0 && applyState(context.dealer, piece, application)) applied++;
    context.item.last = applied;
  },

  remove: (context, { state, from }) => {
    const pieces = context.selectPieces(from);
    if (pieces === undefined) return;
    for (const piece of pieces)
      if (state === 'stealth') endStealth(context.dealer, piece, 'removed');
      else if (state === 'immunity') removeImmunity(context.dealer, piece);
      else removeState(context.dealer, piece, state, 'removed');
  },

  purify: (context, { who, count }) => {
    const pieces = context.selectPieces(who);
    if (pieces === undefined) return;
    const max = count === undefined ? Infinity : context.evaluateCount(count);
    context.item.last = pieces.reduce((sum, piece) => sum + purify(context.dealer, piece, max), 0);
  },
};
