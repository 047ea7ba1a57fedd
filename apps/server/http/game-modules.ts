/** Serves the code of games that are not part of the built page: the page imports it. */
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, normalize, sep } from 'node:path';
import { RefusedError } from '@ludoteca/wire';
import type { FastifyInstance } from 'fastify';

/** The module of each such game by its id. */
export type GameModuleFiles = ReadonlyMap<string, string>;

/** The name under which the page imports the module of a game. */
const ENTRY = 'index.js';
/** Modules of the page in place of the package, which a browser cannot find by name. */
const PACKAGE_IMPORT = /(?<=\b(?:from|import)\s*\(?\s*)(['"])ludoteca\/(kernel|kit)\1/g;

/** Serves JavaScript files beside the module of a game and below. */
export function registerGameModules(app: FastifyInstance, files: GameModuleFiles): void {
  if (files.size === 0) return;
  app.get<{ Params: { id: string; '*': string } }>('/game-modules/:id/*', async (request, reply) => {
    const { id, '*': path } = request.params;
    const code = await readModule(files.get(id), path);
    if (code === undefined) throw new RefusedError({ problem: 'no such page' });
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(code);
  });
}

async function readModule(entry: string | undefined, path: string): Promise<string | undefined> {
  if (entry === undefined) return undefined;
  const name = basename(entry);
  if (path === ENTRY && name !== ENTRY) return `export { default } from './${name}';\n`;
  const folder = dirname(entry);
  const file = normalize(join(folder, path));
  if (!file.startsWith(folder + sep) || !/\.m?js$/.test(file)) return undefined;
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text?.replaceAll(PACKAGE_IMPORT, '$1/modules/$2.js$1');
}
