import type { TableInfo } from '@ludoteca/wire';
import { expect, test } from 'vitest';
import { createNonce, recordCommitment, fairnessRecordFor } from './fairness-record.ts';

const table = (more: Partial<TableInfo>): TableInfo => ({
  id: 'table',
  game: 'lots',
  settings: {},
  state: 'open',
  seats: ['of ada', null].map((nonce) => ({ kind: 'person', name: 'Ann', here: true, nonce })),
  listed: false,
  made: 0,
  entries: 0,
  watching: 0,
  commitment: 'first',
  ...more,
});

test('the first commitment that was seen counts, with the state of the table at that moment', () => {
  recordCommitment(table({ id: 'a' }));
  recordCommitment(table({ id: 'a', commitment: 'second' }));
  expect(fairnessRecordFor(table({ id: 'a', commitment: 'second', state: 'over' }))).toEqual({
    commitment: 'first',
    seen: 'open',
  });
});

test('an added number is stored with the commitment known at that time and the numbers of the others', () => {
  const nonce = createNonce(table({ id: 'b' }));
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(fairnessRecordFor(table({ id: 'b', commitment: 'second' }))).toEqual({
    commitment: 'first',
    seen: 'open',
    added: { nonce, before: ['of ada', null] },
  });
});

test('reading a record does not store it', () => {
  expect(fairnessRecordFor(table({ id: 'd' }))).toEqual({ commitment: 'first', seen: 'open' });
  expect(fairnessRecordFor(table({ id: 'd', commitment: 'second' })).commitment).toBe('second');
});

test('added numbers are not predictable', () => {
  expect(createNonce(table({ id: 'c' }))).not.toBe(createNonce(table({ id: 'c' })));
});

test('only the newest records are stored', () => {
  recordCommitment(table({ id: 'old' }));
  for (let i = 0; i < 50; i++) recordCommitment(table({ id: `table ${i}` }));
  expect(fairnessRecordFor(table({ id: 'table 0', commitment: 'second' })).commitment).toBe('first');
  expect(fairnessRecordFor(table({ id: 'old', commitment: 'second' })).commitment).toBe('second');
});
