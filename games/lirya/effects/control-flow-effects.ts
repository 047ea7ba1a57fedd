/** Effects that control other effects: if, choose one, for each, repeat, may, unless paid, remember, later; and win. */
import { deepCopy } from '@ludoteca/kernel';
import type { StackItem } from '../parts.ts';
import { addModifier, findModifiers, toTerm } from '../rules/modifiers.ts';
import { forgetChainStates } from '../rules/chain-limits.ts';
import { computeEnergyCost } from '../rules/costs.ts';
import { createStackItem } from '../rules/objects.ts';
import { idAt } from '../pool/index.ts';
import { opponentOf, playerAt } from '../rules/lookup.ts';
import { checkCondition } from '../rules/triggers.ts';
import type { Condition } from '../card-definition/index.ts';
import type { EffectContext, EffectHandlers } from './effect-context.ts';

/** The only place where `chance` is decided. */
function decideCondition(context: EffectContext, condition: Condition): boolean {
  const { dealer, scope, item } = context;
  if (typeof condition === 'object') {
    if ('chance' in condition) {
      const holds = dealer.dice.int(100) < condition.chance;
      forgetChainStates(dealer);
      dealer.tell({ did: 'chance', item: item.id, holds });
      return holds;
    }
    if ('all' in condition) return condition.all.every((part) => decideCondition(context, part));
    if ('any' in condition) return condition.any.some((part) => decideCondition(context, part));
    if ('not' in condition) return !decideCondition(context, condition.not);
  }
  return checkCondition(dealer, condition, scope);
}

export const controlFlowEffects: EffectHandlers<
  'if' | 'choose one' | 'for each' | 'repeat' | 'may' | 'unless paid' | 'remember' | 'later' | 'win'
> = {
  if: (context, effect) =>
    context.runNext(decideCondition(context, effect.if) ? effect.effects : (effect.else ?? [])),

  'choose one': (context, { by = 'you' }) =>
    context.dealer.next({
      do: 'mode',
      seat: context.seatOf(by),
      card: idAt(context.item.card),
      scope: context.currentEffectFrame(),
    }),

  'for each': (context, { who, effects }) => {
    const refs = context.select(who);
    for (const ref of (refs ?? []).toReversed()) context.runNext(effects, ref);
  },

  /** One frame for each round, so that each counts for the chain limits (13.3). */
  repeat: (context, { times, effects }) => {
    const left = context.frame.rounds ?? context.evaluateCount(times);
    if (left > 1) context.dealer.next(context.currentEffectFrame(undefined, left - 1));
    if (left > 0) context.runNext(effects);
  },

  may: (context, { by = 'you' }) =>
    context.dealer.next({
      do: 'may',
      seat: context.seatOf(by),
      card: idAt(context.item.card),
      scope: context.currentEffectFrame(),
      of: 'effect',
    }),

  'unless paid': (context, { by, effects, ...cost }) => {
    const seat = context.seatOf(by);
    const { state } = context;
    if (playerAt(state, seat).energy < computeEnergyCost(state, cost, context.scope))
      return context.runNext(effects);
    context.dealer.next({
      do: 'may',
      seat,
      card: idAt(context.item.card),
      scope: context.currentEffectFrame(),
      of: 'effect',
    });
  },

  /** For the rest of this effect, and as long as the source is in play. */
  remember: (context, { who, as }) => {
    const refs = context.select(who);
    if (refs === undefined) return;
    context.item.memory[as] = refs.slice();
    const modifiers = findModifiers(context.dealer, context.item.source);
    if (modifiers === undefined) return;
    for (let i = modifiers.length - 1; i >= 0; i--)
      if (modifiers[i]?.kind === 'memory' && modifiers[i]?.word === as) modifiers.splice(i, 1);
    for (const amount of refs)
      addModifier(
        context.dealer,
        context.item.source,
        { kind: 'memory', word: as, amount },
        toTerm('permanent', context.scope),
      );
  },

  later: (context, { at, whose, effects }) => {
    const { state } = context;
    const { item } = context;
    const trigger: StackItem = {
      ...createStackItem(state.nextId++, 'trigger', item.seat, item.card, item.source, -2),
      subject: item.subject,
      cause: item.cause,
      amount: item.amount,
      targets: item.targets.map((refs) => refs.slice()),
      memory: { ...item.memory },
      effects: deepCopy(effects),
    };
    state.delayed.push({ at, whose: whose === undefined ? -1 : context.seatOf(whose), item: trigger });
  },

  win: (context, { who }) => {
    const seat = who === 'you' ? context.item.seat : opponentOf(context.item.seat);
    playerAt(context.state, seat).wins = true;
    context.state.stirred = true;
    context.dealer.tell({ did: 'win', seat, card: idAt(context.item.card) });
  },
};
