/** What the effects of a card would bring, and what they would do to somebody: estimated, without looking ahead. */
import { at, type Seat } from '@ludoteca/kernel';
import type { Name } from '../parts.ts';
import type { Face, Step } from '../rules/pack.ts';
import { CARD, type Situation } from './situation.ts';

/** What winning is worth: more than anything else. */
export const VICTORY = 1000;

const least = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : Math.min(...numbers));
const most = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : Math.max(...numbers));

/** What it brings the own seat to eliminate the best card of another's, or to have the own worst one eliminated. */
function elimination(situation: Situation, { types }: Step, seat: Seat, chosenBy: Seat): number {
  const worths = situation.within(seat, types).map((card) => situation.worth(card, seat));
  if (seat === situation.seat) return -least(worths);
  return situation.hurt(seat, chosenBy === situation.seat ? most(worths) : least(worths));
}

/** What one gets by the best theft from a player; to reach the number that wins is worth everything. */
function theft(situation: Situation, { types }: Step, from: Seat): number {
  const { seat } = situation;
  const loot = situation.within(from, types).filter((card) => !situation.has(seat, card));
  return most(loot.map((card) => stolen(situation, card, from)));
}

export function stolen(situation: Situation, card: Name, from: Seat): number {
  const { seat } = situation;
  const wins = situation.isStudent(card) && situation.lacks(seat) === 1 && !situation.isKeptFromWinning(seat);
  return (
    situation.worth(card, seat) + situation.hurt(from, situation.worth(card, from)) + (wins ? VICTORY : 0)
  );
}

/** What the cheapest of so many discards cost; missing cards cost nothing. */
function discards(situation: Situation, count: number, except?: Name): number {
  const hand = situation.hand.slice();
  if (except !== undefined && hand.includes(except)) hand.splice(hand.indexOf(except), 1);
  const keeps = hand.map((card) => situation.keep(card)).toSorted((a, b) => a - b);
  return keeps.slice(0, count).reduce((sum, keep) => sum + keep, 0);
}

/** Whom TU means: whoever it hurts most. */
function bestVictim(situation: Situation, gain: (seat: Seat) => number): number {
  return most(situation.others.map(gain));
}

/** One effect, for the own seat as the acting player. */
function stepGain(situation: Situation, step: Step): number {
  const { seat, others, view } = situation;
  const { action, target } = step.effect;
  const everybody = target === 'TUTTI' ? [seat, ...others] : others;
  const on = (gain: (victim: Seat) => number): number => {
    if (target === 'IO') return gain(seat);
    return target === 'TU'
      ? bestVictim(situation, gain)
      : everybody.reduce((sum, victim) => sum + gain(victim), 0);
  };
  const chooser = (victim: Seat): Seat => (target === 'TU' || view.rules === 'classic' ? seat : victim);
  const cards = (victim: Seat): number => at(view.hands, victim).count;
  switch (action) {
    case 'ELIMINA':
      return on((victim) => elimination(situation, step, victim, chooser(victim)));
    case 'RUBA':
      return on((victim) => (victim === seat ? 0 : theft(situation, step, victim)));
    case 'SCARTA':
      return on((victim) =>
        victim === seat ? -discards(situation, 1) : situation.hurt(victim, Math.min(1, cards(victim)) * CARD),
      );
    case 'PESCA':
      return on((victim) => (victim === seat ? CARD : -situation.hurt(victim, CARD)));
    case 'PRENDI':
      return on((victim) =>
        victim === seat || cards(victim) === 0 ? 0 : CARD + situation.hurt(victim, CARD),
      );
    case 'SCAMBIA':
      return on((victim) => (victim === seat ? 0 : CARD * (cards(victim) - cards(seat) + 1)));
    case 'GIOCA':
      return target === 'IO' ? 2 * CARD : 0;
    default:
      return 0;
  }
}

/** What the effects of a card would bring if its owner, oneself, used them now. */
export function effectsGain(situation: Situation, face: Face): number {
  const own = face.steps.filter(
    ({ effect: { action, target } }) => action === 'SCARTA' && target === 'IO',
  ).length;
  const rest = face.steps.filter(({ effect: { action, target } }) => action !== 'SCARTA' || target !== 'IO');
  const gain = rest.reduce((sum, step) => sum + stepGain(situation, step), 0);
  return own === 0 ? gain : gain - discards(situation, own, face.name);
}

/** How much an effect that somebody else has begun would hurt the own seat. */
export function harm(situation: Situation, step: Step, by: Seat): number {
  const { seat, view } = situation;
  const { action, target } = step.effect;
  const worths = situation.within(seat, step.types).map((card) => situation.worth(card, seat));
  switch (action) {
    case 'ELIMINA':
      return target === 'TU' || view.rules === 'classic' ? most(worths) : least(worths);
    case 'RUBA':
      return most(
        situation
          .within(seat, step.types)
          .filter((card) => !situation.has(by, card))
          .map((card) => situation.worth(card, seat)),
      );
    case 'SCARTA':
      return view.rules === 'classic' ? CARD : discards(situation, 1);
    case 'PRENDI':
      return situation.hand.length === 0 ? 0 : CARD + 1;
    case 'SCAMBIA':
      return CARD * (situation.hand.length - at(view.hands, by).count);
    default:
      return 0;
  }
}
