/** Tests of a tutorial: every lesson can be done, ends, and is written in every language. */
import { type Parts, validate } from '@ludoteca/kernel';
import {
  type CatalogueEntry,
  describeSolution,
  type Exercise,
  exerciseSchema,
  LANGUAGES,
  solveExercise,
  startExercise,
} from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { expectOk } from '../kernel/result.testing.ts';

/** The number of lessons of a tutorial. */
const LESSONS = 5;

export function testTutorial<P extends Parts>(entry: CatalogueEntry<P>, tutorial: readonly Exercise[]): void {
  test('the tutorial has five lessons with different ids', () => {
    expect(new Set(tutorial.map(({ id }) => id)).size).toBe(LESSONS);
    for (const lesson of tutorial) expect(validate(exerciseSchema, lesson).ok).toBe(true);
  });

  test.each(tutorial.map((lesson) => [lesson.id, lesson] as const))('%s can be done', (_, lesson) => {
    const solution = solveExercise(lesson, expectOk(startExercise(entry.game, lesson)));
    expect(solution.verdict).toBe('forced');
    const { min } = entry.game.seats;
    const names = Array.from({ length: min }, (_seat, seat) => `P${seat}`);
    for (const language of LANGUAGES)
      expect(describeSolution(entry, lesson, language, names).length).toBeGreaterThan(0);
  });
}
