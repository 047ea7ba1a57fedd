/** Tests of `uno rerun`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEmptyFolder, writeProgram, createBotScript } from '../referee/bot-programs.testing.ts';
import { callCommand } from '../referee/call-command.testing.ts';

const HONEST = createBotScript('honest();');
/** Buys where it could discard. */
const HOARDER = createBotScript("if (owed > 0 || turns !== 3) honest(); else send('BUY 2\\n');");
const FOOL = createBotScript("if (owed > 0 || turns !== 3) honest(); else send('DISCARD 99\\n');");
const CRASHER = createBotScript('if (turns === 3) process.exit(5); else honest();');

/** A recorded match of a bot against a computer player. */
async function recorded(text: string) {
  const folder = createEmptyFolder();
  const bot = writeProgram(folder, 'bot_A', text);
  await callCommand('', [bot, ':random', '-q', '-s', '12', '--out', 'kept'], { folder });
  const file = join('kept', 'uno-12-bot_A-random.ludoteca');
  const rerun = (live: string, ...words: string[]) =>
    callCommand(
      'rerun',
      [file, '--live', `bot_A=${writeProgram(folder, 'again', live)}`, '--lang', 'en', ...words],
      {
        folder,
      },
    );
  return { folder, file, rerun };
}

test('an unchanged bot gives no difference', async () => {
  const { rerun } = await recorded(HONEST);
  const { exit, out } = await rerun(HONEST);
  expect(exit).toBe(0);
  expect(out.at(-1)).toBe('No difference: the match is that of the recording.');
  expect(out[0]).toContain('live: bot_A');
});

test.each([
  ['an answer', HOARDER, /now: draw/],
  ['a refused action', FOOL, /now: bot_A loses the turn\.$/],
  ['an end', CRASHER, /now: bot_A is out\.$/],
])('the match stops at the first difference: %s', async (_, live, now) => {
  const { rerun } = await recorded(HONEST);
  const { exit, out } = await rerun(live);
  expect(exit).toBe(1);
  expect(out.at(-1)).toMatch(/^The first difference, at entry \d+: in the recording bot_A: .+; now: .+$/);
  expect(out.at(-1)).toMatch(now);
});

test('a corrected bot differs where it was put out', async () => {
  const { rerun } = await recorded(CRASHER);
  const { exit, out } = await rerun(HONEST);
  expect(exit).toBe(1);
  expect(out.at(-1)).toMatch(/in the recording bot_A: bot_A is out\.; now: (discard|buy)/);
});

test('two refusals at the same place are no difference', async () => {
  const { rerun } = await recorded(FOOL);
  const other = createBotScript("if (owed > 0 || turns !== 3) honest(); else send('BUY 0\\n');");
  expect(await rerun(other)).toMatchObject({ exit: 0 });
});

test('an invalid recording or an unknown bot is a mistake', async () => {
  const { folder, file } = await recorded(HONEST);
  writeFileSync(join(folder, 'no'), 'no archive');
  const rerun = (...words: string[]) => callCommand('rerun', [...words, '--lang', 'en'], { folder });
  expect(await rerun('no', '--live', 'bot_A=x')).toMatchObject({
    exit: 2,
    err: [expect.stringContaining('no recording')],
  });
  expect(await rerun(file, '--live', 'bob=x')).toMatchObject({
    exit: 2,
    err: [expect.stringContaining('there are bot_A, random')],
  });
  for (const words of [[file], [], [file, '--live', 'bot_A'], [file, file, '--live', 'bot_A=x']])
    expect(await rerun(...words)).toMatchObject({
      exit: 2,
      err: [expect.stringContaining('rerun FILE --live')],
    });
});
