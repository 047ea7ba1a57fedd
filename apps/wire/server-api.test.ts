import { describe, expect, test } from 'vitest';
import { expectRefused, expectOk } from '../../kernel/result.testing.ts';
import { type ServerApi, createApi, type FetchFunction } from './server-api.ts';

type Call = [url: string, init: Parameters<FetchFunction>[1]];

/** An API client whose server always sends the same reply, and the calls it received. */
function clientOf(
  status: number,
  body: unknown,
  token?: string,
  disposition: string | null = null,
): { api: ServerApi; calls: Call[] } {
  const calls: Call[] = [];
  const fetch: FetchFunction = async (...call) => {
    calls.push(call);
    return {
      ok: status < 400,
      status,
      headers: { get: () => disposition },
      json: async () => body,
      arrayBuffer: async () => new Uint8Array([1, 2]).buffer,
    };
  };
  return { api: createApi(fetch, 'http://server', () => token), calls };
}

test('every request has its address, method and body', async () => {
  const { api, calls } = clientOf(200, [], 'token');
  await api.games();
  await api.createGuest({ name: 'Ada' });
  await api.me();
  await api.rename({ name: 'Bea' });
  await api.tables();
  await api.myTables();
  await api.createTable({ game: 'lots', seats: ['person'] });
  await api.table('a/b');
  await api.join('t', { seat: 1 });
  await api.leave('t');
  await api.rematch('t');
  await api.archive('t');
  await api.save('t');
  expect(calls.map(([url, { method, body }]) => `${method} ${url} ${body ?? ''}`.trim())).toEqual([
    'GET http://server/api/games',
    'POST http://server/api/guests {"name":"Ada"}',
    'GET http://server/api/me',
    'PATCH http://server/api/me {"name":"Bea"}',
    'GET http://server/api/tables',
    'GET http://server/api/me/tables',
    'POST http://server/api/tables {"game":"lots","seats":["person"]}',
    'GET http://server/api/tables/a%2Fb',
    'POST http://server/api/tables/t/join {"seat":1}',
    'POST http://server/api/tables/t/leave',
    'POST http://server/api/tables/t/rematch',
    'GET http://server/api/tables/t/archive',
    'GET http://server/api/tables/t/file',
  ]);
  for (const [, { headers, body }] of calls)
    expect(headers).toEqual({
      authorization: 'Bearer token',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    });
});

test('no authorization is sent without a token', async () => {
  const { api, calls } = clientOf(200, []);
  await api.games();
  expect(calls[0]![1].headers).toEqual({});
});

/** The file name for this content-disposition header. */
const named = async (disposition: string | null): Promise<string> =>
  expectOk(await clientOf(200, '', 'token', disposition).api.save('t')).name;

describe('a reply', () => {
  test('is JSON, nothing for 204, or bytes', async () => {
    expect(expectOk(await clientOf(200, ['a']).api.tables())).toEqual(['a']);
    expect(expectOk(await clientOf(204, 'never read').api.leave('t'))).toBeUndefined();
    expect(expectOk(await clientOf(200, '').api.archive('t'))).toEqual(new Uint8Array([1, 2]));
  });

  test('with a file has a file name without a path', async () => {
    expect(await named('attachment; filename="round.lot"')).toBe('round.lot');
    expect(await named('attachment; filename="../up"')).toBe('save');
    expect(await named(null)).toBe('save');
  });

  test('with a refusal is a problem', async () => {
    const problem = { problem: 'name', facts: { most: 24 } };
    expect(expectRefused(await clientOf(422, problem).api.createGuest({ name: '' }))).toEqual(problem);
    expect(expectRefused(await clientOf(409, { problem: 'not over yet' }).api.archive('t'))).toEqual({
      problem: 'not over yet',
    });
  });

  test.each([null, 'Bad gateway', [], { error: 'x' }, { problem: 'toString' }, { problem: 7 }])(
    'of a proxy is a problem: %j',
    async (body) => {
      expect(expectRefused(await clientOf(502, body).api.tables())).toEqual({ problem: 'unreachable' });
    },
  );

  test('that never arrives is a problem', async () => {
    const api = createApi(
      () => Promise.reject(new TypeError('no network')),
      '',
      () => undefined,
    );
    expect(expectRefused(await api.tables())).toEqual({ problem: 'unreachable' });
  });
});
