import { describe, expect, test } from 'vitest';
import { expectOk, expectRefused } from '../../../kernel/result.testing.ts';
import {
  connectChair,
  apiFor,
  createTable,
  registerGuest,
  startServer,
  waitUntil,
} from '../testing/server.testing.ts';
import { playedTable, rawRequest, twoPersonTable } from '../testing/requests.testing.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const PASSWORD = 'correct horse';

test('a password hash has its parameters and a salt, and verifies only its password', async () => {
  const hash = await hashPassword('pässword', Buffer.alloc(16, 1));
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hashPassword('pässword', Buffer.alloc(16, 2))).not.toBe(hash);
  // The same text, decomposed.
  expect(await verifyPassword('pa\u0308ssword', hash)).toBe(true);
  expect(await verifyPassword('password', hash)).toBe(false);
  expect(await verifyPassword('password', undefined)).toBe(false);
  expect(await verifyPassword('password', 'scrypt$1')).toBe(false);
});

describe('an account', () => {
  test('works on a second device: the same tables, the same seat', async () => {
    const server = await startServer();
    const ada = await registerGuest(server, 'Ada');
    const { id } = await createTable(ada, twoPersonTable);
    expect(expectOk(await ada.api.createAccount(PASSWORD)).recovery).toMatch(/^[\da-f]{5}(-[\da-f]{5}){7}$/);
    expect(expectOk(await ada.api.me())).toEqual({ id: ada.guest.id, name: 'Ada', account: true });
    const { token, ...same } = expectOk(await apiFor(server).signIn({ name: 'ada', password: PASSWORD }));
    expect(same).toEqual({ id: ada.guest.id, name: 'Ada', account: true });
    expect(token).not.toBe(ada.guest.token);
    const second = apiFor(server, token);
    expect(expectOk(await second.myTables()).map((table) => table.id)).toEqual([id]);
    const chair = connectChair(() => server, id, { token });
    await waitUntil(chair, () => chair.watcher === 0);
    expectOk(await second.signOut());
    expect(expectRefused(await second.me())).toEqual({ problem: 'token' });
    expectOk(await ada.api.me());
  });

  test('needs a long password and is refused twice, or for a name that can be confused', async () => {
    const server = await startServer();
    const ada = await registerGuest(server, 'Ada');
    const twin = await registerGuest(server, 'Аdа');
    expect(expectRefused(await ada.api.createAccount('short'))).toEqual({
      problem: 'password',
      facts: { least: 8 },
    });
    expectOk(await ada.api.createAccount(PASSWORD));
    expect(expectRefused(await ada.api.createAccount(PASSWORD))).toEqual({ problem: 'has account' });
    expect(expectRefused(await twin.api.createAccount(PASSWORD))).toEqual({ problem: 'name taken' });
    const { api } = await registerGuest(server, 'Bea');
    expect(expectRefused(await api.rename({ name: 'ADA' }))).toEqual({ problem: 'name taken' });
    expect(expectRefused(await apiFor(server).createGuest({ name: 'A.d.a' }))).toEqual({
      problem: 'name taken',
    });
    // The name moves with the account.
    expect(expectOk(await ada.api.rename({ name: 'Adele' }))).toMatchObject({ name: 'Adele', account: true });
    expectOk(await api.rename({ name: 'ADA' }));
    expectOk(await apiFor(server).signIn({ name: 'Adele', password: PASSWORD }));
  });

  test('refuses wrong passwords and unknown names alike, and many attempts', async () => {
    let now = 1000;
    const server = await startServer({ clock: () => now });
    const ada = await registerGuest(server, 'Ada');
    expectOk(await ada.api.createAccount(PASSWORD));
    const signIn = (name: string, password: string) => apiFor(server).signIn({ name, password });
    expect(expectRefused(await signIn('Ada', 'wrong horse'))).toEqual({ problem: 'credentials' });
    expect(expectRefused(await signIn('Eve', PASSWORD))).toEqual({ problem: 'credentials' });
    const recovery = '0'.repeat(40);
    for (let i = 0; i < 19; i++)
      expect(
        expectRefused(await apiFor(server).signIn({ name: 'Ada', password: PASSWORD, recovery })).problem,
      ).toBe('credentials');
    expect(expectRefused(await signIn('Ada', PASSWORD))).toEqual({
      problem: 'too many',
      facts: { seconds: 600 },
    });
    now += 600_000;
    expectOk(await signIn('Ada', PASSWORD));
  });

  test('cannot be locked by the failed attempts of strangers at other addresses', async () => {
    const server = await startServer({ clock: () => 1000, trustedProxies: ['127.0.0.1'] });
    const ada = await registerGuest(server, 'Ada');
    expectOk(await ada.api.createAccount(PASSWORD));
    const signInFrom = async (address: string, password: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      const body = JSON.stringify({ name: 'Ada', password });
      return (await fetch(`${server.address}/api/sessions`, { method: 'POST', headers, body })).status;
    };
    for (let i = 0; i < 20; i++) expect(await signInFrom('192.0.2.1', 'wrong horse')).toBe(403);
    expect(await signInFrom('192.0.2.1', PASSWORD)).toBe(429);
    expect(await signInFrom('192.0.2.2', PASSWORD)).toBe(201);
    // Addresses of one IPv6 network belong together.
    for (let i = 0; i < 20; i++) expect(await signInFrom(`2001:db8::${i + 1}`, 'wrong horse')).toBe(403);
    expect(await signInFrom('2001:db8::ffff', PASSWORD)).toBe(429);
    expect(await signInFrom('2001:db8:0:1::1', PASSWORD)).toBe(201);
  });

  test('a recovery code replaces the password once, and signs the other devices out', async () => {
    const server = await startServer();
    const ada = await registerGuest(server, 'Ada');
    const { recovery } = expectOk(await ada.api.createAccount(PASSWORD));
    const request = { name: 'Ada', password: 'another horse', recovery: recovery.toUpperCase() };
    const recovered = expectOk(await apiFor(server).signIn(request));
    expect(recovered.recovery).not.toBe(recovery);
    expect(expectRefused(await ada.api.me())).toEqual({ problem: 'token' });
    expect(expectRefused(await apiFor(server).signIn(request))).toEqual({ problem: 'credentials' });
    expectOk(await apiFor(server, recovered.token).me());
    const old = await apiFor(server).signIn({ name: 'Ada', password: PASSWORD });
    expect(expectRefused(old)).toEqual({ problem: 'credentials' });
  });

  test('a changed password signs the other devices out', async () => {
    const server = await startServer();
    const ada = await registerGuest(server, 'Ada');
    expectOk(await ada.api.createAccount(PASSWORD));
    const { token } = expectOk(await apiFor(server).signIn({ name: 'Ada', password: PASSWORD }));
    const second = apiFor(server, token);
    const wrong = await second.changePassword({ password: 'wrong horse', newPassword: 'new password' });
    expect(expectRefused(wrong)).toEqual({ problem: 'credentials' });
    expectOk(await second.changePassword({ password: PASSWORD, newPassword: 'new password' }));
    expectOk(await second.me());
    expect(expectRefused(await ada.api.me())).toEqual({ problem: 'token' });
    expectOk(await apiFor(server).signIn({ name: 'Ada', password: 'new password' }));
  });

  test('is needed to sign out', async () => {
    const server = await startServer();
    const { api } = await registerGuest(server, 'Ada');
    expect(expectRefused(await api.signOut())).toEqual({ problem: 'no account' });
    expect(expectRefused(await api.changePassword({ password: PASSWORD, newPassword: PASSWORD }))).toEqual({
      problem: 'no account',
    });
  });

  test('disappears with its guest, and the matches stay readable without the name', async () => {
    const server = await startServer();
    const { bea, id } = await playedTable(server);
    expectOk(await bea.api.createAccount(PASSWORD));
    const { token } = expectOk(await apiFor(server).signIn({ name: 'Bea', password: PASSWORD }));
    expectOk(await apiFor(server, token).deleteMe());
    for (const api of [bea.api, apiFor(server, token)])
      expect(expectRefused(await api.me())).toEqual({ problem: 'token' });
    const signIn = await apiFor(server).signIn({ name: 'Bea', password: PASSWORD });
    expect(expectRefused(signIn)).toEqual({ problem: 'credentials' });
    expectOk(await apiFor(server).createGuest({ name: 'Bea' }));
    const archive = await rawRequest(server, `/api/tables/${id}/archive`);
    expect([archive.status, (await archive.text()).includes('Bea')]).toEqual([200, false]);
    expect(expectOk(await apiFor(server).table(id)).seats.map(({ name }) => name)).toEqual(['Ada', '']);
  });
});
