/** 5: executes the effects of a card one after the other. */
import { at, type FrameOf, type Rulebook } from '@ludoteca/kernel';
import type { Students } from '../parts.ts';
import { openDefence, releaseHeldCard, applyEffect } from './chain.ts';
import { aimOptions } from './options.ts';
import { type EffectStep, findDefinition } from '../deck/indexed-deck.ts';
import { type StudentsDealer, isPresent, opponentsAfter } from './zones.ts';

type EffectsFrame = FrameOf<Students, 'effects'>;

/** 5.4 and 8.1: the targets of an effect may defend, except the acting player. */
function startStep(dealer: StudentsDealer, frame: EffectsFrame, step: EffectStep): void {
  const { seat, card, at: index, you } = frame;
  const { target } = step.effect;
  if (target === 'IO') return applyEffect(dealer, frame, [seat]);
  if (target !== 'TU')
    return openDefence(dealer, opponentsAfter(dealer.state, seat), {
      by: seat,
      card,
      at: index,
      you,
      effect: step.effect,
    });
  if (you === -1) return dealer.next({ do: 'aim', seat, card, at: index });
  if (!isPresent(dealer.state, you)) return dealer.next({ ...frame, at: index + 1 });
  openDefence(dealer, [you], { by: seat, card, at: index, you, effect: step.effect });
}

type EffectRules = Pick<Rulebook<Students>, 'offer' | 'effects' | 'aim' | 'close'>;

export const effectRules: EffectRules = {
  /** 5.2 */
  offer: {
    ask: () => ['yes', 'no'],
    answer: (dealer, { seat, card }, choice) => {
      if (choice === 'no') return dealer.tell({ did: 'decline', seat, card });
      dealer.tell({ did: 'effects', seat, card, when: findDefinition(dealer.state, card).kind.when });
      dealer.next({ do: 'effects', seat, card, at: 0, you: -1 });
    },
    lapse: (dealer, { seat, card }) => dealer.tell({ did: 'decline', seat, card }),
    why: () => ({ why: 'yes or no to effects', rule: '5.2' }),
  },

  /** 5.3 */
  effects: (dealer, frame) => {
    const { state } = dealer;
    if (!isPresent(state, frame.seat)) return;
    const { steps } = findDefinition(state, frame.card);
    let index = frame.at;
    while (index < steps.length && at(steps, index).isPassive) index++;
    if (index === steps.length) return;
    at(state.chain, state.chain.length - 1).at = index;
    startStep(dealer, index === frame.at ? frame : { ...frame, at: index }, at(steps, index));
  },

  /** 5.4 */
  aim: {
    ask: (state, { seat }) => aimOptions(opponentsAfter(state, seat)),
    answer: (dealer, { seat, card, at: index }, { aim }) => {
      dealer.tell({ did: 'aim', seat, card, on: aim });
      dealer.next({ do: 'effects', seat, card, at: index, you: aim });
    },
    why: (_, { seat }, choice) =>
      (choice as { aim?: unknown } | null)?.aim === seat
        ? { why: 'not yourself', rule: '5.4' }
        : { why: 'somebody else', rule: '5.4' },
    barred: (_, { seat }) => aimOptions([seat]),
  },

  close: (dealer, { to }) => {
    const link = dealer.state.chain.pop();
    if (link?.held === true) releaseHeldCard(dealer, link.card, to);
  },
};
