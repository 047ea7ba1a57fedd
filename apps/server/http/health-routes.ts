/** Addresses for the operation of a server: whether it lives, whether it is ready, and its metrics. */
import { RefusedError } from '@ludoteca/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { bearerToken, isSameText } from './bearer-token.ts';
import { isLoopback } from './request-origin.ts';

/** Milliseconds in which each part must answer. */
const PART_TIMEOUT = 2000;
/** Milliseconds for which a result is reused, so that requests cannot keep the storage busy. */
const READINESS_AGE = 1000;
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Whether each part of the server can work. */
interface Readiness {
  readonly storage: boolean;
  readonly workers: boolean;
}

export function registerHealthRoutes(
  app: FastifyInstance,
  context: ServerContext,
  metricsToken: string | undefined,
): void {
  const { metrics } = context;
  const readiness = createReadinessCheck(context);
  app.get('/health', async () => ({ alive: true }));
  app.get('/ready', async (_, reply) => {
    const parts = await readiness();
    const ready = Object.values(parts).every((isReady) => isReady === true);
    return reply.code(ready ? 200 : 503).send({ ready, ...parts });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) throw new RefusedError({ problem: 'no such page' });
    return reply.type(metrics.contentType).send(await metrics.format());
  });
}

/** A proxy on this machine forwards requests of others: only requests that were sent to this machine by itself are local. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSameText(bearerToken(request) ?? '', token);
  const { headers, socket } = request;
  const isForwarded = FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
  const isToLoopback = isLoopback((headers.host ?? '').replace(/:\d+$/, ''));
  return isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, '')) && isToLoopback && !isForwarded;
}

function createReadinessCheck(context: ServerContext): () => Promise<Readiness> {
  let latest: { readonly at: number; readonly result: Promise<Readiness> } | undefined;
  return () => {
    const now = context.clock();
    if (latest === undefined || Math.abs(now - latest.at) >= READINESS_AGE)
      latest = { at: now, result: checkParts(context) };
    return latest.result;
  };
}

async function checkParts({ storage, workers }: ServerContext): Promise<Readiness> {
  const parts = [storage.findGuestByHash(''), workers.waitUntilReady()];
  const [storageAnswers = false, workersAnswer = false] = await Promise.all(parts.map(answersInTime));
  return { storage: storageAnswers, workers: workersAnswer };
}

async function answersInTime(answer: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PART_TIMEOUT);
  });
  const answered = answer.then(
    () => true,
    () => false,
  );
  const result = await Promise.race([answered, timeout]);
  clearTimeout(timer);
  return result;
}
