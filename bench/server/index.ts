/**
 * How long an answer takes from a client to a durable entry and back, beside what the same connections take for a bare echo. The server
 * has a process of its own; all clients share this one.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Echoes } from './echoes.ts';
import { type Spread, spreadAt } from './pace.ts';
import { SEATS, Tables } from './tables.ts';

const TABLES = 200;
const RATE = 500;
const WARM = 3;
const SECONDS = 10;

export interface ServerMeasured {
  readonly tables: number;
  readonly rate: number;
  readonly answer: Spread;
  readonly echo: Spread;
  /** Answers a second when every table is answered as soon as it asks. */
  readonly most: number;
}

export async function measureServer(): Promise<ServerMeasured> {
  const echo = await underLoad(['echo'], measureEcho);
  // Not where files may lie in memory: what is measured waits for a disk.
  const folder = await mkdtemp(fileURLToPath(new URL('data-', import.meta.url)));
  try {
    return { tables: TABLES, rate: RATE, echo, ...(await underLoad(['serve', folder], measureAnswers)) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureEcho(address: string): Promise<Spread> {
  const echoes = await Echoes.open(address, TABLES * SEATS);
  const message = JSON.stringify({ id: 100, answer: { number: 100, choices: [{ discard: 'a card' }] } });
  const spread = await steady(() => echoes.call(message));
  echoes.close();
  return spread;
}

async function measureAnswers(address: string): Promise<Pick<ServerMeasured, 'answer' | 'most'>> {
  const tables = await Tables.open(address, TABLES);
  const answer = await steady(() => tables.answer());
  const most = await saturate(() => tables.answer());
  tables.close();
  return { answer, most };
}

async function steady(fire: () => Promise<void>): Promise<Spread> {
  await spreadAt(RATE, WARM, fire);
  return spreadAt(RATE, SECONDS, fire);
}

/** Always one answer under way for each table. */
async function saturate(fire: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  const end = begun + (SECONDS * 1000) / 2;
  let count = 0;
  const go = async (): Promise<void> => {
    for (; performance.now() < end; count++) await fire();
  };
  await Promise.all(Array.from({ length: TABLES }, go));
  return (count * 1000) / (performance.now() - begun);
}

/** Starts the host beside this program, which was bundled there too, and ends it afterwards. */
async function underLoad<R>(args: readonly string[], measure: (address: string) => Promise<R>): Promise<R> {
  const host: ChildProcess = fork(fileURLToPath(new URL('host.mjs', import.meta.url)), args);
  const [address] = (await once(host, 'message')) as [string];
  try {
    return await measure(address);
  } finally {
    const ended = once(host, 'exit');
    host.disconnect();
    await ended;
  }
}
