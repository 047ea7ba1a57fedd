/** Estimates what the effects of a card are worth to a seat, without looking ahead. */
import { at, type Seat } from '@ludoteca/kernel';
import type { CardName } from '../parts.ts';
import type { StudentsCardDefinition, EffectStep } from '../deck/indexed-deck.ts';
import { CARD_VALUE, type Situation } from './situation.ts';

/** Greater than any other value. */
export const WIN_VALUE = 1000;

const minOf = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : Math.min(...numbers));
const maxOf = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : Math.max(...numbers));

/** The player who chooses eliminates the best card of an opponent or the worst of the own ones. */
function valueOfElimination(situation: Situation, { types }: EffectStep, seat: Seat, chosenBy: Seat): number {
  const values = situation.matchingCards(seat, types).map((card) => situation.cardValue(card, seat));
  if (seat === situation.seat) return -minOf(values);
  return situation.valueOfLoss(seat, chosenBy === situation.seat ? maxOf(values) : minOf(values));
}

function valueOfBestTheft(situation: Situation, { types }: EffectStep, from: Seat): number {
  const { seat } = situation;
  const stealable = situation.matchingCards(from, types).filter((card) => !situation.hasInPlay(seat, card));
  return maxOf(stealable.map((card) => valueOfTheft(situation, card, from)));
}

export function valueOfTheft(situation: Situation, card: CardName, from: Seat): number {
  const { seat } = situation;
  const wins =
    situation.isStudent(card) && situation.missingStudents(seat) === 1 && !situation.cannotWin(seat);
  return (
    situation.cardValue(card, seat) +
    situation.valueOfLoss(from, situation.cardValue(card, from)) +
    (wins ? WIN_VALUE : 0)
  );
}

/** Cost of the cheapest `count` discards; missing cards cost nothing. */
function costOfDiscards(situation: Situation, count: number, except?: CardName): number {
  const hand = situation.hand.slice();
  if (except !== undefined && hand.includes(except)) hand.splice(hand.indexOf(except), 1);
  const keepValues = hand.map((card) => situation.keepValue(card)).toSorted((a, b) => a - b);
  return keepValues.slice(0, count).reduce((sum, value) => sum + value, 0);
}

/** Value of one effect with the own seat as the acting player. */
function valueOfStep(situation: Situation, step: EffectStep): number {
  const { seat, opponents, view } = situation;
  const { action, target } = step.effect;
  const group = target === 'TUTTI' ? [seat, ...opponents] : opponents;
  const onTargets = (gain: (other: Seat) => number): number => {
    if (target === 'IO') return gain(seat);
    return target === 'TU' ? maxOf(opponents.map(gain)) : group.reduce((sum, other) => sum + gain(other), 0);
  };
  const chooser = (other: Seat): Seat => (target === 'TU' || view.rules === 'classic' ? seat : other);
  const cards = (other: Seat): number => at(view.hands, other).count;
  switch (action) {
    case 'ELIMINA':
      return onTargets((other) => valueOfElimination(situation, step, other, chooser(other)));
    case 'RUBA':
      return onTargets((other) => (other === seat ? 0 : valueOfBestTheft(situation, step, other)));
    case 'SCARTA':
      return onTargets((other) =>
        other === seat
          ? -costOfDiscards(situation, 1)
          : situation.valueOfLoss(other, Math.min(1, cards(other)) * CARD_VALUE),
      );
    case 'PESCA':
      return onTargets((other) => (other === seat ? CARD_VALUE : -situation.valueOfLoss(other, CARD_VALUE)));
    case 'PRENDI':
      return onTargets((other) =>
        other === seat || cards(other) === 0 ? 0 : CARD_VALUE + situation.valueOfLoss(other, CARD_VALUE),
      );
    case 'SCAMBIA':
      return onTargets((other) => (other === seat ? 0 : CARD_VALUE * (cards(other) - cards(seat) + 1)));
    case 'GIOCA':
      return target === 'IO' ? 2 * CARD_VALUE : 0;
    default:
      return 0;
  }
}

const isOwnDiscard = ({ effect: { action, target } }: EffectStep): boolean =>
  action === 'SCARTA' && target === 'IO';

/** Value of the effects of an own card if they are used now. */
export function valueOfEffects(situation: Situation, definition: StudentsCardDefinition): number {
  const discards = definition.steps.filter(isOwnDiscard).length;
  const rest = definition.steps.filter((step) => !isOwnDiscard(step));
  const gain = rest.reduce((sum, step) => sum + valueOfStep(situation, step), 0);
  return gain - costOfDiscards(situation, discards, definition.name);
}

/** Harm to the own seat by an effect of `by`. */
export function estimateHarm(situation: Situation, step: EffectStep, by: Seat): number {
  const { seat, view } = situation;
  const { action, target } = step.effect;
  const values = situation.matchingCards(seat, step.types).map((card) => situation.cardValue(card, seat));
  switch (action) {
    case 'ELIMINA':
      return target === 'TU' || view.rules === 'classic' ? maxOf(values) : minOf(values);
    case 'RUBA':
      return maxOf(
        situation
          .matchingCards(seat, step.types)
          .filter((card) => !situation.hasInPlay(by, card))
          .map((card) => situation.cardValue(card, seat)),
      );
    case 'SCARTA':
      return view.rules === 'classic' ? CARD_VALUE : costOfDiscards(situation, 1);
    case 'PRENDI':
      return situation.hand.length === 0 ? 0 : CARD_VALUE + 1;
    case 'SCAMBIA':
      return CARD_VALUE * (situation.hand.length - at(view.hands, by).count);
    default:
      return 0;
  }
}
