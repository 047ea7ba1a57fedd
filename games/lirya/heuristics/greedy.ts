/** The greedy choice: spends energy well, sees when it can win, attacks and defends where that gains; no search. */
import { at, type Choice, type Perspective, type Question } from '@ludoteca/kernel';
import type { Lirya } from '../parts.ts';
import {
  chooseOrder,
  chooseBearer,
  chooseDiscard,
  chooseMay,
  chooseMode,
  chooseMulligan,
  choosePayment,
  choosePick,
  chooseSlot,
  chooseTake,
  chooseTarget,
  chooseResponse,
} from './questions.ts';
import { chooseAttack, chooseDefence } from './combat.ts';
import { chooseMainAction } from './main-phase.ts';
import { ViewEvaluator } from './view-evaluator.ts';

export function chooseGreedily(line: Perspective<Lirya>, question: Question<Lirya>): Choice<Lirya> {
  // With one option the view is not needed.
  if (question.options.length === 1) return at<Choice<Lirya>>(question.options, 0);
  switch (question.prompt) {
    case 'mulligan':
      return chooseMulligan(question.options);
    case 'give up':
      return chooseDiscard(question.frame.whose === question.seat, question.options);
    case 'take':
      return chooseTake(question.options);
    case 'arrange':
      return chooseOrder(question.frame.whose === question.seat, question.options);
    case 'offer':
    case 'way':
    case 'order':
    case 'shift':
      return at<Choice<Lirya>>(question.options, 0);
    default:
      return chooseFromView(new ViewEvaluator(line.view(), question.seat), question);
  }
}

type ViewQuestion = Exclude<
  Question<Lirya>,
  { readonly prompt: 'mulligan' | 'give up' | 'take' | 'arrange' | 'offer' | 'way' | 'order' | 'shift' }
>;

function chooseFromView(evaluator: ViewEvaluator, question: ViewQuestion): Choice<Lirya> {
  switch (question.prompt) {
    case 'main':
      return chooseMainAction(evaluator, question.options);
    case 'attack':
      return chooseAttack(evaluator, question.options);
    case 'defend':
      return chooseDefence(evaluator, question.options);
    case 'window':
      return chooseResponse(evaluator, question.options);
    case 'place':
      return chooseSlot(evaluator, question.frame, question.options);
    case 'bear':
      return chooseBearer(evaluator, question.options);
    case 'target':
      return chooseTarget(evaluator, question.frame, question.options);
    case 'pick':
      return choosePick(evaluator, question.frame, question.options);
    case 'may':
      return chooseMay(evaluator, question.frame);
    case 'mode':
      return chooseMode(evaluator, question.frame, question.options);
    case 'pay':
      return choosePayment(evaluator, question.options);
  }
}
