/** The table of a match that this page hosts: the board, the question or the end, and the event log. */
import type { AutoPassAccess } from '@ludoteca/kit';
import { isAutoPassed, seatColourStyle, useFocusRestore, useStore } from '@ludoteca/kit/web';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { LoadedGame } from '../pages/game-modules.ts';
import { Loading } from '../components/error-page.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { useGuest } from '../connection/server.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { createEventLog, formatEvents } from '../table/event-log.ts';
import { EventLogView } from '../table/event-log-view.tsx';
import { LogColumnButton, useLogColumn } from '../table/log-column.tsx';
import { GameBoard } from '../table/game-board.tsx';
import { QuestionPanel } from '../table/question-panel.tsx';
import { SESSION_ENVIRONMENT } from '../table/session-environment.ts';
import { TableSession, type TableState } from '../table/table-session.ts';
import { type ViewTab, ViewTabs } from '../table/view-tabs.tsx';
import type { PageMatch } from './page-match.ts';

/** The session of this page at a match that it hosts. */
export interface LocalSession {
  readonly session: TableSession;
  readonly state: TableState;
  readonly autoPassAccess: AutoPassAccess;
}

export function useLocalSession({ chair, settings }: PageMatch): LocalSession {
  const [session] = useState(() => new TableSession(chair, SESSION_ENVIRONMENT));
  const state = useStore(session);
  const current = useStore(settings);
  return { session, state, autoPassAccess: { settings: current, isAlone: true, change: settings.set } };
}

interface LocalTableProps extends LocalSession {
  readonly loaded: LoadedGame;
  readonly names: readonly string[];
  readonly title: string;
  /** Buttons beside the title. */
  readonly buttons?: ReactNode;
  /** Above the table. */
  readonly task?: ReactNode;
  /** In place of the question, when the match is over. */
  readonly ending: ReactNode | undefined;
}

export function LocalTable(given: LocalTableProps) {
  const { loaded, session, state, autoPassAccess, names, ending } = given;
  const language = useLanguage();
  const [tab, setTab] = useState<ViewTab>('table');
  const board = useRef<HTMLDivElement>(null);
  useFocusRestore(board, '.thing.possible, .rail-answers button');
  const texts = loaded.texts[language];
  const { steps, shown } = state;
  const asked = shown?.observation.asked;
  const logColumn = useLogColumn(asked !== undefined && asked.seat === state.watcher);
  const lines = useMemo(
    () => createEventLog({ steps, outcome: undefined, reasons: false }, texts, names),
    [steps, texts, names],
  );
  if (shown === undefined) return <Loading />;
  const { watcher, refusal } = state;
  const isRefused = refusal !== undefined;
  const isPassing = isAutoPassed(loaded, { ...shown.observation, watcher, isRefused, autoPassAccess });
  return (
    <>
      <PageHeader>
        <h1 className="table-title">{given.title}</h1>
        {given.buttons}
        <LogColumnButton />
      </PageHeader>
      <main
        className={`play tab-${tab} ${logColumn}`}
        style={seatColourStyle(loaded.seatColours?.(shown.observation.view) ?? [])}
      >
        {given.task}
        <ViewTabs tab={tab} onTab={setTab} />
        <div ref={board} tabIndex={-1} className="play-table">
          <GameBoard
            session={session}
            state={ending === undefined ? state : { ...state, isBusy: true }}
            loaded={loaded}
            texts={texts}
            names={names}
            autoPassAccess={autoPassAccess}
            answer={session.answer}
          />
          {ending ?? (
            <QuestionPanel
              game={loaded.id}
              texts={texts}
              names={names}
              state={state}
              asked={isPassing ? undefined : asked}
              isPassing={isPassing}
              autoPassAccess={autoPassAccess}
              orders={loaded.orders}
              plays
              isGeneric={loaded.board === undefined}
              answer={session.answer}
              why={session.why}
              hint={session.hint}
              table={board}
            />
          )}
        </div>
        <aside className="play-side">
          <EventLogView lines={lines} line={loaded.logLine} isRoutine={loaded.isRoutine} />
        </aside>
      </main>
      <output className="aloud">{formatEvents(shown.events, texts, names).slice(-3).join(' ')}</output>
    </>
  );
}

/** The end of a match, in place of its question: the result, and buttons. */
export function LocalEnding({ result, children }: { readonly result: string; readonly children: ReactNode }) {
  return (
    <section className="ending exercise-ending" aria-live="polite">
      <h2>{result}</h2>
      <div className="deeds">{children}</div>
    </section>
  );
}

/** The name of the person at this page. */
export function useOwnName(): string {
  const { guest } = useTexts();
  return useGuest()?.name ?? guest.usual;
}
