import { expect, test } from 'vitest';
import {
  advanceAttempt,
  type Exercise,
  findReply,
  LANGUAGES,
  NEW_ATTEMPT,
  solveExercise,
  startExercise,
} from '@ludoteca/kit';
import { expectOk } from '../../../../kernel/result.testing.ts';
import { game } from '../../game.ts';
import { tutorial } from './index.ts';

const start = (lesson: Exercise) => expectOk(startExercise(game, lesson));

/** The state of an attempt in which the person does nothing that can be left undone. */
function playIdly(lesson: Exercise): string {
  const match = start(lesson);
  let attempt = NEW_ATTEMPT;
  while (attempt.state === 'open' && match.question !== undefined) {
    const { seat, number, options } = match.question;
    const idle = options.find((option) => option === 'end turn' || option === 'pass' || option === 'done');
    const answer = seat === lesson.seat ? (idle ?? options[0]) : findReply(lesson, { match, attempt });
    attempt = advanceAttempt(lesson, attempt, expectOk(match.play(seat, number, answer)), match.outcome);
  }
  return attempt.state;
}

test('the tutorial has a lesson on each of the six subjects', () => {
  expect(tutorial.map(({ id }) => id)).toEqual([
    'placement',
    'energy',
    'combat',
    'structures',
    'equipment',
    'responses',
  ]);
});

test.each(tutorial.map((lesson) => [lesson.id, lesson] as const))('%s can be done', (_, lesson) => {
  expect(solveExercise(lesson, start(lesson)).verdict).toBe('forced');
});

test.each(tutorial.map((lesson) => [lesson.id, lesson] as const))(
  '%s fails when the turn is ended at once',
  (_, lesson) => {
    expect(playIdly(lesson)).toBe('failed');
  },
);

test('every card that a text names is replaced by its name', () => {
  for (const { name, steps, closing } of tutorial)
    for (const text of [name, ...steps.map((step) => step.text), closing])
      for (const language of LANGUAGES) expect(text?.[language]).not.toMatch(/[{}]/);
});
