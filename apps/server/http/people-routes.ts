/** The REST routes about people: accounts, sessions, profiles, blocks and reports. */
import {
  accountRequest,
  emptyRequest,
  passwordChange,
  renameRequest,
  reportRequest,
  signInRequest,
} from '@ludoteca/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { People } from '../people/people.ts';
import { createProfile } from '../people/profiles.ts';
import type { ServerContext } from '../server-context.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { bearerToken } from './bearer-token.ts';
import { type IdRoute, parseBody, type WithGuest } from './guest-handler.ts';
import { usageOf } from './request-usage.ts';

export function registerPeopleRoutes(
  api: FastifyInstance,
  context: ServerContext,
  people: People,
  tables: TableRegistry,
  withGuest: WithGuest,
): void {
  const { guests } = people;
  const countCreation = {
    preValidation: async (request: FastifyRequest) => context.usage.countCreation(usageOf(request), 'guest'),
  };
  api.post('/guests', countCreation, async (request, reply) => {
    const { name } = parseBody(renameRequest, request);
    context.usage.countStoredGuest(usageOf(request));
    reply.code(201);
    return guests.create(name);
  });
  api.get(
    '/me',
    withGuest((guest) => people.accounts.describe(guest)),
  );
  api.patch(
    '/me',
    withGuest(async (guest, request) =>
      people.accounts.describe(await guests.rename(guest, parseBody(renameRequest, request).name)),
    ),
  );
  api.delete(
    '/me',
    withGuest((guest, _, reply) => {
      reply.code(204);
      return tables.deleteGuest(guest);
    }),
  );
  registerAccountRoutes(api, context, people, withGuest);
  registerProfileRoutes(api, context, people, withGuest);
}

function registerAccountRoutes(
  api: FastifyInstance,
  context: ServerContext,
  { accounts }: People,
  withGuest: WithGuest,
): void {
  const countAttempt = {
    preValidation: async (request: FastifyRequest) =>
      context.usage.countCreation(usageOf(request), 'session'),
  };
  api.post(
    '/me/account',
    countAttempt,
    withGuest((guest, request, reply) => {
      reply.code(201);
      return accounts.create(guest, parseBody(accountRequest, request).password);
    }),
  );
  api.patch(
    '/me/account',
    countAttempt,
    withGuest((guest, request, reply) => {
      reply.code(204);
      return accounts.changePassword(guest, bearerToken(request) ?? '', parseBody(passwordChange, request));
    }),
  );
  api.post('/sessions', countAttempt, async (request, reply) => {
    const credentials = await accounts.signIn(parseBody(signInRequest, request), usageOf(request).address);
    return reply.code(201).header('cache-control', 'no-store').send(credentials);
  });
  api.delete(
    '/me/session',
    withGuest((guest, request, reply) => {
      reply.code(204);
      return accounts.signOut(guest, bearerToken(request) ?? '');
    }),
  );
}

/** Profiles, reports and blocks. */
function registerProfileRoutes(
  api: FastifyInstance,
  context: ServerContext,
  { accounts, blocks, reports }: People,
  withGuest: WithGuest,
): void {
  api.get<IdRoute>('/people/:id', ({ params }) => createProfile(context, accounts, params.id));
  api.post<IdRoute>(
    '/people/:id/report',
    withGuest<IdRoute>((guest, request, reply) => {
      const report = parseBody(reportRequest, request);
      context.usage.countStoredText({ ...usageOf(request), guest: guest.id }, Buffer.byteLength(report.text));
      reply.code(204);
      return reports.add(guest, request.params.id, report);
    }),
  );
  api.get(
    '/me/blocks',
    withGuest((guest) => blocks.list(guest)),
  );
  api.put<IdRoute>(
    '/me/blocks/:id',
    withGuest<IdRoute>((guest, request, reply) => {
      parseBody(emptyRequest, request);
      reply.code(204);
      return blocks.add(guest, request.params.id);
    }),
  );
  api.delete<IdRoute>(
    '/me/blocks/:id',
    withGuest<IdRoute>((guest, { params }, reply) => {
      reply.code(204);
      return blocks.remove(guest, params.id);
    }),
  );
}
