/** A sensible player without looking ahead: spends its energy well, sees when it can win, attacks and defends where that pays. */
import { at, type Choice, type Perspective, type Question } from '@ludoteca/kernel';
import type { Lirya } from '../parts.ts';
import {
  arrangeChoice,
  bearChoice,
  giveUpChoice,
  mayChoice,
  modeChoice,
  mulliganChoice,
  payChoice,
  pickChoice,
  placeChoice,
  takeChoice,
  targetChoice,
  windowChoice,
} from './choosing.ts';
import { attackChoice, defendChoice } from './combat.ts';
import { mainChoice } from './main.ts';
import { Outlook } from './outlook.ts';

export function greedy(line: Perspective<Lirya>, question: Question<Lirya>): Choice<Lirya> {
  // Where there is nothing to choose, nobody needs to look.
  if (question.options.length === 1) return at<Choice<Lirya>>(question.options, 0);
  switch (question.prompt) {
    case 'mulligan':
      return mulliganChoice(question.options);
    case 'give up':
      return giveUpChoice(question.frame.whose === question.seat, question.options);
    case 'take':
      return takeChoice(question.options);
    case 'arrange':
      return arrangeChoice(question.frame.whose === question.seat, question.options);
    case 'offer':
    case 'way':
    case 'order':
    case 'shift':
      return at<Choice<Lirya>>(question.options, 0);
    default:
      return afterLooking(new Outlook(line.view(), question.seat), question);
  }
}

type Looking = Exclude<
  Question<Lirya>,
  { readonly prompt: 'mulligan' | 'give up' | 'take' | 'arrange' | 'offer' | 'way' | 'order' | 'shift' }
>;

function afterLooking(outlook: Outlook, question: Looking): Choice<Lirya> {
  switch (question.prompt) {
    case 'main':
      return mainChoice(outlook, question.options);
    case 'attack':
      return attackChoice(outlook, question.options);
    case 'defend':
      return defendChoice(outlook, question.options);
    case 'window':
      return windowChoice(outlook, question.options);
    case 'place':
      return placeChoice(outlook, question.frame, question.options);
    case 'bear':
      return bearChoice(outlook, question.options);
    case 'target':
      return targetChoice(outlook, question.frame, question.options);
    case 'pick':
      return pickChoice(outlook, question.frame, question.options);
    case 'may':
      return mayChoice(outlook, question.frame);
    case 'mode':
      return modeChoice(outlook, question.frame, question.options);
    case 'pay':
      return payChoice(outlook, question.options);
  }
}
