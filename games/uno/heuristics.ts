import { at, type Choice, type Question } from '@ludoteca/kernel';
import type { Heuristics } from '@ludoteca/kit';
import { ACE, type Card, isWild, JACK, JOKER, KING, suitOf, valueOf } from './cards.ts';
import type { Discard, Uno } from './parts.ts';

const discardsAmong = (options: Question<Uno>['options']): Discard[] =>
  options.filter((option): option is Discard => typeof option === 'object');

/** How many cards of a suit a hand keeps after a discard; wild cards follow anything and count for none. */
function followers(hand: readonly Card[], { discard, suit }: Discard): number {
  const held = hand.filter((card) => suitOf(card) === suit && !isWild(card)).length;
  return suitOf(discard) === suit && !isWild(discard) ? held - 1 : held;
}

/** What costs the next player cards or a turn comes first; an ace stays for the turn on which nothing else fits. */
function worth(hand: readonly Card[], way: Discard): number {
  const value = valueOf(way.discard);
  if (value === JACK) return 40 + followers(hand, way);
  if (value === JOKER) return 30 + followers(hand, way);
  if (value === KING) return 20 + followers(hand, way);
  return followers(hand, way) - (value === ACE ? 20 : 0);
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
