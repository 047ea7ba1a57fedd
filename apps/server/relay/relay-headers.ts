/** Headers of requests that one server relays to another of the same database. */
import type { FastifyRequest } from 'fastify';
import type { Leases, ServerLocation } from '../leases/leases.ts';

const KEY = 'x-ludoteca-relay';
const CLIENT = 'x-ludoteca-client';

/** `client`: the network of the client, see `toAddressGroup`. */
export const relayHeaders = ({ key }: ServerLocation, client: string): Record<string, string> => ({
  [KEY]: key,
  [CLIENT]: client,
});

/** The network of the client of a relayed request; undefined if no server has relayed it. */
export function findRelayedClient(
  { headers }: Pick<FastifyRequest, 'headers'>,
  leases: Leases,
): string | undefined {
  const { [KEY]: key, [CLIENT]: client } = headers;
  return typeof key === 'string' && typeof client === 'string' && leases.acceptsKey(key) ? client : undefined;
}
