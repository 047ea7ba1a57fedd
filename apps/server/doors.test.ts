import { request } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { taken } from '../../kernel/result.testing.ts';
import { mustMeanThisServer } from './doors.ts';
import { apiAt, arrive, liveAddress, open, tableOf } from './party.testing.ts';
import { pair } from './rest.testing.ts';
import type { Server } from './serve.ts';
import { BareSocket } from './socket.testing.ts';

/** The status of a request with these headers, which no fetch would send. */
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

/** The status with which a connection is refused; 101 where it is not. */
function upgradeWith(server: Server, table: string, options: ClientOptions): Promise<number> {
  const socket = new WebSocket(liveAddress(server, table), options);
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode!));
    socket.on('error', reject);
  });
}

const hostOf = ({ address }: Server): string => new URL(address).host;

describe('a server for this machine alone', () => {
  test('is reached by the names of this machine and by no other', async () => {
    const server = await open();
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

  test('takes no connection that a name of somewhere else has led there', async () => {
    const server = await open();
    const { id } = await tableOf(await arrive(server, 'Ada'), pair);
    const headers = { host: 'evil.example', origin: 'http://evil.example' };
    expect(await upgradeWith(server, id, { headers })).toBe(403);
    expect(await upgradeWith(server, id, {})).toBe(101);
  });
});

/** A server that others can reach is asked by that name, by a page of there. */
const asked = (host: string, origin?: string) => () =>
  mustMeanThisServer({ headers: { host, ...(origin === undefined ? {} : { origin }) } }, false);

describe('a page', () => {
  test('of another server, or of none, may ask nothing', async () => {
    const server = await open();
    const { id } = await tableOf(await arrive(server, 'Ada'), pair);
    const { port } = new URL(server.address);
    for (const origin of [
      'http://evil.example',
      'null',
      '',
      'http://localhost:1',
      `http://${hostOf(server)}.evil`,
    ]) {
      expect([origin, await statusWith(server, { origin })]).toEqual([origin, 403]);
      expect(await upgradeWith(server, id, { headers: { origin } })).toBe(403);
    }
    for (const host of [hostOf(server), `localhost:${port}`])
      for (const scheme of ['http', 'https']) {
        const headers = { host, origin: `${scheme}://${host}` };
        expect(await statusWith(server, headers)).toBe(200);
        expect(await upgradeWith(server, id, { headers })).toBe(101);
      }
  });

  test('of a server that others can reach is held to its own name, whatever that is', () => {
    expect(asked('games.example')).not.toThrow();
    expect(asked('Games.example:8080', 'https://games.example:8080')).not.toThrow();
    expect(asked('games.example', 'https://evil.example')).toThrow('elsewhere');
  });
});

describe('connections', () => {
  test('are so many of one address, and more when one has ended', async () => {
    const server = await open({ limits: { connectionsEach: 2 } });
    const { id } = await tableOf(await arrive(server, 'Ada'), pair);
    const [one] = [await BareSocket.open(server, id), await BareSocket.open(server, id)];
    expect(await upgradeWith(server, id, {})).toBe(503);
    expect(await upgradeWith(server, id, { localAddress: '127.0.0.2' })).toBe(101);
    one.close();
    await one.closed;
    expect(taken(await apiAt(server).tables())).toEqual([]);
    expect(await upgradeWith(server, id, {})).toBe(101);
  });

  test('are so many of all together', async () => {
    const server = await open({ limits: { connections: 1 } });
    const { id } = await tableOf(await arrive(server, 'Ada'), pair);
    await BareSocket.open(server, id);
    expect(await upgradeWith(server, id, { localAddress: '127.0.0.2' })).toBe(503);
  });
});

test('a request that does not come to its end is given up', async () => {
  const server = await open({ limits: { request: 50 } });
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/guests HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  );
  const [reply] = (await once(socket, 'data')) as [Buffer];
  expect(reply.toString()).toContain(' 408 ');
});
