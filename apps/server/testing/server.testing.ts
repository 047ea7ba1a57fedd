/** Starts servers for tests, with guests and remote chairs. */
import {
  type ServerApi,
  createApi,
  RemoteChair,
  type TableInfo,
  type CreateTableRequest,
  type GuestCredentials,
} from '@ludoteca/wire';
import { catalogue } from '@ludoteca/games';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { expectOk } from '../../../kernel/result.testing.ts';
import { fixedRandom } from './fixed-random.testing.ts';
import { createInProcessStarter } from '../execution/in-process-worker.testing.ts';
import { UNLIMITED_USAGE } from '../http/limits.ts';
import { serve, type ServeOptions, type Server } from '../serve.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';

/** Runs after the test, in reverse order of registration. */
export const afterTest = (close: () => Promise<void> | void): void => onTestFinished(close);

/** Several servers of a test may share a storage, so each gets random bytes of its own, the same in every run. */
let serversOfTest = 0;
function randomOfTest(): (size: number) => Buffer {
  const { currentTestName = '' } = expect.getState();
  const before = serversOfTest++;
  afterTest(() => {
    serversOfTest = 0;
  });
  return fixedRandom(`${currentTestName} ${before}`);
}

export async function startServer(options: Partial<ServeOptions> = {}): Promise<Server> {
  const server = await serve({
    port: 0,
    storage: new MemoryStorage(),
    pace: 0,
    random: randomOfTest(),
    startWorker: createInProcessStarter(options.games ?? catalogue),
    log: (message, error) => {
      throw new Error(message, { cause: error });
    },
    ...options,
    limits: { ...UNLIMITED_USAGE, ...options.limits },
  });
  afterTest(() => server.close());
  return server;
}

export interface TestGuest {
  readonly guest: GuestCredentials;
  readonly api: ServerApi;
}

export const apiFor = ({ address }: Server, token?: string): ServerApi =>
  createApi(fetch, address, () => token);

export async function registerGuest(server: Server, name: string): Promise<TestGuest> {
  const guest = expectOk(await apiFor(server).createGuest({ name }));
  return { guest, api: apiFor(server, guest.token) };
}

/** Creates a table and joins it at the first free seat. */
export async function createTable({ api }: TestGuest, request: CreateTableRequest): Promise<TableInfo> {
  return expectOk(await api.join(expectOk(await api.createTable(request)).id));
}

export const liveUrl = ({ address }: Server, table: string): string =>
  `${address.replace('http', 'ws')}/api/tables/${table}/live`;

export interface ChairOptions {
  readonly token?: string | undefined;
  readonly onMessage?: (text: string) => void;
  /** Called before and after every message in either direction; the connection breaks if it returns true. */
  readonly shouldBreak?: () => boolean;
}

/** A chair over a real socket. `server` is called at every attempt, since a restarted server has another address. */
export function connectChair(server: () => Server, table: string, options: ChairOptions = {}): RemoteChair {
  const { token, onMessage, shouldBreak = () => false } = options;
  const chair = new RemoteChair({
    ...(token === undefined ? {} : { token }),
    backoff: (attempts) => new Promise((resolve) => setTimeout(resolve, 5 * attempts)),
    connect: (handlers) => {
      const socket = new WebSocket(liveUrl(server(), table));
      let broken = false;
      const maybeBreak = (): void => {
        if (!shouldBreak()) return;
        broken = true;
        socket.terminate();
      };
      const unlessBroken = (action: () => void): void => {
        maybeBreak();
        if (!broken) action();
        maybeBreak();
      };
      socket.on('open', () => handlers.onOpen());
      socket.on('message', (data: Buffer) => {
        onMessage?.(data.toString());
        unlessBroken(() => handlers.onMessage(data.toString()));
      });
      socket.on('close', () => handlers.onClose());
      socket.on('error', () => undefined);
      return { send: (text) => unlessBroken(() => socket.send(text)), close: () => socket.close() };
    },
  });
  afterTest(() => chair.close());
  return chair;
}

/** Resolves when the condition holds after a change or update of the chair. */
export function waitUntil(chair: RemoteChair, condition: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const check = (): void => {
      if (!condition()) return;
      for (const stop of stops.splice(0)) stop();
      resolve();
    };
    stops.push(chair.onChange(check), chair.subscribe(check));
    check();
  });
}

/** Answers every question of a chair with the option that `pick` returns, until the match is over. */
export function playToEnd(chair: RemoteChair, pick: (options: readonly unknown[]) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    chair.subscribe(({ observation: { asked, outcome } }) => {
      if (outcome !== undefined) resolve();
      else if (asked?.seat === chair.watcher && 'options' in asked)
        chair.answer(asked.number, pick(asked.options)).catch(reject);
    });
  });
}

export const firstOption = (options: readonly unknown[]): unknown => options[0];
