/** Reads the token of a request. */
import type { FastifyRequest } from 'fastify';

export const bearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
