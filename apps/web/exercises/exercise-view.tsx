/** An attempt at an exercise: the task, the board, and the result. */
import type { Exercise } from '@ludoteca/kit';
import { useEffect, useMemo, useState } from 'react';
import { IconButton } from '../components/icon-button.tsx';
import { COMPUTER } from '../local/page-match.ts';
import { LocalTable, useLocalSession, useOwnName } from '../local/local-table.tsx';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { EXERCISE_TEXTS } from './texts.ts';
import { ExerciseMatch } from './exercise-match.ts';
import { ExerciseResult } from './exercise-result.tsx';
import type { LoadedExercises } from './load-exercises.ts';
import { addSolved } from './solved-exercises.ts';

export interface ExerciseViewProps {
  readonly found: LoadedExercises;
  readonly exercise: Exercise;
  readonly listAddress: string;
  /** Undefined for the last exercise. */
  readonly nextAddress: string | undefined;
  readonly onAgain: () => void;
}

export function ExerciseView(given: ExerciseViewProps) {
  const { found, exercise } = given;
  const { loaded, collection } = found;
  const [match] = useState(() => new ExerciseMatch(loaded.entry, exercise));
  const local = useLocalSession(match.hosted);
  const language = useLanguage();
  const names = useExerciseNames(exercise, loaded.entry.game.seats.min);
  const attempt = match.attemptAt((local.state.shown?.shownSteps ?? 1) - 1);
  const isSolved = attempt.state === 'solved';
  useEffect(() => {
    if (isSolved) addSolved(loaded.id, collection.id, exercise.id);
  }, [isSolved, loaded, collection, exercise]);
  const isOpen = attempt.state === 'open';
  return (
    <LocalTable
      loaded={loaded}
      {...local}
      names={names}
      title={exercise.name[language]}
      buttons={<IconButton icon="undo" label={EXERCISE_TEXTS[language].again} onClick={given.onAgain} />}
      task={isOpen && <Task exercise={exercise} done={attempt.done} />}
      ending={
        isOpen ? undefined : <ExerciseResult {...given} match={match} names={names} isSolved={isSolved} />
      }
    />
  );
}

/** The current step. */
function Task({ exercise, done }: { readonly exercise: Exercise; readonly done: number }) {
  const language = useLanguage();
  const exercises = EXERCISE_TEXTS[language];
  const { steps } = exercise;
  return (
    <section className="task" aria-live="polite">
      {steps.length > 1 && <span className="small">{exercises.step(done + 1, steps.length)}</span>}
      <p>{steps[done]?.text[language]}</p>
    </section>
  );
}

function useExerciseNames({ seat }: Exercise, seats: number): readonly string[] {
  const { make } = useTexts();
  const own = useOwnName();
  const computer = make.players[COMPUTER] ?? COMPUTER;
  return useMemo(
    () => Array.from({ length: seats }, (_, one) => (one === seat ? own : computer)),
    [own, computer, seat, seats],
  );
}
