/** The connection of the page to its server, and the guest identity of this browser. */
import { ok, type Result } from '@ludoteca/kernel';
import { createStore, useStore } from '@ludoteca/kit/web';
import {
  type ServerApi,
  createApi,
  type Guest,
  type ClientEnvironment,
  type ServerProblem,
  type GuestCredentials,
} from '@ludoteca/wire';
import { waitForRetry } from './backoff.ts';
import { loadValue, saveValue } from '../state/local-storage.ts';
import { currentTexts } from '../state/preferences.ts';

/** The guest of this browser with its secret token. */
const guest = createStore<GuestCredentials | undefined>(loadGuest());

function loadGuest(): GuestCredentials | undefined {
  const kept = loadValue('guest');
  const isGuest = typeof kept === 'object' && kept !== null && 'token' in kept && 'name' in kept;
  return isGuest ? (kept as GuestCredentials) : undefined;
}

export const api: ServerApi = createApi(
  (url, init) => fetch(url, init),
  '',
  () => guest.get()?.token,
);

function storeGuest(welcome: GuestCredentials): GuestCredentials {
  saveValue('guest', welcome);
  guest.set(welcome);
  return welcome;
}

type GuestResult = Result<GuestCredentials, ServerProblem>;

let pendingGuest: Promise<GuestResult> | undefined;

/** Returns the guest of this browser; creates one if there is none or the server does not know it. */
export function ensureGuest(): Promise<GuestResult> {
  pendingGuest ??= withGuestLock(signIn).then((arrival) => {
    if (!arrival.ok) pendingGuest = undefined;
    return arrival;
  });
  return pendingGuest;
}

/** Serializes sign-in across the tabs of this browser, so that they share one guest. */
const withGuestLock = (action: () => Promise<GuestResult>): Promise<GuestResult> =>
  'locks' in navigator ? navigator.locks.request('ludoteca guest', action) : action();

async function signIn(): Promise<GuestResult> {
  const known = loadGuest();
  guest.set(known);
  if (known !== undefined) {
    const me = await api.me();
    if (me.ok) return ok(storeGuest({ ...known, ...me.value }));
    if (me.problem.problem !== 'token') return ok(known);
    guest.set(undefined);
  }
  const [number = 0] = crypto.getRandomValues(new Uint8Array(1));
  const name = known?.name ?? `${currentTexts().guest.usual} ${number + 1}`;
  const welcome = await api.createGuest({ name });
  return welcome.ok ? ok(storeGuest(welcome.value)) : welcome;
}

export async function renameGuest(name: string): ReturnType<ServerApi['rename']> {
  const renamed = await api.rename({ name });
  const known = guest.get();
  if (renamed.ok && known !== undefined) storeGuest({ ...known, ...renamed.value });
  return renamed;
}

export const useGuest = (): Guest | undefined => useStore(guest);

export const useToken = (): string | undefined => useStore(guest)?.token;

/** Milliseconds to wait for a reply before reconnecting. */
const REPLY_TIMEOUT = 10_000;

/** Creates the environment of a remote chair. */
export function createClientEnvironment(table: string, token: string | undefined): ClientEnvironment {
  const { protocol, host } = location;
  const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${encodeURIComponent(table)}/live`;
  return {
    ...(token === undefined ? {} : { token }),
    connect: (handlers) => {
      const socket = new WebSocket(url);
      const gone = new AbortController();
      const closed = (): void => {
        gone.abort();
        handlers.onClose();
      };
      socket.addEventListener('open', () => handlers.onOpen());
      socket.addEventListener('message', ({ data }) => handlers.onMessage(String(data)));
      socket.addEventListener('close', closed);
      // Without a network a socket may appear open for minutes.
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
    replyTimeout: () => new Promise((resolve) => setTimeout(resolve, REPLY_TIMEOUT)),
    backoff: waitForRetry,
    onListenerError: (error) => reportError(error),
  };
}
