/**
 * How long an answer takes from a client to a durable entry and back, beside what the same connections take for a bare echo. The server
 * has a process of its own; all clients share this one.
 */
import { Echoes } from './echoes.ts';
import { atHost, inFolder } from './beside.ts';
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
  const echo = await atHost(['echo'], measureEcho);
  const answers = await inFolder((folder) => atHost(['serve', folder], measureAnswers));
  return { tables: TABLES, rate: RATE, echo, ...answers };
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
