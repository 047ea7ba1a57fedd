/** Asks a real server for its games, and plays one match of Uno between two people over its sockets. */
import { serve } from '@ludoteca/server';
import { fixedRandom } from '../../apps/server/testing/fixed-random.testing.ts';
import { MemoryStorage } from '../../apps/server/storage/memory-storage.testing.ts';
import { abridge } from './bot-transcripts.testing.ts';
import { RecordingClient } from './recording-client.testing.ts';

/** A request as any program would send it; the requests are written out, so that their format is held to as well. */
type Ask = (path: string, token?: string, body?: object) => Promise<Response>;

async function withServer<T>(use: (ask: Ask, address: string) => Promise<T>): Promise<T> {
  const server = await serve({
    port: 0,
    storage: new MemoryStorage(),
    pace: 0,
    clock: () => 0,
    random: fixedRandom('compatibility'),
    limits: { messagesPerSecond: 1e6, messageBurst: 1e6, requestsPerMinute: 1e6, creationsPerMinute: 1e6 },
  });
  const ask: Ask = (path, token, body) =>
    fetch(server.address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  try {
    return await use(ask, server.address);
  } finally {
    await server.close();
  }
}

/** The reply to `GET /api/games`: one text for each game, by file name. */
export const gameInfoTexts = (): Promise<Map<string, string>> =>
  withServer(async (ask) => {
    const games = (await (await ask('/api/games')).json()) as readonly { readonly id: string }[];
    return new Map(
      games.map((game) => [`server.info.${game.id}.json`, `${JSON.stringify(game, null, 1)}\n`]),
    );
  });

/** The id of a new guest or table, and the guest's token. */
async function readId(reply: Promise<Response>): Promise<{ readonly id: string; readonly token: string }> {
  return (await (await reply).json()) as { id: string; token: string };
}

/** A hosted match: every message to either seat, and the archive at the end. */
export interface HostedMatch {
  readonly messages: string;
  readonly archive: Uint8Array;
}

export const playHostedMatch = (): Promise<HostedMatch> =>
  withServer(async (ask, address) => {
    const [ada, bea] = [
      await readId(ask('/api/guests', undefined, { name: 'Ada' })),
      await readId(ask('/api/guests', undefined, { name: 'Bea' })),
    ];
    const wish = { game: 'uno', seats: ['person', 'person'], settings: { hand: 4 }, listed: true };
    const { id } = await readId(ask('/api/tables', ada.token, wish));
    await ask(`/api/tables/${id}/join`, ada.token, { nonce: 'of ada' });
    const live = `${address.replace('http', 'ws')}/api/tables/${id}/live`;
    const first = new RecordingClient(0, live, ada.token);
    await first.received('"table"');
    const second = new RecordingClient(1, live, bea.token);
    await Promise.all([second.received('"table"'), first.received('"watching":1')]);
    await ask(`/api/tables/${id}/join`, bea.token, { nonce: 'of bea' });
    await Promise.all([first.received('"state":"over"'), second.received('"state":"over"')]);
    await Promise.all([first.finish(), second.finish()]);
    const archive = new Uint8Array(await (await ask(`/api/tables/${id}/archive`)).arrayBuffer());
    first.close();
    second.close();
    return { messages: abridge([...first.messages, ...second.messages]), archive };
  });
