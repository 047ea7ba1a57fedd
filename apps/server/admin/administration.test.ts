import { describe, expect, test } from 'vitest';
import { expectOk, expectRefused } from '../../../kernel/result.testing.ts';
import { administrationReply, type Administration, type PersonSummary } from '@ludoteca/wire';
import { validate } from '@ludoteca/kernel';
import type { Server } from '../serve.ts';
import { playedTable, rawRequest, twoPersonTable } from '../testing/requests.testing.ts';
import { apiFor, createTable, registerGuest, startServer } from '../testing/server.testing.ts';

const TOKEN = 'secret-of-the-operator';

const ask = (server: Server, path = '', method = 'GET', body?: object, token = TOKEN): Promise<Response> =>
  rawRequest(server, `/api/admin${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const overviewOf = async (server: Server): Promise<Administration> =>
  (await (await ask(server)).json()) as Administration;

describe('the administration', () => {
  test('is open only to the token of this start', async () => {
    const server = await startServer({ adminToken: TOKEN });
    const without = await startServer();
    for (const reply of [
      await rawRequest(server, '/api/admin'),
      await ask(server, '', 'GET', undefined, 'x'),
      await ask(server, '/people', 'GET', undefined, 'x'),
      await ask(server, '/people/x', 'DELETE', undefined, 'x'),
      await ask(server, '/clean-up', 'POST', undefined, 'x'),
      await ask(without),
    ])
      expect([reply.status, await reply.json()]).toEqual([401, { problem: 'token' }]);
  });

  test('shows counts, tables, limits, metrics and reports', async () => {
    const server = await startServer({ adminToken: TOKEN });
    const { ada, bea, id } = await playedTable(server);
    expectOk(await ada.api.report(bea.guest.id, { table: id, text: 'Shouted.' }));
    const overview = await overviewOf(server);
    expect(expectOk(validate(administrationReply, overview))).toEqual(overview);
    expect(overview).toMatchObject({ guests: 2, accounts: 0 });
    expect(overview.newest).toMatchObject([{ id, names: ['Ada', 'Bea'], entries: 1 }]);
    expect(overview.limits).toMatchObject({ tablesPerGuest: 50, finishedTableAge: null });
    expect(overview.metrics).toMatchObject({ ludoteca_entries_total: 1, ludoteca_storage_failures_total: 0 });
    expect(overview.metrics['ludoteca_request_seconds_count']).toBeGreaterThan(3);
    const [report] = overview.reports;
    expect(report).toMatchObject({ guest: bea.guest.id, name: 'Bea', table: id, text: 'Shouted.' });
    expect((await ask(server, `/reports/${report!.id}`, 'DELETE')).status).toBe(204);
    expect((await overviewOf(server)).reports).toEqual([]);
    expect(JSON.stringify(overview)).not.toContain(ada.guest.token);
  });

  test('finds, mutes and deletes people', async () => {
    const server = await startServer({ adminToken: TOKEN });
    const [ada] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
    const { id } = await createTable(ada, twoPersonTable);
    const { guest } = ada;
    const found = (await (await ask(server, '/people?name=ad')).json()) as readonly PersonSummary[];
    expect(found).toMatchObject([{ id: guest.id, name: 'Ada', account: false, muted: false }]);
    expect((await ask(server, `/people/${guest.id}/muted`, 'POST', { muted: true })).status).toBe(204);
    expect(expectRefused(await ada.api.chat(id, 'Hello'))).toEqual({ problem: 'muted' });
    expect((await ask(server, `/people/${guest.id}`, 'DELETE')).status).toBe(204);
    expect(expectRefused(await ada.api.me())).toEqual({ problem: 'token' });
    expect((await ask(server, `/people/${guest.id}`, 'DELETE')).status).toBe(404);
  });

  test('closes tables and cleans up', async () => {
    const server = await startServer({ adminToken: TOKEN });
    const ada = await registerGuest(server, 'Ada');
    const { id } = await createTable(ada, { ...twoPersonTable, seats: ['person', 'random'] });
    expect((await ask(server, `/tables/${id}`, 'DELETE')).status).toBe(204);
    expect(expectOk(await apiFor(server).table(id))).toMatchObject({ quarantined: true });
    expect((await ask(server, '/clean-up', 'POST')).status).toBe(204);
  });
});
