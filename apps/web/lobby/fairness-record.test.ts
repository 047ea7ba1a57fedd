import { createApi, FairSeat, type FairnessRecord, type TableInfo } from '@ludoteca/wire';
import { expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { registerGuest, startServer } from '../../server/testing/server.testing.ts';
import { tamperWith } from '../../server/testing/tampering-fetch.testing.ts';
import { saveValue } from '../state/local-storage.ts';
import { fairnessRecordFor, fairnessStore } from './fairness-record.ts';

const table = (more: Partial<TableInfo>): TableInfo => ({
  id: 'table',
  game: 'lots',
  settings: {},
  state: 'open',
  seats: [],
  listed: false,
  made: 0,
  entries: 0,
  watching: 0,
  commitment: 'first',
  ...more,
});
const record = (id: string, more: Partial<FairnessRecord> = {}): FairnessRecord => ({
  table: id,
  commitment: 'first',
  seen: 'open',
  ...more,
});

test('a stored record counts, whatever the table shows later', async () => {
  await fairnessStore.save(record('a', { own: { nonce: 'a'.repeat(64), state: 'hidden' } }));
  expect(fairnessRecordFor(table({ id: 'a', commitment: 'second', state: 'over' }))).toEqual({
    table: 'a',
    commitment: 'first',
    seen: 'open',
    own: { nonce: 'a'.repeat(64), state: 'hidden' },
  });
});

test('reading a record does not store it', async () => {
  expect(fairnessRecordFor(table({ id: 'd' }))).toEqual(record('d'));
  expect(await fairnessStore.load('d')).toBeUndefined();
});

test('records of version 0.1 are read, and other values are ignored', async () => {
  const stub = { commitment: 'first', seen: 'open', added: { nonce: 'n', before: ['of ada', null] } };
  saveValue('stubs', [{ id: 'old', stub }, null, 7, { id: 'bad', stub: { commitment: 7 } }]);
  expect(await fairnessStore.load('old')).toEqual({ table: 'old', ...stub });
  expect(await fairnessStore.load('bad')).toBeUndefined();
  saveValue('stubs', 'no list');
  expect(await fairnessStore.load('old')).toBeUndefined();
});

test('only the newest records are stored', async () => {
  await fairnessStore.save(record('old'));
  for (let i = 0; i < 50; i++) await fairnessStore.save(record(`table ${i}`));
  expect(await fairnessStore.load('table 0')).toEqual(record('table 0'));
  expect(await fairnessStore.load('old')).toBeUndefined();
});

test('a server that refuses joins until a nonce suits it receives one commitment and is of no use to itself', async () => {
  const server = await startServer();
  const ada = await registerGuest(server, 'Ada');
  const made = expectOk(await ada.api.createTable({ game: 'uno', seats: ['person', 'greedy'] }));
  let refusals = 5;
  const tampered = tamperWith(fetch, (request, reply) =>
    request === 'join' && reply === undefined && refusals-- > 0 ? 'refused' : undefined,
  );
  let nonces = 0;
  const seat = new FairSeat({
    api: createApi(tampered.fetch, server.address, () => ada.guest.token),
    store: fairnessStore,
    createNonce: () => `${++nonces}`.repeat(64),
    guest: () => ada.guest.id,
  });
  for (let attempt = 0; attempt < 5; attempt++) expect((await seat.join(made)).ok).toBe(false);
  expect(tampered.sent('reveal')).toEqual([]);
  expect(expectOk(await seat.join(made)).state).toBe('playing');
  expect(new Set(tampered.sent('join').map((body) => JSON.stringify(body))).size).toBe(1);
  expect(tampered.sent('reveal')).toEqual([{ nonce: '1'.repeat(64) }]);
});
