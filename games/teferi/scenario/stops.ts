/** The game with two stops more: where damage is about to be dealt, and where a step without priority is about to end. */
import type { QuestionRule, Dealer, Game, Parts, AutomaticRule } from '@ludoteca/kernel';
import { game } from '../game.ts';
import type { TeferiChoices, Frame, Teferi } from '../parts.ts';
import { deal } from '../rules/combat-damage.ts';
import type { TeferiDealer } from '../rules/state-access.ts';
import { leaveStep } from '../rules/turn.ts';

type Stopped = Extract<Frame, { do: 'leave' | 'deal' }>;

export interface Stops extends Parts {
  state: Teferi['state'];
  frame: Frame | { readonly do: 'stop'; readonly seat: number; readonly after: Stopped };
  choice: TeferiChoices & { stop: 'on' };
  event: Teferi['event'];
  view: Teferi['view'];
  settings: Teferi['settings'];
}

/** A dealer that takes more frames than the rules will ever hand it. */
const plain = (dealer: Dealer<Stops>): TeferiDealer => dealer as unknown as TeferiDealer;

const leave: AutomaticRule<Stops, 'leave'> = (dealer, frame) => {
  if (frame.step !== 'untap' && frame.step !== 'cleanup') return leaveStep(plain(dealer), frame);
  dealer.next({ do: 'stop', seat: dealer.state.active, after: frame });
};

const stop: QuestionRule<Stops, 'stop'> = {
  ask: () => ['on'],
  answer: (dealer, { after }) => {
    if (after.do === 'leave') leaveStep(plain(dealer), after);
    else deal(plain(dealer), after);
  },
};

const stops: Pick<Game<Stops>['rules'], 'leave' | 'deal' | 'stop'> = {
  leave,
  deal: (dealer, after) => dealer.next({ do: 'stop', seat: dealer.state.active, after }),
  stop,
};

/** For the same reason every other rule serves here as it stands. */
export const stopping = { ...game, rules: { ...game.rules, ...stops } } as unknown as Game<Stops>;
