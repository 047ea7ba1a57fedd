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
function decideCondition(now: EffectContext, condition: Condition): boolean {
  const { dealer, scope, item } = now;
  if (typeof condition === 'object') {
    if ('chance' in condition) {
      const holds = dealer.dice.int(100) < condition.chance;
      forgetChainStates(dealer);
      dealer.tell({ did: 'chance', item: item.id, holds });
      return holds;
    }
    if ('all' in condition) return condition.all.every((part) => decideCondition(now, part));
    if ('any' in condition) return condition.any.some((part) => decideCondition(now, part));
    if ('not' in condition) return !decideCondition(now, condition.not);
  }
  return checkCondition(dealer, condition, scope);
}

export const controlFlowEffects: EffectHandlers<
  'if' | 'choose one' | 'for each' | 'repeat' | 'may' | 'unless paid' | 'remember' | 'later' | 'win'
> = {
  if: (now, effect) => now.runNext(decideCondition(now, effect.if) ? effect.effects : (effect.else ?? [])),

  'choose one': (now, { by = 'you' }) =>
    now.dealer.next({
      do: 'mode',
      seat: now.seatOf(by),
      card: idAt(now.item.card),
      scope: now.currentEffectFrame(),
    }),

  'for each': (now, { who, effects }) => {
    const refs = now.select(who);
    for (const ref of (refs ?? []).toReversed()) now.runNext(effects, ref);
  },

  /** One frame for each round, so that each counts for the chain limits (13.3). */
  repeat: (now, { times, effects }) => {
    const left = now.frame.rounds ?? now.evaluateCount(times);
    if (left > 1) now.dealer.next(now.currentEffectFrame(undefined, left - 1));
    if (left > 0) now.runNext(effects);
  },

  may: (now, { by = 'you' }) =>
    now.dealer.next({
      do: 'may',
      seat: now.seatOf(by),
      card: idAt(now.item.card),
      scope: now.currentEffectFrame(),
      of: 'effect',
    }),

  'unless paid': (now, { by, effects, ...cost }) => {
    const seat = now.seatOf(by);
    const { state } = now.dealer;
    if (playerAt(state, seat).energy < computeEnergyCost(state, cost, now.scope)) return now.runNext(effects);
    now.dealer.next({
      do: 'may',
      seat,
      card: idAt(now.item.card),
      scope: now.currentEffectFrame(),
      of: 'effect',
    });
  },

  /** For the rest of this effect, and as long as the source is in play. */
  remember: (now, { who, as }) => {
    const refs = now.select(who);
    if (refs === undefined) return;
    now.item.memory[as] = refs.slice();
    const marks = findModifiers(now.dealer, now.item.source);
    if (marks === undefined) return;
    for (let i = marks.length - 1; i >= 0; i--)
      if (marks[i]?.kind === 'memory' && marks[i]?.word === as) marks.splice(i, 1);
    for (const amount of refs)
      addModifier(
        now.dealer,
        now.item.source,
        { kind: 'memory', word: as, amount },
        toTerm('permanent', now.scope),
      );
  },

  later: (now, { at, whose, effects }) => {
    const { state } = now.dealer;
    const { item } = now;
    const late: StackItem = {
      ...createStackItem(state.nextId++, 'trigger', item.seat, item.card, item.source, -2),
      subject: item.subject,
      cause: item.cause,
      amount: item.amount,
      targets: item.targets.map((refs) => refs.slice()),
      memory: { ...item.memory },
      effects: deepCopy(effects),
    };
    state.delayed.push({ at, whose: whose === undefined ? -1 : now.seatOf(whose), item: late });
  },

  win: (now, { who }) => {
    const seat = who === 'you' ? now.item.seat : opponentOf(now.item.seat);
    playerAt(now.dealer.state, seat).wins = true;
    now.dealer.state.stirred = true;
    now.dealer.tell({ did: 'win', seat, card: idAt(now.item.card) });
  },
};
