/** The server: tables of any game of the catalogue, for people and computers, over REST and WebSocket. */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { catalogue } from '@ludoteca/games';
import { type ServerProblem, RefusedError } from '@ludoteca/wire';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { Connections, isLoopback, mustMeanThisServer } from './doors.ts';
import type { House } from './house.ts';
import { type Limits, LIMITS } from './limits.ts';
import { Connection } from './live.ts';
import { pagesOf, wantsPage } from './pages.ts';
import { problemOf, statusOf } from './problems.ts';
import { restOf } from './rest.ts';
import { Host } from './tables/host.ts';

export interface ServeOptions extends Partial<Omit<House, 'storage' | 'limits'>> {
  readonly port: number;
  /** Default: only this machine can reach it. */
  readonly host?: string;
  /** Whoever opened it closes it. */
  readonly storage: House['storage'];
  /** The folder of the built web app. */
  readonly pages?: string;
  readonly limits?: Partial<Limits>;
}

export interface Server {
  /** Such as `http://127.0.0.1:8080`. */
  readonly address: string;
  close(): Promise<void>;
}

/** How long a computer takes for an answer: long enough to be followed by eye. */
const PACE = 700;
/** How long a client may take to say goodbye when the server closes. */
const FAREWELL = 500;

const houseOf = (options: ServeOptions): House => ({
  games: options.games ?? catalogue,
  storage: options.storage,
  limits: { ...LIMITS, ...options.limits },
  pace: options.pace ?? PACE,
  clock: options.clock ?? Date.now,
  random: options.random ?? randomBytes,
  log: options.log ?? ((what, error) => console.error(what, error)),
});

export async function serve(options: ServeOptions): Promise<Server> {
  const { port, host: address = '127.0.0.1', pages } = options;
  const house = houseOf(options);
  const host = new Host(house);
  const connections = new Connections(house.limits);
  const app = fastify({
    bodyLimit: house.limits.body,
    ...slownessAt(house.limits),
    forceCloseConnections: true,
    // The framework knows no route yet, and so no type of its reply.
    frameworkErrors: (_error, _request, reply: unknown) => {
      const problem: ServerProblem = { problem: 'malformed' };
      void (reply as FastifyReply).code(statusOf(problem)).send(problem);
    },
  });
  await app.register(helmet, HEADERS);
  await app.register(websocket, { options: { maxPayload: 4 * house.limits.message } });
  // After the plugin that ends a connection which is refused, and before everything that replies.
  const local = isLoopback(address);
  app.addHook('onRequest', async (request) => mustMeanThisServer(request, local));
  const page = pagesOf(app, pages);
  app.setErrorHandler((error: FastifyError, { routeOptions }, reply) => {
    const problem = problemIn(error, house, routeOptions.bodyLimit);
    void reply.code(statusOf(problem)).send(problem);
  });
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request)) return page(reply);
    throw new RefusedError({ problem: 'no such page' });
  });
  await app.register((api) => apiOf(api, house, host, connections), { prefix: '/api' });
  await app.listen({ port, host: address });

  void host.sweep();
  const heart = setInterval(() => {
    connections.beat();
    void host.sweep();
  }, house.limits.heartbeat);
  return {
    address: addressOf(app.server.address() as AddressInfo),
    async close() {
      clearInterval(heart);
      await host.close();
      const cut = setTimeout(() => connections.cut(), FAREWELL);
      await app.close();
      clearTimeout(cut);
    },
  };
}

async function apiOf(
  api: FastifyInstance,
  house: House,
  host: Host,
  connections: Connections,
): Promise<void> {
  await api.register(rateLimit, { max: house.limits.requests, timeWindow: '1 minute' });
  restOf(house, host)(api);
  const live = {
    websocket: true,
    preValidation: async ({ ip }: FastifyRequest) => connections.mustHaveRoom(ip),
  } as const;
  api.get<{ Params: { id: string } }>('/tables/:id/live', live, (socket, { params, ip }) => {
    const connection = new Connection(house, host, params.id, socket);
    connections.add(connection, ip);
    socket.on('close', () => connections.delete(connection));
  });
}

/** Whoever takes longer to ask is not waited for. By itself the server looks for such requests twice a minute only. */
const slownessAt = ({ request: requestTimeout }: Limits) => ({
  requestTimeout,
  http: {
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: Math.ceil(requestTimeout / 4),
  },
});

/** Nothing inline and nothing from elsewhere. Over plain HTTP on one's own machine nothing can be upgraded to HTTPS. */
const HEADERS = {
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

/** What the framework refuses is named like everything else. */
function problemIn(error: FastifyError, house: House, most = house.limits.body): ServerProblem {
  if (error instanceof RefusedError || error.statusCode === undefined || error.statusCode >= 500)
    return problemOf(error, (fault) => house.log('a request failed', fault));
  if (error.statusCode === 413) return { problem: 'too large', facts: { most } };
  return { problem: error.statusCode === 429 ? 'too many' : 'malformed' };
}

const addressOf = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
