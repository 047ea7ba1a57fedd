/**
 * The measured server process: `host.mjs echo`, or `host.mjs serve STORAGE [PAGES]` or `host.mjs limit STORAGE`, beside `worker.mjs`. It
 * sends its address to its parent, then for every message a list of the matches that workers have opened, and ends with its parent.
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
import { recordAssignments } from './match-assignments.ts';

/** Most clients of the benchmark have one address, so limits are off. */
const limits = {
  ...UNLIMITED_USAGE,
  tablesPerGuest: 1e9,
  connections: 1e9,
};

/** The limits that protect against clients which send too much, and against too many of them. */
const { messagesPerSecond, messageBurst, receivedBytesPerMinute, connections, connectionsPerAddress } =
  DEFAULT_LIMITS;
const CONNECTION_LIMITS = {
  messagesPerSecond,
  messageBurst,
  receivedBytesPerMinute,
  connections,
  connectionsPerAddress,
};

const HEAP_MEGABYTES = 384;

const { startWorker, assignments } = recordAssignments(
  createProcessStarter(fileURLToPath(new URL('worker.mjs', import.meta.url)), HEAP_MEGABYTES),
);

async function addressOf([role, location = '', pages = '']: readonly string[]): Promise<string> {
  if (role === 'echo') return echo();
  const { storage, joinServers } = await openServerStorage(location);
  const options = { port: 0, storage, joinServers, startWorker, pace: 0, ...(pages === '' ? {} : { pages }) };
  return (
    await serve({ ...options, limits: role === 'limit' ? { ...limits, ...CONNECTION_LIMITS } : limits })
  ).address;
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
process.on('message', () => process.send?.(assignments));
process.send?.(await addressOf(process.argv.slice(2)));
