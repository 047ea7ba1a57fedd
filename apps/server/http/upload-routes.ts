/** The REST routes about uploaded matches. */
import { uploadRequest } from '@ludoteca/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { UploadRegistry } from '../uploads/upload-registry.ts';
import { type IdRoute, parseBody, type WithGuest } from './guest-handler.ts';
import { usageOf } from './request-usage.ts';

export function registerUploadRoutes(
  api: FastifyInstance,
  context: ServerContext,
  withGuest: WithGuest,
): void {
  const { limits, usage } = context;
  const uploads = new UploadRegistry(context);
  const countCreation = {
    preValidation: async (request: FastifyRequest) => usage.countCreation(usageOf(request), 'table'),
  };
  api.get(
    '/me/uploads',
    withGuest((guest) => uploads.list(guest)),
  );
  api.post(
    '/me/uploads',
    { ...countCreation, bodyLimit: limits.createTableBytes },
    withGuest((guest, request, reply) => {
      reply.code(201);
      return uploads.add(guest, parseBody(uploadRequest, request), (bytes) =>
        usage.countStoredText({ ...usageOf(request), guest: guest.id }, bytes),
      );
    }),
  );
  api.get<IdRoute>(
    '/me/uploads/:id',
    withGuest<IdRoute>(async (guest, { params }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('application/octet-stream')
        .send(Buffer.from(await uploads.readArchive(guest, params.id))),
    ),
  );
  api.delete<IdRoute>(
    '/me/uploads/:id',
    withGuest<IdRoute>((guest, { params }, reply) => {
      reply.code(204);
      return uploads.remove(guest, params.id);
    }),
  );
}
