/** Starts a server: tables of every game of the catalogue, for people and computers, over REST and WebSocket. */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { availableParallelism, hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@ludoteca/games';
import type { Logger } from 'pino';
import { ConnectionRegistry } from './connections/connection-registry.ts';
import { WorkerPool } from './execution/worker-pool.ts';
import { createProcessStarter, type StartWorker } from './execution/worker-process.ts';
import { createApp } from './http/create-app.ts';
import type { GameModuleFiles } from './http/game-modules.ts';
import { DEFAULT_LIMITS, type Limits } from './http/limits.ts';
import { isLoopback } from './http/request-origin.ts';
import { LeaseEvents } from './leases/lease-events.ts';
import { type JoinServers, type Leases, SOLE_SERVER } from './leases/leases.ts';
import { createErrorLog, createLogger } from './observability/logger.ts';
import { Metrics } from './observability/metrics.ts';
import { observeStorage } from './observability/observe-storage.ts';
import type { ServerContext } from './server-context.ts';
import { TableRegistry } from './tables/table-registry.ts';
import { TournamentRegistry } from './tournaments/tournament-registry.ts';
import { UsageLimits } from './usage/usage-limits.ts';
import { WakingClock } from './waking-clock.ts';

export interface ServeOptions extends Partial<
  Omit<ServerContext, 'storage' | 'leases' | 'limits' | 'workers' | 'metrics' | 'usage'>
> {
  readonly port: number;
  /** Default: the loopback address. */
  readonly host?: string;
  /** The caller closes it after the server. */
  readonly storage: ServerContext['storage'];
  /** Given if other servers use the same storage. */
  readonly joinServers?: JoinServers | undefined;
  /** The address at which those servers reach this one. Default: that at which it listens. */
  readonly advertisedAddress?: string | undefined;
  /** The folder of the built web app. */
  readonly pages?: string;
  /** The modules of games that are not part of the web app. Default: none. */
  readonly gameModules?: GameModuleFiles;
  readonly limits?: Partial<Limits>;
  /** The number of worker processes for matches. Default: the number of cores, and at least two. */
  readonly workers?: number;
  /** Starts a worker with the same games. Default: a process with all games of the catalogue. */
  readonly startWorker?: StartWorker;
  /** Default: errors and warnings, on standard error. */
  readonly logger?: Logger;
  /** The bearer token for the metrics. Default: only programs on this machine may read them. */
  readonly metricsToken?: string | undefined;
  /** The bearer token of administrators. Default: there is no administration. */
  readonly adminToken?: string | undefined;
  /** Addresses and ranges of proxies whose `X-Forwarded-For` is believed. Default: none. */
  readonly trustedProxies?: readonly string[];
}

export interface Server {
  /** Such as `http://127.0.0.1:8080`. */
  readonly address: string;
  close(): Promise<void>;
}

/** Milliseconds that clients have to complete the closing handshake when the server closes. */
const CLOSE_TIMEOUT = 500;
/** The part of its heap that a worker may use before it gives up matches. */
const HEAP_SHARE = 0.6;
/** Loads the bundled worker, because processes start faster from one file. */
const WORKER = fileURLToPath(new URL('execution/start-worker.mjs', import.meta.url));
/** Milliseconds that requests have to finish when the server closes. */
const REQUEST_CLOSE_TIMEOUT = 3000;
/** Milliseconds between two searches for connections whose request has been answered meanwhile. */
const IDLE_CLOSE_INTERVAL = 50;

export async function serve(options: ServeOptions): Promise<Server> {
  const { port, host = '127.0.0.1', pages, metricsToken, adminToken, trustedProxies = [] } = options;
  const { gameModules = new Map<string, string>() } = options;
  const logger = options.logger ?? createLogger('warn', process.stderr, process.stderr.isTTY);
  const leaseEvents = new LeaseEvents();
  const leases = (await options.joinServers?.(leaseEvents)) ?? SOLE_SERVER;
  const wakingClock = new WakingClock();
  const monotonic = options.monotonic ?? (() => wakingClock.now());
  const context = createContext({ ...options, monotonic }, leases, logger);
  const { answers, metrics } = context;
  const tables = new TableRegistry(context);
  const connections = new ConnectionRegistry(context);
  leaseEvents.add(tables);
  leaseEvents.add({ onServersGone: (addresses) => connections.closeRelaysTo(addresses) });
  const tournaments = new TournamentRegistry(context, tables);
  metrics.addSources({
    countTables: () => tables.countByState(),
    countConnections: () => connections.countByKind(),
    reportWorkers: () => context.workers.reports,
    countMatchesByServer: () => leases.countByServer(),
    reportJobs: answers && (() => answers.reportJobs()),
  });
  // Behind a proxy on the same machine the host name is that of the proxy.
  const loopbackOnly = isLoopback(host) && trustedProxies.length === 0;
  const appOptions = { loopbackOnly, pages, gameModules, logger, metricsToken, adminToken, trustedProxies };
  const app = await createApp(context, tables, connections, tournaments, appOptions);
  await app.listen({ port, host, listenTextResolver: (address) => `the server is ready at ${address}` });

  const address = formatAddress(app.server.address() as AddressInfo);
  await leases.announce(options.advertisedAddress ?? reachableAddress(address));
  void tables.wakeTimedTables();
  void tables.sweep();
  const maintenance = setInterval(() => {
    connections.pingAll();
    void tables.sweep();
    void tournaments.sweep();
  }, context.limits.pingInterval);
  return {
    address,
    async close() {
      clearInterval(maintenance);
      wakingClock.stop();
      await tables.close();
      const timers = [
        setTimeout(() => connections.terminateAll(), CLOSE_TIMEOUT),
        setTimeout(() => app.server.closeAllConnections(), REQUEST_CLOSE_TIMEOUT),
        setInterval(() => app.server.closeIdleConnections(), IDLE_CLOSE_INTERVAL),
      ];
      await app.close();
      for (const timer of timers) clearInterval(timer);
      context.workers.close();
      await leases.close();
      metrics.close();
      logger.info('the server has stopped');
    },
  };
}

function createContext(
  options: ServeOptions & Pick<ServerContext, 'monotonic'>,
  leases: Leases,
  logger: Logger,
): ServerContext {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const log = options.log ?? createErrorLog(logger);
  const metrics = new Metrics();
  const clock = options.clock ?? Date.now;
  return {
    games: options.games ?? catalogue,
    leases,
    storage: observeStorage(options.storage, metrics, logger),
    workers: new WorkerPool({
      start: options.startWorker ?? createProcessStarter(WORKER, limits.workerMegabytes),
      count: options.workers ?? Math.max(2, availableParallelism()),
      budget: limits.workMilliseconds,
      heapThreshold: limits.workerMegabytes * HEAP_SHARE * 2 ** 20,
      log,
    }),
    answers: options.answers,
    limits,
    pace: options.pace,
    clock,
    monotonic: options.monotonic,
    random: options.random ?? randomBytes,
    log,
    metrics,
    usage: new UsageLimits(limits, clock),
  };
}

/** An address at which other machines reach a server that listens on all of its own. */
const reachableAddress = (address: string): string =>
  address.replace(/^(http:\/\/)(0\.0\.0\.0|\[::\])/, (_, protocol: string) => protocol + hostname());

const formatAddress = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
