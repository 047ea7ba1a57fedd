/** An attempt at an exercise: the task, the board, and the result. */
import type { Exercise } from '@ludoteca/kit';
import { useFocusRestore, useStore } from '@ludoteca/kit/web';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { Loading } from '../components/error-page.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { useGuest } from '../connection/server.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { createEventLog, formatEvents } from '../table/event-log.ts';
import { EventLogView } from '../table/event-log-view.tsx';
import { GameBoard } from '../table/game-board.tsx';
import { QuestionPanel } from '../table/question-panel.tsx';
import { SESSION_ENVIRONMENT } from '../table/session-environment.ts';
import { TableSession } from '../table/table-session.ts';
import { type ViewTab, ViewTabs } from '../table/view-tabs.tsx';
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
  const [session] = useState(() => new TableSession(match.chair, SESSION_ENVIRONMENT));
  const state = useStore(session);
  const language = useLanguage();
  const pageTexts = useTexts();
  const [tab, setTab] = useState<ViewTab>('table');
  const board = useRef<HTMLDivElement>(null);
  useFocusRestore(board, '.thing.possible, .rail-answers button');
  const texts = loaded.entry.texts[language];
  const names = useExerciseNames(exercise, loaded.entry.game.seats.min);
  const { shown, steps } = state;
  const lines = useMemo(
    () => createEventLog({ steps, outcome: undefined, reasons: false }, texts, names),
    [steps, texts, names],
  );
  const attempt = match.attemptAt((shown?.shownSteps ?? 1) - 1);
  const isSolved = attempt.state === 'solved';
  useEffect(() => {
    if (isSolved) addSolved(loaded.entry.game.id, collection.id, exercise.id);
  }, [isSolved, loaded, collection, exercise]);
  if (shown === undefined) return <Loading />;
  const { asked } = shown.observation;
  const isOpen = attempt.state === 'open';
  return (
    <>
      <PageHeader>
        <h1 className="table-title">{exercise.name[language]}</h1>
        <button type="button" className="bare" aria-label={pageTexts.exercises.again} onClick={given.onAgain}>
          <Icon name="undo" />
        </button>
      </PageHeader>
      <main className={`play tab-${tab}`}>
        {isOpen && <Task exercise={exercise} done={attempt.done} />}
        <ViewTabs tab={tab} onTab={setTab} />
        <div ref={board} tabIndex={-1} className="play-table">
          <GameBoard
            session={session}
            state={isOpen ? state : { ...state, isBusy: true }}
            loaded={loaded}
            texts={texts}
            names={names}
            autoPassAccess={undefined}
          />
          {isOpen ? (
            <QuestionPanel
              texts={texts}
              names={names}
              state={state}
              asked={asked}
              isPassing={false}
              plays
              isGeneric={loaded.board === undefined}
              answer={session.answer}
              why={session.why}
              hint={session.hint}
              table={board}
            />
          ) : (
            <ExerciseResult {...given} match={match} names={names} isSolved={isSolved} />
          )}
        </div>
        <aside className="play-side">
          <EventLogView lines={lines} line={loaded.logLine} />
        </aside>
      </main>
      <output className="aloud">{formatEvents(shown.events, texts, names).slice(-3).join(' ')}</output>
    </>
  );
}

/** The current step. */
function Task({ exercise, done }: { readonly exercise: Exercise; readonly done: number }) {
  const language = useLanguage();
  const { exercises } = useTexts();
  const { steps } = exercise;
  return (
    <section className="task" aria-live="polite">
      {steps.length > 1 && <span className="small">{exercises.step(done + 1, steps.length)}</span>}
      <p>{steps[done]?.text[language]}</p>
    </section>
  );
}

function useExerciseNames({ seat }: Exercise, seats: number): readonly string[] {
  const { make, guest: guestTexts } = useTexts();
  const own = useGuest()?.name ?? guestTexts.usual;
  const computer = make.players['greedy'] ?? 'greedy';
  return useMemo(
    () => Array.from({ length: seats }, (_, one) => (one === seat ? own : computer)),
    [own, computer, seat, seats],
  );
}
