/** Effects that give modifiers: give, swap stats, add counters (RULES 9 and 12). */
import type { Json } from '@ludoteca/kernel';
import type { PoolIndex, StackItem, Modifier, Ref } from '../parts.ts';
import { abilityAt, rowAt } from '../pool/index.ts';
import { addModifier, type ModifierTerm, toTerm } from '../rules/modifiers.ts';
import type { Gift } from '../card-definition/index.ts';
import type { EffectContext, EffectHandlers } from './effect-context.ts';

type ModifierContent = Pick<Modifier, 'kind' | 'word' | 'amount'> & { readonly data?: Json };

/** The card on which the ability is printed; a granted ability belongs to the card that granted it. */
const printedCardOf = ({ ability, card }: StackItem): PoolIndex =>
  ability < 0 ? card : abilityAt(ability).card;

/** A gift as a modifier, with its values computed now. */
function toModifier(context: EffectContext, gift: Gift): ModifierContent {
  if ('stat' in gift) return { kind: gift.stat, word: '', amount: context.evaluate(gift.by) };
  if ('set' in gift) return { kind: 'set', word: gift.set, amount: context.evaluate(gift.to) };
  if ('double' in gift) return { kind: 'double', word: gift.double, amount: 2 };
  if ('keyword' in gift)
    return {
      kind: 'keyword',
      word: gift.keyword,
      amount: gift.n === undefined ? 1 : context.evaluate(gift.n),
    };
  if ('lose' in gift) return { kind: 'lose', word: gift.lose, amount: 0 };
  if ('immune' in gift) return { kind: 'immune', word: gift.immune, amount: 0 };
  if ('untargetable' in gift) return { kind: 'untargetable', word: gift.untargetable, amount: 0 };
  if ('cannot' in gift) return { kind: 'cannot', word: gift.cannot, amount: 0 };
  if ('ability' in gift)
    return {
      kind: 'ability',
      word: gift.ability,
      amount: rowAt(printedCardOf(context.item)).extras.get(gift.ability)?.index ?? -1,
    };
  if ('more' in gift)
    return {
      kind: 'more',
      word: gift.of === undefined ? gift.more : `${gift.more} ${gift.of}`,
      amount: context.evaluate(gift.by),
    };
  if ('hand' in gift) return { kind: 'hand', word: gift.hand, amount: 0 };
  const word = gift.once === true ? 'once' : '';
  return 'costs' in gift
    ? { kind: 'costs', word, amount: context.evaluate(gift.costs), data: gift.cards }
    : { kind: 'cost', word, amount: context.evaluate(gift.cost), data: gift.cards };
}

export function applyModifiers(
  context: EffectContext,
  ref: Ref,
  gifts: readonly Gift[],
  term: ModifierTerm,
): void {
  for (const gift of gifts) {
    const modifier = toModifier(context, gift);
    if (modifier.kind !== 'ability' || modifier.amount >= 0) addModifier(context.dealer, ref, modifier, term);
  }
}

export const modifierEffects: EffectHandlers<'give' | 'swap stats' | 'add counters'> = {
  give: (context, { to, gifts, for: duration }) => {
    const refs = context.select(to);
    if (refs === undefined) return;
    for (const ref of refs) applyModifiers(context, ref, gifts, toTerm(duration, context.scope));
    context.item.last = refs.length;
  },

  'swap stats': (context, { of, stats, for: duration }) => {
    const refs = context.select(of);
    if (refs === undefined) return;
    for (const ref of refs)
      addModifier(
        context.dealer,
        ref,
        { kind: 'swap', word: stats.join('/'), amount: 0 },
        toTerm(duration, context.scope),
      );
  },

  'add counters': (context, { to, name, count }) => {
    const refs = context.select(to);
    if (refs === undefined) return;
    const amount = context.evaluate(count);
    for (const ref of refs)
      if (amount > 0)
        addModifier(
          context.dealer,
          ref,
          { kind: 'counters', word: name, amount },
          toTerm('permanent', context.scope),
        );
  },
};
