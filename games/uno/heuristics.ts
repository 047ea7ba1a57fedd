import { at, type Choice, type Question } from '@ludoteca/kernel';
import type { Heuristics } from '@ludoteca/kit';
import { type Card, isWild, JACK, JOKER, KING, SUITS, suitOf, valueOf } from './cards.ts';
import type { Discard, Uno } from './parts.ts';

const discardsAmong = (options: Question<Uno>['options']): Discard[] =>
  options.filter((option): option is Discard => typeof option === 'object');

/** How many cards of each suit a hand keeps after a discard; wild cards follow anything and count for none. */
function suitsLeft(hand: readonly Card[], discarded: Card): number[] {
  const counts = SUITS.map(() => 0);
  for (const card of hand)
    if (card !== discarded && !isWild(card)) counts[suitOf(card)] = at(counts, suitOf(card)) + 1;
  return counts;
}

/** Cards that cost the next player something come first, wild ones stay for the turn on which nothing else fits. */
function worth(hand: readonly Card[], { discard, suit }: Discard): number {
  const followers = at(suitsLeft(hand, discard), suit);
  const value = valueOf(discard);
  if (value === JOKER) return 30 + followers;
  if (value === JACK) return 40 + followers;
  if (value === KING) return 20 + followers;
  return isWild(discard) ? followers - 20 : followers;
}

export const heuristics: Heuristics<Uno> = {
  /** Buys one card, and only when nothing can be discarded. */
  random: (question, dice): Choice<Uno> => {
    if (question.prompt !== 'turn') return at<Choice<Uno>>(question.options, 0);
    return question.options.length === 1
      ? 'buy'
      : at(question.options, dice.int(question.options.length - 1));
  },

  greedy: (line, question): Choice<Uno> => {
    const hand = line.view().hands[line.seat]?.cards ?? [];
    const discards = discardsAmong(question.options);
    if (discards.length === 0) return at<Choice<Uno>>(question.options, 0);
    return discards.reduce((best, other) => (worth(hand, other) > worth(hand, best) ? other : best));
  },
};
