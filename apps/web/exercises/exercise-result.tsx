/** The result of an attempt and the next steps. */
import { describeSolution } from '@ludoteca/kit';
import { useState } from 'react';
import { Link } from 'wouter';
import { download } from '../components/download.ts';
import { useLanguage } from '../state/preferences.ts';
import { EXERCISE_TEXTS } from './texts.ts';
import type { ExerciseMatch } from './exercise-match.ts';
import type { ExerciseViewProps } from './exercise-view.tsx';

interface ExerciseResultProps extends ExerciseViewProps {
  readonly match: ExerciseMatch;
  readonly names: readonly string[];
  readonly isSolved: boolean;
}

export function ExerciseResult(given: ExerciseResultProps) {
  const { exercise, match, names, isSolved, nextAddress } = given;
  const language = useLanguage();
  const texts = EXERCISE_TEXTS[language];
  const [solution, setSolution] = useState<readonly string[]>();
  const next = nextAddress !== undefined && (
    <Link href={nextAddress} className={isSolved ? 'press' : 'soft'}>
      {texts.next}
    </Link>
  );
  return (
    <section className="ending exercise-ending" aria-live="polite">
      <div>
        <h2>{isSolved ? texts.solved : texts.failed}</h2>
        <p>{isSolved ? exercise.closing?.[language] : texts.tryAgain}</p>
        {solution && <SolutionList solution={solution} />}
      </div>
      <div className="deeds">
        {isSolved && next}
        <button type="button" className={isSolved ? 'soft' : 'press'} onClick={given.onAgain}>
          {texts.again}
        </button>
        {!isSolved && solution === undefined && (
          <button
            type="button"
            className="soft"
            onClick={() => setSolution(describeSolution(given.found.loaded.entry, exercise, language, names))}
          >
            {texts.solution}
          </button>
        )}
        {!isSolved && next}
        <Link href={given.listAddress} className="soft">
          {texts.list}
        </Link>
        <button
          type="button"
          className="soft"
          onClick={() => download(`${exercise.id}.ludoteca`, match.hosted.createArchive(names))}
        >
          {texts.record}
        </button>
      </div>
    </section>
  );
}

function SolutionList({ solution }: { readonly solution: readonly string[] }) {
  const texts = EXERCISE_TEXTS[useLanguage()];
  if (solution.length === 0) return <p>{texts.noSolution}</p>;
  return (
    <ol className="solution">
      {solution.map((sentence, i) => (
        // The same sentence may occur twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i}>{sentence}</li>
      ))}
    </ol>
  );
}
