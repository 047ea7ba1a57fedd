/** Tables of the test game lots, without a network. */
import { createFastDice } from '@ludoteca/kernel';
import { type CatalogueEntry, eraseGameType } from '@ludoteca/kit';
import type { ServerMessage } from '@ludoteca/wire';
import type { Lots } from '../../../kernel/lots.testing.ts';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import { createInProcessPool } from '../execution/in-process-worker.testing.ts';
import type { ServerContext } from '../server-context.ts';
import { TableRegistry } from './table-registry.ts';
import { createContext, RecordingClient } from './recording-client.testing.ts';

export const ada = { id: 'a', name: 'Ada' };
export const bea = { id: 'b', name: 'Bea' };

type NewsMessage = Extract<ServerMessage, { news: unknown }>;
export const newsOf = ({ texts }: RecordingClient): NewsMessage[] =>
  texts.map((text) => JSON.parse(text) as ServerMessage).filter((message) => 'news' in message);
export const stepsOf = (client: RecordingClient): unknown[] => newsOf(client).flatMap(({ news }) => news);
export const latestSight = (client: RecordingClient) => newsOf(client).at(-1)!.sight;

export const createLotsContext = (
  overrides: Partial<ServerContext> = {},
  entry: Partial<CatalogueEntry<Lots>> = {},
): ServerContext => createContext({ games: [eraseGameType({ ...lotsEntry, ...entry })], ...overrides });

/** Starts a table with Ada, Bea and a spectator connected. */
export async function startLotsTable(context: ServerContext, settings = {}) {
  const tables = new TableRegistry(context);
  const created = { game: 'lots', seats: ['person', 'person'], settings, terms: { clock: null } };
  const { id } = await tables.create(ada, created);
  await tables.join(id, ada, {});
  const table = await tables.get(id);
  const clients = [new RecordingClient('a'), new RecordingClient('b'), new RecordingClient()] as const;
  for (const client of clients) await table.connect(client);
  await tables.join(id, bea, {});
  const request = async (client: RecordingClient, body: object): Promise<ServerMessage> =>
    JSON.parse((await table.handleRequest(client, { id: 1, ...body } as never)).text) as ServerMessage;
  /** Answers for the seat that is asked. */
  const answer = (...choices: unknown[]): Promise<ServerMessage> => {
    const { seat, number } = latestSight(clients[2]).asked!;
    return request(clients[seat]!, { answer: { number, choices } });
  };
  return { tables, id, table, clients, request, answer };
}

/** The tables of a server that was started again with the same storage. */
export const restartTables = (context: ServerContext): TableRegistry =>
  new TableRegistry({ ...context, workers: createInProcessPool(context) });

/** Resolves after all pending microtasks and immediates. */
export const nextTick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Plays that number of entries at random. A match of lots goes on as long as no card is given away. */
export async function playLotsTable(context: ServerContext, entries: number) {
  const table = await startLotsTable(context, { cards: 40 });
  const dice = createFastDice('loading');
  while ((await context.storage.readEntries(table.id)).length < entries) {
    const { prompt } = latestSight(table.clients[2]).asked!;
    await table.answer(prompt === 'give' ? 'done' : dice.int(8) === 0 ? 'draw' : 'give');
  }
  // The snapshot of the last entry is stored a little later.
  await nextTick();
  return table;
}
