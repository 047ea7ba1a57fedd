/** What the effects of a card would bring, and what they would do to somebody: estimated, without looking ahead. */
import { at, type Seat } from '@ludoteca/kernel';
import type { CardName } from '../parts.ts';
import type { CardDefinition, EffectStep } from '../deck/indexed-deck.ts';
import { CARD_VALUE, type Situation } from './situation.ts';

/** What winning is worth: more than anything else. */
export const WIN_VALUE = 1000;

const minOf = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : Math.min(...numbers));
const maxOf = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : Math.max(...numbers));

/** What it brings the own seat to eliminate the best card of another's, or to have the own worst one eliminated. */
function valueOfElimination(situation: Situation, { types }: EffectStep, seat: Seat, chosenBy: Seat): number {
  const worths = situation.matchingCards(seat, types).map((card) => situation.cardValue(card, seat));
  if (seat === situation.seat) return -minOf(worths);
  return situation.valueOfLoss(seat, chosenBy === situation.seat ? maxOf(worths) : minOf(worths));
}

/** What one gets by the best theft from a player; to reach the number that wins is worth everything. */
function valueOfBestTheft(situation: Situation, { types }: EffectStep, from: Seat): number {
  const { seat } = situation;
  const loot = situation.matchingCards(from, types).filter((card) => !situation.hasInPlay(seat, card));
  return maxOf(loot.map((card) => valueOfTheft(situation, card, from)));
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

/** What the cheapest of so many discards cost; missing cards cost nothing. */
function costOfDiscards(situation: Situation, count: number, except?: CardName): number {
  const hand = situation.hand.slice();
  if (except !== undefined && hand.includes(except)) hand.splice(hand.indexOf(except), 1);
  const keeps = hand.map((card) => situation.keepValue(card)).toSorted((a, b) => a - b);
  return keeps.slice(0, count).reduce((sum, keep) => sum + keep, 0);
}

/** Whom TU means: whoever it hurts most. */
function valueOfBestTarget(situation: Situation, gain: (seat: Seat) => number): number {
  return maxOf(situation.opponents.map(gain));
}

/** One effect, for the own seat as the acting player. */
function valueOfStep(situation: Situation, step: EffectStep): number {
  const { seat, opponents: others, view } = situation;
  const { action, target } = step.effect;
  const everybody = target === 'TUTTI' ? [seat, ...others] : others;
  const on = (gain: (victim: Seat) => number): number => {
    if (target === 'IO') return gain(seat);
    return target === 'TU'
      ? valueOfBestTarget(situation, gain)
      : everybody.reduce((sum, victim) => sum + gain(victim), 0);
  };
  const chooser = (victim: Seat): Seat => (target === 'TU' || view.rules === 'classic' ? seat : victim);
  const cards = (victim: Seat): number => at(view.hands, victim).count;
  switch (action) {
    case 'ELIMINA':
      return on((victim) => valueOfElimination(situation, step, victim, chooser(victim)));
    case 'RUBA':
      return on((victim) => (victim === seat ? 0 : valueOfBestTheft(situation, step, victim)));
    case 'SCARTA':
      return on((victim) =>
        victim === seat
          ? -costOfDiscards(situation, 1)
          : situation.valueOfLoss(victim, Math.min(1, cards(victim)) * CARD_VALUE),
      );
    case 'PESCA':
      return on((victim) => (victim === seat ? CARD_VALUE : -situation.valueOfLoss(victim, CARD_VALUE)));
    case 'PRENDI':
      return on((victim) =>
        victim === seat || cards(victim) === 0 ? 0 : CARD_VALUE + situation.valueOfLoss(victim, CARD_VALUE),
      );
    case 'SCAMBIA':
      return on((victim) => (victim === seat ? 0 : CARD_VALUE * (cards(victim) - cards(seat) + 1)));
    case 'GIOCA':
      return target === 'IO' ? 2 * CARD_VALUE : 0;
    default:
      return 0;
  }
}

/** What the effects of a card would bring if its owner, oneself, used them now. */
export function valueOfEffects(situation: Situation, face: CardDefinition): number {
  const own = face.steps.filter(
    ({ effect: { action, target } }) => action === 'SCARTA' && target === 'IO',
  ).length;
  const rest = face.steps.filter(({ effect: { action, target } }) => action !== 'SCARTA' || target !== 'IO');
  const gain = rest.reduce((sum, step) => sum + valueOfStep(situation, step), 0);
  return own === 0 ? gain : gain - costOfDiscards(situation, own, face.name);
}

/** How much an effect that somebody else has begun would hurt the own seat. */
export function estimateHarm(situation: Situation, step: EffectStep, by: Seat): number {
  const { seat, view } = situation;
  const { action, target } = step.effect;
  const worths = situation.matchingCards(seat, step.types).map((card) => situation.cardValue(card, seat));
  switch (action) {
    case 'ELIMINA':
      return target === 'TU' || view.rules === 'classic' ? maxOf(worths) : minOf(worths);
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
