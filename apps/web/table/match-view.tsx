/** A match in the browser: the board of the game and everything around it. */
import type { AnyParts, Watcher } from '@ludoteca/kernel';
import type { VisibleQuestion, PlayerNames, GameTexts } from '@ludoteca/kit';
import { isAutoPassed, seatColourStyle, useFocusRestore, useStore } from '@ludoteca/kit/web';
import { PERSON, type TableInfo } from '@ludoteca/wire';
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ChatPanel } from '../people/chat-panel.tsx';
import { api } from '../connection/server.ts';
import type { LoadedGame } from '../pages/game-modules.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { Loading } from '../components/error-page.tsx';
import { formatPlayerNames } from '../texts/index.ts';
import { CommitmentNotice, FairnessCheck } from './fairness-check.tsx';
import { GameBoard } from './game-board.tsx';
import { MatchResult } from './match-result.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { PaceButtons } from './pace-buttons.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { useAutoPassAccess } from './use-auto-pass-access.ts';
import { hasExplainingPlayers, useExplanations } from './explanations.ts';
import type { TableSession } from './table-session.ts';
import { useConfirmation } from './use-confirmation.ts';
import { useSinceTurn } from './use-since-turn.ts';
import { SeatBar } from './seat-bar.tsx';
import { EventLogView } from './event-log-view.tsx';
import { LogColumnButton, useLogColumn } from './log-column.tsx';
import { TableHeader } from './table-header.tsx';
import { TakebackButton, TakebackNotice } from './takeback.tsx';
import { TurnAlertButton, useTurnAlert } from './turn-alert.tsx';
import { type ViewTab, ViewTabs } from './view-tabs.tsx';
import { DelayNotice, WaitingNotice } from './waiting-notice.tsx';
import { formatEvents, createEventLog, type EventLogLine } from './event-log.ts';

/** Selector of the element that gets the focus when the focused one disappears. */
const FOCUS_FALLBACK = '.thing.possible, .rail-answers button';

/** Number of sentences of an update that are announced to screen readers. */
const MAX_ANNOUNCED_SENTENCES = 3;

export function MatchView({
  session,
  loaded,
}: {
  readonly session: TableSession;
  readonly loaded: LoadedGame;
}) {
  const state = useStore(session);
  const language = useLanguage();
  const pageTexts = useTexts();
  const [tab, setTab] = useState<ViewTab>('table');
  const board = useRef<HTMLDivElement>(null);
  useFocusRestore(board, FOCUS_FALLBACK);
  const { table, shown, watcher, steps } = state;
  const texts = loaded.texts[language];
  const names = usePlayerNames(table, texts);
  const outcome = shown?.observation.outcome;
  const reasons = useExplanations(table);
  const lines = useMemo(
    () => createEventLog({ steps, outcome, reasons }, texts, names),
    [steps, outcome, reasons, texts, names],
  );
  const isRefused = state.refusal !== undefined;
  const autoPassAccess = useAutoPassAccess(table, watcher, loaded);
  const isPassing =
    shown !== undefined && isAutoPassed(loaded, { ...shown.observation, watcher, isRefused, autoPassAccess });
  const asked = useShownQuestion(shown?.observation.asked, isPassing, watcher);
  const isAsked = asked !== undefined && asked.seat === watcher;
  const logColumn = useLogColumn(isAsked);
  const sinceTurn = useSinceTurn(table?.id, state.sinceAnswer);
  useDocumentTitle(isAsked ? `● ${pageTexts.table.yourTurn} · ${texts.name}` : texts.name);
  useTurnAlert(isAsked, `${pageTexts.table.yourTurn} · ${texts.name}`);
  const confirmation = useConfirmation(isAsked ? asked.number : undefined, session.answer);
  if (table === undefined || shown === undefined) return <Loading />;

  const plays = typeof watcher === 'number' && !steps.some(({ left }) => left === watcher);
  return (
    <>
      <MatchHeader
        session={session}
        loaded={loaded}
        table={table}
        watcher={watcher}
        reasons={reasons}
        plays={plays}
        isAsked={isAsked}
        isOver={outcome !== undefined}
        mayAbort={steps.length === 1}
        // The resign button disappears, so the focus moves to the board.
        onResigned={() => board.current?.focus()}
      />
      <main
        className={`play tab-${tab} ${logColumn}`}
        style={seatColourStyle(loaded.seatColours?.(shown.observation.view) ?? [])}
      >
        <SeatBar table={table} names={names} watcher={watcher} asked={asked} outcome={outcome} />
        <ConnectionNotice state={state} />
        <TakebackNotice table={table} names={names} watcher={watcher} />
        {outcome === undefined && table.takeback === undefined && (
          <WaitingNotice
            table={table}
            names={names}
            watcher={watcher}
            asked={shown.observation.asked?.seat}
          />
        )}
        <DelayNotice table={table} watcher={watcher} />
        <ViewTabs tab={tab} onTab={setTab} />
        <div ref={board} tabIndex={-1} className="play-table">
          <GameBoard
            session={session}
            state={state}
            loaded={loaded}
            texts={texts}
            names={names}
            autoPassAccess={autoPassAccess}
            answer={confirmation.answer}
          />
          {outcome === undefined ? (
            <QuestionPanel
              game={loaded.id}
              texts={texts}
              names={names}
              state={state}
              asked={asked}
              isPassing={isPassing}
              plays={plays}
              isGeneric={loaded.board === undefined}
              autoPassAccess={autoPassAccess}
              orders={loaded.orders}
              since={selectSince(lines, sinceTurn, loaded)}
              answer={confirmation.answer}
              confirmation={confirmation}
              why={session.why}
              hint={session.hint}
              table={board}
            />
          ) : (
            <MatchResult
              table={table}
              names={names}
              outcome={outcome}
              sentence={texts.outcome(outcome, names)}
              watcher={watcher}
            >
              <FairnessCheck table={table} names={names} loaded={loaded} watcher={watcher} steps={steps} />
            </MatchResult>
          )}
        </div>
        <MatchSide
          loaded={loaded}
          table={table}
          names={names}
          watcher={watcher}
          lines={lines}
          sinceTurn={sinceTurn}
          messages={state.chat}
          isOver={outcome !== undefined}
        />
      </main>
      <output className="aloud">
        {formatEvents(shown.events, texts, names).slice(-MAX_ANNOUNCED_SENTENCES).join(' ')}{' '}
        {isAsked && texts.question(asked, names, shown.observation.view)}
      </output>
    </>
  );
}

