/** The progress of an attempt to do an exercise, computed from the events of its match. */
import { type Archive, type Game, type Match, type Outcome, type Parts, replay } from '@ludoteca/kernel';
import { type Exercise, matchesPattern } from './exercise.ts';

export interface ExerciseAttempt {
  /** The number of steps that are done. */
  readonly done: number;
  readonly state: 'open' | 'solved' | 'failed';
}

export const NEW_ATTEMPT: ExerciseAttempt = { done: 0, state: 'open' };

/** The attempt after further events. A match that is over leaves no attempt open. */
export function advanceAttempt<P extends Parts>(
  exercise: Exercise,
  attempt: ExerciseAttempt,
  events: readonly P['event'][],
  outcome: Outcome | undefined,
): ExerciseAttempt {
  const { steps, failures = [], seat } = exercise;
  let { done } = attempt;
  if (attempt.state !== 'open') return attempt;
  for (const event of events) {
    if (failures.some((failure) => matchesPattern(failure, event))) return { done, state: 'failed' };
    const goal = steps[done]?.goal;
    if (goal !== undefined && goal !== 'win' && matchesPattern(goal, event)) done++;
    if (done === steps.length) return { done, state: 'solved' };
  }
  if (outcome === undefined) return { done, state: 'open' };
  const isWon = steps[done]?.goal === 'win' && outcome.places[seat] === 1;
  return isWon && done === steps.length - 1 ? { done: done + 1, state: 'solved' } : { done, state: 'failed' };
}

/** The attempt that an archive records. */
export function traceAttempt<P extends Parts>(
  game: Game<P>,
  exercise: Exercise,
  archive: Archive,
): ExerciseAttempt {
  let attempt = NEW_ATTEMPT;
  replay(game, archive, undefined, (match: Match<P>, events: readonly P['event'][]) => {
    attempt = advanceAttempt(exercise, attempt, events, match.outcome);
  });
  return attempt;
}
