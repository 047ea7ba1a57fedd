/**
 * Executes effects: one frame walks a list of effects, and the handler of each is looked up by its name.
 *
 * An effect is declared in these places. The compiler reports a missing handler or phrase, a test a missing group:
 * - `card-definition/effects.ts`: its fields, which give its type and its validation, and its name in EFFECT_GROUPS;
 * - `effects/*-effects.ts`: its handler, in the file of its group;
 * - `card-text/phrasebook.ts` and `card-text/effects.ts`: its phrase, written in `card-text/{en,it,pt}/effects.ts`;
 * - `heuristics/evaluate-effects.ts`: its value for computer players (0 if absent).
 * Add a card to `stress-spells.testing.ts`, with which random matches are played; `npx vitest run docs/lirya -u` updates
 * docs/lirya-effects.md.
 */
import { at, type FrameOf, type Rulebook } from '@ludoteca/kernel';
import type { TargetOption, EffectFrame, StackItem, Lirya, Ref, LiryaDealer } from '../parts.ts';
import { runCustomEffect } from '../plugins/run-plugin.ts';
import { abortChain } from '../rules/chain-limits.ts';
import { computeEnergyCost } from '../rules/costs.ts';
import { payEnergy } from '../rules/payment.ts';
import { toTargetOption, findStackItem, findPiece, refOfTarget } from '../rules/lookup.ts';
import { disablePlugin } from '../rules/triggers.ts';
import { configOf } from '../settings.ts';
import type { CardEffect, EffectName } from '../card-definition/index.ts';
import { cardEffects } from './card-effects.ts';
import { controlEffects } from './control-effects.ts';
import { tokenEffects } from './token-effects.ts';
import { controlFlowEffects } from './control-flow-effects.ts';
import { EffectContext, type EffectHandlers, isEffectNamed } from './effect-context.ts';
import { deckSearchRules, deckSearchEffects } from './deck-search-effects.ts';
import { modifierEffects } from './modifier-effects.ts';
import { resourceEffects } from './resource-effects.ts';
import { stateEffects } from './state-effects.ts';
import { structureEffects } from './structure-effects.ts';
import { damageEffects } from './damage-effects.ts';
import { movementEffects } from './movement-effects.ts';

const EFFECT_HANDLERS: EffectHandlers<EffectName> = {
  ...damageEffects,
  ...modifierEffects,
  ...movementEffects,
  ...cardEffects,
  ...deckSearchEffects,
  ...controlEffects,
  ...tokenEffects,
  ...resourceEffects,
  ...stateEffects,
  ...structureEffects,
  ...controlFlowEffects,
};

/** TypeScript cannot see that `EFFECT_HANDLERS[effect.do]` takes that effect: the only cast of the dispatch. */
const HANDLERS_BY_NAME = EFFECT_HANDLERS as unknown as {
  readonly [name: string]: ((context: EffectContext, effect: CardEffect) => void) | undefined;
};

function executeEffect(dealer: LiryaDealer, item: StackItem, frame: FrameOf<Lirya, 'effect'>): void {
  const effect = at(frame.list, frame.at);
  const context = new EffectContext(dealer, item, frame);
  const handler = HANDLERS_BY_NAME[effect.do];
  if (handler !== undefined) return handler(context, effect);
  const answer = runCustomEffect(dealer.state, effect, context.scope);
  if ('plugin' in answer) disablePlugin(dealer, answer);
  else context.runNext(answer);
}

/** The answer to "may", to "unless paid" or to an optional draw. */
function answerMay(dealer: LiryaDealer, { seat, scope, of }: FrameOf<Lirya, 'may'>, yes: boolean): void {
  const item = findStackItem(dealer.state, scope.item);
  if (item === undefined) return;
  dealer.tell({ did: 'choose', seat, what: yes ? 'yes' : 'no' });
  const effect = at(scope.list, scope.at);
  if (of === 'effect' && isEffectNamed(effect, 'unless paid')) {
    const context = new EffectContext(dealer, item, scope);
    if (yes) payEnergy(dealer, seat, computeEnergyCost(dealer.state, effect, context.scope));
    else context.runNext(effect.effects);
  } else if (!yes) return;
  else if (of === 'effect' && isEffectNamed(effect, 'may'))
    new EffectContext(dealer, item, scope).runNext(effect.effects);
  else dealer.next(scope);
}

/** The frame with one more choice. */
const addPicked = (scope: EffectFrame, picked: readonly Ref[]): EffectFrame => ({
  ...scope,
  picked: [...(scope.picked ?? []), picked],
});

export const effectRules: Pick<
  Rulebook<Lirya>,
  'effect' | 'pick' | 'may' | 'mode' | keyof typeof deckSearchRules
> = {
  ...deckSearchRules,

  effect: (dealer, frame) => {
    const { state } = dealer;
    const item = findStackItem(state, frame.item);
    if (item === undefined) return;
    if (++state.events > configOf(state.settings).chainEvents) return abortChain(dealer);
    if (frame.at + 1 < frame.list.length) {
      const { item: id, list, it } = frame;
      const place = frame.at + 1;
      dealer.next(
        it === undefined
          ? { do: 'effect', item: id, list, at: place }
          : { do: 'effect', item: id, list, at: place, it },
      );
    }
    executeEffect(dealer, item, frame);
  },

  pick: {
    ask: (state, { among, picked, must }) => {
      const open: (TargetOption | 'done')[] = among
        .filter((ref) => !picked.includes(ref) && (ref < 0 || findPiece(state, ref) !== undefined))
        .map((ref) => toTargetOption(state, ref));
      if (open.length > 0 && !must) open.push('done');
      return open;
    },
    answer: (dealer, frame, choice) => {
      const picked = choice === 'done' ? frame.picked : [...frame.picked, refOfTarget(choice)];
      const left = choice === 'done' ? 0 : frame.left - 1;
      const more = frame.among.length > picked.length;
      dealer.tell({ did: 'choose', seat: frame.seat, what: choice === 'done' ? 0 : refOfTarget(choice) });
      dealer.next(left > 0 && more ? { ...frame, picked, left } : addPicked(frame.scope, picked));
    },
    otherwise: (dealer, { scope, picked }) => dealer.next(addPicked(scope, picked)),
    why: () => ({ why: 'no such target', rule: '6.4' }),
  },

  may: {
    ask: () => ['yes', 'no'],
    answer: (dealer, frame, choice) => answerMay(dealer, frame, choice === 'yes'),
    lapse: (dealer, frame) => answerMay(dealer, frame, false),
    why: () => ({ why: 'yes or no answer', rule: '6.7' }),
  },

  mode: {
    ask: (_, { scope }) => {
      const effect = at(scope.list, scope.at);
      return isEffectNamed(effect, 'choose one') ? effect.among.map((__, mode) => ({ mode })) : [];
    },
    answer: (dealer, { seat, scope }, { mode }) => {
      const item = findStackItem(dealer.state, scope.item);
      const effect = at(scope.list, scope.at);
      dealer.tell({ did: 'choose', seat, what: mode });
      if (item !== undefined && isEffectNamed(effect, 'choose one'))
        new EffectContext(dealer, item, scope).runNext(at(effect.among, mode));
    },
    why: () => ({ why: 'one of the modes', rule: '12.1' }),
  },
};
