/** A server on this machine, and guests who come to it, for tests. */
import {
  type ServerApi,
  createApi,
  RemoteChair,
  type TableInfo,
  type CreateTableRequest,
  type GuestCredentials,
} from '@ludoteca/wire';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { taken } from '../../../kernel/result.testing.ts';
import { fixedRandom } from './fixed-random.testing.ts';
import { DEFAULT_LIMITS, type Limits } from '../http/limits.ts';
import { serve, type ServeOptions, type Server } from '../serve.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';

/** Tests are no crowd: only those about limits have any. */
const UNLIMITED: Limits = {
  ...DEFAULT_LIMITS,
  requestsPerMinute: 1e6,
  creationsPerMinute: 1e6,
  messagesPerSecond: 1e6,
  messageBurst: 1e6,
  connectionsPerAddress: 1e6,
};

/** What a test leaves open is closed after it, the latest first. */
export const afterTest = (close: () => Promise<void> | void): void => onTestFinished(close);

/** Servers one after the other may keep one storage: each has a chance of its own, the same whenever the test runs. */
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
    log: (what, error) => {
      throw new Error(what, { cause: error });
    },
    ...options,
    limits: { ...UNLIMITED, ...options.limits },
  });
  afterTest(() => server.close());
  return server;
}

/** Somebody at a server: the requests and the connections are hers. */
export interface TestGuest {
  readonly guest: GuestCredentials;
  readonly api: ServerApi;
}

export const apiFor = ({ address }: Server, token?: string): ServerApi =>
  createApi(fetch, address, () => token);

export async function registerGuest(server: Server, name: string): Promise<TestGuest> {
  const guest = taken(await apiFor(server).createGuest({ name }));
  return { guest, api: apiFor(server, guest.token) };
}

/** A table that somebody made, with its maker at the first seat for a person. */
export async function createTable({ api }: TestGuest, wish: CreateTableRequest): Promise<TableInfo> {
  return taken(await api.join(taken(await api.createTable(wish)).id));
}

export const liveUrl = ({ address }: Server, table: string): string =>
  `${address.replace('http', 'ws')}/api/tables/${table}/live`;

export interface ChairOptions {
  readonly token?: string | undefined;
  /** Hears every message as it comes. */
  readonly onMessage?: (text: string) => void;
  /** Asked before and after every message in either direction: whether the connection is to break there. */
  readonly shouldBreak?: () => boolean;
}

/** A chair over a real socket. `server` is asked at every attempt: it may be another one after a restart. */
export function connectChair(server: () => Server, table: string, wish: ChairOptions = {}): RemoteChair {
  const { token, onMessage: heard, shouldBreak: breaks = () => false } = wish;
  const chair = new RemoteChair({
    ...(token === undefined ? {} : { token }),
    backoff: (attempts) => new Promise((resolve) => setTimeout(resolve, 5 * attempts)),
    connect: (ears) => {
      const socket = new WebSocket(liveUrl(server(), table));
      let broken = false;
      const maybeBreak = (): void => {
        if (!breaks()) return;
        broken = true;
        socket.terminate();
      };
      const perhaps = (deed: () => void): void => {
        maybeBreak();
        if (!broken) deed();
        maybeBreak();
      };
      socket.on('open', () => ears.onOpen());
      socket.on('message', (data: Buffer) => {
        heard?.(data.toString());
        perhaps(() => ears.onMessage(data.toString()));
      });
      socket.on('close', () => ears.onClose());
      socket.on('error', () => undefined);
      return { send: (text) => perhaps(() => socket.send(text)), close: () => socket.close() };
    },
  });
  afterTest(() => chair.close());
  return chair;
}

/** Resolves when a chair has come to where something holds. */
export function waitUntil(chair: RemoteChair, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const look = (): void => {
      if (!holds()) return;
      for (const stop of stops.splice(0)) stop();
      resolve();
    };
    stops.push(chair.onChange(look), chair.subscribe(look));
    look();
  });
}

/** Answers every question of a chair with the option that `pick` names, until the match is over. */
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
