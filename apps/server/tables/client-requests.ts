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
  if (watcher === 'spectator') return replyToSpectator(match, request);
  if ('why' in request)
    return { text: `{"id":${id},"reason":${await match.why(watcher, request.why)}}`, isRefused: false };
  if ('barred' in request)
    return { text: `{"id":${id},"barred":${await match.barred(watcher)}}`, isRefused: false };
  if ('hint' in request) {
    if (!mayHint) throw new RefusedError({ problem: 'not allowed' });
    return { text: `{"id":${id},"hint":${await match.hint(watcher)}}`, isRefused: false };
  }
  // The judge is no client.
  const seat = watcher === 'judge' ? -1 : watcher;
  const refused = 'answer' in request ? await match.play(seat, request.answer) : await match.withdraw(seat);
  return refused === undefined ? toReply({ id, done: true }) : toReply({ id, refused }, true);
}

const toReply = (message: ServerMessage, isRefused = false): TableReply => ({
  text: stringifyMessage(message),
  isRefused,
});

/** Spectators are never asked. Their requests do not reach the worker, so that many of them do not delay the players. */
function replyToSpectator(match: RemoteMatch, request: ClientRequest): TableReply {
  const { id } = request;
  if ('why' in request) return toReply({ id, reason: { why: 'not offered' } });
  if ('barred' in request) return toReply({ id, barred: [] });
  if ('hint' in request) return toReply({ id, hint: null });
  const isStale = 'answer' in request && request.answer.number !== match.number;
  return toReply({ id, refused: { kind: isStale ? 'stale' : 'not yours' } }, true);
}
