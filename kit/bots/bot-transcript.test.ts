import { expect, test } from 'vitest';
import { BotTranscript } from './bot-transcript.ts';

test('a transcript keeps lines and standard error in order', () => {
  const transcript = new BotTranscript();
  transcript.write('< hello');
  transcript.write('> word');
  transcript.writeStderr('oh');
  transcript.writeStderr(' no\n');
  expect([transcript.text, transcript.stderr]).toEqual(['< hello\n> word\n', 'oh no\n']);
});

test('a transcript of more than a mebibyte is truncated with a mark', () => {
  const transcript = new BotTranscript();
  for (let i = 0; i < 100; i++) {
    transcript.write(`${i} ${'x'.repeat(60_000)}`);
    transcript.writeStderr('y'.repeat(60_000));
  }
  expect(transcript.text.length).toBeLessThan(2 ** 20);
  expect(transcript.lines[0]).toMatch(/^0 x/);
  expect(transcript.lines.filter((line) => line === '# cut')).toEqual([transcript.lines.at(-1)]);
  expect(transcript.stderr).toBe('y'.repeat(2 ** 20));
});
