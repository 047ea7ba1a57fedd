/** Handlers of requests that require the token of a guest. */
import type { Schema } from '@ludoteca/kernel';
import type { Guest } from '@ludoteca/wire';
import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import type { GuestRegistry } from '../guests/guest-registry.ts';
import type { ServerContext } from '../server-context.ts';
import { bearerToken } from './bearer-token.ts';
import { parseOrRefuse } from './parse-request.ts';

/** A route about the table, person or tournament with an id. */
export interface IdRoute {
  Params: { id: string };
}

type GuestHandler<R extends RouteGenericInterface> = (
  guest: Guest,
  request: FastifyRequest<R>,
  reply: FastifyReply,
) => Promise<unknown>;

/** Wraps a handler, which is called with the guest who has sent the token. */
export type WithGuest = <R extends RouteGenericInterface = RouteGenericInterface>(
  handle: GuestHandler<R>,
) => (request: FastifyRequest<R>, reply: FastifyReply) => Promise<unknown>;

export const createWithGuest =
  ({ usage }: Pick<ServerContext, 'usage'>, guests: GuestRegistry): WithGuest =>
  (handle) =>
  async (request, reply) => {
    const guest = await guests.authenticate(bearerToken(request));
    usage.countGuestRequest(guest.id);
    return handle(guest, request, reply);
  };

/** A missing body is an empty object. */
export const parseBody = <T>(schema: Schema<T>, { body }: { readonly body?: unknown }): T =>
  parseOrRefuse(schema, body ?? {});

/** A parsed query is an object without prototype, which is not plain data. */
export const parseQuery = <T>(schema: Schema<T>, { query }: Pick<FastifyRequest, 'query'>): T =>
  parseOrRefuse(schema, { ...(query as object) });
