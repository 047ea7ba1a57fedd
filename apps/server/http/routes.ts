/** The REST routes of the server. docs/server.md describes them for other programs. */
import type { Schema } from '@ludoteca/kernel';
import {
  createTableRequest,
  emptyRequest,
  type Guest,
  joinRequest,
  renameRequest,
  type TableInfo,
} from '@ludoteca/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import { authenticate, createGuest, findGuestId, renameGuest } from '../guests/guest-registry.ts';
import type { ServerContext } from '../server-context.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { bearerToken } from './bearer-token.ts';
import { toGameInfo } from './game-info.ts';
import { parseOrRefuse } from './parse-request.ts';

interface TableRoute {
  Params: { id: string };
}

/** A handler that requires a token. */
type GuestHandler<R extends RouteGenericInterface> = (
  guest: Guest,
  request: FastifyRequest<R>,
  reply: FastifyReply,
) => Promise<unknown>;

export function registerRoutes(api: FastifyInstance, context: ServerContext, tables: TableRegistry): void {
  const { limits } = context;
  const games = context.games.map(toGameInfo);
  const creation = { config: { rateLimit: { max: limits.creationsPerMinute } } };
  const withGuest =
    <R extends RouteGenericInterface = RouteGenericInterface>(handle: GuestHandler<R>) =>
    async (request: FastifyRequest<R>, reply: FastifyReply): Promise<unknown> =>
      handle(await authenticate(context, bearerToken(request)), request, reply);

  const tableInfo = async (request: FastifyRequest<TableRoute>): Promise<TableInfo> => {
    const table = await tables.get(request.params.id);
    return table.info(await findGuestId(context, bearerToken(request)));
  };

  api.get('/games', () => games);
  api.post('/guests', creation, async (request, reply) => {
    reply.code(201);
    return createGuest(context, parseBody(renameRequest, request).name);
  });

  api.get(
    '/me',
    withGuest(async (guest) => guest),
  );
  api.patch(
    '/me',
    withGuest((guest, request) => renameGuest(context, guest, parseBody(renameRequest, request).name)),
  );
  api.get(
    '/me/tables',
    withGuest((guest) => tables.tablesOf(guest)),
  );

  api.get('/tables', () => tables.listed());
  api.post(
    '/tables',
    { ...creation, bodyLimit: limits.createTableBytes },
    withGuest((guest, request, reply) => {
      reply.code(201);
      return tables.create(guest, parseBody(createTableRequest, request));
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
    '/tables/:id/leave',
    withGuest<TableRoute>((guest, request, reply) => {
      parseBody(emptyRequest, request);
      reply.code(204);
      return tables.leave(request.params.id, guest);
    }),
  );
  api.post<TableRoute>(
    '/tables/:id/rematch',
    creation,
    withGuest<TableRoute>((guest, request) => {
      parseBody(emptyRequest, request);
      return tables.rematch(request.params.id, guest);
    }),
  );
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

const sendDownload = (reply: FastifyReply, name: string, bytes: Buffer): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`)
    .header('cache-control', 'no-store')
    .type('application/octet-stream')
    .send(bytes);

/** A missing body is an empty object. */
const parseBody = <T>(schema: Schema<T>, { body }: { readonly body?: unknown }): T =>
  parseOrRefuse(schema, body ?? {});
