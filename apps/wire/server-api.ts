/** Typed client of the server's REST API. Refusals and network errors are returned as results, not thrown. */
import { ok, refuse, type Result } from '@ludoteca/kernel';
import type { AutoPassSettings } from '@ludoteca/kit';
import type {
  CreateTableRequest,
  HistoryQuery,
  JoinRequest,
  RenameRequest,
  RevealRequest,
} from './client-messages.ts';
import type { GameInfo, Guest, GuestCredentials, ServerProblem, TableInfo } from './messages.ts';
import type {
  BlockedPerson,
  PasswordChange,
  Profile,
  RecoveryReply,
  ReportRequest,
  SignInRequest,
} from './people.ts';
import type { PlayPace } from './play-paces.ts';
import type { ClaimRequest, TakebackAnswer } from './play-terms.ts';
import { type ProblemKey, PROBLEMS } from './problems.ts';
import type { CreateTournamentRequest, TournamentInfo } from './tournaments.ts';
import type { UploadInfo, UploadRequest } from './uploads.ts';

/** The used part of `fetch`, of browsers and of Node. */
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

export interface SaveFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type ApiReply<V> = Promise<Result<V, ServerProblem>>;

export interface ServerApi {
  games(): ApiReply<readonly GameInfo[]>;
  createGuest(request: RenameRequest): ApiReply<GuestCredentials>;
  me(): ApiReply<Guest>;
  rename(request: RenameRequest): ApiReply<Guest>;
  /** Resigns and leaves all tables, and deletes the guest and its name. */
  deleteMe(): ApiReply<undefined>;
  /** Makes an account of the guest, with its present name. */
  createAccount(password: string): ApiReply<RecoveryReply>;
  /** Signs all other devices out. */
  changePassword(change: PasswordChange): ApiReply<undefined>;
  /** With a recovery code the reply has a new one. */
  signIn(request: SignInRequest): ApiReply<GuestCredentials & Partial<RecoveryReply>>;
  /** Invalidates the token. */
  signOut(): ApiReply<undefined>;
  person(id: string): ApiReply<Profile>;
  report(id: string, request: ReportRequest): ApiReply<undefined>;
  blocks(): ApiReply<readonly BlockedPerson[]>;
  block(id: string): ApiReply<undefined>;
  unblock(id: string): ApiReply<undefined>;
  /** The latest changed first. */
  tournaments(): ApiReply<readonly TournamentInfo[]>;
  tournament(id: string): ApiReply<TournamentInfo>;
  createTournament(request: CreateTournamentRequest): ApiReply<TournamentInfo>;
  enrol(id: string): ApiReply<TournamentInfo>;
  leaveTournament(id: string): ApiReply<TournamentInfo>;
  /** Only for the organizer. */
  startTournament(id: string): ApiReply<TournamentInfo>;
  /** Only for the organizer. */
  endTournament(id: string): ApiReply<TournamentInfo>;
  tables(): ApiReply<readonly TableInfo[]>;
  myTables(): ApiReply<readonly TableInfo[]>;
  /** Finished matches, newest first. */
  myMatches(query?: HistoryQuery): ApiReply<readonly TableInfo[]>;
  /** Matches that were played without the server, latest first. */
  uploads(): ApiReply<readonly UploadInfo[]>;
  /** Sending the same archive again changes nothing. */
  upload(request: UploadRequest): ApiReply<UploadInfo>;
  uploadedArchive(id: string): ApiReply<Uint8Array>;
  deleteUpload(id: string): ApiReply<undefined>;
  createTable(request: CreateTableRequest): ApiReply<TableInfo>;
  table(id: string): ApiReply<TableInfo>;
  join(id: string, request?: JoinRequest): ApiReply<TableInfo>;
  reveal(id: string, request: RevealRequest): ApiReply<TableInfo>;
  leave(id: string): ApiReply<undefined>;
  rematch(id: string): ApiReply<TableInfo>;
  chat(id: string, text: string): ApiReply<undefined>;
  /** Changes the auto-pass settings of the own seat. */
  setAutoPass(id: string, settings: AutoPassSettings): ApiReply<TableInfo>;
  /** Changes how fast computers move, for a person who plays alone. */
  setPace(id: string, pace: PlayPace): ApiReply<TableInfo>;
  /** Lets computers move at once until the own seat is asked, for a person who plays alone. */
  skip(id: string): ApiReply<TableInfo>;
  /** Claims a substitute for, or the withdrawal of, a player who is away. */
  claim(id: string, request: ClaimRequest): ApiReply<TableInfo>;
  /** Proposes a takeback, or answers a proposal. */
  takeBack(id: string, answer?: TakebackAnswer): ApiReply<TableInfo>;
  /** Ends a match in which nothing was answered yet. */
  abort(id: string): ApiReply<undefined>;
  /** Takes the own seat back from a substitute. */
  takeSeat(id: string): ApiReply<TableInfo>;
  archive(id: string): ApiReply<Uint8Array>;
  /** A save of the match in the game's original format. */
  save(id: string): ApiReply<SaveFile>;
}

const tablePath = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const tournamentPath = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;
const uploadPath = (id: string): string => `/me/uploads/${encodeURIComponent(id)}`;
const personPath = (id: string): string => `/people/${encodeURIComponent(id)}`;

