import { describe, expect, test } from 'vitest';
import { expectOk, expectRefused } from '../../../kernel/result.testing.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import { RawSocket } from '../testing/raw-socket.testing.ts';
import { playedTable, rawRequest, twoPersonTable } from '../testing/requests.testing.ts';
import type { Server } from '../serve.ts';
import { apiFor, createTable, registerGuest, startServer } from '../testing/server.testing.ts';

const KIBIBYTE = 1024;

describe('storage', () => {
  test('is limited per address: a table counts with its settings, and nothing is stored beyond', async () => {
    let now = 0;
    const storage = new MemoryStorage();
    const limits = { storedBytesPerHour: 70 * KIBIBYTE, storedBytesPerDay: 140 * KIBIBYTE };
    const server = await startServer({ storage, limits, clock: () => now });
    const ada = await registerGuest(server, 'Ada');
    const bea = await registerGuest(server, 'Bea');
    for (const { api } of [ada, bea]) expectOk(await api.createTable(twoPersonTable));
    now += 60_000;
    const refusal = { problem: 'storage quota', facts: { seconds: 59 * 60 } };
    expect(expectRefused(await ada.api.createTable(twoPersonTable))).toEqual(refusal);
    expect(await storage.countTablesOfGuest(ada.guest.id)).toBe(1);
    now += 3600_000;
    for (const { api } of [ada, bea]) expectOk(await api.createTable(twoPersonTable));
    now += 3600_000;
    expect(expectRefused(await bea.api.createTable(twoPersonTable))).toMatchObject({
      problem: 'storage quota',
    });
    now += 24 * 3600_000;
    expectOk(await bea.api.createTable(twoPersonTable));
  });

  test('is limited per guest', async () => {
    const server = await startServer({ limits: { guestStoredBytesPerHour: 40 * KIBIBYTE } });
    const [ada, bea] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
    expectOk(await ada.api.createTable(twoPersonTable));
    expect(expectRefused(await ada.api.createTable(twoPersonTable)).problem).toBe('storage quota');
    expectOk(await bea.api.createTable(twoPersonTable));
  });

  test('counts rematches and answers', async () => {
    const limits = { storedBytesPerHour: 34 * KIBIBYTE };
    const server = await startServer({ limits, clock: () => 0 });
    const { ada, id } = await playedTable(server);
    expect(expectRefused(await ada.api.rematch(id)).problem).toBe('storage quota');
    const socket = await RawSocket.open(server, id);
    socket.sendJson({ hello: 1, token: ada.guest.token });
    const replies: unknown[] = [];
    for (let sent = 0; sent < 10; sent++) {
      socket.sendJson({ id: 1, answer: { number: 9, choices: [] } });
      replies.push(await socket.nextReply());
    }
    expect(replies[0]).toEqual({ id: 1, refused: { kind: 'over' } });
    expect(replies.at(-1)).toEqual({ id: 1, problem: 'storage quota', facts: { seconds: 3600 } });
  });
});

describe('requests', () => {
  test('are limited per guest, whatever the address', async () => {
    const server = await startServer({ limits: { requestsPerGuestPerMinute: 2 }, clock: () => 0 });
    const [ada, bea] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
    for (let i = 0; i < 2; i++) expectOk(await ada.api.me());
    expect(expectRefused(await ada.api.me())).toEqual({ problem: 'too many', facts: { seconds: 60 } });
    expectOk(await bea.api.me());
  });

  test('and messages are limited by their bytes', async () => {
    const server = await startServer({ limits: { receivedBytesPerMinute: 1000 }, clock: () => 0 });
    const ada = await registerGuest(server, 'Ada');
    const { id } = await createTable(ada, twoPersonTable);
    const socket = await RawSocket.open(server, id);
    socket.sendJson({ hello: 1 });
    socket.sendJson({ id: 7, why: 'x'.repeat(1000) });
    expect(await socket.nextReply()).toEqual({ id: 7, problem: 'too many', facts: { seconds: 60 } });
    const long = 'x'.repeat(1000);
    expect(expectRefused(await apiFor(server).createGuest({ name: long })).problem).toBe('too many');
    expectOk(await apiFor(server).tables());
  });

  test('that create tables are limited per day and address', async () => {
    const server = await startServer({ limits: { tablesPerDay: 1 } });
    const [ada, bea] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
    expectOk(await ada.api.createTable(twoPersonTable));
    expect(expectRefused(await bea.api.createTable(twoPersonTable)).problem).toBe('storage quota');
  });
});

/** Of requests that claim to come from several addresses. */
const statuses = async (server: Server): Promise<number[]> => {
  const found: number[] = [];
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.2, 127.0.0.1']) {
    const response = await rawRequest(server, '/api/games', { headers: { 'x-forwarded-for': address } });
    found.push(response.status);
  }
  return found;
};

describe('the address of a client', () => {
  test('is that of the connection, whatever its headers say', async () => {
    expect(await statuses(await startServer({ limits: { requestsPerMinute: 1 } }))).toEqual([200, 429, 429]);
  });

  test('is what a trusted proxy says', async () => {
    const server = await startServer({
      limits: { requestsPerMinute: 1 },
      trustedProxies: ['127.0.0.0/8'],
    });
    expect(await statuses(server)).toEqual([200, 200, 429]);
  });

  test('is not what others say before a trusted proxy', async () => {
    const server = await startServer({ limits: { requestsPerMinute: 1 }, trustedProxies: ['127.0.0.1'] });
    const ask = (forwarded: string) =>
      rawRequest(server, '/api/games', { headers: { 'x-forwarded-for': forwarded } });
    expect((await ask('203.0.113.1, 192.0.2.1')).status).toBe(200);
    expect((await ask('203.0.113.2, 192.0.2.1')).status).toBe(429);
  });
});
