/** Ada and Bea at tables of lots, without a network. */
import { createFastDice } from '@ludoteca/kernel';
import { type CatalogueEntry, eraseGameType } from '@ludoteca/kit';
import type { ServerMessage } from '@ludoteca/wire';
import type { Lots } from '../../../kernel/lots.testing.ts';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import type { House } from '../house.ts';
import { Host } from './host.ts';
import { houseFor, Scribe } from './hosting.testing.ts';

export const ada = { id: 'a', name: 'Ada' };
export const bea = { id: 'b', name: 'Bea' };

type News = Extract<ServerMessage, { news: unknown }>;
export const newsOf = ({ texts }: Scribe): News[] =>
  texts.map((text) => JSON.parse(text) as ServerMessage).filter((message) => 'news' in message);
export const stepsOf = (scribe: Scribe): unknown[] => newsOf(scribe).flatMap(({ news }) => news);
export const latest = (scribe: Scribe) => newsOf(scribe).at(-1)!.sight;

export const houseOfLots = (given: Partial<House> = {}, entry: Partial<CatalogueEntry<Lots>> = {}): House =>
  houseFor({ games: [eraseGameType({ ...lotsEntry, ...entry })], ...given });

/** Ada and Bea at a table of lots, both connected, and a spectator. */
export async function party(house: House, settings = {}) {
  const host = new Host(house);
  const { id } = await host.make(ada, { game: 'lots', seats: ['person', 'person'], settings });
  await host.join(id, ada, {});
  const table = await host.table(id);
  const scribes = [new Scribe('a'), new Scribe('b'), new Scribe()] as const;
  for (const scribe of scribes) await table.enter(scribe);
  await host.join(id, bea, {});
  const request = (scribe: Scribe, plea: object): Promise<ServerMessage> =>
    table.request(scribe, { id: 1, ...plea } as never);
  /** Lets whoever is asked answer so. */
  const answer = (...choices: unknown[]): Promise<ServerMessage> => {
    const { seat, number } = latest(scribes[2]).asked!;
    return request(scribes[seat]!, { answer: { number, choices } });
  };
  return { host, id, table, scribes, request, answer };
}

/** Lets the promises that nobody waits for come to their ends. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Plays so many entries by chance; lots lasts as long as somebody gives nothing away. */
export async function played(house: House, entries: number) {
  const gathering = await party(house, { cards: 40 });
  const dice = createFastDice('loading');
  while ((await house.storage.entries(gathering.id)).length < entries) {
    const { prompt } = latest(gathering.scribes[2]).asked!;
    await gathering.answer(prompt === 'give' ? 'done' : dice.int(8) === 0 ? 'draw' : 'give');
  }
  return gathering;
}
