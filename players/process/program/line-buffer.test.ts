import { createFastDice } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { LineBuffer, MAX_LINE_BYTES } from './line-buffer.ts';

function all(lines: LineBuffer): string[] {
  const taken: string[] = [];
  for (let line = lines.take(); line !== undefined; line = lines.take())
    taken.push(line.bytes.toString('latin1'));
  return taken;
}

test('lines end with a line feed only', () => {
  const lines = new LineBuffer();
  lines.push(Buffer.from('one\r\n\n two \x85three\vfour\f\nfive', 'latin1'));
  expect(all(lines)).toEqual(['one\r', '', ' two \x85three\vfour\f']);
  expect(lines.partialLine.toString()).toBe('five');
});

test('no byte is lost, however the output is chunked', () => {
  const dice = createFastDice('pieces');
  for (let round = 0; round < 200; round++) {
    const bytes = Buffer.from(Array.from({ length: 400 }, () => dice.pick([0, 10, 13, 65, 195, 153, 255])));
    const lines = new LineBuffer();
    const heard: string[] = [];
    for (let from = 0; from < bytes.length;) {
      const to = from + 1 + dice.int(40);
      lines.push(bytes.subarray(from, to));
      from = to;
      if (dice.int(2) === 0) heard.push(...all(lines));
    }
    heard.push(...all(lines));
    expect([...heard, lines.partialLine.toString('latin1')].join('\n')).toBe(bytes.toString('latin1'));
    expect(lines.size).toBe(0);
  }
});

test('a line that is too long is truncated and its dropped bytes are counted', () => {
  const lines = new LineBuffer();
  for (let i = 0; i < 100; i++) lines.push(Buffer.alloc(10_000, 'x'));
  expect(lines.take()).toBeUndefined();
  expect(lines.partialLine).toHaveLength(MAX_LINE_BYTES);
  lines.push(Buffer.from('y\nshort\n'));
  const { bytes, dropped } = lines.take()!;
  expect(bytes.equals(Buffer.alloc(MAX_LINE_BYTES, 'x'))).toBe(true);
  expect(dropped).toBe(1_000_001 - MAX_LINE_BYTES);
  expect(lines.take()).toEqual({ bytes: Buffer.from('short'), dropped: 0 });
});

test('a line of the maximum length is complete', () => {
  const lines = new LineBuffer();
  lines.push(Buffer.alloc(MAX_LINE_BYTES, 'x'));
  lines.push(Buffer.from('\n'));
  expect(lines.take()).toMatchObject({ dropped: 0 });
});
