import { describe, expect, test } from 'vitest';
import { refused, taken } from '../../kernel/result.testing.ts';
import { LIMITS } from './limits.ts';
import { apiAt, arrive, open } from './party.testing.ts';
import { post, raw } from './rest.testing.ts';

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
    const server = await open();
    const response = await post(server, '/api/guests', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ problem: 'malformed' });
    expect('x' in {}).toBe(false);
  });

  test.each(['/api/%ff', '/api/tables/%', '/%c0%af'])(
    'to an address that is none is malformed: %s',
    async (path) => {
      const response = await raw(await open(), path);
      expect([response.status, await response.json()]).toEqual([400, { problem: 'malformed' }]);
    },
  );

  test('of another type than JSON is malformed', async () => {
    const server = await open();
    const response = await post(server, '/api/guests', 'name=A', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(await response.json()).toMatchObject({ problem: 'malformed' });
  });

  test('that is too large is refused', async () => {
    const server = await open();
    const response = await post(server, '/api/guests', JSON.stringify({ name: 'x'.repeat(20_000) }));
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ problem: 'too large', facts: { most: 16 * 1024 } });
    const { wish: most } = LIMITS;
    const wish = await post(server, '/api/tables', JSON.stringify({ game: 'x'.repeat(most) }));
    expect(wish.status).toBe(413);
    expect(await wish.json()).toEqual({ problem: 'too large', facts: { most } });
  });

  test('of nothing that exists is answered so', async () => {
    const server = await open();
    for (const path of ['/api', '/api/', '/api/secrets', '/api/tables/x/secret', '/nothing.js']) {
      const response = await raw(server, path);
      expect([path, response.status, await response.json()]).toEqual([
        path,
        404,
        { problem: 'no such page' },
      ]);
    }
  });

  test('too many are refused for a while, makings sooner than readings', async () => {
    const server = await open({ limits: { requests: 5, makes: 2 } });
    await arrive(server, 'Ada');
    await arrive(server, 'Bea');
    expect(refused(await apiAt(server).arrive({ name: 'Cam' }))).toEqual({ problem: 'too many' });
    for (let i = 0; i < 5; i++) taken(await apiAt(server).tables());
    const response = await raw(server, '/api/tables');
    expect(response.status).toBe(429);
    expect(await response.json()).toEqual({ problem: 'too many' });
  });

  test('is answered with headers that let nothing run but our own files', async () => {
    const server = await open();
    const { headers } = await raw(server, '/api/games');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|data:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});
