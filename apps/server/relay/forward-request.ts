/** Sends a REST request about a table to the server that has its lease, and the reply back. */
import { RefusedError } from '@ludoteca/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { usageOf } from '../http/request-usage.ts';
import type { ServerLocation } from '../leases/leases.ts';
import { relayHeaders } from './relay-headers.ts';

/** Milliseconds in which the other server must have answered. */
const TIMEOUT = 20_000;
const REPLY_HEADERS = ['content-type', 'content-disposition', 'cache-control', 'retry-after'];

export async function forwardRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  holder: ServerLocation,
): Promise<FastifyReply> {
  const { authorization } = request.headers;
  const body = request.body === undefined || request.body === null ? null : JSON.stringify(request.body);
  const response = await fetch(new URL(request.url, holder.address), {
    method: request.method,
    headers: {
      ...relayHeaders(holder, usageOf(request).address),
      ...(authorization === undefined ? {} : { authorization }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: unknown) => {
    request.log.info({ err: error }, 'a request could not be relayed');
    throw new RefusedError({ problem: 'unavailable' });
  });
  for (const name of REPLY_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  return reply.code(response.status).send(bytes.length === 0 ? undefined : bytes);
}
