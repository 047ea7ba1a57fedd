import { describe, expect, test } from 'vitest';
import { expectRefused, expectOk } from '../../../kernel/result.testing.ts';
import { apiFor, registerGuest, startServer } from '../testing/server.testing.ts';
import { twoPersonTable, rawRequest } from '../testing/requests.testing.ts';

describe('guests', () => {
  test('have a name, which they can change, and a token', async () => {
    const server = await startServer();
    const { guest, api } = await registerGuest(server, '  Ada  ');
    expect(guest.name).toBe('Ada');
    expect(Buffer.from(guest.token, 'base64url')).toHaveLength(32);
    expect(expectOk(await api.me())).toEqual({ id: guest.id, name: 'Ada' });
    expect(expectOk(await api.rename({ name: 'Zoë' }))).toEqual({ id: guest.id, name: 'Zoë' });
    expect(expectOk(await api.me()).name).toBe('Zoë');
  });

  test.each(['', '   ', '\u200B', 'a\u0000b', 'a\nb', 'a\u202Eb', 'x'.repeat(25), '\u3164', '\u0301'])(
    'cannot be called %j',
    async (name) => {
      const server = await startServer();
      expect(expectRefused(await apiFor(server).createGuest({ name }))).toEqual({
        problem: 'name',
        facts: { most: 24 },
      });
    },
  );

  test.each(['x'.repeat(24), '李雷', '👩‍🚀', 'O’Neill', 'é', '<b>'])('can be called %s', async (name) => {
    const server = await startServer();
    expect((await registerGuest(server, name)).guest.name).toBe(name);
  });

  test('have normalized names', async () => {
    const server = await startServer();
    expect((await registerGuest(server, 'e\u0301')).guest.name).toBe('é');
  });

  test('without a valid token are refused', async () => {
    const server = await startServer();
    for (const token of [undefined, 'x', 'x'.repeat(43)]) {
      const api = apiFor(server, token);
      for (const reply of [
        api.me(),
        api.rename({ name: 'A' }),
        api.myTables(),
        api.createTable(twoPersonTable),
        api.join('t'),
      ])
        expect(expectRefused(await reply)).toEqual({ problem: 'token' });
    }
    const basic = await rawRequest(server, '/api/me', { headers: { authorization: 'Basic eDp5' } });
    expect(basic.status).toBe(401);
  });
});
