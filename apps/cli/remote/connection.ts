import { setTimeout as sleep } from 'node:timers/promises';
import { RemoteChair, type Socket, type SocketHandlers } from '@ludoteca/wire';
import { WebSocket } from 'ws';
import { type TableAddress, liveUrl } from './table-address.ts';

/** How long one waits before trying again, in milliseconds: soon at first, later patiently. */
const MIN_BACKOFF = 250;
const MAX_BACKOFF = 5000;
/** A server gives a sign of life every half minute: one that has been silent for longer than two of them is gone. */
const MAX_SILENCE = 75_000;
/** How long a server may take to say goodbye. */
const CLOSE_TIMEOUT = 500;

/** A chair at a table far away, and the way to give up its connection. */
export interface TableConnection {
  readonly chair: RemoteChair;
  readonly close: () => void;
}

/** Connects to a table; without a token one watches. */
export function connectToTable(address: TableAddress, token: string | undefined): TableConnection {
  const closing = new AbortController();
  const chair = new RemoteChair({
    ...(token === undefined ? {} : { token }),
    connect: (ears) => openSocket(address, ears),
    backoff: (attempts) =>
      sleep(Math.min(MAX_BACKOFF, MIN_BACKOFF * 2 ** (attempts - 1)), undefined, {
        signal: closing.signal,
      }).catch(() => undefined),
  });
  return {
    chair,
    close: () => {
      closing.abort();
      chair.close();
    },
  };
}

function openSocket(address: TableAddress, ears: SocketHandlers): Socket {
  const socket = new WebSocket(liveUrl(address));
  let silence: NodeJS.Timeout | undefined;
  const alive = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => socket.terminate(), MAX_SILENCE);
  };
  alive();
  socket.on('ping', alive);
  socket.on('open', () => ears.onOpen());
  socket.on('message', (text: Buffer) => {
    alive();
    ears.onMessage(text.toString());
  });
  socket.on('close', () => {
    clearTimeout(silence);
    ears.onClose();
  });
  // What breaks a connection closes it, and that is heard.
  socket.on('error', () => undefined);
  return {
    send: (text) => socket.send(text),
    close: () => {
      socket.close();
      setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref();
    },
  };
}
