/** The REST routes of the server. docs/server.md describes them for other programs. */
import type { Schema } from '@ludoteca/kernel';
import {
  autoPassRequest,
  claimRequest,
  createTableRequest,
  emptyRequest,
  type Guest,
  historyQuery,
  joinRequest,
  paceRequest,
  takebackAnswer,
  renameRequest,
  revealRequest,
  type TableInfo,
} from '@ludoteca/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import { authenticate, createGuest, findGuestId, renameGuest } from '../guests/guest-registry.ts';
import type { ServerContext } from '../server-context.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { Table } from '../tables/table.ts';
import { bearerToken } from './bearer-token.ts';
import { toGameInfo } from './game-info.ts';
import { parseOrRefuse } from './parse-request.ts';
import { usageOf } from './request-usage.ts';

interface TableRoute {
  Params: { id: string };
}

/** A handler that requires a token. */
type GuestHandler<R extends RouteGenericInterface> = (
  guest: Guest,
  request: FastifyRequest<R>,
  reply: FastifyReply,
) => Promise<unknown>;

/** Creates the handler of a request about the seat of a guest. */
type TableAction = (
  act: (table: Table, guest: Guest, body: unknown) => Promise<void>,
) => (request: FastifyRequest<TableRoute>, reply: FastifyReply) => Promise<unknown>;

export function registerRoutes(api: FastifyInstance, context: ServerContext, tables: TableRegistry): void {
  const { limits } = context;
  const games = context.games.map(toGameInfo);
  const countCreation = (kind: 'guest' | 'table') => ({
    preValidation: async (request: FastifyRequest) => context.usage.countCreation(usageOf(request), kind),
  });
  const withGuest =
    <R extends RouteGenericInterface = RouteGenericInterface>(handle: GuestHandler<R>) =>
    async (request: FastifyRequest<R>, reply: FastifyReply): Promise<unknown> => {
      const guest = await authenticate(context, bearerToken(request));
      context.usage.countGuestRequest(guest.id);
      return handle(guest, request, reply);
    };
  /** Refuses a table that is too much for its creator or the address. */
  const chargeTable =
    (guest: Guest, request: Pick<FastifyRequest, 'ip'>) =>
    (bytes: number): void =>
      context.usage.countStoredTable({ ...usageOf(request), guest: guest.id }, bytes);

  /** A request of a guest about its seat; the reply is the table afterwards. */
  const withTable: TableAction = (act) =>
    withGuest<TableRoute>(async (guest, request) => {
      const table = await tables.get(request.params.id);
      await act(table, guest, request.body ?? {});
      return table.info(guest.id);
    });

  const tableInfo = async (request: FastifyRequest<TableRoute>): Promise<TableInfo> => {
    const table = await tables.get(request.params.id);
    return table.info(await findGuestId(context, bearerToken(request)));
  };

  api.get('/games', () => games);
  api.post('/guests', countCreation('guest'), async (request, reply) => {
    const { name } = parseBody(renameRequest, request);
    context.usage.countStoredGuest(usageOf(request));
    reply.code(201);
    return createGuest(context, name);
  });

  api.get(
    '/me',
    withGuest(async (guest) => guest),
  );
  api.patch(
    '/me',
    withGuest((guest, request) => renameGuest(context, guest, parseBody(renameRequest, request).name)),
  );
  api.delete(
    '/me',
    withGuest((guest, _, reply) => {
      reply.code(204);
      return tables.deleteGuest(guest);
    }),
  );
  api.get(
    '/me/tables',
    withGuest((guest) => tables.tablesOf(guest)),
  );

  api.get(
    '/me/matches',
    withGuest((guest, { query }) => tables.historyOf(guest, parseOrRefuse(historyQuery, query ?? {}))),
  );

  api.get('/tables', () => tables.listed());
  api.post(
    '/tables',
    { ...countCreation('table'), bodyLimit: limits.createTableBytes },
    withGuest((guest, request, reply) => {
      reply.code(201);
      return tables.create(guest, parseBody(createTableRequest, request), chargeTable(guest, request));
    }),
  );
  api.get<TableRoute>('/tables/:id', (request) => tableInfo(request));
  api.post<TableRoute>(
    '/tables/:id/join',
    withGuest<TableRoute>((guest, request) =>
      tables.join(request.params.id, guest, parseBody(joinRequest, request)),
    ),
  );
  api.post<TableRoute>(
    '/tables/:id/reveal',
    withGuest<TableRoute>((guest, request) =>
      tables.reveal(request.params.id, guest, parseBody(revealRequest, request)),
    ),
  );
  api.post<TableRoute>(
    '/tables/:id/leave',
    withGuest<TableRoute>((guest, request, reply) => {
      parseBody(emptyRequest, request);
      reply.code(204);
      return tables.leave(request.params.id, guest);
    }),
  );
  api.post<TableRoute>(
    '/tables/:id/abort',
    withGuest<TableRoute>(async (guest, request, reply) => {
      parseBody(emptyRequest, request);
      await (await tables.get(request.params.id)).control.abort(guest);
      reply.code(204);
    }),
  );
  api.post<TableRoute>(
    '/tables/:id/rematch',
    countCreation('table'),
    withGuest<TableRoute>((guest, request) => {
      parseBody(emptyRequest, request);
      return tables.rematch(request.params.id, guest, chargeTable(guest, request));
    }),
  );
  registerTableActions(api, withTable);
  api.get<TableRoute>(
    '/tables/:id/file',
    withGuest<TableRoute>(async (guest, { params: { id } }, reply) => {
      const table = await tables.get(id);
      const { name, bytes } = await table.createSave(guest);
      return sendDownload(reply, name, bytes);
    }),
  );
  api.get<TableRoute>('/tables/:id/archive', async ({ params: { id } }, reply) => {
    const table = await tables.get(id);
    return sendDownload(reply, `${id}.ludoteca`, await table.createArchive());
  });
}

/** Requests of players during a match. */
function registerTableActions(api: FastifyInstance, withTable: TableAction): void {
  api.post<TableRoute>(
    '/tables/:id/auto-pass',
    withTable((table, guest, body) => table.control.setAutoPass(guest, parseOrRefuse(autoPassRequest, body))),
  );
  api.post<TableRoute>(
    '/tables/:id/pace',
    withTable((table, guest, body) => table.control.setPace(guest, parseOrRefuse(paceRequest, body).pace)),
  );
  api.post<TableRoute>(
    '/tables/:id/skip',
    withTable((table, guest, body) => {
      parseOrRefuse(emptyRequest, body);
      return table.control.skip(guest);
    }),
  );
  api.post<TableRoute>(
    '/tables/:id/claim',
    withTable((table, guest, body) => table.control.claim(guest, parseOrRefuse(claimRequest, body))),
  );
  api.post<TableRoute>(
    '/tables/:id/takeback',
    withTable((table, guest, body) => table.control.takeBack(guest, parseOrRefuse(takebackAnswer, body))),
  );
  api.post<TableRoute>(
    '/tables/:id/take-seat',
    withTable((table, guest, body) => {
      parseOrRefuse(emptyRequest, body);
      return table.control.takeSeat(guest);
    }),
  );
}

const sendDownload = (reply: FastifyReply, name: string, bytes: Buffer): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`)
    .header('cache-control', 'no-store')
    .type('application/octet-stream')
    .send(bytes);

/** A missing body is an empty object. */
const parseBody = <T>(schema: Schema<T>, { body }: { readonly body?: unknown }): T =>
  parseOrRefuse(schema, body ?? {});
