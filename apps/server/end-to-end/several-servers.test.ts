/** Several servers that share a database: any of them serves any table, and one at a time changes it. */
import { createFastDice } from '@ludoteca/kernel';
import type { RemoteChair } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { LeaseLostError } from '../storage/lease-tokens.ts';
import { createPostgresUrl } from '../testing/postgres/postgres-url.testing.ts';
import { rawRequest } from '../testing/requests.testing.ts';
import {
  apiFor,
  connectChair,
  firstOption,
  playToEnd,
  registerGuest,
  waitUntil,
} from '../testing/server.testing.ts';
import { joinAsServer, type SharingServer, startSharingServer } from '../testing/shared-servers.testing.ts';

const SEATS = ['person', 'person'];

/** A match of Uno whose table belongs to the first server, with a player at each. */
async function openSharedTable() {
  const url = await createPostgresUrl();
  const first = await startSharingServer(url);
  const second = await startSharingServer(url);
  await expect.poll(() => first.leases.hasPeers && second.leases.hasPeers).toBe(true);
  const [ada, bea] = [await registerGuest(first, 'Ada'), await registerGuest(second, 'Bea')];
  const request = { game: 'uno', seats: SEATS, settings: { hand: 7 }, terms: { clock: null } };
  const { id } = expectOk(await ada.api.createTable(request));
  expectOk(await ada.api.join(id));
  expectOk(await bea.api.join(id));
  return { url, first, second, id, tokens: [ada.guest.token, bea.guest.token] as const, api: bea.api };
}

const stepNumbers = (steps: readonly { readonly number: number }[]): readonly number[] =>
  steps.map(({ number }) => number);

describe('a table of one server', () => {
  test('is played at another one, and every client gets every step once', async () => {
    const { first, second, id, tokens, api } = await openSharedTable();
    const chairs = [
      connectChair(() => first, id, { token: tokens[0] }),
      connectChair(() => second, id, { token: tokens[1] }),
      connectChair(() => second, id),
    ];
    const dice = createFastDice('shared');
    await Promise.all(chairs.map((chair) => playToEnd(chair, (options) => dice.pick(options))));
    const entries = await first.storage.readEntries(id);
    for (const chair of chairs)
      expect(stepNumbers(chair.steps)).toEqual(Array.from({ length: entries.length + 1 }, (_, i) => i));
    expect(expectOk(await api.archive(id))).toEqual(expectOk(await apiFor(first).archive(id)));
  });

  test('continues at another one when the first is stopped, from the last step of each client', async () => {
    const { first, second, id, tokens } = await openSharedTable();
    let server: SharingServer = first;
    const chairs = tokens.map((token) => connectChair(() => server, id, { token }));
    await Promise.all(chairs.map((chair) => waitUntil(chair, () => chair.steps.length > 0)));
    const asked = chairs.find(({ watcher }) => watcher === askedSeat(chairs[0]!))!;
    await asked.answer(0, optionOf(asked));
    server = second;
    await first.close();
    await Promise.all(chairs.map((chair) => playToEnd(chair, firstOption)));
    const length = (await second.storage.readEntries(id)).length;
    for (const chair of chairs) expect(chair.steps).toHaveLength(length + 1);
  });

  test('is counted in the metrics of every server', async () => {
    const { first, second } = await openSharedTable();
    for (const server of [first, second]) {
      const text = await (await rawRequest(server, '/metrics')).text();
      expect(text).toContain(`ludoteca_server_matches{server="${first.address}"} 1`);
      expect(text).toContain(`ludoteca_server_matches{server="${second.address}"} 0`);
    }
  });

  test('shows a takeback to clients of another one', async () => {
    const url = await createPostgresUrl();
    const first = await startSharingServer(url);
    const second = await startSharingServer(url);
    await expect.poll(() => second.leases.hasPeers).toBe(true);
    const ada = await registerGuest(first, 'Ada');
    const seats = ['person', 'random', 'random'];
    const { id } = expectOk(await ada.api.createTable({ game: 'risika', seats }));
    expectOk(await ada.api.join(id));
    const chair = connectChair(() => second, id, { token: ada.guest.token });
    for (;;) {
      await waitUntil(chair, () => askedSeat(chair) === 0);
      await chair.answer(latestNumber(chair), optionOf(chair));
      if ((await apiFor(first, ada.guest.token).takeBack(id)).ok) break;
    }
    await waitUntil(chair, () => chair.table?.takebacks === 1 && chair.steps.length > 0);
    expect(stepNumbers(chair.steps)).toEqual(Array.from({ length: latestNumber(chair) + 1 }, (_, i) => i));
  });

  test('is changed by nobody who has lost its lease', async () => {
    const { url, first, id } = await openSharedTable();
    const other = await joinAsServer(url);
    expect(await other.leases.acquire(id)).toMatchObject({ address: first.address });
    expect(await other.leases.acquire(id, 'take')).toBeUndefined();
    const row = (await first.storage.findTable(id))!;
    await expect(first.storage.updateTable(row)).rejects.toThrow(LeaseLostError);
    await expect(first.storage.appendEntries(id, 0, [{ entry: { answer: 1 }, at: 0 }])).rejects.toThrow(
      LeaseLostError,
    );
    expect(await first.storage.readEntries(id)).toEqual([]);
    await other.storage.updateTable(row);
  });
});

/** The latest observation of a chair. */
function observe(chair: RemoteChair) {
  let seen: Parameters<Parameters<RemoteChair['subscribe']>[0]>[0]['observation'] | undefined;
  chair.subscribe(({ observation }) => {
    seen = observation;
  })();
  return seen!;
}

const askedSeat = (chair: RemoteChair): number | undefined =>
  chair.steps.length === 0 ? undefined : observe(chair).asked?.seat;
const latestNumber = (chair: RemoteChair): number => observe(chair).asked!.number;

function optionOf(chair: RemoteChair): unknown {
  const { asked } = observe(chair);
  return asked !== undefined && 'options' in asked ? asked.options[0] : undefined;
}

test('a document is added by one of several servers', async () => {
  const url = await createPostgresUrl();
  const servers = [await joinAsServer(url), await joinAsServer(url)];
  for (let round = 0; round < 20; round++) {
    const document = {
      collection: 'accounts',
      id: `name ${round}`,
      value: {},
      revision: 1,
      changed: 0,
    } as const;
    const added = await Promise.all(
      servers.map(({ storage }, server) =>
        storage.changeDocuments({ save: [{ ...document, owner: `guest ${server}` }] }),
      ),
    );
    const { owner } = (await servers[0]!.storage.findDocument(document))!;
    expect(added).toEqual(servers.map((_, server) => owner === `guest ${server}`));
  }
});
