import { type Api, apiOf, type Guest, type Hands, type Welcome } from '@ludoteca/wire';
import { cell, useCell } from './cell.ts';
import { recall, remember } from './memory.ts';
import { currentWords } from './taste.ts';

/** Who this browser is at the server. The token proves it, and stays here. */
const guest = cell<Welcome | undefined>(knownGuest());

function knownGuest(): Welcome | undefined {
  const kept = recall('guest');
  const isGuest = typeof kept === 'object' && kept !== null && 'token' in kept && 'name' in kept;
  return isGuest ? (kept as Welcome) : undefined;
}

export const api: Api = apiOf(
  (url, init) => fetch(url, init),
  '',
  () => guest.get()?.token,
);

function settle(welcome: Welcome): Welcome {
  remember('guest', welcome);
  guest.set(welcome);
  return welcome;
}

let arriving: Promise<Welcome | undefined> | undefined;

/** The guest of this browser, made without asking if there is none yet, or if the server has forgotten; undefined: no server. */
export function arrive(): Promise<Welcome | undefined> {
  arriving ??= greet().then((welcome) => {
    if (welcome === undefined) arriving = undefined;
    return welcome;
  });
  return arriving;
}

async function greet(): Promise<Welcome | undefined> {
  const known = guest.get();
  if (known !== undefined) {
    const me = await api.me();
    if (me.ok) return settle({ ...known, ...me.value });
    if (me.problem.problem !== 'token') return known;
    guest.set(undefined);
  }
  const [number = 0] = crypto.getRandomValues(new Uint8Array(1));
  const name = known?.name ?? `${currentWords().guest.usual} ${number + 1}`;
  const welcome = await api.arrive({ name });
  return welcome.ok ? settle(welcome.value) : undefined;
}

export async function rename(name: string): ReturnType<Api['rename']> {
  const renamed = await api.rename({ name });
  const known = guest.get();
  if (renamed.ok && known !== undefined) settle({ ...known, ...renamed.value });
  return renamed;
}

export const useGuest = (): Guest | undefined => useCell(guest);

const SOONEST = 250;
const LATEST = 5000;

/** What a chair at a table of this server needs of the browser. */
export function handsFor(table: string, token: string | undefined): Hands {
  const { protocol, host } = location;
  const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${encodeURIComponent(table)}/live`;
  return {
    ...(token === undefined ? {} : { token }),
    connect: (ears) => {
      const socket = new WebSocket(url);
      socket.addEventListener('open', () => ears.open());
      socket.addEventListener('message', ({ data }) => ears.message(String(data)));
      socket.addEventListener('close', () => ears.closed());
      return socket;
    },
    // Soon at first, later patiently, at once when the network says it is back.
    backoff: (attempts) =>
      new Promise((resolve) => {
        setTimeout(resolve, Math.min(LATEST, SOONEST * 2 ** (attempts - 1)));
        addEventListener('online', () => resolve(), { once: true });
      }),
    fault: (error) => reportError(error),
  };
}
