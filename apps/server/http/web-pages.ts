/** Serves the files of the built web app, or a notice that it is not built yet. */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const NOT_BUILT = 'The pages of Ludoteca are not built yet: `npm start` builds and serves them.\n';
/** The pattern of the addresses of files. */
export const FILE_ROUTE = '/*';
/** The folder of files with a hash in their names, which never change. */
const HASHED_FILES = `${sep}assets${sep}`;

/** Registers the files. Returns the handler for page addresses that are not files: the web app does its own routing. */
export function registerPages(
  app: FastifyInstance,
  folder: string | undefined,
): (reply: FastifyReply) => FastifyReply {
  if (folder === undefined || !existsSync(join(folder, 'index.html')))
    return (reply) => reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  app.register(fastifyStatic, {
    root: folder,
    // The build writes compressed variants beside the files.
    preCompressed: true,
    // Dot files are the build's metadata.
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const caching = path.includes(HASHED_FILES) ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.setHeader('cache-control', caching);
    },
  });
  return (reply) => reply.sendFile('index.html');
}

export const isPageRequest = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/api(\/|$|\?)/.test(url) && (headers.accept ?? '').includes('text/html');
