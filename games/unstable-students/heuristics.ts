import { at, type Choice, type Question } from '@ludoteca/kernel';
import type { Heuristics } from '@ludoteca/kit';
import type { PlayChoice, Students, View } from './parts.ts';
import {
  type CardDefinition,
  hasType,
  type IndexedDeck,
  indexDeck,
  STUDENT_TYPES,
} from './deck/indexed-deck.ts';

/** A sensible player without looking ahead: students first, what hurts to others, what helps to oneself, blocks what aims at it. */
class GreedyAdvisor {
  readonly #view: View;
  readonly #seat: number;
  readonly #pack: IndexedDeck;

  constructor(view: View, seat: number) {
    this.#view = view;
    this.#seat = seat;
    this.#pack = indexDeck(view.deck);
  }

  /** How glad one would be to have chosen it. */
  worth(choice: Choice<Students>, question: Question<Students>): number {
    if (typeof choice === 'string') return this.#word(choice, question);
    if ('play' in choice) return this.#play(choice);
    if ('discard' in choice) return -this.#keep(this.#face(choice.discard));
    if ('aim' in choice) return this.#students(choice.aim);
    if ('block' in choice) return 1;
    const from = 'from' in question.frame ? question.frame.from : this.#seat;
    const worth = this.#laid(this.#face('eliminate' in choice ? choice.eliminate : choice.steal));
    return from === this.#seat ? -worth : worth;
  }

  #word(choice: string, { frame }: Question<Students>): number {
    // A back that leads to the same question is nothing that one can be glad of.
    if (choice === 'pass')
      return frame.do === 'window' && frame.effect === undefined && this.#isGift(frame.card) ? 2 : 0;
    return { draw: 1, yes: 1, no: 0, anyway: 1 }[choice] ?? 0;
  }

  #isGift(card: string): boolean {
    return this.#face(card).kind.type === 'BONUS';
  }

  #face(card: string): CardDefinition {
    return at(this.#pack.definitions, this.#pack.getCard(card));
  }

  #students(seat: number): number {
    return at(this.#view.rooms, seat).length;
  }

  #has(seat: number, card: string): boolean {
    return at(this.#view.rooms, seat).includes(card) || at(this.#view.areas, seat).includes(card);
  }

  #play({ play, on = this.#seat }: PlayChoice): number {
    const { type, kind } = this.#face(play);
    const own = on === this.#seat;
    if (hasType(STUDENT_TYPES, type))
      return this.#has(on, play) ? -1 : 6 + (kind.type === 'LAUREANDO' ? 1 : 0);
    if (this.#has(on, play)) return -1;
    if (kind.type === 'BONUS') return own ? 4 : -2;
    if (kind.type === 'MALUS') return own ? -3 : 3 + this.#students(on) / 10;
    return 2;
  }

  /** What a card in hand is worth keeping. */
  #keep({ kind, type, name }: CardDefinition): number {
    if (this.#has(this.#seat, name)) return 0;
    if (hasType(STUDENT_TYPES, type)) return 5;
    return { ISTANTANEA: 4, MAGIA: 2, BONUS: 3, MALUS: 1 }[kind.type as 'MAGIA'] ?? 0;
  }

  /** What a card that lies before somebody is worth to that one. */
  #laid({ kind, type }: CardDefinition): number {
    if (kind.type === 'MALUS') return -2;
    return hasType(STUDENT_TYPES, type) ? 3 : 1;
  }
}

/** From a seat: the own way to win against that of the one who is farthest. */
function estimateValue({ rooms, students }: View, seat: number): number {
  const own = at(rooms, seat).length;
  const best = Math.max(...rooms.filter((_, other) => other !== seat).map((room) => room.length));
  return Math.min(1, Math.max(0, 0.5 + (own - best) / (2 * students)));
}

export const heuristics: Heuristics<Students> = {
  /** Uniform, but for going back, which leads nowhere. */
  random: (question, dice) =>
    question.prompt === 'duplicate' ? 'anyway' : dice.pick<Choice<Students>>(question.options),

  greedy: (line, question, dice) => {
    const advice = new GreedyAdvisor(line.view(), line.seat);
    const options: readonly Choice<Students>[] = question.options;
    const worths = options.map((option) => advice.worth(option, question));
    const best = Math.max(...worths);
    return dice.pick(options.filter((_, i) => worths[i] === best));
  },

  value: estimateValue,
};
