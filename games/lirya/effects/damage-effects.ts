/** Effects that deal damage and heal (RULES 8). */
import { type Damage, heal, dealDamage } from '../rules/damage.ts';
import { computeBonus } from '../rules/traits.ts';
import type { Ref } from '../parts.ts';
import type { EffectContext, EffectHandlers } from './effect-context.ts';

const FULL_HEAL = 1000;

type DamageOptions = Pick<Damage, 'kind' | 'pierce' | 'element'>;

function dealDamageTo(
  context: EffectContext,
  refs: readonly Ref[],
  amount: number,
  rest: DamageOptions,
): number {
  const bonus =
    amount > 0
      ? computeBonus(
          context.state,
          context.item.seat,
          rest.kind === 'healing' ? 'healing' : 'damage',
          context.damageCause,
        )
      : 0;
  let dealt = 0;
  const { kind, pierce, element } = rest;
  for (const to of refs)
    dealt += dealDamage(context.dealer, {
      to,
      from: context.sourceRef,
      amount: amount + bonus,
      kind,
      pierce,
      element,
      cause: context.damageCause,
    });
  return dealt;
}

export const damageEffects: EffectHandlers<'damage' | 'heal' | 'drain'> = {
  damage: (context, { to, amount, kind = 'effect', pierce, element }) => {
    const refs = context.select(to);
    if (refs === undefined) return;
    context.item.last = dealDamageTo(context, refs, context.evaluate(amount), { kind, element, pierce });
  },

  heal: (context, { who, amount }) => {
    const refs = context.select(who);
    if (refs === undefined) return;
    const bonus = computeBonus(context.state, context.item.seat, 'healing', context.damageCause);
    let healed = 0;
    for (const ref of refs)
      healed += heal(
        context.dealer,
        ref,
        amount === 'full' ? FULL_HEAL : context.evaluate(amount) + bonus,
        context.sourceRef,
      );
    context.item.last = healed;
  },

  drain: (context, { from, amount, to }) => {
    const [refs, healed] = [context.select(from), context.select(to)];
    if (refs === undefined || healed === undefined) return;
    const dealt = dealDamageTo(context, refs, context.evaluate(amount), {
      kind: 'effect',
      pierce: undefined,
      element: undefined,
    });
    context.item.last = dealt;
    for (const ref of healed) heal(context.dealer, ref, dealt, context.sourceRef);
  },
};
