/** The greedy player: plays lands, spends its mana best, attacks and blocks by simulated combat. */
import { at, type Choice, type Dice, type Perspective, type Question, type Seat } from '@ludoteca/kernel';
import { BASIC_LANDS } from '../abilities/index.ts';
import type { PriorityAction, Teferi, View } from '../parts.ts';
import { chooseAction } from './choose-action.ts';
import { chooseQuickly, polarityOfTarget, maxBy, evaluateTarget } from './quick-choice.ts';
import { Lookahead, horizonOf } from './lookahead.ts';
import { producedColours, isPayableWith } from './mana-planning.ts';
import { printedCard, featuresOfCard } from './card-features.ts';

/** Tapping a basic land for mana: useless, because payment taps lands automatically. */
export const isManaTap = (option: Choice<Teferi>): boolean =>
  typeof option === 'object' &&
  'activate' in option &&
  (option.name in BASIC_LANDS || option.name === 'Wastes');

/** 103.5: the number of mulligans, which shows in the number of cards to put on the bottom. */
function countMulligans(perspective: Perspective<Teferi>, dice: Dice): number {
  const world = perspective.imagine(dice);
  const keep = world.question?.options.find((option) => option === 'keep');
  if (keep !== undefined) world.choose(keep);
  return world.question?.prompt === 'bottom' ? world.question.frame.count : 0;
}

/** Keeps two to five lands with castable spells; smaller hands need less. */
function shouldKeep(perspective: Perspective<Teferi>, view: View, dice: Dice): boolean {
  const hand = at(view.sides, perspective.seat).cards;
  const lands = hand.filter((card) => featuresOfCard(view, card).isLand);
  if (lands.length >= 2 && lands.length <= 5) {
    const colours = lands.reduce((bits, land) => bits | producedColours(printedCard(view, land)), 0);
    const castable = hand.filter((card) => {
      const { isLand, manaValue } = featuresOfCard(view, card);
      return !isLand && manaValue <= lands.length + 2 && isPayableWith(printedCard(view, card), colours);
    });
    if (castable.length >= 2) return true;
  }
  const taken = countMulligans(perspective, dice);
  return (
    taken >= 3 || (taken >= 1 && lands.length >= 2 && lands.length <= 5) || (taken >= 2 && lands.length > 0)
  );
}

type LookaheadQuestion = Extract<
  Question<Teferi>,
  { prompt: 'target' | 'mode' | 'x' | 'kicker' | 'may' | 'choose' }
>;

/** Options evaluated by lookahead. */
const MAX_OPTIONS = 6;

/** Evaluates the most promising options by lookahead; `cancel` is never chosen. */
function chooseByLookahead(
  perspective: Perspective<Teferi>,
  view: View,
  question: LookaheadQuestion,
  dice: Dice,
): Choice<Teferi> {
  const lookahead = new Lookahead(perspective, view, dice);
  const item = view.stack.find(({ id }) => id === question.frame.item);
  const horizon = horizonOf(view, item?.card ?? '');
  const options: readonly Choice<Teferi>[] = question.options;
  const open = rankOptions(view, question).filter((option) => option !== 'cancel');
  if (open.length === 1) return at(open, 0);
  return maxBy(open.slice(0, MAX_OPTIONS), (option) =>
    lookahead.evaluateOption(options.indexOf(option), horizon),
  );
}

/** Options in the order of their quick evaluation. */
function rankOptions(view: View, question: LookaheadQuestion): readonly Choice<Teferi>[] {
  if (question.prompt === 'target') {
    const polarity = polarityOfTarget(view, question);
    const value = question.options.map((option) => evaluateTarget(view, question.seat, polarity, option));
    const order = value.map((_, i) => i).toSorted((a, b) => at(value, b) - at(value, a));
    // Targets on the wrong side are left out if there are others.
    const wellAimed = order.filter((i) => at(value, i) > -20);
    return (wellAimed.length === 0 ? order : wellAimed).map((i) => at(question.options, i));
  }
  const quickChoice = chooseQuickly(view, question.seat, question);
  const options: readonly Choice<Teferi>[] = question.options;
  return [quickChoice, ...options.filter((option) => option !== quickChoice)];
}

export function chooseGreedily(
  perspective: Perspective<Teferi>,
  question: Question<Teferi>,
  dice: Dice,
): Choice<Teferi> {
  const options: readonly Choice<Teferi>[] = question.options;
  if (options.length === 1) return at(options, 0);
  const { seat, prompt } = question;
  switch (prompt) {
    case 'mulligan':
      return shouldKeep(perspective, perspective.lazyView(), dice) ? 'keep' : 'mulligan';
    case 'priority': {
      const open = question.options.filter((option) => !isManaTap(option));
      return open.length === 1 ? 'pass' : chooseWithPriority(perspective, seat, question.options, dice);
    }
    case 'target':
    case 'mode':
    case 'x':
    case 'kicker':
    case 'may':
    case 'choose':
      return chooseByLookahead(perspective, perspective.lazyView(), question, dice);
    default:
      return chooseQuickly(perspective.lazyView(), seat, question);
  }
}

function chooseWithPriority(
  perspective: Perspective<Teferi>,
  seat: Seat,
  options: readonly PriorityAction[],
  dice: Dice,
): PriorityAction {
  const view = perspective.lazyView();
  return chooseAction(view, seat, new Lookahead(perspective, view, dice), options, dice);
}
