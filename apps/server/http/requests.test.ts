import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { expectRefused, expectOk } from '../../../kernel/result.testing.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { apiFor, registerGuest, startServer } from '../testing/server.testing.ts';
import { rawPost, rawRequest } from '../testing/requests.testing.ts';

describe('a request', () => {
  test.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['no name', '{}'],
    ['a name that is none', '{"name":7}'],
    ['too much', '{"name":"A","admin":true}'],
    ['a prototype', '{"name":"A","__proto__":{"x":1}}'],
    ['a constructor', '{"name":"A","constructor":{"prototype":{"x":1}}}'],
  ])('with %s is malformed', async (_, body) => {
    const server = await startServer();
    const response = await rawPost(server, '/api/guests', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ problem: 'malformed' });
    expect('x' in {}).toBe(false);
  });

  test.each(['/api/%ff', '/api/tables/%', '/%c0%af'])(
    'to an invalid address is malformed: %s',
    async (path) => {
      const response = await rawRequest(await startServer(), path);
      expect([response.status, await response.json()]).toEqual([400, { problem: 'malformed' }]);
    },
  );

  test('with a body that is not JSON is malformed', async () => {
    const server = await startServer();
    const response = await rawPost(server, '/api/guests', 'name=A', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(await response.json()).toMatchObject({ problem: 'malformed' });
  });

  test('that is too large is refused', async () => {
    const server = await startServer();
    const response = await rawPost(server, '/api/guests', JSON.stringify({ name: 'x'.repeat(20_000) }));
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ problem: 'too large', facts: { most: 16 * 1024 } });
    const { createTableBytes: most } = DEFAULT_LIMITS;
    const request = await rawPost(server, '/api/tables', JSON.stringify({ game: 'x'.repeat(most) }));
    expect(request.status).toBe(413);
    expect(await request.json()).toEqual({ problem: 'too large', facts: { most } });
  });

  test('to an unknown address is answered with 404', async () => {
    const server = await startServer();
    for (const path of ['/api/', '/api/secrets', '/api/tables/x/secret', '/nothing.js']) {
      const response = await rawRequest(server, path);
      expect([path, response.status, await response.json()]).toEqual([
        path,
        404,
        { problem: 'no such page' },
      ]);
    }
  });

  test('is refused over the rate limit, which is lower for creations', async () => {
    let now = 0;
    const limits = { requestsPerMinute: 5, creationsPerMinute: 2 };
    const server = await startServer({ limits, clock: () => now });
    await registerGuest(server, 'Ada');
    await registerGuest(server, 'Bea');
    const refusal = { problem: 'too many', facts: { seconds: 60 } };
    expect(expectRefused(await apiFor(server).createGuest({ name: 'Cam' }))).toEqual(refusal);
    for (let i = 0; i < 2; i++) expectOk(await apiFor(server).tables());
    now += 20_500;
    const response = await rawRequest(server, '/api/tables');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '40']);
    expect(await response.json()).toEqual({ problem: 'too many', facts: { seconds: 40 } });
    now += 39_500;
    expectOk(await apiFor(server).tables());
    await registerGuest(server, 'Cam');
  });

  test('is answered with headers that allow only own files', async () => {
    const server = await startServer();
    const { headers } = await rawRequest(server, '/api/games');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|data:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

test('an incomplete request times out', async () => {
  const server = await startServer({ limits: { requestTimeout: 50 } });
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/guests HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  );
  const [reply] = (await once(socket, 'data')) as [Buffer];
  expect(reply.toString()).toContain(' 408 ');
});
