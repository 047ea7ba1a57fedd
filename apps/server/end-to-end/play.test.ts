import { catalogue } from '@ludoteca/games';
import { computeCommitment, deriveFairSeed, parseArchive, verify } from '@ludoteca/kernel';
import type { RemoteChair, TableInfo } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import {
  registerGuest,
  connectChair,
  firstOption,
  startServer,
  playToEnd,
  createTable,
  waitUntil,
} from '../testing/server.testing.ts';
import { fitSeats } from '../testing/table-settings.testing.ts';
import type { Server } from '../serve.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';

const entryOf = (id: string) => catalogue.find(({ game }) => game.id === id)!;

/** Whether the archive can be verified, with the seed that follows from the table's secret and nonces. */
function isFair(table: TableInfo, bytes: Uint8Array): boolean {
  const recording = expectOk(parseArchive(bytes));
  const { game } = entryOf(table.game);
  const nonces = table.seats.map(({ nonce }) => nonce);
  return (
    computeCommitment(table.secret!) === table.commitment &&
    recording.archive.seed === deriveFairSeed(table.secret!, nonces) &&
    verify(game, recording).ok
  );
}

describe.each(catalogue.map((entry) => ({ game: entry.game.id, entry })))('$game', ({ game, entry }) => {
  test('is played by two people and a computer, with a spectator', async () => {
    const server = await startServer();
    const [ada, bea] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
    const seats = fitSeats(entry, ['person', 'person', 'greedy']);
    const made = expectOk(await ada.api.createTable({ game, seats }));
    expect(made.state).toBe('open');
    expect(made.secret).toBeUndefined();
    expectOk(await ada.api.join(made.id, { nonce: 'of ada' }));

    const chairs = [ada.guest.token, bea.guest.token, undefined].map((token) =>
      connectChair(() => server, made.id, { token }),
    );
    const [hers, other, watcher] = chairs as [RemoteChair, RemoteChair, RemoteChair];
    await waitUntil(other, () => other.table !== undefined);
    expect(other.watcher).toBe('spectator');
    expectOk(await bea.api.join(made.id, { nonce: 'of bea' }));
    await Promise.all([
      playToEnd(hers, firstOption),
      playToEnd(other, firstOption),
      playToEnd(watcher, firstOption),
    ]);
    expect(chairs.map((chair) => chair.watcher)).toEqual([0, 1, 'spectator']);
    await Promise.all(chairs.map((chair) => waitUntil(chair, () => chair.table?.state === 'over')));

    const table = hers.table!;
    expect(table.commitment).toBe(made.commitment);
    expect(table.seats.map(({ nonce }) => nonce)).toEqual(['of ada', 'of bea', null].slice(0, seats.length));
    expect(isFair(table, expectOk(await bea.api.archive(made.id)))).toBe(true);
    expect(hers.steps.map(({ number }) => number)).toEqual(
      Array.from({ length: table.entries + 1 }, (_, i) => i),
    );
  });

  test('continues after restarts of the server, including its computers', async () => {
    const storage = new MemoryStorage();
    let server: Server = await startServer({ storage });
    const ada = await registerGuest(server, 'Ada');
    const { id } = await createTable(ada, { game, seats: fitSeats(entry, ['person', 'random', 'greedy']) });
    const chair = connectChair(() => server, id, { token: ada.guest.token });
    const restarts = [2, 5, 9];
    const ended = new Promise<void>((resolve) => {
      chair.subscribe(async ({ observation: { asked, outcome } }) => {
        if (outcome !== undefined) resolve();
        else if (asked?.seat === 0 && 'options' in asked) {
          if (asked.number >= (restarts[0] ?? Infinity)) {
            restarts.shift();
            await server.close();
            server = await startServer({ storage });
          }
          await chair.answer(asked.number, asked.options[0]);
        }
      });
    });
    await ended;
    await waitUntil(chair, () => chair.table?.state === 'over');
    expect(restarts).toEqual([]);
    const again = await registerGuest(server, 'Bea');
    expect(isFair(chair.table!, expectOk(await again.api.archive(id)))).toBe(true);
  });
});
