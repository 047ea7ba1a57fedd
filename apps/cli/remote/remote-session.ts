/** Plays at the tables of a server from this terminal. */
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { FairSeat, RemoteChair, TableInfo } from '@ludoteca/wire';
import type { PlayOptions } from '../session/play-options.ts';
import { playMatch } from '../session/play-match.ts';
import type { SessionSeating } from '../session/terminal-session.ts';
import { createKindNamer, type PlayerSpec, seatPlayers } from '../session/setup/player-names.ts';
import type { SessionEnd } from '../session/local-session.ts';
import type { Ui } from '../terminal/ui.ts';
import { formatTableLink } from './table-address.ts';
import { offerRematch } from './rematch.ts';
import { reportFairness } from './fairness-report.ts';
import type { FairnessFolder } from './fairness-store.ts';
import { withTimeouts } from './timeout-chair.ts';
import { waitForStart } from './wait-for-start.ts';
import { RemoteTable } from './remote-table.ts';
import type { ServerClient } from './server-client.ts';
import { connectToTable } from './connection.ts';

/** Everything a session at a remote table needs. */
export interface RemoteContext {
  readonly ui: Ui;
  readonly server: ServerClient;
  readonly fairSeat: FairSeat;
  readonly fairnessFolder: FairnessFolder;
  readonly entry: AnyCatalogueEntry;
  readonly playOptions: PlayOptions;
}

export interface RemoteSession extends RemoteContext {
  /** The id of the table. */
  readonly id: string;
  readonly link: string;
  readonly chair: RemoteChair;
  readonly remote: RemoteTable;
  /** The latest known state of the table. */
  readonly table: () => TableInfo;
}

/** How the session ended, and the link of its last table. */
export interface RemoteSessionResult {
  readonly ended: SessionEnd;
  readonly link: string;
}

/** Plays at a table, and at the following one after each rematch. */
export async function playRemoteTables(
  context: RemoteContext,
  first: TableInfo,
): Promise<RemoteSessionResult> {
  let table = first;
  for (;;) {
    const link = formatTableLink({ origin: context.server.origin, table: table.id });
    const next = await playRemoteTable(context, table, link);
    if (typeof next === 'string') return { ended: next, link };
    table = next;
  }
}

/** Returns the next table after a rematch. */
async function playRemoteTable(
  context: RemoteContext,
  table: TableInfo,
  link: string,
): Promise<SessionEnd | TableInfo> {
  const { server, ui, playOptions, fairSeat } = context;
  const { chair, close } = connectToTable({ origin: server.origin, table: table.id }, server.guest?.token);
  const remote = new RemoteTable(chair, server, fairSeat, table.id);
  const session = { ...context, id: table.id, link, chair, remote, table: () => chair.table ?? table };
  try {
    const left = await waitForStart(session);
    if (left !== undefined) return left;
    const ended = await playMatch(ui, createSeating(session), playOptions);
    if (ended !== 'over') return ended;
    return (await reportFairness(session)) ? await offerRematch(session) : 'over';
  } finally {
    close();
    await fairSeat.settle();
  }
}

function createSeating({ chair, remote, entry, server, table, playOptions }: RemoteSession): SessionSeating {
  const nameKind = createKindNamer(entry, playOptions.language);
  // The server sends characters by their internal names; the game has names in every language.
  const specs = table().seats.map((seat): PlayerSpec =>
    nameKind(seat.kind) === seat.kind ? seat : { kind: seat.kind },
  );
  const names = seatPlayers(specs, '', nameKind).map(({ name }) => name);
  const own = withTimeouts(chair, server.language);
  const { watcher } = own;
  const chairs =
    typeof watcher === 'number'
      ? { people: [{ seat: watcher, chair: own }] }
      : { people: [], spectator: own };
  return { entry, names, remote, ...chairs };
}
