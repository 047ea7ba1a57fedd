/** The REST routes of tournaments between people. */
import { createTournamentRequest, emptyRequest, type Guest, type TournamentInfo } from '@ludoteca/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import type { TournamentRegistry } from '../tournaments/tournament-registry.ts';
import { type IdRoute, parseBody, type WithGuest } from './guest-handler.ts';
import { usageOf } from './request-usage.ts';

export function registerTournamentRoutes(
  api: FastifyInstance,
  context: ServerContext,
  tournaments: TournamentRegistry,
  withGuest: WithGuest,
): void {
  const countCreation = {
    preValidation: async (request: FastifyRequest) => context.usage.countCreation(usageOf(request), 'table'),
  };
  /** A request of a guest whose path says everything. */
  const act = (change: (guest: Guest, id: string) => Promise<TournamentInfo>) =>
    withGuest<IdRoute>((guest, request) => {
      parseBody(emptyRequest, request);
      return change(guest, request.params.id);
    });
  api.get('/tournaments', () => tournaments.list());
  api.get<IdRoute>('/tournaments/:id', ({ params }) => tournaments.describe(params.id));
  api.post(
    '/tournaments',
    countCreation,
    withGuest((guest, request, reply) => {
      reply.code(201);
      return tournaments.create(guest, parseBody(createTournamentRequest, request));
    }),
  );
  api.post<IdRoute>(
    '/tournaments/:id/enrol',
    act((guest, id) => tournaments.enrol(guest, id)),
  );
  api.post<IdRoute>(
    '/tournaments/:id/leave',
    act((guest, id) => tournaments.leave(guest, id)),
  );
  api.post<IdRoute>(
    '/tournaments/:id/start',
    act((guest, id) => tournaments.start(guest, id)),
  );
  api.post<IdRoute>(
    '/tournaments/:id/end',
    act((guest, id) => tournaments.end(guest, id)),
  );
}
