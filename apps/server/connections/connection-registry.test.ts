import { describe, expect, test } from 'vitest';
import { taken } from '../../../kernel/result.testing.ts';
import { RawSocket } from '../testing/raw-socket.testing.ts';
import { twoPersonTable } from '../testing/requests.testing.ts';
import { apiFor, createTable, registerGuest, startServer } from '../testing/server.testing.ts';
import { upgradeStatus } from '../testing/upgrade.testing.ts';

describe('connections', () => {
  test('are so many of one address, and more when one has ended', async () => {
    const server = await startServer({ limits: { connectionsPerAddress: 2 } });
    const { id } = await createTable(await registerGuest(server, 'Ada'), twoPersonTable);
    const [one] = [await RawSocket.open(server, id), await RawSocket.open(server, id)];
    expect(await upgradeStatus(server, id, {})).toBe(503);
    expect(await upgradeStatus(server, id, { localAddress: '127.0.0.2' })).toBe(101);
    one.close();
    await one.closed;
    expect(taken(await apiFor(server).tables())).toEqual([]);
    expect(await upgradeStatus(server, id, {})).toBe(101);
  });

  test('are so many of all together', async () => {
    const server = await startServer({ limits: { connections: 1 } });
    const { id } = await createTable(await registerGuest(server, 'Ada'), twoPersonTable);
    await RawSocket.open(server, id);
    expect(await upgradeStatus(server, id, { localAddress: '127.0.0.2' })).toBe(503);
  });
});
