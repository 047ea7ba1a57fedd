/** The REST routes of the server. docs/server.md describes them for other programs. */
import {
  autoPassRequest,
  chatRequest,
  claimRequest,
  createTableRequest,
  emptyRequest,
  type Guest,
  historyQuery,
  joinRequest,
  paceRequest,
  takebackAnswer,
  revealRequest,
  type TableInfo,
} from '@ludoteca/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GuestRegistry } from '../guests/guest-registry.ts';
import type { ServerContext } from '../server-context.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { Table } from '../tables/table.ts';
import { bearerToken } from './bearer-token.ts';
import { toGameInfo } from './game-info.ts';
import { type IdRoute, parseBody, parseQuery, type WithGuest } from './guest-handler.ts';
import { parseOrRefuse } from './parse-request.ts';
import { usageOf } from './request-usage.ts';

/** Creates the handler of a request about the seat of a guest. */
type TableAction = (
  act: (table: Table, guest: Guest, body: unknown) => Promise<void>,
) => (request: FastifyRequest<IdRoute>, reply: FastifyReply) => Promise<unknown>;

/** Everything the routes of tables need. */
interface TableRouteContext {
  readonly server: ServerContext;
  readonly tables: TableRegistry;
  readonly guests: Pick<GuestRegistry, 'findId'>;
  readonly withGuest: WithGuest;
}

export function registerRoutes(
  api: FastifyInstance,
  server: ServerContext,
  tables: TableRegistry,
  guests: Pick<GuestRegistry, 'findId'>,
  withGuest: WithGuest,
): void {
  const context: TableRouteContext = { server, tables, guests, withGuest };
  const games = server.games.map(toGameInfo);
  api.get('/games', () => games);
  registerTableViews(api, context);
  registerTableCreation(api, context);
  registerSeatChanges(api, context);
  registerTableActions(api, context);
  registerChat(api, context);
  registerDownloads(api, context);
}

/** The tables that a client sees. */
function registerTableViews(api: FastifyInstance, { tables, guests, withGuest }: TableRouteContext): void {
  const tableInfo = async (request: FastifyRequest<IdRoute>): Promise<TableInfo> => {
    const table = await tables.get(request.params.id);
    return table.info(await guests.findId(bearerToken(request)));
  };
  api.get(
    '/me/tables',
    withGuest((guest) => tables.tablesOf(guest)),
  );
  api.get(
    '/me/matches',
    withGuest((guest, request) => tables.historyOf(guest, parseQuery(historyQuery, request))),
  );
  api.get('/tables', () => tables.listed());
  api.get<IdRoute>('/tables/:id', (request) => tableInfo(request));
}

/** Requests that create a table and count against the limits of their sender. */
function registerTableCreation(api: FastifyInstance, { server, tables, withGuest }: TableRouteContext): void {
  const { usage, limits } = server;
  const countCreation = {
    preValidation: async (request: FastifyRequest) => usage.countCreation(usageOf(request), 'table'),
  };
  /** Refuses a table that is too much for its creator or the address. */
  const chargeTable =
    (guest: Guest, request: FastifyRequest) =>
    (bytes: number): void =>
      usage.countStoredTable({ ...usageOf(request), guest: guest.id }, bytes);
  api.post(
    '/tables',
    { ...countCreation, bodyLimit: limits.createTableBytes },
    withGuest((guest, request, reply) => {
      reply.code(201);
      return tables.create(guest, parseBody(createTableRequest, request), chargeTable(guest, request));
    }),
  );
  api.post<IdRoute>(
    '/tables/:id/rematch',
    countCreation,
    withGuest<IdRoute>((guest, request) => {
      parseBody(emptyRequest, request);
      return tables.rematch(request.params.id, guest, chargeTable(guest, request));
    }),
  );
}

