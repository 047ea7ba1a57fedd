/** The game with two additional questions: before combat damage is dealt, and before a step without priority ends. */
import type { QuestionRule, Dealer, Game, Parts, AutomaticRule } from '@ludoteca/kernel';
import { game } from '../game.ts';
import type { TeferiChoices, Frame, Teferi } from '../parts.ts';
import { deal } from '../rules/combat-damage.ts';
import type { TeferiDealer } from '../rules/state-access.ts';
import { leaveStep } from '../rules/turn.ts';

type StoppedFrame = Extract<Frame, { do: 'leave' | 'deal' }>;

export interface ScenarioParts extends Parts {
  state: Teferi['state'];
  frame: Frame | { readonly do: 'stop'; readonly seat: number; readonly after: StoppedFrame };
  choice: TeferiChoices & { stop: 'on' };
  event: Teferi['event'];
  view: Teferi['view'];
  settings: Teferi['settings'];
}

/** The rules push only frames that this dealer accepts as well. */
const asTeferiDealer = (dealer: Dealer<ScenarioParts>): TeferiDealer => dealer as unknown as TeferiDealer;

const leaveRule: AutomaticRule<ScenarioParts, 'leave'> = (dealer, frame) => {
  if (frame.step !== 'untap' && frame.step !== 'cleanup') return leaveStep(asTeferiDealer(dealer), frame);
  dealer.next({ do: 'stop', seat: dealer.state.active, after: frame });
};

const stopRule: QuestionRule<ScenarioParts, 'stop'> = {
  ask: () => ['on'],
  answer: (dealer, { after }) => {
    if (after.do === 'leave') leaveStep(asTeferiDealer(dealer), after);
    else deal(asTeferiDealer(dealer), after);
  },
};

const stopRules: Pick<Game<ScenarioParts>['rules'], 'leave' | 'deal' | 'stop'> = {
  leave: leaveRule,
  deal: (dealer, after) => dealer.next({ do: 'stop', seat: dealer.state.active, after }),
  stop: stopRule,
};

/** All other rules are used unchanged, for the same reason. */
export const gameWithStops = {
  ...game,
  rules: { ...game.rules, ...stopRules },
} as unknown as Game<ScenarioParts>;
