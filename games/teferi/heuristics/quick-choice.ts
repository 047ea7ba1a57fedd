/** Answers questions directly from the view, without lookahead. */
import { at, type Choice, type Question, type Seat } from '@ludoteca/kernel';
import { playerEntity } from '../layers/board-state.ts';
import type { NamedEntity, Teferi, View } from '../parts.ts';
import type { VisiblePermanent } from '../view-types.ts';
import { chooseAttack } from './choose-attackers.ts';
import { chooseBlock } from './choose-blockers.ts';
import { countColourSources, evaluateLand } from './mana-planning.ts';
import { printedCard, featuresOfCard } from './card-features.ts';
import { evaluatePrintedCard, isCreature, evaluatePermanent } from './evaluation.ts';

type QuestionFor<K> = Extract<Question<Teferi>, { prompt: K }>;

/** The option with the highest value; the first among equals. */
export function maxBy<O>(options: readonly O[], value: (option: O) => number): O {
  let chosen = at(options, 0);
  let most = value(chosen);
  for (let i = 1; i < options.length; i++) {
    const option = at(options, i);
    const candidateEvents = value(option);
    if (candidateEvents > most) [chosen, most] = [option, candidateEvents];
  }
  return chosen;
}

const findPermanent = (view: View, id: number): VisiblePermanent | undefined =>
  view.battlefield.find((one) => one.id === id);

const permanentValue = (view: View, id: number): number => {
  const found = findPermanent(view, id);
  return found === undefined ? 0 : evaluatePermanent(view, found);
};

/** Value lost per missing mana, lands in hand considered. */
const VALUE_LOST_PER_MISSING_MANA = 3;

/** The value of a card in hand. */
export function evaluateHeldCard(view: View, seat: Seat, card: string): number {
  const printed = printedCard(view, card);
  const lands = view.battlefield.filter(
    (one) => one.controller === seat && one.types.includes('land'),
  ).length;
  const { cards } = at(view.sides, seat);
  const held = cards.filter((one) => featuresOfCard(view, one).isLand).length;
  if (featuresOfCard(view, card).isLand) {
    const need = evaluateLand(
      printed,
      cards.map((one) => printedCard(view, one)),
      countColourSources(view, seat),
    );
    const total = lands + held;
    return (total <= 4 ? 8 : total <= 6 ? 4 : 0.5) + Math.min(1, need / 10);
  }
  const late = Math.max(0, featuresOfCard(view, card).manaValue - lands - Math.min(held, 3));
  return evaluatePrintedCard(printed) - VALUE_LOST_PER_MISSING_MANA * late;
}

/** A lethal spell targets the player before any creature. */
const evaluatePlayerTarget = (view: View, seat: Seat, polarity: number): number =>
  polarity < 0 && at(view.sides, 1 - seat).life <= -polarity ? 1000 : 2;

/** Negative polarity targets the opponent's objects, positive the own ones, the most valuable first. */
export function evaluateTarget(
  view: View,
  seat: Seat,
  polarity: number,
  option: NamedEntity | 'done' | 'cancel',
): number {
  if (option === 'done') return 0;
  if (option === 'cancel') return -1000;
  const { id } = option;
  if (id < 0) {
    const mine = id === playerEntity(seat);
    return polarity === 0 || mine === polarity > 0 ? evaluatePlayerTarget(view, seat, polarity) : -50;
  }
  const found = findPermanent(view, id);
  if (found === undefined) return evaluateCardTarget(view, seat, polarity, id);
  const value = evaluatePermanent(view, found);
  const mine = found.controller === seat;
  if (polarity !== 0 && mine !== polarity > 0) return -20 - value;
  const fights = found.attacking !== undefined || found.blocking !== undefined ? 3 : 0;
  const wasted = polarity < 0 && isCreature(found) && found.toughness - found.damage > -polarity;
  return wasted ? 0.5 + value / 100 : 1 + value + fights;
}

/** A card in a graveyard or exile, or an object on the stack. */
function evaluateCardTarget(view: View, seat: Seat, polarity: number, id: number): number {
  const item = view.stack.find((one) => one.id === id);
  if (item !== undefined) return (item.controller === seat) === polarity > 0 ? 10 : -20;
  for (const { graveyard, exile } of view.sides)
    for (const one of [...graveyard, ...exile])
      if (one.id === id) return evaluatePrintedCard(printedCard(view, one.card));
  return 1;
}