/** Requests that take or give up a seat. */
function registerSeatChanges(api: FastifyInstance, { tables, withGuest }: TableRouteContext): void {
  api.post<IdRoute>(
    '/tables/:id/join',
    withGuest<IdRoute>((guest, request) =>
      tables.join(request.params.id, guest, parseBody(joinRequest, request)),
    ),
  );
  api.post<IdRoute>(
    '/tables/:id/reveal',
    withGuest<IdRoute>((guest, request) =>
      tables.reveal(request.params.id, guest, parseBody(revealRequest, request)),
    ),
  );
  api.post<IdRoute>(
    '/tables/:id/leave',
    withGuest<IdRoute>((guest, request, reply) => {
      parseBody(emptyRequest, request);
      reply.code(204);
      return tables.leave(request.params.id, guest);
    }),
  );
  api.post<IdRoute>(
    '/tables/:id/abort',
    withGuest<IdRoute>(async (guest, request, reply) => {
      parseBody(emptyRequest, request);
      await (await tables.get(request.params.id)).control.abort(guest);
      reply.code(204);
    }),
  );
}

/** Requests of players during a match. */
function registerTableActions(api: FastifyInstance, { tables, withGuest }: TableRouteContext): void {
  /** A request of a guest about its seat; the reply is the table afterwards. */
  const withTable: TableAction = (act) =>
    withGuest<IdRoute>(async (guest, request) => {
      const table = await tables.get(request.params.id);
      await act(table, guest, request.body ?? {});
      return table.info(guest.id);
    });
  api.post<IdRoute>(
    '/tables/:id/auto-pass',
    withTable((table, guest, body) => table.control.setAutoPass(guest, parseOrRefuse(autoPassRequest, body))),
  );
  api.post<IdRoute>(
    '/tables/:id/pace',
    withTable((table, guest, body) => table.control.setPace(guest, parseOrRefuse(paceRequest, body).pace)),
  );
  api.post<IdRoute>(
    '/tables/:id/skip',
    withTable((table, guest, body) => {
      parseOrRefuse(emptyRequest, body);
      return table.control.skip(guest);
    }),
  );
  api.post<IdRoute>(
    '/tables/:id/claim',
    withTable((table, guest, body) => table.control.claim(guest, parseOrRefuse(claimRequest, body))),
  );
  api.post<IdRoute>(
    '/tables/:id/takeback',
    withTable((table, guest, body) => table.control.takeBack(guest, parseOrRefuse(takebackAnswer, body))),
  );
  api.post<IdRoute>(
    '/tables/:id/take-seat',
    withTable((table, guest, body) => {
      parseOrRefuse(emptyRequest, body);
      return table.control.takeSeat(guest);
    }),
  );
}

function registerChat(api: FastifyInstance, { server, tables, withGuest }: TableRouteContext): void {
  api.post<IdRoute>(
    '/tables/:id/chat',
    withGuest<IdRoute>(async (guest, request, reply) => {
      const { text } = parseBody(chatRequest, request);
      server.usage.countStoredText({ ...usageOf(request), guest: guest.id }, Buffer.byteLength(text));
      await (await tables.get(request.params.id)).chat.post(guest, text);
      reply.code(204);
    }),
  );
}

/** Saves and archives of matches as files. */
function registerDownloads(api: FastifyInstance, { tables, guests, withGuest }: TableRouteContext): void {
  api.get<IdRoute>(
    '/tables/:id/file',
    withGuest<IdRoute>(async (guest, { params: { id } }, reply) => {
      const table = await tables.get(id);
      const { name, bytes } = await table.createSave(guest);
      return sendDownload(reply, name, bytes);
    }),
  );
  api.get<IdRoute>('/tables/:id/archive', async (request, reply) => {
    const { id } = request.params;
    const table = await tables.get(id);
    const archive = await table.createArchive(await guests.findId(bearerToken(request)));
    return sendDownload(reply, `${id}.ludoteca`, archive);
  });
}

const sendDownload = (reply: FastifyReply, name: string, bytes: Buffer): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`)
    .header('cache-control', 'no-store')
    .type('application/octet-stream')
    .send(bytes);
