/** A worker in the process of a test: the same executor and packets as in a worker process, without budgets. */
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { at } from '@ludoteca/kernel';
import { MatchExecutor } from './match-executor.ts';
import type { ExecutorRequest } from './operations.ts';
import { type Packet, PacketReader } from './packets.ts';
import type { ServerContext } from '../server-context.ts';
import { WorkerPool } from './worker-pool.ts';
import type { StartWorker } from './worker-process.ts';

const decode = (bytes: Buffer): Packet => at(new PacketReader(Number.MAX_SAFE_INTEGER).read(bytes), 0);

export const createInProcessStarter =
  (games: readonly AnyCatalogueEntry[]): StartWorker =>
  (listener) => {
    const executor = new MatchExecutor(games);
    listener.onPacket({ header: {}, parts: [] });
    return {
      send: (packet) => listener.onPacket(decode(executor.reply(decode(packet).header as ExecutorRequest))),
      kill: () => listener.onEnd({ isKilledFromOutside: true, description: 'killed' }),
      cpuTime: () => undefined,
    };
  };

export const createInProcessPool = ({ games, limits, log }: Omit<ServerContext, 'workers'>): WorkerPool =>
  new WorkerPool({
    start: createInProcessStarter(games),
    count: 2,
    budget: limits.workMilliseconds,
    heapThreshold: Number.POSITIVE_INFINITY,
    log,
  });
