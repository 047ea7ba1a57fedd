/** Greedy and random choices and an estimate of the position, for generic computer players. */
import { at, type Choice, type Question } from '@ludoteca/kernel';
import type { Heuristics } from '@ludoteca/kit';
import type { PlayChoice, Students } from './parts.ts';
import { type StudentsCardDefinition, findDefinition } from './deck/indexed-deck.ts';
import { STUDENT_TYPES, hasType } from './cards/type-sets.ts';
import type { View } from './view-types.ts';

/** Rates choices without looking ahead: students first, bonus cards for itself, malus cards for opponents, and blocks every attack. */
class GreedyAdvisor {
  readonly #view: View;
  readonly #seat: number;

  constructor(view: View, seat: number) {
    this.#view = view;
    this.#seat = seat;
  }

  value(choice: Choice<Students>, question: Question<Students>): number {
    if (typeof choice === 'string') return this.#keyword(choice, question);
    if ('play' in choice) return this.#play(choice);
    if ('discard' in choice) return -this.#keepValue(this.#definition(choice.discard));
    if ('aim' in choice) return this.#countStudents(choice.aim);
    if ('block' in choice) return 1;
    const from = 'from' in question.frame ? question.frame.from : this.#seat;
    const value = this.#valueInPlay(
      this.#definition('eliminate' in choice ? choice.eliminate : choice.steal),
    );
    return from === this.#seat ? -value : value;
  }

  #keyword(choice: string, { frame }: Question<Students>): number {
    if (choice === 'pass')
      return frame.do === 'window' && frame.effect === undefined && this.#isGift(frame.card) ? 2 : 0;
    return { draw: 1, yes: 1, no: 0, anyway: 1 }[choice] ?? 0;
  }

  #isGift(card: string): boolean {
    return this.#definition(card).kind.type === 'BONUS';
  }

  #definition(card: string): StudentsCardDefinition {
    return findDefinition(this.#view, card);
  }

  #countStudents(seat: number): number {
    return at(this.#view.rooms, seat).length;
  }

  #hasInPlay(seat: number, card: string): boolean {
    return at(this.#view.rooms, seat).includes(card) || at(this.#view.areas, seat).includes(card);
  }

  #play({ play, on = this.#seat }: PlayChoice): number {
    const { type, kind } = this.#definition(play);
    const own = on === this.#seat;
    if (hasType(STUDENT_TYPES, type))
      return this.#hasInPlay(on, play) ? -1 : 6 + (kind.type === 'LAUREANDO' ? 1 : 0);
    if (this.#hasInPlay(on, play)) return -1;
    if (kind.type === 'BONUS') return own ? 4 : -2;
    if (kind.type === 'MALUS') return own ? -3 : 3 + this.#countStudents(on) / 10;
    return 2;
  }

  /** Value of keeping a card in the hand. */
  #keepValue({ kind, type, name }: StudentsCardDefinition): number {
    if (this.#hasInPlay(this.#seat, name)) return 0;
    if (hasType(STUDENT_TYPES, type)) return 5;
    return { ISTANTANEA: 4, MAGIA: 2, BONUS: 3, MALUS: 1 }[kind.type as 'MAGIA'] ?? 0;
  }

  /** Value of a card in play to its owner. */
  #valueInPlay({ kind, type }: StudentsCardDefinition): number {
    if (kind.type === 'MALUS') return -2;
    return hasType(STUDENT_TYPES, type) ? 3 : 1;
  }
}

/** Compares the own students with those of the best opponent; from 0 to 1. */
function estimateValue({ rooms, students }: View, seat: number): number {
  const own = at(rooms, seat).length;
  const best = Math.max(...rooms.filter((_, other) => other !== seat).map((room) => room.length));
  return Math.min(1, Math.max(0, 0.5 + (own - best) / (2 * students)));
}

export const heuristics: Heuristics<Students> = {
  /** Uniform, except that `back` is never chosen: the same question would be asked again. */
  random: (question, dice) =>
    question.prompt === 'duplicate' ? 'anyway' : dice.pick<Choice<Students>>(question.options),

  greedy: (perspective, question, dice) => {
    const advisor = new GreedyAdvisor(perspective.view(), perspective.seat);
    const options: readonly Choice<Students>[] = question.options;
    const values = options.map((option) => advisor.value(option, question));
    const best = Math.max(...values);
    return dice.pick(options.filter((_, i) => values[i] === best));
  },

  value: estimateValue,

  search: { decisions: 500, iterations: 400 },
};
