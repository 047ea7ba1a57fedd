/**
 * Measures how long an answer takes from a client to a durable entry and back, compared with a plain WebSocket echo. The server runs
 * in its own process, all clients in this one.
 */
import type { RowResult } from '../measure.ts';
import { EchoClients } from './echo-clients.ts';
import { withServerProcess, withDataFolder } from './server-process.ts';
import { type Percentiles, measureAtRate } from './measure-at-rate.ts';
import { SEATS, TableLoad } from './table-load.ts';

const TABLES = 200;
const RATE = 500;
const WARM_UP_SECONDS = 3;
const SECONDS = 10;

/** Answers at a fixed rate and as many as possible, with the echo for comparison. */
export async function serverFigures(): Promise<RowResult[]> {
  const echo = await withServerProcess(['echo'], measureEcho);
  const { answer, most } = await withDataFolder((folder) =>
    withServerProcess(['serve', folder], measureAnswers),
  );
  const durations = (what: string, { p50, p99 }: Percentiles): RowResult[] => [
    { name: `server: ${what}, ${RATE}/s at ${TABLES} tables, half`, unit: 'ms', value: p50 },
    { name: `server: ${what}, ${RATE}/s at ${TABLES} tables, 99 %`, unit: 'ms', value: p99 },
  ];
  return [
    ...durations('answers', answer),
    ...durations('bare echo', echo),
    { name: `server: ${TABLES} tables answered as soon as they ask`, unit: 'answers/s', value: most },
  ];
}

async function measureEcho(address: string): Promise<Percentiles> {
  const echoes = await EchoClients.open(address, TABLES * SEATS);
  const message = JSON.stringify({ id: 100, answer: { number: 100, choices: [{ discard: 'a card' }] } });
  const spread = await measureSteadyRate(() => echoes.call(message));
  echoes.close();
  return spread;
}

async function measureAnswers(address: string): Promise<{ answer: Percentiles; most: number }> {
  const tables = await TableLoad.open(address, TABLES);
  const answer = await measureSteadyRate(() => tables.answer());
  const most = await measureMaxRate(() => tables.answer());
  tables.close();
  return { answer, most };
}

async function measureSteadyRate(fire: () => Promise<void>): Promise<Percentiles> {
  await measureAtRate(RATE, WARM_UP_SECONDS, fire);
  return measureAtRate(RATE, SECONDS, fire);
}

/** Keeps one answer per table in flight. Returns the answers per second. */
async function measureMaxRate(fire: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  const end = begun + (SECONDS * 1000) / 2;
  let count = 0;
  const go = async (): Promise<void> => {
    for (; performance.now() < end; count++) await fire();
  };
  await Promise.all(Array.from({ length: TABLES }, go));
  return (count * 1000) / (performance.now() - begun);
}