export const polarityOfTarget = (view: View, { frame }: QuestionFor<'target'>): number =>
  view.stack.find(({ id }) => id === frame.item)?.bents[frame.slot] ?? -1;

/** The smallest lethal amount, else everything. */
function assign(view: View, { frame, options }: QuestionFor<'assign'>): number {
  const to = findPermanent(view, frame.to);
  const hasDeathtouch = findPermanent(view, frame.source)?.keywords.includes('deathtouch') === true;
  const lethal = to === undefined ? 0 : hasDeathtouch ? 1 : to.toughness - to.damage;
  return options.find((amount) => amount >= lethal) ?? at(options, options.length - 1);
}

/** The smallest amount that kills the target, else the largest. */
function share(view: View, { frame, options }: QuestionFor<'share'>): number {
  const item = view.stack.find(({ id }) => id === frame.item);
  const entities = item?.targets ?? [];
  const last = at(options, options.length - 1);
  const to = findPermanent(view, entities[0] ?? 0);
  const lethal = to === undefined ? last : to.toughness - to.damage;
  return options.find((amount) => amount >= lethal) ?? last;
}

/** Keeps lands until there are enough; sends away cards that cannot be cast for long. */
function arrange(view: View, seat: Seat, { options }: QuestionFor<'arrange'>): Choice<Teferi> {
  const first = at(options, 0);
  const keeps = evaluateHeldCard(view, seat, first.card) >= 3.5;
  return options.find((one) => one.card === first.card && (one.to === 'top') === keeps) ?? first;
}

/** Pays while there is life to spare; chooses the creature type of most own cards. */
function chooseForEntry(view: View, seat: Seat, { options }: QuestionFor<'enter choice'>): Choice<Teferi> {
  const { cards, life } = at(view.sides, seat);
  const subtypes = cards.flatMap((card) => printedCard(view, card).subtypes ?? []);
  return maxBy(options, (one) => {
    if (one === 'no') return 1;
    if (one === 'yes') return life > 6 ? 2 : 0;
    return 'held' in one ? 2 : subtypes.filter((subtype) => subtype === one.chosen).length;
  });
}

export function chooseQuickly(view: View, seat: Seat, question: Question<Teferi>): Choice<Teferi> {
  switch (question.prompt) {
    case 'priority':
      return 'pass';
    case 'attack':
      return chooseAttack(view, seat, question.options, question.frame.chosen);
    case 'block':
      return chooseBlock(view, seat, question.options, question.frame.chosen);
    case 'target': {
      const polarity = polarityOfTarget(view, question);
      return maxBy(question.options, (option) => evaluateTarget(view, seat, polarity, option));
    }
    case 'assign':
      return assign(view, question);
    case 'share':
      return share(view, question);
    case 'bottom':
      return maxBy(question.options, ({ bottom }) => -evaluateHeldCard(view, seat, bottom));
    case 'discard': {
      const sign = question.frame.from === seat ? -1 : 1;
      return maxBy(question.options, (one) =>
        one === 'none' ? 0 : sign * evaluateHeldCard(view, seat, one.discard),
      );
    }
    case 'find':
      return maxBy(question.options, (one) =>
        one === 'none' ? 0 : 20 + evaluateHeldCard(view, seat, one.find),
      );
    case 'cast free':
      return at(question.options, 0);
    case 'arrange':
      return arrange(view, seat, question);
    case 'toll':
      return maxBy(question.options, (one) =>
        'discard' in one
          ? -evaluateHeldCard(view, seat, one.discard)
          : 'held' in one
            ? -evaluateHeldCard(view, seat, one.held)
            : -permanentValue(view, one.id),
      );
    case 'enter choice':
      return chooseForEntry(view, seat, question);
    case 'convoke':
      return maxBy(question.options, (one) => (one === 'done' ? 1000 : -permanentValue(view, one.id)));
    case 'keep':
      return maxBy(question.options, ({ id }) => permanentValue(view, id));
    case 'choose': {
      const sign = question.frame.purpose === 'sacrifice' ? -1 : 1;
      return maxBy(question.options, (one) => (one === 'done' ? 0 : sign * permanentValue(view, one.id)));
    }
    case 'kicker':
    case 'may':
      return 'yes';
    case 'help':
    case 'x':
      return at(question.options, question.options.length - 1);
    case 'mode':
      return maxBy<Choice<Teferi>>(question.options, (one) => (one === 'cancel' ? -1 : 0));
    default:
      return at<Choice<Teferi>>(question.options, 0);
  }
}
