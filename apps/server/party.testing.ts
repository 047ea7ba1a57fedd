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
import { taken } from '../../kernel/result.testing.ts';
import { fixedChance } from './fixed-chance.testing.ts';
import { LIMITS, type Limits } from './limits.ts';
import { serve, type ServeOptions, type Server } from './serve.ts';
import { MemoryStorage } from './storage/memory.testing.ts';

/** Tests are no crowd: only those about limits have any. */
const GENEROUS: Limits = {
  ...LIMITS,
  requests: 1e6,
  makes: 1e6,
  rate: 1e6,
  burst: 1e6,
  connectionsEach: 1e6,
};

/** What a test leaves open is closed after it, the latest first. */
export const atTheEnd = (close: () => Promise<void> | void): void => onTestFinished(close);

/** Servers one after the other may keep one storage: each has a chance of its own, the same whenever the test runs. */
let opened = 0;
function chance(): (size: number) => Buffer {
  const { currentTestName = '' } = expect.getState();
  const before = opened++;
  atTheEnd(() => {
    opened = 0;
  });
  return fixedChance(`${currentTestName} ${before}`);
}

export async function open(options: Partial<ServeOptions> = {}): Promise<Server> {
  const server = await serve({
    port: 0,
    storage: new MemoryStorage(),
    pace: 0,
    random: chance(),
    log: (what, error) => {
      throw new Error(what, { cause: error });
    },
    ...options,
    limits: { ...GENEROUS, ...options.limits },
  });
  atTheEnd(() => server.close());
  return server;
}

/** Somebody at a server: the requests and the connections are hers. */
export interface Person {
  readonly guest: GuestCredentials;
  readonly api: ServerApi;
}

export const apiAt = ({ address }: Server, token?: string): ServerApi =>
  createApi(fetch, address, () => token);

export async function arrive(server: Server, name: string): Promise<Person> {
  const guest = taken(await apiAt(server).arrive({ name }));
  return { guest, api: apiAt(server, guest.token) };
}

/** A table that somebody made, with its maker at the first seat for a person. */
export async function tableOf({ api }: Person, wish: CreateTableRequest): Promise<TableInfo> {
  return taken(await api.join(taken(await api.make(wish)).id));
}

export const liveAddress = ({ address }: Server, table: string): string =>
  `${address.replace('http', 'ws')}/api/tables/${table}/live`;

export interface ChairWish {
  readonly token?: string | undefined;
  /** Hears every message as it comes. */
  readonly heard?: (text: string) => void;
  /** Asked before and after every message in either direction: whether the connection is to break there. */
  readonly breaks?: () => boolean;
}

/** A chair over a real socket. `server` is asked at every attempt: it may be another one after a restart. */
export function chairAt(server: () => Server, table: string, wish: ChairWish = {}): RemoteChair {
  const { token, heard, breaks = () => false } = wish;
  const chair = new RemoteChair({
    ...(token === undefined ? {} : { token }),
    backoff: (attempts) => new Promise((resolve) => setTimeout(resolve, 5 * attempts)),
    connect: (ears) => {
      const socket = new WebSocket(liveAddress(server(), table));
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
      socket.on('open', () => ears.open());
      socket.on('message', (data: Buffer) => {
        heard?.(data.toString());
        perhaps(() => ears.message(data.toString()));
      });
      socket.on('close', () => ears.closed());
      socket.on('error', () => undefined);
      return { send: (text) => perhaps(() => socket.send(text)), close: () => socket.close() };
    },
  });
  atTheEnd(() => chair.close());
  return chair;
}

/** Resolves when a chair has come to where something holds. */
export function until(chair: RemoteChair, holds: () => boolean): Promise<void> {
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
export function playOut(chair: RemoteChair, pick: (options: readonly unknown[]) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    chair.subscribe(({ observation: { asked, outcome } }) => {
      if (outcome !== undefined) resolve();
      else if (asked?.seat === chair.watcher && 'options' in asked)
        chair.answer(asked.number, pick(asked.options)).catch(reject);
    });
  });
}

export const first = (options: readonly unknown[]): unknown => options[0];
