import { ok, type Result } from '@ludoteca/kernel';
import {
  type ServerApi,
  createApi,
  type Guest,
  type ClientEnvironment,
  type ServerProblem,
  type GuestCredentials,
} from '@ludoteca/wire';
import { backoff } from './backoff.ts';
import { cell, useCell } from './cell.ts';
import { recall, remember } from './memory.ts';
import { currentWords } from './taste.ts';

/** Who this browser is at the server. The token proves it, and stays here. */
const guest = cell<GuestCredentials | undefined>(knownGuest());

function knownGuest(): GuestCredentials | undefined {
  const kept = recall('guest');
  const isGuest = typeof kept === 'object' && kept !== null && 'token' in kept && 'name' in kept;
  return isGuest ? (kept as GuestCredentials) : undefined;
}

export const api: ServerApi = createApi(
  (url, init) => fetch(url, init),
  '',
  () => guest.get()?.token,
);

function settle(welcome: GuestCredentials): GuestCredentials {
  remember('guest', welcome);
  guest.set(welcome);
  return welcome;
}

type Arrival = Result<GuestCredentials, ServerProblem>;

let arriving: Promise<Arrival> | undefined;

/** The guest of this browser, made without asking if there is none yet, or if the server has forgotten. What was refused is tried again when asked again. */
export function arrive(): Promise<Arrival> {
  arriving ??= alone(greet).then((arrival) => {
    if (!arrival.ok) arriving = undefined;
    return arrival;
  });
  return arriving;
}

/** One page of this browser after another: two that open at once are one guest. Where pages know nothing of each other they just go on. */
const alone = (deed: () => Promise<Arrival>): Promise<Arrival> =>
  'locks' in navigator ? navigator.locks.request('ludoteca guest', deed) : deed();

async function greet(): Promise<Arrival> {
  const known = knownGuest();
  guest.set(known);
  if (known !== undefined) {
    const me = await api.me();
    if (me.ok) return ok(settle({ ...known, ...me.value }));
    if (me.problem.problem !== 'token') return ok(known);
    guest.set(undefined);
  }
  const [number = 0] = crypto.getRandomValues(new Uint8Array(1));
  const name = known?.name ?? `${currentWords().guest.usual} ${number + 1}`;
  const welcome = await api.createGuest({ name });
  return welcome.ok ? ok(settle(welcome.value)) : welcome;
}

export async function rename(name: string): ReturnType<ServerApi['rename']> {
  const renamed = await api.rename({ name });
  const known = guest.get();
  if (renamed.ok && known !== undefined) settle({ ...known, ...renamed.value });
  return renamed;
}

export const useGuest = (): Guest | undefined => useCell(guest);

/** The proof of who this browser is, once there is one. */
export const useToken = (): string | undefined => useCell(guest)?.token;

/** When a reply should long have come, in milliseconds. */
const PATIENCE = 10_000;

/** What a chair at a table of this server needs of the browser. */
export function handsFor(table: string, token: string | undefined): ClientEnvironment {
  const { protocol, host } = location;
  const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${encodeURIComponent(table)}/live`;
  return {
    ...(token === undefined ? {} : { token }),
    connect: (ears) => {
      const socket = new WebSocket(url);
      const gone = new AbortController();
      const closed = (): void => {
        gone.abort();
        ears.onClose();
      };
      socket.addEventListener('open', () => ears.onOpen());
      socket.addEventListener('message', ({ data }) => ears.onMessage(String(data)));
      socket.addEventListener('close', closed);
      // A connection without a network may seem open for minutes.
      addEventListener(
        'offline',
        () => {
          socket.close();
          closed();
        },
        { signal: gone.signal },
      );
      return socket;
    },
    replyTimeout: () => new Promise((resolve) => setTimeout(resolve, PATIENCE)),
    backoff,
    onListenerError: (error) => reportError(error),
  };
}
