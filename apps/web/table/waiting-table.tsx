/** A table that waits for players: seats and invitation link. */
import { SeatSymbol, placeAroundTable, useStore } from '@ludoteca/kit/web';
import {
  contributionStateOf,
  describeReveal,
  fairnessTexts,
  PERSON,
  type SeatInfo,
  type TableInfo,
} from '@ludoteca/wire';
import { use, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ChatPanel } from '../people/chat-panel.tsx';
import { useRequest } from '../connection/use-request.ts';
import { loadGame } from '../pages/game-modules.ts';
import { Icon } from '../components/icon.tsx';
import { joinTable } from '../lobby/join-table.ts';
import { PageHeader } from '../components/page-header.tsx';
import { withSeatNumbers } from './seat-numbers.ts';
import { api } from '../connection/server.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { ProblemLine } from '../components/error-line.tsx';
import { formatPlayerNames } from '../texts/index.ts';
import { CommitmentNotice } from './fairness-check.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import type { TableSession } from './table-session.ts';

export function WaitingTable({
  table,
  session,
}: {
  readonly table: TableInfo;
  readonly session: TableSession;
}) {
  const texts = useTexts();
  const language = useLanguage();
  const state = useStore(session);
  const { watcher } = state;
  const [, goTo] = useLocation();
  const { isBusy, problem, send } = useRequest();
  const game = use(loadGame(table.game))?.texts[language];
  const names = formatPlayerNames(texts, table.seats, game?.players);
  const seated = typeof watcher === 'number';
  const fairness = fairnessTexts[language];
  const missing = table.seats.filter(({ name }) => name === '').length;

  const spots = [{ x: 50, y: 100 }, ...placeAroundTable(table.seats.length - 1)];
  return (
    <>
      <PageHeader>
        <h1 className="table-title">{game?.name ?? table.game}</h1>
      </PageHeader>
      <main className="waiting">
        <ConnectionNotice state={state} />
        <div className="waiting-table">
          <output className="waiting-missing">
            {describeReveal(fairness, table, names) ?? texts.table.missing(missing)}
          </output>
          <ol aria-label={texts.table.table}>
            {withSeatNumbers(table.seats).map(({ seat, info }) => (
              <li
                key={seat}
                className="waiting-seat"
                style={{ left: `${spots[seat]?.x}%`, top: `${spots[seat]?.y}%` }}
              >
                <WaitingSeat
                  seat={seat}
                  info={info}
                  contribution={fairness.contributions[contributionStateOf(info, table) ?? 'none']}
                  name={names[seat] ?? ''}
                  isYou={watcher === seat}
                  mayPick={!seated}
                  onSit={() => send(() => joinTable(table, { seat }))}
                />
              </li>
            ))}
          </ol>
        </div>
        {table.terms?.rated === true && <p>{texts.hosted.ratedNote}</p>}
        <Invitation />
        <ChatPanel table={table} messages={state.chat} mayWrite={seated} />
        <ProblemLine problem={problem} />
        {seated && (
          <button
            type="button"
            className="soft"
            aria-disabled={isBusy}
            onClick={() =>
              send(
                () => api.leave(table.id),
                () => goTo('/'),
              )
            }
          >
            <Icon name="door" />
            {texts.table.leave}
          </button>
        )}
        <CommitmentNotice table={table} names={names} />
      </main>
    </>
  );
}

function WaitingSeat(given: {
  readonly seat: number;
  readonly info: SeatInfo;
  /** What the seat adds to the shuffle. */
  readonly contribution: string;
  readonly name: string;
  readonly isYou: boolean;
  readonly mayPick: boolean;
  readonly onSit: () => void;
}) {
  const texts = useTexts();
  const { name } = given;
  if (name === '')
    return given.mayPick ? (
      <button type="button" className="seat-plate free possible" onClick={given.onSit}>
        <Icon name="plus" />
        {texts.table.sit}
      </button>
    ) : (
      <span className="seat-plate free">{texts.lobby.free}</span>
    );
  return (
    <span className="seat-plate">
      <SeatSymbol seat={given.seat} />
      <span className="seat-name">{name}</span>
      {given.isYou && <span className="small">{texts.table.you}</span>}
      {given.info.kind === PERSON ? (
        <span className="small">{given.contribution}</span>
      ) : (
        <Icon name="chip" size={16} />
      )}
    </span>
  );
}

function Invitation() {
  const { table } = useTexts();
  const link = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    link.current?.select();
    // Without access to the clipboard the link is selected for copying by hand.
    await navigator.clipboard?.writeText(globalThis.location.href).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <section className="invitation">
      <p>{table.invite}</p>
      <div className="invitation-row">
        <input
          ref={link}
          className="field"
          readOnly
          aria-label={table.link}
          value={globalThis.location.href}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="press" onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? table.copied : table.copy}
        </button>
      </div>
    </section>
  );
}
