import { PassThrough } from 'node:stream';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleVolume } from '../../../testkit/scale.ts';
import { readLines } from './line-reader.ts';

async function all(...chunks: readonly Uint8Array[]): Promise<readonly string[]> {
  const input = new PassThrough();
  for (const chunk of chunks) input.write(chunk);
  input.end();
  const reader = readLines(input);
  const lines: string[] = [];
  for (let line = await reader.readLine(); line !== undefined; line = await reader.readLine())
    lines.push(line);
  return lines;
}

it.each([
  ['one\ntwo\n', ['one', 'two']],
  ['one\r\ntwo', ['one', 'two']],
  ['\n\none\n\n', ['', '', 'one', '']],
  ['', []],
  ['è♥\n', ['è♥']],
])('reads %j', async (text, lines) => {
  expect(await all(Buffer.from(text))).toEqual(lines);
});

it('keeps only the beginning of a line that is too long', async () => {
  const [long, next] = await all(
    Buffer.from('x'.repeat(300_000)),
    Buffer.from(`${'y'.repeat(300_000)}\nnext`),
  );
  expect(long).toBe('x'.repeat(501));
  expect(next).toBe('next');
});

it('reads the same lines in whatever pieces they arrive', async () => {
  const piece = fc.constantFrom('a', 'è', '♥', '\n', '\r\n', ' ', 'word');
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
      const bytes = Buffer.from(pieces.join(''));
      const whole = await all(bytes);
      expect(await all(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(whole);
    }),
    { numRuns: scaleVolume(2000), seed: 3 },
  );
});

it('treats a failed input as ended', async () => {
  const input = new PassThrough();
  const reader = readLines(input);
  const line = reader.readLine();
  input.destroy(new Error('the terminal has gone'));
  expect(await line).toBeUndefined();
  expect(await reader.readLine()).toBeUndefined();
});

it('discards typed-ahead lines, which it reads at once from a terminal', async () => {
  const keyboard = Object.assign(new PassThrough(), { isTTY: true });
  const reader = readLines(keyboard);
  keyboard.write('first\n');
  expect(await reader.readLine()).toBe('first');
  for (const ahead of ['second\n', 'third\nhalf']) keyboard.write(ahead);
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  reader.discard();
  keyboard.write('fourth\n');
  expect(await reader.readLine()).toBe('fourth');
});