/** The title of the table with the buttons for the whole match. */
function MatchHeader(given: {
  readonly session: TableSession;
  readonly loaded: LoadedGame;
  readonly table: TableInfo;
  readonly watcher: Watcher;
  readonly reasons: ReturnType<typeof useExplanations>;
  readonly plays: boolean;
  readonly isAsked: boolean;
  readonly isOver: boolean;
  readonly mayAbort: boolean;
  readonly onResigned: () => void;
}) {
  const { session, loaded, table, watcher, reasons, plays, isAsked, isOver, mayAbort, onResigned } = given;
  const texts = loaded.texts[useLanguage()];
  const [, goTo] = useLocation();
  const resign = (): void => {
    session.withdraw();
    onResigned();
  };
  const abort = (): void => {
    void api.abort(table.id).then((reply) => {
      if (reply.ok) goTo('/');
    });
  };
  return (
    <TableHeader
      game={loaded.id}
      texts={texts}
      reasons={hasExplainingPlayers(table, texts) ? reasons : undefined}
      mayResign={plays && !isOver}
      onResign={resign}
      onAbort={mayAbort ? abort : undefined}
    >
      <LogColumnButton />
      {plays && !isOver && <TakebackButton table={table} />}
      {plays && !isOver && <TurnAlertButton />}
      {!isOver && <PaceButtons table={table} watcher={watcher} isAsked={isAsked} onSkip={session.catchUp} />}
    </TableHeader>
  );
}

/** The log of the match and the chat. */
function MatchSide(given: {
  readonly loaded: LoadedGame;
  readonly table: TableInfo;
  readonly names: PlayerNames;
  readonly watcher: Watcher;
  readonly lines: readonly EventLogLine[];
  readonly sinceTurn: number | undefined;
  readonly messages: ComponentProps<typeof ChatPanel>['messages'];
  readonly isOver: boolean;
}) {
  const { loaded, table, names, watcher, lines, sinceTurn, messages, isOver } = given;
  const isSeated = typeof watcher === 'number';
  return (
    <aside className="play-side">
      <EventLogView
        lines={lines}
        line={loaded.logLine}
        isRoutine={loaded.isRoutine}
        sinceTurn={isSeated ? sinceTurn : undefined}
      />
      <ChatPanel table={table} messages={messages} mayWrite={isSeated && isShared(table)} />
      {!isOver && <CommitmentNotice table={table} names={names} />}
    </aside>
  );
}

/** The sentences since the last answer, without routine. */
const selectSince = (
  lines: readonly EventLogLine[],
  sinceTurn: number | undefined,
  { isRoutine }: LoadedGame,
): readonly EventLogLine[] =>
  lines.filter(
    ({ step, event }) =>
      sinceTurn !== undefined && step >= sinceTurn && (event === undefined || isRoutine?.(event) !== true),
  );

/** Whether other people play. */
const isShared = ({ seats }: TableInfo): boolean => seats.filter(({ kind }) => kind === PERSON).length > 1;

/** Returns the same array until a name changes, so that presence changes do not rebuild the log. */
function usePlayerNames(table: TableInfo | undefined, { players }: GameTexts<AnyParts>): PlayerNames {
  const pageTexts = useTexts();
  const named = JSON.stringify(formatPlayerNames(pageTexts, table?.seats ?? [], players));
  return useMemo(() => JSON.parse(named) as PlayerNames, [named]);
}

/** The question to show: while the server passes automatically, the previous question of another seat stays. */
function useShownQuestion(
  asked: VisibleQuestion<AnyParts> | undefined,
  isPassing: boolean,
  watcher: Watcher,
): VisibleQuestion<AnyParts> | undefined {
  const [before, setBefore] = useState(asked);
  if (!isPassing && before !== asked) setBefore(asked);
  if (!isPassing) return asked;
  return before?.seat === watcher ? undefined : before;
}

function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = 'Ludoteca';
    };
  }, [title]);
}
