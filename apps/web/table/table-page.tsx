/** The page of one table. */
import { type FairnessRecord, RemoteChair } from '@ludoteca/wire';
import { useStore } from '@ludoteca/kit/web';
import { type ReactNode, use, useEffect, useState } from 'react';
import { loadGame } from '../pages/game-modules.ts';
import { fairSeat } from '../lobby/fair-seat.ts';
import { ensureGuest, createClientEnvironment, useToken } from '../connection/server.ts';
import { useTexts } from '../state/preferences.ts';
import { ProblemLine } from '../components/error-line.tsx';
import { Loading, ProblemPage } from '../components/error-page.tsx';
import { formatProblem } from '../texts/index.ts';
import { MatchView } from './match-view.tsx';
import { SESSION_ENVIRONMENT } from './session-environment.ts';
import { TableSession } from './table-session.ts';
import { WaitingTable } from './waiting-table.tsx';

/** Keeps a session while the page is open. A visitor without a guest watches; a new guest gets a new session. */
function useTableSession(id: string): TableSession | undefined {
  const token = useToken();
  const [session, setSession] = useState<TableSession>();
  useEffect(() => {
    let opened: TableSession | undefined;
    let gone = false;
    void ensureGuest().then(() => {
      if (gone) return;
      opened = new TableSession(new RemoteChair(createClientEnvironment(id, token)), SESSION_ENVIRONMENT);
      setSession(opened);
    });
    return () => {
      gone = true;
      opened?.close();
    };
  }, [id, token]);
  return session;
}

export default function TablePage({ id }: { readonly id: string }) {
  const session = useTableSession(id);
  return session === undefined ? <Loading /> : <TableView id={id} session={session} />;
}

function TableView({ id, session }: { readonly id: string; readonly session: TableSession }): ReactNode {
  const texts = useTexts();
  const { table, problem, transientProblem, connection } = useStore(session);
  const [record, setRecord] = useState<FairnessRecord>();
  // Commitments are recorded at once, so that the server cannot replace them later.
  useEffect(() => {
    if (table !== undefined) void fairSeat.update(id, table).then(setRecord);
  }, [id, table]);
  if (problem !== undefined) return <ProblemPage problem={problem} />;
  if (table === undefined) {
    const lost = connection === 'lost' ? texts.link.lost : undefined;
    return <Loading why={transientProblem === undefined ? lost : formatProblem(texts, transientProblem)} />;
  }
  const violation = record?.violation;
  return (
    <>
      <ProblemLine problem={violation && { problem: 'unfair', facts: { violation } }} />
      {table.state === 'open' ? (
        <WaitingTable table={table} session={session} />
      ) : (
        <LoadedMatch game={table.game} session={session} />
      )}
    </>
  );
}

function LoadedMatch({ game, session }: { readonly game: string; readonly session: TableSession }) {
  const loaded = use(loadGame(game));
  return loaded === undefined ? (
    <ProblemPage problem={{ problem: 'no such game' }} />
  ) : (
    <MatchView session={session} loaded={loaded} />
  );
}
