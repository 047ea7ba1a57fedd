/** The form in which lessons are written: card names in texts stand as `{id}`. */
import type { Json } from '@ludoteca/kernel';
import type { ByLanguage, Exercise, ExerciseStep, Language } from '@ludoteca/kit';
import { cardAt, indexOfId } from '../../pool/index.ts';
import type { ScenePlayer } from '../../position.ts';

/** The person plays seat 0. */
export interface Lesson {
  readonly id: string;
  readonly name: ByLanguage<string>;
  readonly active?: 0 | 1;
  readonly you: ScenePlayer;
  readonly opponent: ScenePlayer;
  readonly steps: readonly ExerciseStep[];
  readonly failures: readonly { readonly [field: string]: Json }[];
  /** Answers of the opponent before passing and ending the turn. */
  readonly replies?: readonly Json[];
  readonly closing: ByLanguage<string>;
}

/** The turn in which every lesson begins. */
export const FIRST_TURN = 6;

/** Enough cards that nobody draws from an empty deck. */
const DECK = ['lantern-novice', 'lantern-novice', 'lantern-novice', 'lantern-novice'];

const PASSIVE_REPLIES = ['done', 'end turn', 'pass'];

const nameCards = (text: ByLanguage<string>): ByLanguage<string> => {
  const inLanguage = (language: Language): string =>
    text[language].replaceAll(/\{([a-z-]+)\}/gu, (_, id: string) => cardAt(indexOfId(id)).name[language]);
  return { it: inLanguage('it'), en: inLanguage('en'), pt: inLanguage('pt') };
};

export function toExercise(lesson: Lesson): Exercise {
  const { id, name, active = 0, you, opponent, steps, failures, replies = [], closing } = lesson;
  return {
    id,
    name,
    start: {
      turn: FIRST_TURN,
      active,
      players: [
        { deck: DECK, ...you },
        { deck: DECK, ...opponent },
      ],
    },
    seat: 0,
    steps: steps.map(({ text, goal }) => ({ text: nameCards(text), goal })),
    failures,
    replies: [...replies, ...PASSIVE_REPLIES],
    closing: nameCards(closing),
  };
}
