/**
 * The measured server process: `host.mjs echo`, or `host.mjs serve STORAGE [PAGES]` or `host.mjs limit STORAGE`, beside `worker.mjs`. It
 * sends its address to its parent and ends with it.
 */
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import {
  createProcessStarter,
  DEFAULT_LIMITS,
  openServerStorage,
  serve,
  UNLIMITED_USAGE,
} from '@ludoteca/server';
import { WebSocketServer } from 'ws';

/** All clients of the benchmark have one address, so limits are off. */
const limits = {
  ...UNLIMITED_USAGE,
  tablesPerGuest: 1e9,
  connections: 1e9,
};

const { messagesPerSecond, messageBurst, receivedBytesPerMinute } = DEFAULT_LIMITS;
/** The limits that protect against clients which send too much. */
const MESSAGE_LIMITS = { messagesPerSecond, messageBurst, receivedBytesPerMinute };

const HEAP_MEGABYTES = 384;

async function addressOf([role, location = '', pages = '']: readonly string[]): Promise<string> {
  if (role === 'echo') return echo();
  const { storage, joinServers } = await openServerStorage(location);
  const startWorker = createProcessStarter(
    fileURLToPath(new URL('worker.mjs', import.meta.url)),
    HEAP_MEGABYTES,
  );
  const options = { port: 0, storage, joinServers, startWorker, pace: 0, ...(pages === '' ? {} : { pages }) };
  return (await serve({ ...options, limits: role === 'limit' ? { ...limits, ...MESSAGE_LIMITS } : limits }))
    .address;
}

function echo(): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer, binary) => socket.send(data, { binary }));
  });
  return new Promise((resolve) => {
    server.on('listening', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

process.on('disconnect', () => process.exit());
process.send?.(await addressOf(process.argv.slice(2)));
