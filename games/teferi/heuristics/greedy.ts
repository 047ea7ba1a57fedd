/** A sensible player: a land, the best use of the mana, attacks and blocks by how the fights end. */
import { at, type Choice, type Dice, type Perspective, type Question, type Seat } from '@ludoteca/kernel';
import { BASIC_LANDS } from '../abilities/index.ts';
import type { Act, Teferi, View } from '../parts.ts';
import { act } from './acting.ts';
import { atAGlance, bentOf, best, targetWorth } from './choosing.ts';
import { Foresight, horizonOf } from './foresight.ts';
import { coloursFrom, isPayableIn } from './mana.ts';
import { printedOf, readingIn } from './printed.ts';

/** A basic land gives mana when something is paid; nobody gains from tapping it by itself. */
export const isManaTap = (option: Choice<Teferi>): boolean =>
  typeof option === 'object' &&
  'activate' in option &&
  (option.name in BASIC_LANDS || option.name === 'Wastes');

/** 103.5: how many mulligans were taken shows in what would have to go to the bottom now. */
function mulligansOf(line: Perspective<Teferi>, dice: Dice): number {
  const world = line.imagine(dice);
  const keep = world.question?.options.find((option) => option === 'keep');
  if (keep !== undefined) world.choose(keep);
  return world.question?.prompt === 'bottom' ? world.question.frame.count : 0;
}

/** Two to five lands, and something to cast with them; less is asked of a smaller hand. */
function keeps(line: Perspective<Teferi>, view: View, dice: Dice): boolean {
  const hand = at(view.sides, line.seat).cards;
  const lands = hand.filter((card) => readingIn(view, card).isLand);
  if (lands.length >= 2 && lands.length <= 5) {
    const colours = lands.reduce((bits, land) => bits | coloursFrom(printedOf(view, land)), 0);
    const castable = hand.filter((card) => {
      const { isLand, manaValue } = readingIn(view, card);
      return !isLand && manaValue <= lands.length + 2 && isPayableIn(printedOf(view, card), colours);
    });
    if (castable.length >= 2) return true;
  }
  const taken = mulligansOf(line, dice);
  return (
    taken >= 3 || (taken >= 1 && lands.length >= 2 && lands.length <= 5) || (taken >= 2 && lands.length > 0)
  );
}

type Weighed = Extract<Question<Teferi>, { prompt: 'target' | 'mode' | 'x' | 'kicker' | 'may' | 'choose' }>;

/** So many options are thought through. */
const MOST = 6;

/** What looks best is thought through, and nothing is taken back. */
function weigh(line: Perspective<Teferi>, view: View, question: Weighed, dice: Dice): Choice<Teferi> {
  const foresight = new Foresight(line, view, dice);
  const item = view.stack.find(({ id }) => id === question.frame.item);
  const horizon = horizonOf(view, item?.card ?? '');
  const options: readonly Choice<Teferi>[] = question.options;
  const open = likely(view, question).filter((option) => option !== 'cancel');
  if (open.length === 1) return at(open, 0);
  return best(open.slice(0, MOST), (option) => foresight.of(options.indexOf(option), horizon));
}

/** Options in the order of how they look. */
function likely(view: View, question: Weighed): readonly Choice<Teferi>[] {
  if (question.prompt === 'target') {
    const bent = bentOf(view, question);
    const worth = question.options.map((option) => targetWorth(view, question.seat, bent, option));
    const order = worth.map((_, i) => i).toSorted((a, b) => at(worth, b) - at(worth, a));
    // Those that it is not meant for are left out, if there are others.
    const meant = order.filter((i) => at(worth, i) > -20);
    return (meant.length === 0 ? order : meant).map((i) => at(question.options, i));
  }
  const glance = atAGlance(view, question.seat, question);
  const options: readonly Choice<Teferi>[] = question.options;
  return [glance, ...options.filter((option) => option !== glance)];
}

export function greedy(line: Perspective<Teferi>, question: Question<Teferi>, dice: Dice): Choice<Teferi> {
  const options: readonly Choice<Teferi>[] = question.options;
  if (options.length === 1) return at(options, 0);
  const { seat, prompt } = question;
  switch (prompt) {
    case 'mulligan':
      return keeps(line, line.view(), dice) ? 'keep' : 'mulligan';
    case 'priority': {
      const open = question.options.filter((option) => !isManaTap(option));
      return open.length === 1 ? 'pass' : acted(line, seat, question.options, dice);
    }
    case 'target':
    case 'mode':
    case 'x':
    case 'kicker':
    case 'may':
    case 'choose':
      return weigh(line, line.view(), question, dice);
    default:
      return atAGlance(line.view(), seat, question);
  }
}

function acted(line: Perspective<Teferi>, seat: Seat, options: readonly Act[], dice: Dice): Act {
  const view = line.view();
  return act(view, seat, new Foresight(line, view, dice), options, dice);
}
