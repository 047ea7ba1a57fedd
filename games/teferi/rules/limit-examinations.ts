/** Adds the limit of examined objects to every rule of a rulebook. */
import type { QuestionRule, Rulebook } from '@ludoteca/kernel';
import { beginFrame, endFrame } from '../layers/examination-limit.ts';
import type { Frame, Teferi } from '../parts.ts';
import type { TeferiDealer } from './state-access.ts';

/** TypeScript cannot see that the rule of a prompt accepts its frames and choices. */
type AnyAutomaticRule = (dealer: TeferiDealer, frame: Frame) => void;
type AnyQuestionRule = QuestionRule<Teferi, 'priority'>;
type AnyRule = AnyAutomaticRule | AnyQuestionRule;

/** Frames charge the work of their examinations, so that a frame that reaches the limit is the last one (104.4b). */
function limitAction<F, C>(action: (dealer: TeferiDealer, frame: F, choice: C) => void): typeof action {
  return (dealer, frame, choice) => {
    let work = 0;
    beginFrame();
    try {
      action(dealer, frame, choice);
    } finally {
      work = endFrame();
    }
    dealer.charge(work);
  };
}

function limitRule(rule: AnyRule): AnyRule {
  if (typeof rule === 'function') return limitAction(rule) as AnyAutomaticRule;
  const { ask, answer, otherwise, lapse } = rule;
  return {
    ...rule,
    ask: (state, frame) => {
      beginFrame();
      try {
        return ask(state, frame);
      } finally {
        endFrame();
      }
    },
    answer: limitAction(answer),
    ...(otherwise && { otherwise: limitAction(otherwise) as typeof otherwise }),
    ...(lapse && { lapse: limitAction(lapse) as typeof lapse }),
  };
}

export const limitExaminations = (rulebook: Rulebook<Teferi>): Rulebook<Teferi> =>
  Object.fromEntries(
    Object.entries(rulebook).map(([prompt, rule]) => [prompt, limitRule(rule as AnyRule)]),
  ) as unknown as Rulebook<Teferi>;
