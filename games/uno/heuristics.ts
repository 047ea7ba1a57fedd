/** The moves of the random and the greedy computer player. */
import { at, type Choice, type Question, requireValue } from '@ludoteca/kernel';
import type { Heuristics } from '@ludoteca/kit';
import { ACE, type UnoCard, isWild, JACK, JOKER, KING, suitOf, valueOf } from './cards.ts';
import type { Discard, Uno } from './parts.ts';

const filterDiscards = (options: Question<Uno>['options']): Discard[] =>
  options.filter((option): option is Discard => typeof option === 'object');

/** The cards left in hand that match the suit after a discard; wild cards match any suit and are not counted. */
function countFollowers(hand: readonly UnoCard[], { discard, suit }: Discard): number {
  const held = hand.filter((card) => suitOf(card) === suit && !isWild(card)).length;
  return suitOf(discard) === suit && !isWild(discard) ? held - 1 : held;
}

/** Cards that cost the next player cards or a turn come first; an ace is kept until nothing else can be played. */
function rateDiscard(hand: readonly UnoCard[], choice: Discard): number {
  const value = valueOf(choice.discard);
  if (value === JACK) return 40 + countFollowers(hand, choice);
  if (value === JOKER) return 30 + countFollowers(hand, choice);
  if (value === KING) return 20 + countFollowers(hand, choice);
  return countFollowers(hand, choice) - (value === ACE ? 20 : 0);
}

export const heuristics: Heuristics<Uno> = {
  /** Buys one card, and only if nothing can be discarded. */
  random: (question, dice): Choice<Uno> => {
    if (question.prompt !== 'turn') return requireValue<Choice<Uno>>(question.options[0]);
    return question.options.length === 1
      ? 'buy'
      : requireValue(question.options[dice.int(question.options.length - 1)]);
  },

  greedy: (perspective, question): Choice<Uno> => {
    const hand = perspective.view().hands[perspective.seat]?.cards ?? [];
    const discards = filterDiscards(question.options);
    if (discards.length === 0) return at<Choice<Uno>>(question.options, 0);
    return discards.reduce((best, other) =>
      rateDiscard(hand, other) > rateDiscard(hand, best) ? other : best,
    );
  },

  /** Buying more cards than one is never better. */
  candidates: (question) => (question.prompt === 'buy' ? question.options.slice(0, 1) : question.options),

  /** Matches are short, so rollouts go on to the end. */
  search: { decisions: 500, iterations: 2000 },
};
