/** `ludoteca serve`: runs the server until it is stopped. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { listGameModules } from '@ludoteca/api/game-modules';
import type { AnswerService, Logger, LogLevel, Server, ServeOptions, ServerStorage } from '@ludoteca/server';
import { EXIT_CODES, inLanguages } from '@ludoteca/kit';
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
  at: (address: string) =>
    inLanguages(`Ludoteca è su ${address}`, `Ludoteca is at ${address}`, `Ludoteca está em ${address}`),
  administration: (address: string, token: string) =>
    inLanguages(
      `Amministrazione (tieni per te questo indirizzo): ${address}/admin#${token}`,
      `Administration (keep this address to yourself): ${address}/admin#${token}`,
      `Administração (guarde este endereço só para você): ${address}/admin#${token}`,
    ),
  terminal: (program: string) =>
    inLanguages(
      `In un terminale: ${program} join LINK si siede a un suo tavolo, ${program} gioca senza.`,
      `In a terminal: ${program} join LINK sits down at a table of it, ${program} plays without it.`,
      `Em um terminal: ${program} join LINK senta-se a uma mesa dele, ${program} joga sem ele.`,
    ),
  kept: (folder: string) =>
    inLanguages(
      `I tavoli sono conservati in ${formatPath(folder)}. Ctrl-C ferma il server.`,
      `Tables are kept in ${formatPath(folder)}. Ctrl-C stops the server.`,
      `As mesas ficam guardadas em ${formatPath(folder)}. Ctrl-C para o servidor.`,
    ),
  everybody: (host: string) =>
    inLanguages(
      `Attenzione: con --host ${host} può entrare chiunque raggiunga questo computer, e le connessioni non sono cifrate.`,
      `Warning: with --host ${host} everybody who can reach this machine can join, and connections are not encrypted.`,
      `Atenção: com --host ${host} pode entrar qualquer um que alcance este computador, e as conexões não são cifradas.`,
    ),
  damaged: (tables: number) =>
    inLanguages(
      `Attenzione: ${tables === 1 ? '1 tavolo non si è potuto' : `${tables} tavoli non si sono potuti`} leggere da dati danneggiati; ludoteca store check li elenca. Tutti gli altri sono serviti.`,
      `Warning: ${formatCount(tables, 'table')} could not be read from damaged data; ludoteca store check lists them. All others are served.`,
      `Atenção: ${tables === 1 ? '1 mesa não pôde ser lida' : `${tables} mesas não puderam ser lidas`} de dados danificados; ludoteca store check as lista. Todas as outras são servidas.`,
    ),
  stopped: inLanguages(
    'Fermato. Ogni tavolo è conservato.',
    'Stopped. Every table is kept.',
    'Parado. Todas as mesas ficam guardadas.',
  ),
  notBuilt: (folder: string) =>
    inLanguages(
      `l’applicazione web non è in ${formatPath(folder)}; npm start la costruisce e la serve`,
      `the web app is not in ${formatPath(folder)}; npm start builds and serves it`,
      `o aplicativo web não está em ${formatPath(folder)}; npm start o constrói e serve`,
    ),
  noData: (why: string) => `--data: ${why}`,
  noFolder: (why: string) =>
    inLanguages(
      `--data: ${why}; --data DIR indica un’altra cartella`,
      `--data: ${why}; --data DIR names another folder`,
      `--data: ${why}; --data DIR indica outra pasta`,
    ),
  taken: (port: number) =>
    inLanguages(
      `--port: ${port} è occupata; scegline un’altra, o ferma chi vi ascolta`,
      `--port: ${port} is taken; name another, or stop what listens there`,
      `--port: ${port} está ocupada; escolha outra, ou pare quem escuta nela`,
    ),
  reserved: (port: number) =>
    inLanguages(
      `--port: ${port} richiede diritti speciali; scegline una da 1024 in su`,
      `--port: ${port} needs special rights; name one from 1024 on`,
      `--port: ${port} exige permissões especiais; escolha uma a partir de 1024`,
    ),
  noAddress: (given: string) =>
    inLanguages(
      `--trust-proxy: ${quote(given)} non è né un indirizzo IP né un intervallo come 10.0.0.0/8`,
      `--trust-proxy: ${quote(given)} is neither an IP address nor a range such as 10.0.0.0/8`,
      `--trust-proxy: ${quote(given)} não é um endereço IP nem uma faixa como 10.0.0.0/8`,
    ),
  noHost: (host: string, why: string) =>
    inLanguages(
      `--host: non si può ascoltare su ${quote(host)}: ${why}`,
      `--host: cannot listen at ${quote(host)}: ${why}`,
      `--host: não é possível escutar em ${quote(host)}: ${why}`,
    ),
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
    const { language } = environment;
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
      for (const address of listAddresses(server.address)) environment.print(messages.at(address)[language]);
      if (process.env['LUDOTECA_ADMIN_TOKEN'] === undefined)
        environment.print(messages.administration(server.address, adminToken)[language]);
      environment.print(messages.terminal(programName())[language]);
      environment.print(messages.kept((await loadServer()).formatLocation(location))[language]);
      const damaged = await storage.damagedTables();
      if (damaged.length > 0) environment.printError(messages.damaged(damaged.length)[language]);
      if (!isLoopback(host)) environment.printError(messages.everybody(host)[language]);
      await waitForAbort(stop);
      await server.close();
    } finally {
      await answers?.close();
      await storage.close();
    }
    environment.print(messages.stopped[language]);
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
