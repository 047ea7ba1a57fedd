import { describe, expect, test } from 'vitest';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import { RawSocket } from '../testing/raw-socket.testing.ts';
import { rawRequest, twoPersonTable } from '../testing/requests.testing.ts';
import {
  connectChair,
  createTable,
  firstOption,
  playToEnd,
  registerGuest,
  startServer,
} from '../testing/server.testing.ts';

test('the server reports that it lives', async () => {
  const response = await rawRequest(await startServer(), '/health');
  expect([response.status, await response.json()]).toEqual([200, { alive: true }]);
});

describe('readiness', () => {
  class UnreachableStorage extends MemoryStorage {
    isReachable = true;
    override async findGuestByHash(hash: string) {
      if (!this.isReachable) throw new Error('no connection');
      return super.findGuestByHash(hash);
    }
  }

  test('depends on the storage, which is asked at most once a second', async () => {
    const storage = new UnreachableStorage();
    let now = 0;
    const server = await startServer({ storage, clock: () => now });
    const readiness = async () => {
      const response = await rawRequest(server, '/ready');
      return [response.status, await response.json()];
    };
    expect(await readiness()).toEqual([200, { ready: true, storage: true, workers: true }]);
    storage.isReachable = false;
    expect(await readiness()).toEqual([200, { ready: true, storage: true, workers: true }]);
    now += 1000;
    expect(await readiness()).toEqual([503, { ready: false, storage: false, workers: true }]);
    storage.isReachable = true;
    now += 1000;
    expect(await readiness()).toEqual([200, { ready: true, storage: true, workers: true }]);
  });
});

describe('metrics', () => {
  test('count requests, answers, entries, refusals, bytes and time', async () => {
    const server = await startServer();
    const [ada, bea] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
    const { id } = await createTable(ada, twoPersonTable);
    await bea.api.join(id);
    await bea.api.join(id);
    const chairs = [ada, bea].map(({ guest }) => connectChair(() => server, id, { token: guest.token }));
    await Promise.all(chairs.map((chair) => playToEnd(chair, firstOption)));
    await RawSocket.open(server, id);
    const text = await (await rawRequest(server, '/metrics')).text();
    const valueOf = (name: string): number =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`ludoteca_${name} `))
          ?.split(' ')
          .at(-1),
      );
    expect(valueOf('answers_total{result="done"}')).toBeGreaterThan(1);
    expect(valueOf('answer_seconds_count')).toBe(valueOf('answers_total{result="done"}'));
    expect(valueOf('entries_total')).toBe(valueOf('answers_total{result="done"}'));
    expect(valueOf('refusals_total{problem="already playing"}')).toBe(1);
    expect(valueOf('request_seconds_count{method="POST",route="/api/tables/:id/join",status="200"}')).toBe(2);
    expect(valueOf('storage_seconds_count{operation="addTable"}')).toBe(1);
    expect(valueOf('sent_bytes_total')).toBeGreaterThan(1000);
    expect(valueOf('received_bytes_total')).toBeGreaterThan(100);
    expect(valueOf('loaded_tables{state="over"}')).toBe(1);
    expect(valueOf('connections{kind="player"}')).toBe(2);
    expect(valueOf('connections{kind="waiting"}')).toBe(1);
    expect(valueOf('memory_bytes{kind="resident"}')).toBeGreaterThan(1e6);
    expect(valueOf('worker_requests{worker="matches 1"}')).toBe(0);
    expect(valueOf('worker_restarts_total{worker="validation"}')).toBe(0);
    expect(text).toContain('ludoteca_worker_cpu_seconds{worker="suspects"}');
    expect(text).toContain('ludoteca_event_loop_delay_seconds{quantile="0.99"}');
    expect(text).not.toContain(id);
  });

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'are not sent through a proxy without a token: %s',
    async (name) => {
      const server = await startServer();
      const response = await rawRequest(server, '/metrics', { headers: { [name]: '127.0.0.1' } });
      expect([response.status, await response.json()]).toEqual([404, { problem: 'no such page' }]);
    },
  );

  test('need the token if there is one', async () => {
    const server = await startServer({ metricsToken: 'open-sesame' });
    const statusWith = async (headers: Record<string, string>): Promise<number> =>
      (await rawRequest(server, '/metrics', { headers })).status;
    expect(await statusWith({})).toBe(404);
    expect(await statusWith({ authorization: 'Bearer open' })).toBe(404);
    expect(await statusWith({ authorization: 'Bearer open-sesame' })).toBe(200);
    expect(await statusWith({ authorization: 'Bearer open-sesame', via: 'a proxy' })).toBe(200);
  });
});
