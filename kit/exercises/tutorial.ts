/** Parts that the tutorials of all games share. */
import type { ByLanguage } from '../text/game-texts.ts';
import type { Exercise, ExerciseCollection } from './exercise.ts';

export const TUTORIAL_NAME: ByLanguage<string> = {
  it: 'Impara a giocare',
  en: 'Learn to play',
  pt: 'Aprender a jogar',
};

/** The link to the tutorial from the lobby. */
export const TUTORIAL_PAGE = { id: 'tutorial', name: TUTORIAL_NAME, exercises: 'tutorial' } as const;

/** A text in the three languages, in the order of `LANGUAGES`. */
export const inLanguages = (it: string, en: string, pt: string): ByLanguage<string> => ({ it, en, pt });

export const createTutorial = (
  about: ByLanguage<string>,
  load: () => Promise<readonly Exercise[]>,
): ExerciseCollection => ({ id: 'tutorial', name: TUTORIAL_NAME, about, load });
