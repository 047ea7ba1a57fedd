/** Runs a match executor in a worker process: requests come from the server and are executed one after another. */
import { Socket } from 'node:net';
import process from 'node:process';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { endWithParent } from './end-with-parent.ts';
import { MatchExecutor } from './match-executor.ts';
import type { ExecutorRequest } from './operations.ts';
import { CONNECTION_DESCRIPTOR, encodePacket, PacketReader } from './packets.ts';

/** Milliseconds of work after which replies are sent, so that the server knows what the worker is busy with. */
const BATCH_MILLISECONDS = 5;

export function runWorker(games: readonly AnyCatalogueEntry[]): void {
  const socket = new Socket({ fd: CONNECTION_DESCRIPTOR });
  const executor = new MatchExecutor(games);
  const reader = new PacketReader(Number.MAX_SAFE_INTEGER);
  const queue: ExecutorRequest[] = [];
  let isScheduled = false;

  const work = (): void => {
    isScheduled = false;
    const end = performance.now() + BATCH_MILLISECONDS;
    socket.cork();
    for (let request = queue.shift(); request !== undefined; request = queue.shift()) {
      socket.write(executor.reply(request));
      if (performance.now() > end) break;
    }
    socket.uncork();
    if (queue.length > 0) schedule();
  };
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(work);
  };

  endWithParent();
  ignoreSignals();
  socket.on('data', (chunk: Buffer) => {
    for (const { header } of reader.read(chunk)) queue.push(header as ExecutorRequest);
    schedule();
  });
  socket.on('error', () => process.exit());
  socket.on('close', () => process.exit());
  // The first packet tells the server that the worker is ready.
  socket.write(encodePacket({}));
}

/** A terminal or a service manager sends signals to all processes; the server decides when its workers end. */
function ignoreSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}