/** Sends a request to a path below `/api`. A reply without content is undefined. */
export type ApiRequest = <V>(
  method: string,
  path: string,
  body?: object,
  read?: (response: FetchReply) => Promise<unknown>,
) => ApiReply<V>;

/** `base`: the address of the server without a trailing slash. `token`: called before each request. */
export const createApiRequest =
  (fetch: FetchFunction, base: string, token: () => string | undefined): ApiRequest =>
  async <V>(method: string, path: string, body?: object, read = readJson) => {
    const bearer = token();
    try {
      const response = await fetch(`${base}/api${path}`, {
        method,
        headers: {
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return response.ok ? ok((await read(response)) as V) : refuse(toProblem(await response.json()));
    } catch {
      return refuse({ problem: 'unreachable' });
    }
  };

/** See `createApiRequest`. */
export function createApi(fetch: FetchFunction, base: string, token: () => string | undefined): ServerApi {
  const ask = createApiRequest(fetch, base, token);
  return {
    games: () => ask('GET', '/games'),
    createGuest: (request) => ask('POST', '/guests', request),
    me: () => ask('GET', '/me'),
    rename: (request) => ask('PATCH', '/me', request),
    deleteMe: () => ask('DELETE', '/me'),
    createAccount: (password) => ask('POST', '/me/account', { password }),
    changePassword: (change) => ask('PATCH', '/me/account', change),
    signIn: (request) => ask('POST', '/sessions', request),
    signOut: () => ask('DELETE', '/me/session'),
    person: (id) => ask('GET', personPath(id)),
    report: (id, request) => ask('POST', `${personPath(id)}/report`, request),
    blocks: () => ask('GET', '/me/blocks'),
    block: (id) => ask('PUT', `/me/blocks/${encodeURIComponent(id)}`),
    unblock: (id) => ask('DELETE', `/me/blocks/${encodeURIComponent(id)}`),
    tournaments: () => ask('GET', '/tournaments'),
    tournament: (id) => ask('GET', tournamentPath(id)),
    createTournament: (request) => ask('POST', '/tournaments', request),
    enrol: (id) => ask('POST', `${tournamentPath(id)}/enrol`),
    leaveTournament: (id) => ask('POST', `${tournamentPath(id)}/leave`),
    startTournament: (id) => ask('POST', `${tournamentPath(id)}/start`),
    endTournament: (id) => ask('POST', `${tournamentPath(id)}/end`),
    tables: () => ask('GET', '/tables'),
    myTables: () => ask('GET', '/me/tables'),
    myMatches: (query = {}) => ask('GET', `/me/matches?${formatQuery(query)}`),
    uploads: () => ask('GET', '/me/uploads'),
    upload: (request) => ask('POST', '/me/uploads', request),
    uploadedArchive: (id) => ask('GET', uploadPath(id), undefined, readBytes),
    deleteUpload: (id) => ask('DELETE', uploadPath(id)),
    createTable: (request) => ask('POST', '/tables', request),
    table: (id) => ask('GET', tablePath(id)),
    join: (id, request = {}) => ask('POST', `${tablePath(id)}/join`, request),
    reveal: (id, request) => ask('POST', `${tablePath(id)}/reveal`, request),
    leave: (id) => ask('POST', `${tablePath(id)}/leave`),
    rematch: (id) => ask('POST', `${tablePath(id)}/rematch`),
    chat: (id, text) => ask('POST', `${tablePath(id)}/chat`, { text }),
    setAutoPass: (id, settings) => ask('POST', `${tablePath(id)}/auto-pass`, settings),
    setPace: (id, pace) => ask('POST', `${tablePath(id)}/pace`, { pace }),
    skip: (id) => ask('POST', `${tablePath(id)}/skip`),
    claim: (id, request) => ask('POST', `${tablePath(id)}/claim`, request),
    takeBack: (id, answer = {}) => ask('POST', `${tablePath(id)}/takeback`, answer),
    abort: (id) => ask('POST', `${tablePath(id)}/abort`),
    takeSeat: (id) => ask('POST', `${tablePath(id)}/take-seat`),
    archive: (id) => ask('GET', `${tablePath(id)}/archive`, undefined, readBytes),
    save: (id) => ask('GET', `${tablePath(id)}/file`, undefined, readSave),
  };
}

const formatQuery = (query: HistoryQuery): string =>
  Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');

const readJson = async (response: FetchReply): Promise<unknown> =>
  response.status === 204 ? undefined : response.json();

const readBytes = async (response: FetchReply): Promise<unknown> =>
  new Uint8Array(await response.arrayBuffer());

async function readSave(response: FetchReply): Promise<unknown> {
  const [, name = 'save'] =
    /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name, bytes: await readBytes(response) };
}

/** A proxy between client and server may reply with something else. */
function toProblem(body: unknown): ServerProblem {
  const known = typeof body === 'object' && body !== null && 'problem' in body && isProblemKey(body.problem);
  return known ? (body as ServerProblem) : { problem: 'unreachable' };
}

const isProblemKey = (key: unknown): key is ProblemKey => PROBLEMS.includes(key as ProblemKey);
