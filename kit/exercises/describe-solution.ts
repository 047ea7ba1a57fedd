/** The solution of an exercise as sentences, one for each decision. */
import { at, type Parts } from '@ludoteca/kernel';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { Language, PlayerNames } from '../text/game-texts.ts';
import { type Exercise, startExercise } from './exercise.ts';
import { solveExercise } from './solve-exercise.ts';

/** Empty if the search finds none within its limit. Questions with one option are left out. */
export function describeSolution<P extends Parts>(
  { game, texts }: Pick<CatalogueEntry<P>, 'game' | 'texts'>,
  exercise: Exercise,
  language: Language,
  names: PlayerNames,
): readonly string[] {
  const started = startExercise(game, exercise);
  if (!started.ok) return [];
  const match = started.value;
  const sentences: string[] = [];
  for (const choice of solveExercise(exercise, match).line) {
    const { question } = match;
    if (question === undefined) break;
    if (question.options.length > 1) {
      const view = match.view(question.seat);
      sentences.push(`${at(names, question.seat)}: ${texts[language].option(choice, question, names, view)}`);
    }
    match.play(question.seat, question.number, choice);
  }
  return sentences;
}
