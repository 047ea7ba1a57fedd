/** Executes the requests of connections on a match and creates the replies. */
import type { Watcher } from '@ludoteca/kernel';
import { type ClientRequest, RefusedError, type ServerMessage } from '@ludoteca/wire';
import { stringifyMessage } from './table-clients.ts';
import type { RemoteMatch } from './remote-match.ts';

/** The reply to a request. */
export interface TableReply {
  /** As JSON. */
  readonly text: string;
  readonly isRefused: boolean;
}

/** `mayHint`: whether the terms of the table allow hints. */
export async function handleClientRequest(
  match: RemoteMatch,
  watcher: Watcher,
  request: ClientRequest,
  mayHint: boolean,
): Promise<TableReply> {
  const { id } = request;
  if ('why' in request)
    return { text: `{"id":${id},"reason":${await match.why(watcher, request.why)}}`, isRefused: false };
  if ('barred' in request)
    return { text: `{"id":${id},"barred":${await match.barred(watcher)}}`, isRefused: false };
  if ('hint' in request) {
    if (!mayHint) throw new RefusedError({ problem: 'not allowed' });
    return { text: `{"id":${id},"hint":${await match.hint(watcher)}}`, isRefused: false };
  }
  const seat = seatOf(watcher);
  const refused = 'answer' in request ? await match.play(seat, request.answer) : await match.withdraw(seat);
  const message: ServerMessage = refused === undefined ? { id, done: true } : { id, refused };
  return { text: stringifyMessage(message), isRefused: refused !== undefined };
}

/** Spectators have no seat, so they cannot answer any question. */
const seatOf = (watcher: Watcher): number => (typeof watcher === 'number' ? watcher : -1);
