import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { Server } from '../serve.ts';
import { twoPersonTable } from '../testing/requests.testing.ts';
import { createTable, registerGuest, startServer } from '../testing/server.testing.ts';
import { upgradeStatus } from '../testing/upgrade.testing.ts';
import { requireOwnOrigin } from './request-origin.ts';

/** The status of a request with headers that `fetch` does not allow. */
function statusWith(server: Server, headers: Record<string, string>, path = '/api/games'): Promise<number> {
  return new Promise((resolve, reject) => {
    request(server.address + path, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    })
      .on('error', reject)
      .end();
  });
}

const hostOf = ({ address }: Server): string => new URL(address).host;

describe('a server on the loopback address', () => {
  test('accepts only loopback host names', async () => {
    const server = await startServer();
    const { port } = new URL(server.address);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, '127.1.2.3', `[::1]:${port}`, 'LOCALHOST'])
      expect([host, await statusWith(server, { host })]).toEqual([host, 200]);
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      '127.0.0.1.evil.example',
      'localhost.evil',
      '10.0.0.1',
    ])
      expect([host, await statusWith(server, { host })]).toEqual([host, 403]);
    expect(await statusWith(server, { host: 'evil.example' }, '/')).toBe(403);
  });

  test('refuses WebSocket connections with another host name', async () => {
    const server = await startServer();
    const { id } = await createTable(await registerGuest(server, 'Ada'), twoPersonTable);
    const headers = { host: 'evil.example', origin: 'http://evil.example' };
    expect(await upgradeStatus(server, id, { headers })).toBe(403);
    expect(await upgradeStatus(server, id, {})).toBe(101);
  });
});

/** The origin check of a public server. */
const asked = (host: string, origin?: string) => () =>
  requireOwnOrigin({ headers: { host, ...(origin === undefined ? {} : { origin }) } }, false);

describe('a page', () => {
  test('of another origin, or without one, is refused', async () => {
    const server = await startServer();
    const { id } = await createTable(await registerGuest(server, 'Ada'), twoPersonTable);
    const { port } = new URL(server.address);
    for (const origin of [
      'http://evil.example',
      'null',
      '',
      'http://localhost:1',
      `http://${hostOf(server)}.evil`,
    ]) {
      expect([origin, await statusWith(server, { origin })]).toEqual([origin, 403]);
      expect(await upgradeStatus(server, id, { headers: { origin } })).toBe(403);
    }
    for (const host of [hostOf(server), `localhost:${port}`])
      for (const scheme of ['http', 'https']) {
        const headers = { host, origin: `${scheme}://${host}` };
        expect(await statusWith(server, headers)).toBe(200);
        expect(await upgradeStatus(server, id, { headers })).toBe(101);
      }
  });

  test('of a public server must have the same origin as the server', () => {
    expect(asked('games.example')).not.toThrow();
    expect(asked('Games.example:8080', 'https://games.example:8080')).not.toThrow();
    expect(asked('games.example', 'https://evil.example')).toThrow('elsewhere');
  });
});
