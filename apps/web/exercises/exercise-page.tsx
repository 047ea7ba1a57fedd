/** The page of one exercise. */
import type { Exercise } from '@ludoteca/kit';
import { usePageTitle } from '@ludoteca/kit/web';
import { use, useState } from 'react';
import { NotFound } from '../components/error-page.tsx';
import { listPages } from '../pages/game-modules.ts';
import { useLanguage } from '../state/preferences.ts';
import { ExerciseView } from './exercise-view.tsx';
import { loadExercises, type LoadedExercises } from './load-exercises.ts';

export default function ExercisePage(given: {
  readonly game: string;
  readonly page: string;
  readonly id: string;
}) {
  const page = listPages(given.game).find(({ id }) => id === given.page);
  const found =
    page !== undefined && 'exercises' in page ? use(loadExercises(given.game, page.exercises)) : undefined;
  const exercise = found?.exercises.find(({ id }) => id === given.id);
  if (found === undefined || exercise === undefined) return <NotFound />;
  return <Attempts found={found} exercise={exercise} address={`/g/${given.game}/${given.page}`} />;
}

/** Every attempt is a new match. */
function Attempts(given: {
  readonly found: LoadedExercises;
  readonly exercise: Exercise;
  readonly address: string;
}) {
  const { found, exercise, address } = given;
  const language = useLanguage();
  const [count, setCount] = useState(1);
  usePageTitle(exercise.name[language]);
  const { exercises } = found;
  const next = exercises[exercises.indexOf(exercise) + 1];
  return (
    <ExerciseView
      key={count}
      found={found}
      exercise={exercise}
      listAddress={address}
      nextAddress={next && `${address}/${next.id}`}
      onAgain={() => setCount(count + 1)}
    />
  );
}
