/** Relays requests about tables that another server has the lease of. */
import { RefusedError } from '@ludoteca/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Leases, ServerLocation } from '../leases/leases.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { forwardRequest } from './forward-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The network of the client, if another server has relayed the request. */
    relayedFor: string | undefined;
    /** The server that has the table of the request, if it is another one. */
    tableHolder: ServerLocation | undefined;
  }
}

export function registerRelay(api: FastifyInstance, leases: Leases, tables: TableRegistry): void {
  api.decorateRequest('tableHolder', undefined);
  api.addHook('preHandler', async (request, reply) => {
    const holder = await findHolder(request, leases, tables);
    request.tableHolder = holder;
    if (holder !== undefined && !request.ws) return forwardRequest(request, reply, holder);
  });
}

/** A relayed request is not relayed again: if the table has moved meanwhile, the client repeats it. */
async function findHolder(
  { params, routeOptions, relayedFor }: FastifyRequest,
  leases: Leases,
  tables: TableRegistry,
): Promise<ServerLocation | undefined> {
  const isAboutTable = routeOptions.url?.includes('/tables/:id') === true;
  if (!leases.hasPeers || !isAboutTable || relayedFor !== undefined) return undefined;
  const { id } = params as { readonly id: string };
  if (tables.isLoaded(id)) return undefined;
  return leases.findHolder(id).catch(() => {
    throw new RefusedError({ problem: 'unavailable' });
  });
}
