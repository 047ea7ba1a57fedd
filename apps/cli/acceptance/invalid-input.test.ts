import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { openPty } from '../testing/pty.testing.ts';
import { SaveStore } from '../saves/save-store.ts';
import { COLUMNS, pickFirstOption, playInPty, expectedTable } from './pty-match.testing.ts';
import { runInShell } from './shell.testing.ts';

const LONG = 'x'.repeat(5000);
const PASTE = ['\u001b[200~', '\u001b[201~'] as const;
/** All control characters except Ctrl-C, Ctrl-D, Ctrl-Z and the two of Enter. */
const CONTROLS = Array.from({ length: 32 }, (_, code) => code)
  .filter((code) => ![3, 4, 10, 13, 26].includes(code))
  .map((code) => String.fromCharCode(code))
  .join('');
/** Colours, clearing, cursor movement, a title, a query, a bell. */
const SEQUENCES = '\u001b[31m\u001b[2J\u001b[99;99H\u001b]0;owned\u0007\u001b[6n\u001bP1$q\u001b\\\u0007';

const TYPED: readonly (readonly [string, string, string])[] = [
  ['a word that means nothing', 'xyzzy', 'No option matches "xyzzy".'],
  ['a number that is not offered', '99', '"99" is not one of the numbers offered.'],
  ['a number below all', '-1', '"-1" is not one of the numbers offered.'],
  ['more than one', '1 2', 'One option only here.'],
  ['nothing', '', 'Type the number of an option, or part of its name.'],
  ['a word with too much after it', 'undo everything', 'No option matches "undo everything".'],
  ['control characters', `${CONTROLS}zz`, 'No option matches "zz".'],
  ['sequences that a terminal obeys', `${SEQUENCES}zz`, 'No option matches "zz".'],
  ['several lines pasted at once', `${PASTE[0]}1\r2\r${PASTE[1]}`, 'One option only here.'],
];

describe('invalid input on the full screen', () => {
  it('is answered by an error and the same question, and loses nothing', async () => {
    const folder = await makeTempFolder();
    const args = ['uno', '--seed', 'undo 3', '--players', 'you=Ada,greedy=Hal', '--yes'];
    const { pty, waitForQuestion, answer, readSaved } = playInPty({ folder, game: 'uno' }, args);
    const { match, ...rest } = await waitForQuestion();
    const table = expectedTable({ match, ...rest }, match.question!.seat, COLUMNS);
    const same = (): void => {
      expect(pty.screen().join('\n')).toContain(table);
      expect(readSaved().match.archive()).toEqual(match.archive());
    };
    for (const [, typed, says] of TYPED) {
      const mark = pty.mark();
      pty.send(`${typed}\r`);
      await pty.waitFor((rows) => rows.includes(`  ${says}`) && rows.some((row) => row.trimEnd() === '  >'));
      same();
      for (const obeyed of ['owned', '\u0007', '\u001b[6n']) expect(pty.raw(mark)).not.toContain(obeyed);
      // Another error in between, so that the same one is seen to come again.
      pty.send('quit?\r');
      await pty.waitFor('No option matches "quit?".');
    }
    pty.send(LONG);
    await pty.waitFor('Too long: at most 500 characters.');
    same();
    pty.send('\r');
    await pty.waitFor(/^ {2}No option matches "x{20}…"\.$/m);
    same();
    await answer(pickFirstOption(match));
    expect((await waitForQuestion()).match.number).toBeGreaterThan(match.number);
  });
});

const ESCAPE = '\u001b';

describe('plain output', () => {
  it('answers invalid input from a file with an error and the same question', async () => {
    const folder = await makeTempFolder();
    const lines = [...TYPED.map(([, typed]) => typed).filter((typed) => !typed.includes('\r')), LONG];
    const bytes = [`${lines.join('\n')}\n`, '\u0000\u009b31m\n', Buffer.from([0xff, 0xfe, 0x0a]), '1\n'];
    await writeFile(join(folder, 'rubbish.txt'), Buffer.concat(bytes.map((part) => Buffer.from(part))));
    const { exit, out } = await runInShell(
      "ludoteca play uno --seed 'undo 3' --players you=Ada,greedy --lang en --dir data < rubbish.txt",
      folder,
    );
    expect(exit).toBe(0);
    const asks = out.filter((line) => line === 'Ada, what do you discard?');
    expect(asks.length).toBeGreaterThanOrEqual(lines.length + 3);
    expect(out).toContain('Too long: at most 500 characters.');
    expect(out.join('\n')).not.toContain(ESCAPE);
    const [kept] = (await new SaveStore(join(folder, 'data')).list()).matches;
    expect(kept!.entries).toBe(2);
  });

  it.each([
    ['NO_COLOR', ['--plain'], { NO_COLOR: '1' }],
    ['a terminal that can do nothing', [], { TERM: 'dumb' }],
  ])('contains no escape sequence with %s', async (_, args, env) => {
    const folder = await makeTempFolder();
    const game = ['play', 'uno', '--seed', 'undo 3', '--players', 'you=Ada,greedy', '--pace', 'none'];
    const pty = openPty([...game, '--lang', 'en', '--yes', '--dir', folder, ...args], { env });
    await pty.waitFor(/^> *$/m);
    pty.send('1\r');
    await pty.waitFor(/^Canny discards/m);
    pty.send('?\r');
    await pty.waitFor('What can be done');
    pty.send(SEQUENCES);
    pty.send('\u0003');
    expect((await pty.exit).code).toBe(130);
    expect(pty.raw()).toContain('Stopped.');
    expect(pty.raw()).not.toContain(ESCAPE);
  });
});
