import type { TableInfo } from '@ludoteca/wire';
import { expect, test } from 'vitest';
import { addTo, see, stubOf } from './stub.ts';

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
  see(table({ id: 'a' }));
  see(table({ id: 'a', commitment: 'second' }));
  expect(stubOf(table({ id: 'a', commitment: 'second', state: 'over' }))).toEqual({
    commitment: 'first',
    seen: 'open',
  });
});

test('what is added is kept with the commitment it was made after, and with what the others had added', () => {
  const nonce = addTo(table({ id: 'b' }));
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(stubOf(table({ id: 'b', commitment: 'second' }))).toEqual({
    commitment: 'first',
    seen: 'open',
    added: { nonce, before: ['of ada', null] },
  });
});

test('to look at a stub keeps nothing', () => {
  expect(stubOf(table({ id: 'd' }))).toEqual({ commitment: 'first', seen: 'open' });
  expect(stubOf(table({ id: 'd', commitment: 'second' })).commitment).toBe('second');
});

test('nobody can guess what is added', () => {
  expect(addTo(table({ id: 'c' }))).not.toBe(addTo(table({ id: 'c' })));
});

test('stubs of tables long gone are not kept', () => {
  see(table({ id: 'old' }));
  for (let i = 0; i < 50; i++) see(table({ id: `table ${i}` }));
  expect(stubOf(table({ id: 'table 0', commitment: 'second' })).commitment).toBe('first');
  expect(stubOf(table({ id: 'old', commitment: 'second' })).commitment).toBe('second');
});
