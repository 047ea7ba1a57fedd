/** The REST side of a server, typed. Everything is a result: a client is never surprised by a refusal. */
import { ok, refuse, type Result } from '@ludoteca/kernel';
import { type ProblemKey, PROBLEMS } from './problems.ts';
import type {
  GameInfo,
  Guest,
  JoinRequest,
  RenameRequest,
  ServerProblem,
  TableInfo,
  CreateTableRequest,
  GuestCredentials,
} from './messages.ts';

/** As much of `fetch` as is needed: browsers and Node both have it. */
export type FetchFunction = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<FetchReply>;
interface FetchReply {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A file, and what it is to be called. */
export interface SaveFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type Reply<V> = Promise<Result<V, ServerProblem>>;

export interface ServerApi {
  games(): Reply<readonly GameInfo[]>;
  arrive(wish: RenameRequest): Reply<GuestCredentials>;
  me(): Reply<Guest>;
  rename(wish: RenameRequest): Reply<Guest>;
  tables(): Reply<readonly TableInfo[]>;
  myTables(): Reply<readonly TableInfo[]>;
  make(wish: CreateTableRequest): Reply<TableInfo>;
  table(id: string): Reply<TableInfo>;
  join(id: string, wish?: JoinRequest): Reply<TableInfo>;
  leave(id: string): Reply<undefined>;
  rematch(id: string): Reply<TableInfo>;
  archive(id: string): Reply<Uint8Array>;
  /** The match as a save, where it can be had. */
  file(id: string): Reply<SaveFile>;
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

/** `base`: where the server is, without a slash at the end. `token`: whose requests these are, asked before each. */
export function createApi(fetch: FetchFunction, base: string, token: () => string | undefined): ServerApi {
  async function ask<V>(method: string, path: string, body?: object, read = fromJson): Reply<V> {
    const mine = token();
    try {
      const response = await fetch(`${base}/api${path}`, {
        method,
        headers: {
          ...(mine === undefined ? {} : { authorization: `Bearer ${mine}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return response.ok ? ok((await read(response)) as V) : refuse(problemIn(await response.json()));
    } catch {
      return refuse({ problem: 'unreachable' });
    }
  }
  return {
    games: () => ask('GET', '/games'),
    arrive: (wish) => ask('POST', '/guests', wish),
    me: () => ask('GET', '/me'),
    rename: (wish) => ask('PATCH', '/me', wish),
    tables: () => ask('GET', '/tables'),
    myTables: () => ask('GET', '/me/tables'),
    make: (wish) => ask('POST', '/tables', wish),
    table: (id) => ask('GET', at(id)),
    join: (id, wish = {}) => ask('POST', `${at(id)}/join`, wish),
    leave: (id) => ask('POST', `${at(id)}/leave`),
    rematch: (id) => ask('POST', `${at(id)}/rematch`),
    archive: (id) => ask('GET', `${at(id)}/archive`, undefined, bytesIn),
    file: (id) => ask('GET', `${at(id)}/file`, undefined, fileIn),
  };
}

/** A reply without content has nothing to read. */
const fromJson = async (response: FetchReply): Promise<unknown> =>
  response.status === 204 ? undefined : response.json();

const bytesIn = async (response: FetchReply): Promise<unknown> =>
  new Uint8Array(await response.arrayBuffer());

async function fileIn(response: FetchReply): Promise<unknown> {
  const [, name = 'save'] =
    /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name, bytes: await bytesIn(response) };
}

/** Whatever stands between client and server may answer in its place. */
function problemIn(body: unknown): ServerProblem {
  const known = typeof body === 'object' && body !== null && 'problem' in body && isKey(body.problem);
  return known ? (body as ServerProblem) : { problem: 'unreachable' };
}

const isKey = (key: unknown): key is ProblemKey => PROBLEMS.includes(key as ProblemKey);
