/** Ada and Bea at tables of lots, without a network. */
import { createFastDice } from '@ludoteca/kernel';
import { type CatalogueEntry, eraseGameType } from '@ludoteca/kit';
import type { ServerMessage } from '@ludoteca/wire';
import type { Lots } from '../../../kernel/lots.testing.ts';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import type { ServerContext } from '../server-context.ts';
import { TableRegistry } from './table-registry.ts';
import { createContext, RecordingClient } from './recording-client.testing.ts';

export const ada = { id: 'a', name: 'Ada' };
export const bea = { id: 'b', name: 'Bea' };

type NewsMessage = Extract<ServerMessage, { news: unknown }>;
export const newsOf = ({ texts }: RecordingClient): NewsMessage[] =>
  texts.map((text) => JSON.parse(text) as ServerMessage).filter((message) => 'news' in message);
export const stepsOf = (scribe: RecordingClient): unknown[] => newsOf(scribe).flatMap(({ news }) => news);
export const latestSight = (scribe: RecordingClient) => newsOf(scribe).at(-1)!.sight;

export const createLotsContext = (
  given: Partial<ServerContext> = {},
  entry: Partial<CatalogueEntry<Lots>> = {},
): ServerContext => createContext({ games: [eraseGameType({ ...lotsEntry, ...entry })], ...given });

/** Ada and Bea at a table of lots, both connected, and a spectator. */
export async function startLotsTable(house: ServerContext, settings = {}) {
  const host = new TableRegistry(house);
  const { id } = await host.create(ada, { game: 'lots', seats: ['person', 'person'], settings });
  await host.join(id, ada, {});
  const table = await host.get(id);
  const scribes = [new RecordingClient('a'), new RecordingClient('b'), new RecordingClient()] as const;
  for (const scribe of scribes) await table.connect(scribe);
  await host.join(id, bea, {});
  const request = (scribe: RecordingClient, plea: object): Promise<ServerMessage> =>
    table.handleRequest(scribe, { id: 1, ...plea } as never);
  /** Lets whoever is asked answer so. */
  const answer = (...choices: unknown[]): Promise<ServerMessage> => {
    const { seat, number } = latestSight(scribes[2]).asked!;
    return request(scribes[seat]!, { answer: { number, choices } });
  };
  return { host, id, table, scribes, request, answer };
}

/** Lets the promises that nobody waits for come to their ends. */
export const nextTick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Plays so many entries by chance; lots lasts as long as somebody gives nothing away. */
export async function playLotsTable(house: ServerContext, entries: number) {
  const gathering = await startLotsTable(house, { cards: 40 });
  const dice = createFastDice('loading');
  while ((await house.storage.readEntries(gathering.id)).length < entries) {
    const { prompt } = latestSight(gathering.scribes[2]).asked!;
    await gathering.answer(prompt === 'give' ? 'done' : dice.int(8) === 0 ? 'draw' : 'give');
  }
  return gathering;
}
