/** The connection of the page to its server, and the guest identity of this browser. */
import { ok, type Result } from '@ludoteca/kernel';
import { createStore, useStore } from '@ludoteca/kit/web';
import {
  type ServerApi,
  computeBackoffDelay,
  createApi,
  type Guest,
  type ClientEnvironment,
  type ServerProblem,
  type GuestCredentials,
  type SignInRequest,
} from '@ludoteca/wire';
import { loadValue, saveValue } from '../state/local-storage.ts';
import { currentTexts } from '../state/preferences.ts';

/** The guest of this browser with its secret token. */
const guest = createStore<GuestCredentials | undefined>(loadGuest());

function loadGuest(): GuestCredentials | undefined {
  const stored = loadValue('guest');
  const isGuest = typeof stored === 'object' && stored !== null && 'token' in stored && 'name' in stored;
  return isGuest ? (stored as GuestCredentials) : undefined;
}

export const api: ServerApi = createApi(
  (url, init) => fetch(url, init),
  '',
  () => guest.get()?.token,
);

function storeGuest(credentials: GuestCredentials): GuestCredentials {
  saveValue('guest', credentials);
  guest.set(credentials);
  return credentials;
}

type GuestResult = Result<GuestCredentials, ServerProblem>;

let pendingGuest: Promise<GuestResult> | undefined;

/** Returns the guest of this browser; creates one if there is none or the server does not know it. */
export function ensureGuest(): Promise<GuestResult> {
  pendingGuest ??= withGuestLock(signIn).then((result) => {
    if (!result.ok) pendingGuest = undefined;
    return result;
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
  const credentials = await api.createGuest({ name });
  return credentials.ok ? ok(storeGuest(credentials.value)) : credentials;
}

export async function renameGuest(name: string): ReturnType<ServerApi['rename']> {
  const renamed = await api.rename({ name });
  const known = guest.get();
  if (renamed.ok && known !== undefined) storeGuest({ ...known, ...renamed.value });
  return renamed;
}

/** Makes the guest of an account that of this browser. The matches of the previous guest stay on the server. */
export async function signInWithAccount(request: SignInRequest): ReturnType<ServerApi['signIn']> {
  const signedIn = await api.signIn(request);
  if (signedIn.ok) {
    const { recovery: _, ...credentials } = signedIn.value;
    pendingGuest = Promise.resolve(ok(storeGuest(credentials)));
  }
  return signedIn;
}

/** The next page has a new guest. */
export async function signOutOfAccount(): ReturnType<ServerApi['signOut']> {
  const signedOut = await api.signOut();
  if (signedOut.ok) saveValue('guest', null);
  return signedOut;
}

/** The guest of this browser has an account now. */
export function storeOwnAccount(): void {
  const known = guest.get();
  if (known !== undefined) storeGuest({ ...known, account: true });
}

/** Deletes the guest of this browser at the server. The next page has a new one. */
export async function deleteGuest(): ReturnType<ServerApi['deleteMe']> {
  const deleted = await api.deleteMe();
  if (deleted.ok) saveValue('guest', null);
  return deleted;
}

export const useGuest = (): Guest | undefined => useStore(guest);

/** The id of this browser's guest, if it has one. */
export const currentGuestId = (): string | undefined => guest.get()?.id;

export const useToken = (): string | undefined => useStore(guest)?.token;

/** Milliseconds to wait for a reply before reconnecting. */
const REPLY_TIMEOUT = 10_000;

/** Resolves after a delay, or when the network is back. */
function waitForRetry(attempts: number): Promise<void> {
  const online = new AbortController();
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, computeBackoffDelay(attempts, Math.random()));
    const onOnline = (): void => {
      clearTimeout(timer);
      resolve();
    };
    addEventListener('online', onOnline, { signal: online.signal });
  }).finally(() => online.abort());
}

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
