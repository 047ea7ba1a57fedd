/** The page that lists the exercises of a collection. */
import type { WebExercisePage } from '@ludoteca/kit';
import { usePageTitle } from '@ludoteca/kit/web';
import { use } from 'react';
import { Link } from 'wouter';
import { NotFound } from '../components/error-page.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { useLanguage } from '../state/preferences.ts';
import { EXERCISE_TEXTS } from './texts.ts';
import { loadExercises } from './load-exercises.ts';
import { loadSolved } from './solved-exercises.ts';

export default function ExerciseList(given: { readonly game: string; readonly page: WebExercisePage }) {
  const { game, page } = given;
  const language = useLanguage();
  const texts = EXERCISE_TEXTS[language];
  usePageTitle(page.name[language]);
  const found = use(loadExercises(game, page.exercises));
  if (found === undefined) return <NotFound />;
  const { loaded, collection, exercises } = found;
  const solved = loadSolved(game, collection.id);
  const done = exercises.filter(({ id }) => solved.has(id)).length;
  return (
    <>
      <PageHeader />
      <main className="make">
        <h1>
          {loaded.texts[language].name}: {collection.name[language]}
        </h1>
        <p>{collection.about[language]}</p>
        <p className="small">{texts.progress(done, exercises.length)}</p>
        <ol className="exercise-list">
          {exercises.map(({ id, name }) => (
            <li key={id}>
              <Link href={`/g/${game}/${page.id}/${id}`} className="soft">
                {name[language]}
                {solved.has(id) && <span className="exercise-solved">{texts.isSolved}</span>}
              </Link>
            </li>
          ))}
        </ol>
      </main>
    </>
  );
}
