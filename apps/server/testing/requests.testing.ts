/** Raw HTTP requests and a finished table, for tests. */
import { catalogue } from '@ludoteca/games';
import { expectOk } from '../../../kernel/result.testing.ts';
import { registerGuest, connectChair, createTable, waitUntil } from './server.testing.ts';
import type { Server } from '../serve.ts';

export const GAME = catalogue[0]!.game.id;
export const twoPersonTable = { game: GAME, seats: ['person', 'person'] };

/** A request without the typed client. */
export const rawRequest = (server: Server, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(server.address + path, init);
export const rawPost = (server: Server, path: string, body: string, headers = {}): Promise<Response> =>
  rawRequest(server, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

/** A finished table of two people, of whom one withdrew. */
export async function playedTable(server: Server) {
  const [ada, bea] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
  const { id } = await createTable(ada, twoPersonTable);
  expectOk(await bea.api.join(id));
  const chair = connectChair(() => server, id, { token: bea.guest.token });
  expectOk(await chair.withdraw());
  await waitUntil(chair, () => chair.table?.state === 'over');
  return { ada, bea, id, chair };
}
