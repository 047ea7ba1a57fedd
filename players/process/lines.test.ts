import { createFastDice } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { Lines, LONGEST_LINE } from './lines.ts';

function all(lines: Lines): string[] {
  const taken: string[] = [];
  for (let line = lines.take(); line !== undefined; line = lines.take())
    taken.push(line.bytes.toString('latin1'));
  return taken;
}

test('lines end in a line feed and in nothing else', () => {
  const lines = new Lines();
  lines.push(Buffer.from('one\r\n\n two \x85three\vfour\f\nfive', 'latin1'));
  expect(all(lines)).toEqual(['one\r', '', ' two \x85three\vfour\f']);
  expect(lines.part.toString()).toBe('five');
});

test('every byte comes through, however the pieces fall', () => {
  const dice = createFastDice('pieces');
  for (let round = 0; round < 200; round++) {
    const bytes = Buffer.from(Array.from({ length: 400 }, () => dice.pick([0, 10, 13, 65, 195, 153, 255])));
    const lines = new Lines();
    const heard: string[] = [];
    for (let from = 0; from < bytes.length;) {
      const to = from + 1 + dice.int(40);
      lines.push(bytes.subarray(from, to));
      from = to;
      if (dice.int(2) === 0) heard.push(...all(lines));
    }
    heard.push(...all(lines));
    expect([...heard, lines.part.toString('latin1')].join('\n')).toBe(bytes.toString('latin1'));
    expect(lines.size).toBe(0);
  }
});

test('of a line that is too long the beginning is kept, and what was dropped is counted', () => {
  const lines = new Lines();
  for (let i = 0; i < 100; i++) lines.push(Buffer.alloc(10_000, 'x'));
  expect(lines.take()).toBeUndefined();
  expect(lines.part).toHaveLength(LONGEST_LINE);
  lines.push(Buffer.from('y\nshort\n'));
  const { bytes, dropped } = lines.take()!;
  expect(bytes.equals(Buffer.alloc(LONGEST_LINE, 'x'))).toBe(true);
  expect(dropped).toBe(1_000_001 - LONGEST_LINE);
  expect(lines.take()).toEqual({ bytes: Buffer.from('short'), dropped: 0 });
});

test('a line as long as a line may be is whole', () => {
  const lines = new Lines();
  lines.push(Buffer.alloc(LONGEST_LINE, 'x'));
  lines.push(Buffer.from('\n'));
  expect(lines.take()).toMatchObject({ dropped: 0 });
});
