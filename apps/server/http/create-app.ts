/** Builds the Fastify application: security headers, origin check, error replies, pages, REST routes and the WebSocket route. */
import helmet from '@fastify/helmet';
import websocket, { type WebSocket } from '@fastify/websocket';
import { type ServerProblem, RefusedError } from '@ludoteca/wire';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { ServerAdministration } from '../admin/administration.ts';
import { ClientConnection } from '../connections/client-connection.ts';
import type { ConnectionRegistry, RegisteredConnection } from '../connections/connection-registry.ts';
import type { LogFields } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import { createPeople, type People } from '../people/people.ts';
import type { ServerContext } from '../server-context.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { TournamentRegistry } from '../tournaments/tournament-registry.ts';
import { registerAdminRoutes } from './admin-routes.ts';
import { registerRelay } from '../relay/register-relay.ts';
import { findRelayedClient } from '../relay/relay-headers.ts';
import { RelayedConnection } from '../relay/relayed-connection.ts';
import { registerApiPage } from './api-page.ts';
import { type GameModuleFiles, registerGameModules } from './game-modules.ts';
import { createWithGuest } from './guest-handler.ts';
import type { Limits } from './limits.ts';
import { registerHealthRoutes } from './health-routes.ts';
import { registerPeopleRoutes } from './people-routes.ts';
import { httpStatusOf, retrySecondsOf, toServerProblem } from './problems.ts';
import { bodyBytesOf, usageOf } from './request-usage.ts';
import { requireOwnOrigin } from './request-origin.ts';
import { registerRoutes } from './routes.ts';
import { registerTournamentRoutes } from './tournament-routes.ts';
import { registerUploadRoutes } from './upload-routes.ts';
import { FILE_ROUTE, isPageRequest, registerPages } from './web-pages.ts';

export interface AppOptions {
  /** Whether the server listens on the loopback address. */
  readonly loopbackOnly: boolean;
  /** The folder of the built web app. */
  readonly pages: string | undefined;
  readonly gameModules: GameModuleFiles;
  readonly logger: FastifyBaseLogger;
  readonly metricsToken: string | undefined;
  /** The bearer token of administrators; without it there is no administration. */
  readonly adminToken: string | undefined;
  readonly trustedProxies: readonly string[];
}

export async function createApp(
  context: ServerContext,
  tables: TableRegistry,
  connections: ConnectionRegistry,
  tournaments: TournamentRegistry,
  { loopbackOnly, pages, gameModules, logger, metricsToken, adminToken, trustedProxies }: AppOptions,
): Promise<FastifyInstance> {
  const { limits, metrics } = context;
  const app = fastify({
    bodyLimit: limits.bodyBytes,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    ...timeoutOptions(limits),
    // Requests that are being executed are answered before the server closes.
    forceCloseConnections: 'idle',
    loggerInstance: logger,
    logController: new LogController({ requestIdLogLabel: 'request', disableRequestLogging: true }),
    // Called before a route is known, so the reply has no useful type.
    frameworkErrors: (_error, _request, reply: unknown) =>
      sendProblem(reply as FastifyReply, { problem: 'malformed' }),
  });
  await app.register(helmet, HELMET_OPTIONS);
  await app.register(websocket, { options: { maxPayload: 4 * limits.messageBytes } });
  // After the WebSocket plugin, which closes refused connections, and before everything that replies.
  app.decorateRequest('relayedFor', undefined);
  app.addHook('onRequest', async (request) => {
    request.relayedFor = findRelayedClient(request, context.leases);
    // A server that relays a request has checked its origin.
    if (request.relayedFor === undefined) requireOwnOrigin(request, loopbackOnly);
  });
  app.addHook('onResponse', async (request, reply) => observeRequest(request, reply, metrics));
  const sendPage = registerPages(app, pages);
  registerGameModules(app, gameModules);
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const described = [method].flat().filter((one) => one !== 'HEAD' && url !== FILE_ROUTE);
    routes.push(...described.map((one) => `${one} ${url}`));
  });
  registerHealthRoutes(app, context, metricsToken);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toRequestProblem(error, request, context);
    metrics.countRefusal(problem.problem);
    sendProblem(reply, problem);
  });
  app.setNotFoundHandler((request, reply) => {
    if (isPageRequest(request)) return sendPage(reply);
    throw new RefusedError({ problem: 'no such page' });
  });
  await app.register(
    async (api) => {
      const people = createPeople(context);
      registerApi(api, context, tables, connections, people, tournaments);
      const administration = new ServerAdministration(context, tables, connections, people);
      registerAdminRoutes(api, administration, adminToken);
      registerApiPage(api, routes);
    },
    { prefix: '/api' },
  );
  return app;
}

