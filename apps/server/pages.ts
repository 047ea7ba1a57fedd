/** The pages: files of the built web app, or word of how to build it. */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const NOT_BUILT = 'The pages of Ludoteca are not built yet: `npm start` builds and serves them.\n';
/** Files with a hash in their name never change. */
const HASHED = `${sep}assets${sep}`;

/** Serves the files; gives back what a page that is no file gets. */
export function pagesOf(
  app: FastifyInstance,
  folder: string | undefined,
): (reply: FastifyReply) => FastifyReply {
  if (folder === undefined || !existsSync(join(folder, 'index.html')))
    return (reply) => reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  app.register(fastifyStatic, {
    root: folder,
    // What the build wrote beside a file, compressed, goes to whoever reads it.
    preCompressed: true,
    // What begins with a dot is for tools: the build's notes.
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = path.includes(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.setHeader('cache-control', lasting);
    },
  });
  // The page finds its way by itself: every address that is no file is its own.
  return (reply) => reply.sendFile('index.html');
}

export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/api(\/|$|\?)/.test(url) && (headers.accept ?? '').includes('text/html');
