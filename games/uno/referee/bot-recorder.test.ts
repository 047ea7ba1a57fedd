/** Tests of the bot recorder. */
import type { BotTranscript, ReceivedLine } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { BotRecorder } from './bot-recorder.ts';

const refused = { why: 'refused', line: 'DISCARD 9', reason: {} } as const;

const textOf = ({ bytes }: BotTranscript): string => Buffer.from(bytes).toString();
const received = (text: string): ReceivedLine => ({ text, bytes: Buffer.from(text), dropped: 0 });

function told(keeps: boolean): BotRecorder {
  const recorder = new BotRecorder(['a', 'b'], keeps);
  recorder.onSent(0, 'TURN a');
  for (let i = 0; i < 100; i++) recorder.onReceived(0, received(`SAY ${'x'.repeat(60_000)}`));
  recorder.onLapse(0, refused);
  recorder.onStderr(0, 'oh');
  return recorder;
}

test('without keepsLines refusals are counted and lines are not kept', () => {
  const { records } = told(false);
  expect(
    records.map(({ sent, transcript, refusedCount: count }) => [
      textOf(sent),
      textOf(transcript),
      transcript.stderr,
      count,
    ]),
  ).toEqual([
    ['', '', '', 1],
    ['', '', '', 0],
  ]);
  expect(records.map(({ firstRefusal }) => firstRefusal)).toEqual([refused, undefined]);
});

test('with keepsLines lines are kept up to a limit', () => {
  const [a] = told(true).records;
  expect(textOf(a!.sent)).toBe('TURN a\n');
  expect(textOf(a!.transcript).startsWith('< TURN a\n> SAY x')).toBe(true);
  expect(a!.transcript.bytes.length).toBeLessThan(2 ** 20 + 10);
  expect(textOf(a!.transcript).endsWith('\n# cut\n')).toBe(true);
  expect(a!.transcript.stderr).toBe('oh');
});
