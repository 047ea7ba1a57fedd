/** Invalid REST requests. */
import type { Dice } from '@ludoteca/kernel';

/** A table at which others play, and the token of a guest who does not sit there. */
export interface AttackTarget {
  readonly table: string;
  readonly token: string;
  readonly dice: Dice;
}

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const ODD_BODIES = [
  'null',
  'true',
  '-1',
  '""',
  '[]',
  '[[]]',
  '{',
  '',
  '"\\u0000"',
  '{"x":1}',
  '1e999',
  '['.repeat(5000),
];
const INVALID_TABLES = [
  '{"game":"chess","seats":["person","person"]}',
  '{"game":"uno","seats":[]}',
  '{"game":"uno","seats":["person","toString"]}',
  '{"game":"uno","seats":["person","person"],"settings":{"odd":1}}',
  '{"game":"uno","seats":["person","person"],"maker":"x"}',
  '{"game":"__proto__","seats":["person","person"]}',
  '{"game":"uno","seats":["person","person"],"__proto__":{"polluted":true}}',
  '{"game":"uno","seats":["person","person"],"settings":{"__proto__":{"polluted":true}}}',
  '{"game":"uno","seats":["person","person"],"constructor":{"prototype":{"polluted":true}}}',
];
const INVALID_NAMES = [
  '{"name":""}',
  '{"name":7}',
  '{"name":"\\u202E"}',
  '{"name":"A","__proto__":{"polluted":true}}',
];
const INVALID_TOKENS = ['', 'Bearer', 'Bearer x', 'Basic eDp5', `Bearer ${'x'.repeat(43)}`, 'Bearer a b'];
const UNKNOWN_TABLES = ['nowhere', '%00', '%2e%2e', '..%2f', 'x'.repeat(500), '__proto__', '%ff', "'--"];

type RequestFactory = (target: AttackTarget) => {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
};

const post = (path: string, body = '{}') => ({ method: 'POST', path, body });
const oversizedBody = (dice: Dice): string => JSON.stringify({ name: 'x'.repeat(17_000 + dice.int(9_000)) });

/** What only players may do, and with what. */
const SEAT_ACTIONS: readonly (readonly [string, readonly string[]])[] = [
  ['auto-pass', ['{"stops":[],"control":true}', '{"stops":["x"],"control":1}', '{"stops":7}', '{}']],
  [
    'auto-pass',
    [
      '{"stops":[],"control":false,"order":{"kind":"draw","values":[]}}',
      '{"stops":[],"control":false,"order":{"kind":"draw","values":[-1]}}',
      '{"stops":[],"control":false,"order":{"kind":7,"values":[0,0,0,0,0]}}',
      '{"stops":[],"control":false,"order":null}',
    ],
  ],
  ['pace', ['{"pace":"instant"}', '{"pace":"soon"}', '{}']],
  ['skip', ['{}', '{"x":1}']],
  ['claim', ['{"seat":0,"measure":"withdrawal"}', '{"seat":-1,"measure":"substitute"}', '{"seat":0}']],
  ['takeback', ['{}', '{"accept":true}', '{"accept":"yes"}']],
  ['take-seat', ['{}', '{"seat":0}']],
  ['abort', ['{}', '{"x":1}']],
  ['chat', ['{"text":"hello"}', '{"text":""}', '{"text":7}', '{}']],
];
const INVALID_PEOPLE = ['nobody', '%00', '__proto__', 'x'.repeat(500)];
const INVALID_ACCOUNTS = [
  '{}',
  '{"password":"short"}',
  '{"password":7}',
  '{"__proto__":{"password":"correct horse"}}',
];
const INVALID_TOURNAMENTS = [
  '{}',
  '{"name":"","game":"uno"}',
  '{"name":"T","game":"chess","format":"swiss"}',
  '{"__proto__":{"polluted":true}}',
];