function sendProblem(reply: FastifyReply, problem: ServerProblem): void {
  const seconds = retrySecondsOf(problem);
  if (seconds !== undefined) reply.header('retry-after', seconds);
  void reply.code(httpStatusOf(problem)).send(problem);
}

function registerApi(
  api: FastifyInstance,
  context: ServerContext,
  tables: TableRegistry,
  connections: ConnectionRegistry,
  people: People,
  tournaments: TournamentRegistry,
): void {
  api.addHook('onRequest', async (request) => {
    if (request.relayedFor === undefined) context.usage.countRequest(usageOf(request), bodyBytesOf(request));
  });
  registerRelay(api, context.leases, tables);
  const { guests } = people;
  const withGuest = createWithGuest(context, guests);
  registerPeopleRoutes(api, context, people, tables, withGuest);
  registerRoutes(api, context, tables, guests, withGuest);
  registerTournamentRoutes(api, context, tournaments, withGuest);
  registerUploadRoutes(api, context, withGuest);
  const addConnection = (socket: WebSocket, connection: RegisteredConnection): void => {
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
  };
  const liveOptions = {
    websocket: true,
    preValidation: async (request: FastifyRequest) => connections.makeRoom(usageOf(request).address),
  } as const;
  api.get<{ Params: { id: string } }>('/tables/:id/live', liveOptions, (socket, request) => {
    const { tableHolder: holder } = request;
    const { address } = usageOf(request);
    const { id: tableId } = request.params;
    if (holder !== undefined) {
      const relayed = new RelayedConnection(socket, { holder, tableId, address, limits: context.limits });
      addConnection(socket, relayed);
      return;
    }
    const connection = new ClientConnection(context, tables, socket, {
      guests,
      tableId,
      address,
      admitGuest: (guest) => connections.requireGuestCapacity(guest),
      transport: request.raw.socket,
    });
    addConnection(socket, connection);
  });
}

/** Node checks for late requests every 30 seconds by default, which is too rarely for a short timeout. */
const timeoutOptions = ({ requestTimeout }: Limits) => ({
  requestTimeout,
  http: {
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: Math.ceil(requestTimeout / 4),
  },
});

/** No inline code, nothing from other origins. Strict transport security would break plain HTTP on the own machine. */
const HELMET_OPTIONS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: false,
};

/** The address is known by its pattern: the whole one may contain anything. */
function observeRequest(request: FastifyRequest, reply: FastifyReply, metrics: Metrics): void {
  const { method, log } = request;
  const { statusCode: status, elapsedTime: milliseconds } = reply;
  const route = request.routeOptions.url ?? 'other';
  metrics.countRequest(method, route, status, milliseconds);
  log.debug({ method, route, ...tableOf(request), status, milliseconds }, 'a request is answered');
}

const tableOf = ({ params }: FastifyRequest): LogFields =>
  typeof params === 'object' && params !== null && 'id' in params ? { table: String(params.id) } : {};

/** Errors of the framework become problems of ours. */
function toRequestProblem(
  error: FastifyError,
  request: FastifyRequest,
  { limits, log }: ServerContext,
): ServerProblem {
  const { id, method, routeOptions } = request;
  const fields = { request: id, method, route: routeOptions.url ?? 'other', ...tableOf(request) };
  if (error instanceof RefusedError || error.statusCode === undefined || error.statusCode >= 500)
    return toServerProblem(error, (fault) => log('a request failed', fault, fields));
  if (error.statusCode === 413)
    return { problem: 'too large', facts: { most: routeOptions.bodyLimit ?? limits.bodyBytes } };
  return { problem: 'malformed' };
}
