/** Connects to a table of a server and reconnects with increasing delays. */
import { setTimeout as sleep } from 'node:timers/promises';
import { computeBackoffDelay, RemoteChair, type Socket, type SocketHandlers } from '@ludoteca/wire';
import { WebSocket } from 'ws';
import { type TableAddress, liveUrl } from './table-address.ts';

/** Milliseconds. The server pings every 30 seconds; after two missed pings the connection counts as lost. */
const MAX_SILENCE = 75_000;
/** Milliseconds that a server may take to close the connection. */
const CLOSE_TIMEOUT = 500;

export interface TableConnection {
  readonly chair: RemoteChair;
  readonly close: () => void;
}

/** Without a token as a spectator. */
export function connectToTable(address: TableAddress, token: string | undefined): TableConnection {
  const closing = new AbortController();
  const chair = new RemoteChair({
    ...(token === undefined ? {} : { token }),
    connect: (handlers) => openSocket(address, handlers),
    backoff: (attempts) =>
      sleep(computeBackoffDelay(attempts, Math.random()), undefined, { signal: closing.signal }).catch(
        () => undefined,
      ),
  });
  return {
    chair,
    close: () => {
      closing.abort();
      chair.close();
    },
  };
}

function openSocket(address: TableAddress, handlers: SocketHandlers): Socket {
  const socket = new WebSocket(liveUrl(address));
  let silence: NodeJS.Timeout | undefined;
  const alive = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => socket.terminate(), MAX_SILENCE);
  };
  alive();
  socket.on('ping', alive);
  socket.on('open', () => handlers.onOpen());
  socket.on('message', (text: Buffer) => {
    alive();
    handlers.onMessage(text.toString());
  });
  socket.on('close', () => {
    clearTimeout(silence);
    handlers.onClose();
  });
  // An error also closes the socket, which is handled above.
  socket.on('error', () => undefined);
  return {
    send: (text) => socket.send(text),
    close: () => {
      socket.close();
      setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref();
    },
  };
}
