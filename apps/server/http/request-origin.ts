/** Refuses requests that a page of another site makes through a guest's browser. */
import { RefusedError } from '@ludoteca/wire';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/**
 * The `Origin`, where there is one, must be that of the `Host`: programs send none. A server that listens on the loopback address
 * accepts only loopback host names, which prevents DNS rebinding.
 */
export function requireOwnOrigin({ headers }: Pick<FastifyRequest, 'headers'>, loopbackOnly: boolean): void {
  const { host = '', origin } = headers;
  const isExpectedHost = !loopbackOnly || isLoopback(host.replace(/:\d+$/, ''));
  const isOwnOrigin = origin === undefined || hostOf(origin) === host.toLowerCase();
  if (!isExpectedHost || !isOwnOrigin) throw new RefusedError({ problem: 'elsewhere' });
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;
