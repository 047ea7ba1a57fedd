import { describe, expect, test } from 'vitest';
import { RawSocket } from '../testing/raw-socket.testing.ts';
import { twoPersonTable } from '../testing/requests.testing.ts';
import { createTable, registerGuest, startServer } from '../testing/server.testing.ts';
import { upgradeStatus } from '../testing/upgrade.testing.ts';

describe('connections', () => {
  test('are limited per address, and possible again when one has closed', async () => {
    const server = await startServer({ limits: { connectionsPerAddress: 2 } });
    const { id } = await createTable(await registerGuest(server, 'Ada'), twoPersonTable);
    const [one] = [await RawSocket.open(server, id), await RawSocket.open(server, id)];
    expect(await upgradeStatus(server, id, {})).toBe(503);
    expect(await upgradeStatus(server, id, { localAddress: '127.0.0.2' })).toBe(101);
    one.close();
    await one.closed;
    // The server learns of the end a little after the client.
    await expect.poll(() => upgradeStatus(server, id, {})).toBe(101);
  });

  test('are limited in total', async () => {
    const server = await startServer({ limits: { connections: 1 } });
    const { id } = await createTable(await registerGuest(server, 'Ada'), twoPersonTable);
    await RawSocket.open(server, id);
    expect(await upgradeStatus(server, id, { localAddress: '127.0.0.2' })).toBe(503);
  });
});
