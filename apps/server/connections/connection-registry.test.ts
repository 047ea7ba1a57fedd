import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import type { Limits } from '../http/limits.ts';
import type { Server } from '../serve.ts';
import { RawSocket } from '../testing/raw-socket.testing.ts';
import { twoPersonTable } from '../testing/requests.testing.ts';
import { createTable, registerGuest, startServer, type TestGuest } from '../testing/server.testing.ts';
import { upgradeStatus } from '../testing/upgrade.testing.ts';

async function openTable(limits: Partial<Limits>): Promise<{ server: Server; ada: TestGuest; id: string }> {
  const server = await startServer({ limits });
  const ada = await registerGuest(server, 'Ada');
  const { id } = await createTable(ada, twoPersonTable);
  return { server, ada, id };
}

/** A connection whose hello was accepted. */
async function connect(server: Server, id: string, token?: string, localAddress = '127.0.0.1') {
  const socket = await RawSocket.open(server, id, { localAddress });
  socket.sendJson({ hello: 1, ...(token === undefined ? {} : { token }) });
  expect(await socket.nextMessage()).toHaveProperty('table');
  return socket;
}

/** The code or kind of an end. */
const ABNORMAL = 1006;
const TRY_AGAIN_LATER = 1013;

describe('a connection over the limit', () => {
  test('of an address is refused if all others are of players', async () => {
    const { server, ada, id } = await openTable({ connectionsPerAddress: 2 });
    const one = await connect(server, id, ada.guest.token);
    await connect(server, id, ada.guest.token);
    expect(await upgradeStatus(server, id, {})).toBe(503);
    expect(await upgradeStatus(server, id, { localAddress: '127.0.0.2' })).toBe(101);
    one.close();
    await one.closed;
    // The server learns of the end a little after the client.
    await expect.poll(() => upgradeStatus(server, id, {})).toBe(101);
  });

  test('of the server is refused if all others are of players', async () => {
    const { server, ada, id } = await openTable({ connections: 1 });
    await connect(server, id, ada.guest.token);
    expect(await upgradeStatus(server, id, { localAddress: '127.0.0.2' })).toBe(503);
  });

  test('replaces the oldest one without a hello, then the oldest spectator', async () => {
    const { server, ada, id } = await openTable({ connections: 4 });
    const player = await connect(server, id, ada.guest.token);
    const spectators = [await connect(server, id), await connect(server, id)];
    const silent = await RawSocket.open(server, id);
    const replacement = await connect(server, id);
    expect(await silent.closed).toBe(ABNORMAL);
    await connect(server, id);
    expect(await spectators[0]!.closed).toBe(TRY_AGAIN_LATER);
    for (const socket of [player, spectators[1]!, replacement]) {
      socket.sendJson({ id: 1, barred: true });
      expect(await socket.nextReply()).toEqual({ id: 1, problem: 'not playing yet' });
    }
  });

  test('replaces one of the address with the most connections', async () => {
    const { server, id } = await openTable({ connections: 3 });
    const own = await connect(server, id, undefined, '127.0.0.3');
    const crowd = [await connect(server, id), await connect(server, id)];
    await connect(server, id, undefined, '127.0.0.2');
    expect(await crowd[0]!.closed).toBe(TRY_AGAIN_LATER);
    own.sendJson({ id: 1, barred: true });
    expect(await own.nextReply()).toEqual({ id: 1, problem: 'not playing yet' });
  });

  test('of an address replaces only one of the same address', async () => {
    const { server, id } = await openTable({ connectionsPerAddress: 1 });
    const other = await RawSocket.open(server, id, { localAddress: '127.0.0.2' });
    const silent = await RawSocket.open(server, id);
    await connect(server, id);
    expect(await silent.closed).toBe(ABNORMAL);
    other.sendJson({ hello: 1 });
    expect(await other.nextMessage()).toHaveProperty('table');
  });

  test('of a guest is refused', async () => {
    const { server, ada, id } = await openTable({ connectionsPerGuest: 1 });
    await connect(server, id, ada.guest.token);
    const second = await RawSocket.open(server, id);
    second.sendJson({ hello: 1, token: ada.guest.token });
    expect(await second.nextMessage()).toEqual({ problem: 'crowded', facts: { most: 1 } });
    expect(await second.closed).toBe(TRY_AGAIN_LATER);
  });
});

/** Sockets that never send anything. */
const SILENT = Math.max(200, scaleVolume(5000));
const OPENED_AT_ONCE = 100;

test('new clients can connect while as many silent sockets are open as the server accepts', async () => {
  const { server, ada, id } = await openTable({ connections: SILENT / 2 });
  for (let opened = 0; opened < SILENT; opened += OPENED_AT_ONCE)
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, () => RawSocket.open(server, id)));
  const players = [];
  for (let i = 0; i < 5; i++) players.push(await connect(server, id, ada.guest.token, '127.0.0.2'));
  for (const socket of players) {
    socket.sendJson({ id: 1, barred: true });
    expect(await socket.nextReply()).toEqual({ id: 1, problem: 'not playing yet' });
  }
});
