/** Whom a request is charged to, and its size. */
import type { FastifyRequest } from 'fastify';
import type { Usage } from '../usage/usage-limits.ts';
import { toAddressGroup } from './client-address.ts';

/** A request that another server has relayed is charged to its client. */
export const usageOf = ({ ip, relayedFor }: Pick<FastifyRequest, 'ip' | 'relayedFor'>): Usage => ({
  address: relayedFor ?? toAddressGroup(ip),
});

/** The size of the body; if the client does not say it, the greatest that is accepted. */
export function bodyBytesOf({
  headers,
  routeOptions,
}: Pick<FastifyRequest, 'headers' | 'routeOptions'>): number {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  if (encoding !== undefined) return routeOptions.bodyLimit ?? 0;
  return Number(length ?? 0) || 0;
}
