/** The table of a match that this page hosts: the board, the question or the end, and the event log. */
import { seatColourStyle, useFocusRestore } from '@ludoteca/kit/web';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { LoadedGame } from '../pages/game-modules.ts';
import { PageHeader } from '../components/page-header.tsx';
import { useGuest } from '../connection/server.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { createEventLog, formatEvents } from '../table/event-log.ts';
import { EventLogView } from '../table/event-log-view.tsx';
import { GameBoard } from '../table/game-board.tsx';
import { QuestionPanel } from '../table/question-panel.tsx';
import type { TableSession, TableState } from '../table/table-session.ts';
import { type ViewTab, ViewTabs } from '../table/view-tabs.tsx';

interface LocalTableProps {
  readonly loaded: LoadedGame;
  readonly session: TableSession;
  readonly state: TableState;
  readonly shown: NonNullable<TableState['shown']>;
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
  const { loaded, session, state, shown, names, ending } = given;
  const language = useLanguage();
  const [tab, setTab] = useState<ViewTab>('table');
  const board = useRef<HTMLDivElement>(null);
  useFocusRestore(board, '.thing.possible, .rail-answers button');
  const texts = loaded.entry.texts[language];
  const { steps } = state;
  const lines = useMemo(
    () => createEventLog({ steps, outcome: undefined, reasons: false }, texts, names),
    [steps, texts, names],
  );
  return (
    <>
      <PageHeader>
        <h1 className="table-title">{given.title}</h1>
        {given.buttons}
      </PageHeader>
      <main
        className={`play tab-${tab}`}
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
            autoPassAccess={undefined}
            answer={session.answer}
          />
          {ending ?? (
            <QuestionPanel
              game={loaded.entry.game.id}
              texts={texts}
              names={names}
              state={state}
              asked={shown.observation.asked}
              isPassing={false}
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

/** The name of the person at this page. */
export function useOwnName(): string {
  const { guest } = useTexts();
  return useGuest()?.name ?? guest.usual;
}
