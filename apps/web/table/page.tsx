import { RemoteChair } from '@ludoteca/wire';
import { type ReactNode, use, useEffect, useState } from 'react';
import { useCell } from '../cell.ts';
import { loadGame } from '../games.ts';
import { see } from '../lobby/stub.ts';
import { arrive, handsFor, useToken } from '../server.ts';
import { isCalm, useWords } from '../taste.ts';
import { Loading, ProblemPage } from '../trouble.tsx';
import { problemIn } from '../words/index.ts';
import { Play } from './play.tsx';
import { Room, type Surroundings } from './room.ts';
import { Waiting } from './waiting.tsx';

const PAGE: Surroundings = { wait: (milliseconds, then) => setTimeout(then, milliseconds), calm: isCalm };

/** A chair at the table, for as long as the page is there. Without a guest one still watches; whoever becomes one meanwhile takes another chair. */
function useRoom(id: string): Room | undefined {
  const token = useToken();
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    let opened: Room | undefined;
    let gone = false;
    void arrive().then(() => {
      if (gone) return;
      opened = new Room(new RemoteChair(handsFor(id, token)), PAGE);
      setRoom(opened);
    });
    return () => {
      gone = true;
      opened?.close();
    };
  }, [id, token]);
  return room;
}

export default function TablePage({ id }: { readonly id: string }) {
  const room = useRoom(id);
  return room === undefined ? <Loading /> : <AtTable room={room} />;
}

function AtTable({ room }: { readonly room: Room }): ReactNode {
  const words = useWords();
  const { table, problem, setback, link } = useCell(room);
  // Whoever comes keeps the commitment as it is now, so that it cannot be another one later.
  useEffect(() => {
    if (table !== undefined) see(table);
  }, [table]);
  if (problem !== undefined) return <ProblemPage problem={problem} />;
  if (table === undefined) {
    const lost = link === 'lost' ? words.link.lost : undefined;
    return <Loading why={setback === undefined ? lost : problemIn(words, setback)} />;
  }
  return table.state === 'open' ? (
    <Waiting table={table} room={room} />
  ) : (
    <Playing game={table.game} room={room} />
  );
}

function Playing({ game, room }: { readonly game: string; readonly room: Room }) {
  const loaded = use(loadGame(game));
  return loaded === undefined ? (
    <ProblemPage problem={{ problem: 'no such game' }} />
  ) : (
    <Play room={room} loaded={loaded} />
  );
}
