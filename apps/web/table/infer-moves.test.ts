import type { AnyParts } from '@ludoteca/kernel';
import type { ZoneItem, Zone } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { inferMoves } from './infer-moves.ts';

const zone = (id: string, ...items: ZoneItem<AnyParts>[]): Zone<AnyParts> => ({
  id,
  name: id,
  items,
});
const backs = (count: number): ZoneItem<AnyParts> => ({ name: 'back', count, role: 'quiet' });

test('a card from a hidden hand to the pile moves with its face up', () => {
  const before = [zone('hand 1', backs(5)), zone('pile', { name: 'gossip' })];
  const after = [zone('hand 1', backs(4)), zone('pile', { name: 'gossip' }, { name: 'alibi' })];
  expect(inferMoves(before, after)).toEqual([
    { from: 'hand 1', to: 'pile', item: { name: 'alibi' }, count: 1 },
  ]);
});

test('cards that are drawn come from the stock', () => {
  const before = [zone('stock', backs(20)), zone('hand 0', { name: '7' })];
  const after = [zone('stock', backs(18)), zone('hand 0', { name: '7' }, { name: '8' }, { name: '9' })];
  expect(inferMoves(before, after)).toEqual([{ from: 'stock', to: 'hand 0', item: { name: '8' }, count: 2 }]);
});

test('one more of an equal item is a move', () => {
  const before = [zone('hand', { name: 'alibi', count: 2 }), zone('pile', { name: 'alibi' })];
  const after = [zone('hand', { name: 'alibi', count: 1 }), zone('pile', { name: 'alibi', count: 2 })];
  expect(inferMoves(before, after)).toMatchObject([{ from: 'hand', to: 'pile', count: 1 }]);
});

test('ambiguous changes are no moves', () => {
  const before = [zone('a', backs(3)), zone('b', backs(3)), zone('pile')];
  const after = [zone('a', backs(2)), zone('b', backs(2)), zone('pile', backs(1))];
  expect(inferMoves(before, after)).toEqual([]);
});

test('nothing moves where nothing changed', () => {
  const zones = [zone('a', backs(3)), zone('pile', { name: 'alibi' })];
  expect(inferMoves(zones, zones)).toEqual([]);
});
