/** Adds the limit of examined objects to every rule of a rulebook. */
import type { QuestionRule, Rulebook } from '@ludoteca/kernel';
import { measureFrame } from '../layers/examination-limit.ts';
import { deriveBoard } from '../layers/index.ts';
import type { Frame, Teferi } from '../parts.ts';
import type { TeferiDealer } from './state-access.ts';

/** TypeScript cannot see that the rule of a prompt accepts its frames and choices. */
type AnyAutomaticRule = (dealer: TeferiDealer, frame: Frame) => void;
type AnyQuestionRule = QuestionRule<Teferi, 'priority'>;
type AnyRule = AnyAutomaticRule | AnyQuestionRule;

/** Frames charge the work of their examinations, so that a frame that reaches the limit is the last one (104.4b). */
function execute(dealer: TeferiDealer, action: () => void): void {
  dealer.charge(measureFrame(deriveBoard(dealer.state).examined, action));
}

function limitRule(rule: AnyRule): AnyRule {
  if (typeof rule === 'function') return (dealer, frame) => execute(dealer, () => rule(dealer, frame));
  const { ask, answer, otherwise, lapse } = rule;
  return {
    ...rule,
    ask: (state, frame) => {
      let options: ReturnType<typeof ask> = [];
      measureFrame(deriveBoard(state).examined, () => {
        options = ask(state, frame);
      });
      return options;
    },
    answer: (dealer, frame, choice) => execute(dealer, () => answer(dealer, frame, choice)),
    ...(otherwise && { otherwise: (dealer, frame) => execute(dealer, () => otherwise(dealer, frame)) }),
    ...(lapse && { lapse: (dealer, frame) => execute(dealer, () => lapse(dealer, frame)) }),
  };
}

export const limitExaminations = (rulebook: Rulebook<Teferi>): Rulebook<Teferi> =>
  Object.fromEntries(
    Object.entries(rulebook).map(([prompt, rule]) => [prompt, limitRule(rule as AnyRule)]),
  ) as unknown as Rulebook<Teferi>;
