import { expect, test } from 'vitest';
import { BotTranscript } from './bot-transcript.ts';

test('a page keeps lines and complaints as they come', () => {
  const page = new BotTranscript();
  page.write('< hello');
  page.write('> word');
  page.writeStderr('oh');
  page.writeStderr(' no\n');
  expect([page.text, page.stderr]).toEqual(['< hello\n> word\n', 'oh no\n']);
});

test('of more than a mebibyte a page keeps the beginning, and says that it was cut', () => {
  const page = new BotTranscript();
  for (let i = 0; i < 100; i++) {
    page.write(`${i} ${'x'.repeat(60_000)}`);
    page.writeStderr('y'.repeat(60_000));
  }
  expect(page.text.length).toBeLessThan(2 ** 20);
  expect(page.lines[0]).toMatch(/^0 x/);
  expect(page.lines.filter((line) => line === '# cut')).toEqual([page.lines.at(-1)]);
  expect(page.stderr).toBe('y'.repeat(2 ** 20));
});
