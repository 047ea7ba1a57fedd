/** `ludoteca serve`: runs the server until it is stopped. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { listGameModules } from '@ludoteca/api/game-modules';
import type { AnswerService, Logger, LogLevel, Server, ServeOptions, ServerStorage } from '@ludoteca/server';
import { EXIT_CODES } from '@ludoteca/kit';
import { type CliEnvironment, defineCommand } from '../args/command.ts';
import { CliError } from '../args/cli-error.ts';
import { programName } from '../args/program-name.ts';
import { hasErrorCode, isSystemError, privateDisk } from '../files/disk.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { messageOf, quote, formatPath } from '../terminal/sanitize.ts';
import { formatCount } from '../terminal/numbers.ts';
import { choiceOption, flagOption, textOption, integerOption, repeatedOption } from '../args/options.ts';
import { readVersion } from '../args/version.ts';
import { findStorageLocation } from '../files/storage-location.ts';
import { loadServer, requireDatabase, toDatabaseError } from '../jobs/with-queued-run.ts';
import { waitForAbort } from '../args/wait-for-abort.ts';

const PORT = 4200;
const ADMIN_TOKEN_BYTES = 24;
const MAX_DAYS = 36_500;
const DAY = 24 * 60 * 60_000;
const LOOPBACK = '127.0.0.1';
const PAGES = fileURLToPath(new URL('../../../out/web', import.meta.url));

const messages = {
  at: (address: string) => `Ludoteca is at ${address}`,
  administration: (address: string, token: string) =>
    `Administration (keep this address to yourself): ${address}/admin#${token}`,
  terminal: (program: string) =>
    `In a terminal: ${program} join LINK sits down at a table of it, ${program} plays without it.`,
  kept: (folder: string) => `Tables are kept in ${formatPath(folder)}. Ctrl-C stops the server.`,
  everybody: (host: string) =>
    `Warning: with --host ${host} everybody who can reach this machine can join, and connections are not encrypted.`,
  damaged: (tables: number) =>
    `Warning: ${formatCount(tables, 'table')} could not be read from damaged data; ludoteca store check lists them. All others are served.`,
  stopped: 'Stopped. Every table is kept.',
  notBuilt: (folder: string) => `the web app is not in ${formatPath(folder)}; npm start builds and serves it`,
  noData: (why: string) => `--data: ${why}`,
  noFolder: (why: string) => `--data: ${why}; --data DIR names another folder`,
  taken: (port: number) => `--port: ${port} is taken; name another, or stop what listens there`,
  reserved: (port: number) => `--port: ${port} needs special rights; name one from 1024 on`,
  noAddress: (given: string) =>
    `--trust-proxy: ${quote(given)} is neither an IP address nor a range such as 10.0.0.0/8`,
  noHost: (host: string, why: string) => `--host: cannot listen at ${quote(host)}: ${why}`,
};

export const serveCommand = defineCommand({
  name: 'serve',
  parameters: [],
  options: {
    port: integerOption('N', 0, 65_535),
    host: textOption('HOST'),
    data: textOption('DIR|URL'),
    pages: textOption('DIR'),
    workers: integerOption('N', 1, 256),
    advertise: textOption('URL'),
    queue: flagOption,
    'trust-proxy': repeatedOption('ADDRESS'),
    'keep-finished': integerOption('DAYS', 1, MAX_DAYS),
    'keep-unfinished': integerOption('DAYS', 1, MAX_DAYS),
    'log-level': choiceOption('LEVEL', ['error', 'warn', 'info', 'debug']),
  },
  run: async (_, options, environment, entries) => {
    const {
      port = PORT,
      host = LOOPBACK,
      data,
      pages = PAGES,
      workers,
      'log-level': logLevel = 'warn',
    } = options;
    if (!existsSync(join(pages, 'index.html'))) throw new CliError(messages.notBuilt(pages));
    const stop = environment.interceptTermination();
    const adminToken =
      process.env['LUDOTECA_ADMIN_TOKEN'] ?? randomBytes(ADMIN_TOKEN_BYTES).toString('base64url');
    const location = findStorageLocation(data);
    if (options.queue) await requireDatabase(location, '--queue');
    const { storage, joinServers } = await open(location);
    let answers: AnswerService | undefined;
    try {
      if (options.queue) answers = await openAnswerQueue(location);
      const server = await listen({
        port,
        host,
        pages: resolve(pages),
        games: entries,
        gameModules: listGameModules(),
        storage,
        joinServers,
        answers,
        advertisedAddress: options.advertise,
        ...(workers === undefined ? {} : { workers }),
        logger: await openLog(logLevel, environment),
        limits: {
          finishedTableAge: toAge(options['keep-finished']),
          abandonedTableAge: toAge(options['keep-unfinished']),
        },
        trustedProxies: await requireAddresses(options['trust-proxy']),
        metricsToken: process.env['LUDOTECA_METRICS_TOKEN'],
        adminToken,
      });
      for (const address of listAddresses(server.address)) environment.print(messages.at(address));
      if (process.env['LUDOTECA_ADMIN_TOKEN'] === undefined)
        environment.print(messages.administration(server.address, adminToken));
      environment.print(messages.terminal(programName()));
      environment.print(messages.kept((await loadServer()).formatLocation(location)));
      const damaged = await storage.damagedTables();
      if (damaged.length > 0) environment.printError(messages.damaged(damaged.length));
      if (!isLoopback(host)) environment.printError(messages.everybody(host));
      await waitForAbort(stop);
      await server.close();
    } finally {
      await answers?.close();
      await storage.close();
    }
    environment.print(messages.stopped);
    return EXIT_CODES.done;
  },
});

/** In milliseconds. */
const toAge = (days = Infinity): number => days * DAY;

