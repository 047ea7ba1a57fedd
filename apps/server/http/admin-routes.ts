/** The REST routes of the administration. Its requests carry the token that was printed at the start. */
import { emptyRequest, mutedRequest, peopleQuery, RefusedError } from '@ludoteca/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerAdministration } from '../admin/administration.ts';
import { bearerToken, isSameText } from './bearer-token.ts';
import { type IdRoute, parseBody, parseQuery } from './guest-handler.ts';

/** Without a token there is no administration. */
export function registerAdminRoutes(
  api: FastifyInstance,
  administration: ServerAdministration,
  token: string | undefined,
): void {
  const requireToken = async (request: FastifyRequest): Promise<void> => {
    if (token === undefined || !isSameText(bearerToken(request) ?? '', token))
      throw new RefusedError({ problem: 'token' });
  };
  const guarded = { onRequest: requireToken };
  api.get('/admin', guarded, () => administration.describe());
  api.get('/admin/people', guarded, (request) =>
    administration.searchPeople(parseQuery(peopleQuery, request).name ?? ''),
  );
  api.post<IdRoute>(
    '/admin/people/:id/muted',
    guarded,
    act((id, request) => administration.setMuted(id, parseBody(mutedRequest, request).muted)),
  );
  api.delete<IdRoute>(
    '/admin/people/:id',
    guarded,
    act((id) => administration.deletePerson(id)),
  );
  api.delete<IdRoute>(
    '/admin/tables/:id',
    guarded,
    act((id) => administration.closeTable(id)),
  );
  api.delete<IdRoute>(
    '/admin/reports/:id',
    guarded,
    act((id) => administration.resolveReport(id)),
  );
  api.post('/admin/clean-up', guarded, async (request, reply) => {
    parseBody(emptyRequest, request);
    await administration.cleanUp();
    reply.code(204);
  });
}

/** A request that changes something and has no reply. */
const act =
  (change: (id: string, request: FastifyRequest<IdRoute>) => Promise<void>) =>
  async (request: FastifyRequest<IdRoute>, reply: FastifyReply): Promise<void> => {
    await change(request.params.id, request);
    reply.code(204);
  };
