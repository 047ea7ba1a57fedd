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
function limitAction<F, C = undefined>(
  action: (dealer: TeferiDealer, frame: F, choice: C) => void,
): (dealer: TeferiDealer, frame: F, choice?: C) => void {
  return (dealer, frame, choice) => {
    let work = 0;
    beginFrame();
    try {
      action(dealer, frame, choice as C);
    } finally {
      work = endFrame();
    }
    dealer.charge(work);
  };
}

function limitRule(rule: AnyRule): AnyRule {
  if (typeof rule === 'function') return limitAction(rule);
  return {
    ...rule,
    ask: (state, frame) => {
      beginFrame();
      try {
        return rule.ask(state, frame);
      } finally {
        endFrame();
      }
    },
    answer: limitAction((dealer, frame, choice) => rule.answer(dealer, frame, choice)),
    ...('otherwise' in rule && {
      otherwise: limitAction((dealer, frame) => rule.otherwise?.(dealer, frame)),
    }),
    ...('lapse' in rule && { lapse: limitAction((dealer, frame) => rule.lapse?.(dealer, frame)) }),
  };
}

export const limitExaminations = (rulebook: Rulebook<Teferi>): Rulebook<Teferi> =>
  Object.fromEntries(
    Object.entries(rulebook).map(([prompt, rule]) => [prompt, limitRule(rule as AnyRule)]),
  ) as unknown as Rulebook<Teferi>;