async function requireAddresses(given: readonly string[]): Promise<readonly string[]> {
  const { isAddressRange } = await loadServer();
  const invalid = given.find((address) => !isAddressRange(address));
  if (invalid !== undefined) throw new CliError(messages.noAddress(invalid));
  return given;
}

/** Progress is shown only if standard error is a terminal. */
async function openLog(level: LogLevel, { printError, showProgress }: CliEnvironment): Promise<Logger> {
  const { createLogger } = await loadServer();
  return createLogger(level, { write: (line) => printError(line.trimEnd()) }, showProgress !== undefined);
}

async function open(location: string): Promise<ServerStorage> {
  const { isPostgresUrl, openServerStorage } = await loadServer();
  try {
    if (!isPostgresUrl(location)) await makeDurableFolder(location, privateDisk);
    return await openServerStorage(location);
  } catch (error) {
    const message = isSystemError(error) ? messages.noFolder : messages.noData;
    throw new CliError(message(messageOf(error)));
  }
}

async function openAnswerQueue(url: string): Promise<AnswerService> {
  try {
    return await (await loadServer()).AnswerQueue.open({ url, release: readVersion() });
  } catch (error) {
    throw toDatabaseError(error);
  }
}

async function listen(options: ServeOptions & { readonly host: string }): Promise<Server> {
  const { port, host } = options;
  const server = await loadServer();
  try {
    return await server.serve(options);
  } catch (error) {
    if (hasErrorCode(error, 'EADDRINUSE')) throw new CliError(messages.taken(port));
    if (hasErrorCode(error, 'EACCES')) throw new CliError(messages.reserved(port));
    throw new CliError(messages.noHost(host, messageOf(error)));
  }
}

const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);

/** A server that listens on all interfaces is listed with every address of the machine. */
function listAddresses(address: string): readonly string[] {
  const { hostname, port } = new URL(address);
  if (hostname !== '0.0.0.0' && hostname !== '[::]') return [address];
  const others = Object.values(networkInterfaces()).flatMap((found = []) =>
    found.filter(({ family, internal }) => family === 'IPv4' && !internal),
  );
  return [LOOPBACK, ...others.map((one) => one.address)].map((host) => `http://${host}:${port}`);
}
