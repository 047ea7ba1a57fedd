import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { RemoteChair, TableInfo } from '@ludoteca/wire';
import type { Manner } from '../manner.ts';
import { playAt } from '../play/face.ts';
import type { Seating } from '../play/here.ts';
import { calledIn, type Guest, seated } from '../play/names.ts';
import type { Ended } from '../play/sitting.ts';
import type { Ui } from '../ui/ui.ts';
import { makeLink } from './address.ts';
import { playAgain } from './again.ts';
import { patientChair } from './chair.ts';
import { gather } from './gathering.ts';
import { FarTable } from './remote.ts';
import type { FarServer } from './server.ts';
import { connect } from './socket.ts';

/** Somebody at this terminal who goes to tables of a server. */
export interface Visitor {
  readonly ui: Ui;
  readonly server: FarServer;
  readonly entry: AnyCatalogueEntry;
  readonly manner: Manner;
}

/** A visitor at a table. */
export interface Visit extends Visitor {
  readonly link: string;
  readonly chair: RemoteChair;
  readonly remote: FarTable;
  /** The table as it is known now. */
  readonly table: () => TableInfo;
}

/** How it ended, and the link of the table where it did. */
export interface Visited {
  readonly ended: Ended;
  readonly link: string;
}

/** Goes to a table, and on to the next where the same people play again. */
export async function visitTables(visitor: Visitor, first: TableInfo): Promise<Visited> {
  let table = first;
  for (;;) {
    const link = makeLink({ origin: visitor.server.origin, table: table.id });
    const next = await visitOne(visitor, table, link);
    if (typeof next === 'string') return { ended: next, link };
    table = next;
  }
}

/** Stays at a table until its match is over, or one leaves. */
async function visitOne(visitor: Visitor, table: TableInfo, link: string): Promise<Ended | TableInfo> {
  const { server, ui, manner } = visitor;
  const { chair, close } = connect({ origin: server.origin, table: table.id }, server.guest?.token);
  const remote = new FarTable(chair, server);
  const visit = { ...visitor, link, chair, remote, table: () => chair.table ?? table };
  try {
    const left = await gather(visit);
    if (left !== undefined) return left;
    const ended = await playAt(ui, seatingAt(visit), manner);
    return ended === 'over' ? await playAgain(visit) : ended;
  } finally {
    close();
  }
}

function seatingAt({ chair, remote, entry, server, table, manner }: Visit): Seating {
  const called = calledIn(entry, manner.language);
  // What the server calls a player of the game’s own is no word of any language.
  const guests = table().seats.map((seat): Guest =>
    called(seat.kind) === seat.kind ? seat : { kind: seat.kind },
  );
  const names = seated(guests, '', called).map(({ name }) => name);
  const own = patientChair(chair, server.words);
  const { watcher } = own;
  const chairs =
    typeof watcher === 'number'
      ? { people: [{ seat: watcher, chair: own }] }
      : { people: [], spectator: own };
  return { entry, names, remote, ...chairs };
}
