import { expect, test } from 'vitest';
import { BotTranscript } from './bot-transcript.ts';

const textOf = ({ bytes }: BotTranscript): string => Buffer.from(bytes).toString();

test('a transcript keeps lines and standard error in order', () => {
  const transcript = new BotTranscript();
  transcript.write('< hello');
  transcript.write('> word');
  transcript.writeStderr('oh');
  transcript.writeStderr(' no\n');
  expect([textOf(transcript), transcript.stderr]).toEqual(['< hello\n> word\n', 'oh no\n']);
});

test('a transcript keeps bytes that are not UTF-8', () => {
  const transcript = new BotTranscript();
  transcript.write('> ', Buffer.from([0x41, 0xff, 0xc3, 0x0d, 0]));
  expect(Buffer.from(transcript.bytes)).toEqual(Buffer.from([0x3e, 0x20, 0x41, 0xff, 0xc3, 0x0d, 0, 0x0a]));
});

test('a transcript of more than a mebibyte is truncated with a mark', () => {
  const transcript = new BotTranscript();
  for (let i = 0; i < 100; i++) {
    transcript.write(`${i} ${'x'.repeat(60_000)}`);
    transcript.writeStderr('y'.repeat(60_000));
  }
  const lines = textOf(transcript).trimEnd().split('\n');
  expect(transcript.bytes.length).toBeLessThan(2 ** 20 + 10);
  expect(lines[0]).toMatch(/^0 x/);
  expect(lines.filter((line) => line === '# cut')).toEqual([lines.at(-1)]);
  expect(transcript.stderr).toBe('y'.repeat(2 ** 20));
});
