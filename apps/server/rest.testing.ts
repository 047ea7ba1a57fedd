import { catalogue } from '@ludoteca/games';
import { taken } from '../../kernel/result.testing.ts';
import { arrive, chairAt, tableOf, until } from './party.testing.ts';
import type { Server } from './serve.ts';

export const GAME = catalogue[0]!.game.id;
export const pair = { game: GAME, seats: ['person', 'person'] };

/** A request as no client of ours would make it. */
export const raw = (server: Server, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(server.address + path, init);
export const post = (server: Server, path: string, body: string, headers = {}): Promise<Response> =>
  raw(server, path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

/** A table of two people that is over because one of them resigned. */
export async function played(server: Server) {
  const [ada, bea] = [await arrive(server, 'Ada'), await arrive(server, 'Bea')];
  const { id } = await tableOf(ada, pair);
  taken(await bea.api.join(id));
  const chair = chairAt(() => server, id, { token: bea.guest.token });
  taken(await chair.withdraw());
  await until(chair, () => chair.table?.state === 'over');
  return { ada, bea, id, chair };
}
