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

export function registerRoutes(
  api: FastifyInstance,
  context: ServerContext,
  tables: TableRegistry,
  guests: Pick<GuestRegistry, 'findId'>,
  withGuest: WithGuest,
): void {
  const { limits } = context;
  const games = context.games.map(toGameInfo);
  const countCreation = {
    preValidation: async (request: FastifyRequest) => context.usage.countCreation(usageOf(request), 'table'),
  };
  /** Refuses a table that is too much for its creator or the address. */
  const chargeTable =
    (guest: Guest, request: FastifyRequest) =>
    (bytes: number): void =>
      context.usage.countStoredTable({ ...usageOf(request), guest: guest.id }, bytes);

  /** A request of a guest about its seat; the reply is the table afterwards. */
  const withTable: TableAction = (act) =>
    withGuest<IdRoute>(async (guest, request) => {
      const table = await tables.get(request.params.id);
      await act(table, guest, request.body ?? {});
      return table.info(guest.id);
    });

  const tableInfo = async (request: FastifyRequest<IdRoute>): Promise<TableInfo> => {
    const table = await tables.get(request.params.id);
    return table.info(await guests.findId(bearerToken(request)));
  };

  api.get('/games', () => games);
  api.get(
    '/me/tables',
    withGuest((guest) => tables.tablesOf(guest)),
  );

  api.get(
    '/me/matches',
    withGuest((guest, request) => tables.historyOf(guest, parseQuery(historyQuery, request))),
  );

  api.get('/tables', () => tables.listed());
  api.post(
    '/tables',
    { ...countCreation, bodyLimit: limits.createTableBytes },
    withGuest((guest, request, reply) => {
      reply.code(201);
      return tables.create(guest, parseBody(createTableRequest, request), chargeTable(guest, request));
    }),
  );
  api.get<IdRoute>('/tables/:id', (request) => tableInfo(request));
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
  api.post<IdRoute>(
    '/tables/:id/rematch',
    countCreation,
    withGuest<IdRoute>((guest, request) => {
      parseBody(emptyRequest, request);
      return tables.rematch(request.params.id, guest, chargeTable(guest, request));
    }),
  );
  registerTableActions(api, withTable);
  api.post<IdRoute>(
    '/tables/:id/chat',
    withGuest<IdRoute>(async (guest, request, reply) => {
      const { text } = parseBody(chatRequest, request);
      context.usage.countStoredText({ ...usageOf(request), guest: guest.id }, Buffer.byteLength(text));
      await (await tables.get(request.params.id)).chat.post(guest, text);
      reply.code(204);
    }),
  );
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

/** Requests of players during a match. */
function registerTableActions(api: FastifyInstance, withTable: TableAction): void {
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

const sendDownload = (reply: FastifyReply, name: string, bytes: Buffer): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`)
    .header('cache-control', 'no-store')
    .type('application/octet-stream')
    .send(bytes);
