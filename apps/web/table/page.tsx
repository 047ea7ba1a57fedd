import { type ReactNode, use, useEffect, useState } from 'react';
import { useCell } from '../cell.ts';
import { loadGame } from '../games.ts';
import { stubOf } from '../lobby/stub.ts';
import { arrive } from '../server.ts';
import { useWords } from '../taste.ts';
import { Loading, Trouble } from '../trouble.tsx';
import { problemIn } from '../words/index.ts';
import { Play } from './play.tsx';
import { Room } from './room.ts';
import { Waiting } from './waiting.tsx';

/** A chair at the table, for as long as the page is there; null: no server. */
function useRoom(id: string): Room | null | undefined {
  const [room, setRoom] = useState<Room | null>();
  useEffect(() => {
    let opened: Room | undefined;
    let gone = false;
    const open = async (): Promise<void> => {
      const guest = await arrive();
      if (gone) return;
      opened = guest && new Room(id, guest.token);
      setRoom(opened ?? null);
    };
    void open();
    return () => {
      gone = true;
      opened?.close();
    };
  }, [id]);
  return room;
}

export default function TablePage({ id }: { readonly id: string }) {
  const words = useWords();
  const room = useRoom(id);
  if (room === undefined) return <Loading />;
  if (room === null)
    return (
      <Trouble
        title={problemIn(words, { problem: 'unreachable' })}
        onAgain={() => globalThis.location.reload()}
      />
    );
  return <AtTable room={room} />;
}

function AtTable({ room }: { readonly room: Room }): ReactNode {
  const words = useWords();
  const { table, problem } = useCell(room);
  if (problem !== undefined) return <Trouble title={problemIn(words, problem)} />;
  if (table === undefined) return <Loading />;
  // Whoever comes keeps the commitment as it is now, so that it cannot be another one later.
  stubOf(table);
  return table.state === 'open' ? (
    <Waiting table={table} room={room} />
  ) : (
    <Playing game={table.game} room={room} />
  );
}

function Playing({ game, room }: { readonly game: string; readonly room: Room }) {
  const words = useWords();
  const loaded = use(loadGame(game));
  if (loaded === undefined) return <Trouble title={problemIn(words, { problem: 'no such game' })} />;
  return <Play room={room} loaded={loaded} />;
}
