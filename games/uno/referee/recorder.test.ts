import { expect, test } from 'vitest';
import { Recorder } from './recorder.ts';

const refused = { why: 'refused', line: 'DISCARD 9', reason: {} } as const;

function told(keeps: boolean): Recorder {
  const recorder = new Recorder(['a', 'b'], keeps);
  recorder.onSent(0, 'TURN a');
  for (let i = 0; i < 100; i++) recorder.onReceived(0, `SAY ${'x'.repeat(60_000)}`);
  recorder.onLapse(0, refused);
  recorder.onStderr(0, 'oh');
  return recorder;
}

test('what nobody wants to read is counted and not kept', () => {
  const { pages } = told(false);
  expect(pages.map(({ sent, all, refused: count }) => [sent.text, all.text, all.stderr, count])).toEqual([
    ['', '', '', 1],
    ['', '', '', 0],
  ]);
  expect(pages.map(({ firstRefused }) => firstRefused)).toEqual([refused, undefined]);
});

test('what somebody wants to read is kept, up to a bound', () => {
  const [a] = told(true).pages;
  expect(a!.sent.text).toBe('TURN a\n');
  expect(a!.all.text.startsWith('< TURN a\n> SAY x')).toBe(true);
  expect(a!.all.text.length).toBeLessThan(2 ** 20);
  expect(a!.all.text.endsWith('\n# cut\n')).toBe(true);
  expect(a!.all.stderr).toBe('oh');
});