/** Sent with a valid token. */
const FORBIDDEN_REQUESTS: readonly RequestFactory[] = [
  ({ table }) => post(`/tables/${table}/join`),
  ({ table, dice }) => post(`/tables/${table}/join`, dice.pick(['{"seat":-1}', '{"seat":0}', '{"nonce":7}'])),
  ({ table, dice }) =>
    post(`/tables/${table}/reveal`, dice.pick(['{}', '{"nonce":7}', '{"nonce":""}', '{"nonce":"n"}'])),
  ({ table, dice }) =>
    post(
      `/tables/${table}/join`,
      dice.pick(['{"commitment":7}', '{"commitment":"n"}', '{"commitment":null}']),
    ),
  ({ table }) => post(`/tables/${table}/leave`),
  ({ table }) => post(`/tables/${table}/rematch`),
  ({ table }) => ({ method: 'GET', path: `/tables/${table}/archive` }),
  ({ dice }) => post(`/tables/${dice.pick(UNKNOWN_TABLES)}/${dice.pick(['join', 'leave', 'rematch'])}`),
  ({ dice }) => ({ method: 'GET', path: `/tables/${dice.pick(UNKNOWN_TABLES)}` }),
  ({ dice }) => post('/tables', dice.pick([...ODD_BODIES, ...INVALID_TABLES])),
  ({ dice }) => post('/guests', dice.pick([...ODD_BODIES, ...INVALID_NAMES])),
  ({ dice }) => ({ method: 'PATCH', path: '/me', body: dice.pick([...ODD_BODIES, ...INVALID_NAMES]) }),
  ({ dice }) => post(dice.pick(['/tables', '/guests']), oversizedBody(dice)),
  ({ table, dice }) => ({ method: dice.pick(['PUT', 'DELETE', 'PATCH']), path: `/tables/${table}` }),
  ({ table, dice }) => {
    const [action, bodies] = dice.pick(SEAT_ACTIONS);
    return post(`/tables/${dice.pick([table, table, ...UNKNOWN_TABLES])}/${action}`, dice.pick(bodies));
  },
  ({ table }) => ({ method: 'GET', path: `/tables/${table}/file` }),
  ({ dice }) =>
    post(dice.pick(['/me/account', '/sessions']), dice.pick([...ODD_BODIES, ...INVALID_ACCOUNTS])),
  ({ dice }) => post(`/people/${dice.pick(INVALID_PEOPLE)}/report`, dice.pick(['{"text":"bad"}', '{}'])),
  ({ dice }) => ({ method: 'PUT', path: `/me/blocks/${dice.pick(INVALID_PEOPLE)}`, body: '{}' }),
  ({ dice }) => ({ method: 'GET', path: `/people/${dice.pick(INVALID_PEOPLE)}` }),
  ({ dice }) => post('/tournaments', dice.pick([...ODD_BODIES, ...INVALID_TOURNAMENTS])),
  ({ dice }) =>
    post(`/tournaments/${dice.pick(UNKNOWN_TABLES)}/${dice.pick(['enrol', 'start', 'withdraw'])}`),
  ({ dice }) => ({ method: 'GET', path: `/admin/${dice.pick(['overview', 'people', 'tables', '%2e%2e'])}` }),
];

/** Sent with an invalid token. */
const UNAUTHENTICATED_REQUESTS: readonly RequestFactory[] = [
  ({ table, dice }) => post(`/tables/${table}/${dice.pick(['join', 'leave', 'rematch'])}`),
  () => post('/tables', '{"game":"uno","seats":["person","person"]}'),
  ({ dice }) => ({ method: dice.pick(['GET', 'PATCH']), path: '/me', body: '{"name":"A"}' }),
  () => ({ method: 'GET', path: '/me/tables' }),
];

/** A random request that must be refused. */
export function createHostileRequest(target: AttackTarget): HostileRequest {
  const { dice, token } = target;
  const isKnown = dice.int(3) > 0;
  const { method, path, body } = dice.pick(isKnown ? FORBIDDEN_REQUESTS : UNAUTHENTICATED_REQUESTS)(target);
  const authorization = isKnown ? `Bearer ${token}` : dice.pick(INVALID_TOKENS);
  const type = dice.int(9) === 0 ? 'text/plain' : 'application/json';
  const says = body === undefined || method === 'GET' ? {} : { body };
  return {
    method,
    path,
    headers: { authorization, ...('body' in says ? { 'content-type': type } : {}) },
    ...says,
  };
}
