/** The REST routes of tournaments between people. */
import { createTournamentRequest, emptyRequest, type Guest, type TournamentInfo } from '@ludoteca/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import type { TournamentOffice } from '../tournaments/tournament-office.ts';
import { type IdRoute, parseBody, type WithGuest } from './guest-handler.ts';
import { usageOf } from './request-usage.ts';

export function registerTournamentRoutes(
  api: FastifyInstance,
  context: ServerContext,
  office: TournamentOffice,
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
  api.get('/tournaments', () => office.list());
  api.get<IdRoute>('/tournaments/:id', ({ params }) => office.describe(params.id));
  api.post(
    '/tournaments',
    countCreation,
    withGuest((guest, request, reply) => {
      reply.code(201);
      return office.create(guest, parseBody(createTournamentRequest, request));
    }),
  );
  api.post<IdRoute>(
    '/tournaments/:id/enrol',
    act((guest, id) => office.enrol(guest, id)),
  );
  api.post<IdRoute>(
    '/tournaments/:id/leave',
    act((guest, id) => office.leave(guest, id)),
  );
  api.post<IdRoute>(
    '/tournaments/:id/start',
    act((guest, id) => office.start(guest, id)),
  );
  api.post<IdRoute>(
    '/tournaments/:id/end',
    act((guest, id) => office.end(guest, id)),
  );
}
