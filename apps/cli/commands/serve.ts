import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Server, ServeOptions, Storage } from '@ludoteca/server';
import { command } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { isCode, secretDisk } from '../files/disk.ts';
import { makeFolders } from '../files/folders.ts';
import { messageOf, quoted, shownPath } from '../foreign.ts';
import { text, whole } from '../options.ts';
import { dataFolder } from '../saves/folder.ts';

const PORT = 4200;
const LOOPBACK = '127.0.0.1';
const PAGES = fileURLToPath(new URL('../../../out/web', import.meta.url));

const words = {
  about: 'Serves tables of every game to browsers and terminals, until it is stopped.',
  port: `the port it listens at; 0 is any that is free (default: ${PORT})`,
  host: `the address it listens at (default: ${LOOPBACK}, which only this machine can reach)`,
  data: 'where tables are kept (default: the folder server in the data folder of the user)',
  pages: 'the folder of the built web app (default: out/web, where npm start builds it)',
  notes: [
    'It prints its address and opens nothing by itself. Ctrl-C stops it; the next server in the same folder goes on with its tables.',
    'Exit code: 0 stopped by Ctrl-C or SIGTERM, 2 something given cannot be used.',
  ],
  at: (address: string) => `Ludoteca is at ${address}`,
  terminal:
    'In a terminal: npx ludoteca join LINK sits down at a table of it, npx ludoteca plays without it.',
  kept: (folder: string) => `Tables are kept in ${shownPath(folder)}. Ctrl-C stops the server.`,
  everybody: (host: string) =>
    `Warning: with --host ${host} whoever can reach this machine can come in, and nothing that is sent is encrypted.`,
  stopped: 'Stopped. Every table is kept.',
  notBuilt: (folder: string) =>
    `the web app is not built: none is in ${shownPath(folder)}; npm start builds and serves it`,
  noData: (why: string) => `--data: ${why}`,
  taken: (port: number) => `--port: ${port} is taken; name another, or stop what listens there`,
  reserved: (port: number) => `--port: ${port} is not for every program; name one from 1024 on`,
  noHost: (host: string, why: string) => `--host: cannot listen at ${quoted(host)}: ${why}`,
};

export const serve = command({
  name: 'serve',
  about: words.about,
  takes: [],
  options: {
    port: whole('N', 0, 65_535, words.port),
    host: text('HOST', words.host),
    data: text('DIR', words.data),
    pages: text('DIR', words.pages),
  },
  notes: words.notes,
  run: async (_, { port = PORT, host = LOOPBACK, data, pages = PAGES }, hands) => {
    if (!existsSync(join(pages, 'index.html'))) throw new Complaint(words.notBuilt(pages));
    const stop = hands.ending();
    const folder = data === undefined ? join(dataFolder(undefined), 'server') : resolve(data);
    const storage = await openStorage(folder);
    try {
      const server = await listen({ port, host, pages: resolve(pages), storage });
      for (const address of addressesOf(server.address)) hands.print(words.at(address));
      hands.print(words.terminal);
      hands.print(words.kept(folder));
      if (!isLoopback(host)) hands.complain(words.everybody(host));
      await aborted(stop);
      await server.close();
    } finally {
      await storage.close();
    }
    hands.print(words.stopped);
    return EXIT.done;
  },
});

/** Most commands need no server: it is loaded by the one that does. */
const load = () => import('@ludoteca/server');

async function openStorage(folder: string): Promise<Storage> {
  const { openLibsql } = await load();
  try {
    await makeFolders(folder, secretDisk);
    return await openLibsql(folder);
  } catch (error) {
    throw new Complaint(words.noData(messageOf(error)));
  }
}

async function listen(options: ServeOptions & { readonly host: string }): Promise<Server> {
  const { port, host } = options;
  const server = await load();
  try {
    return await server.serve(options);
  } catch (error) {
    if (isCode(error, 'EADDRINUSE')) throw new Complaint(words.taken(port));
    if (isCode(error, 'EACCES')) throw new Complaint(words.reserved(port));
    throw new Complaint(words.noHost(host, messageOf(error)));
  }
}

const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);

/** Where a browser finds the server: one that listens everywhere is found by every address of the machine. */
function addressesOf(address: string): readonly string[] {
  const { hostname, port } = new URL(address);
  if (hostname !== '0.0.0.0' && hostname !== '[::]') return [address];
  const others = Object.values(networkInterfaces()).flatMap((found = []) =>
    found.filter(({ family, internal }) => family === 'IPv4' && !internal),
  );
  return [LOOPBACK, ...others.map((one) => one.address)].map((host) => `http://${host}:${port}`);
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) done();
    signal.addEventListener('abort', () => done(), { once: true });
  });
