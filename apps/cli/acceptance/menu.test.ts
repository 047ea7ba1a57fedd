import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { openPty, type Pty } from '../testing/pty.testing.ts';
import { SaveStore } from '../saves/save-store.ts';
import { menuTexts } from '../menu/texts/index.ts';
import { answerFirstQuestion } from './first-answer.testing.ts';

const open = (folder: string, columns = 100): Pty =>
  openPty([], { columns, env: { LUDOTECA_DATA: folder, LC_ALL: 'en_GB.UTF-8' } });
/** An input line is shown. */
const READY = /^ {2}>/m;
/** The label of the own hand in Uno. */
const TABLE = 'Mano di';

describe('the menu in a terminal', () => {
  it('changes the language at once, starts a match with three times Enter, answers, stops with Ctrl-C and resumes with Enter', async () => {
    const folder = join(await makeTempFolder(), 'data');
    const first = open(folder);
    await first.waitFor(menuTexts.en.main.question);
    await first.waitFor(READY);
    first.send('language\r');
    await first.waitFor(menuTexts.en.language.question);
    first.send('italiano\r');
    await first.waitFor(menuTexts.it.main.question);
    first.send('\r');
    await first.waitFor(menuTexts.it.games.question);
    first.send('\r');
    await first.waitFor(menuTexts.it.setup.question);
    first.send('\r');
    await answerFirstQuestion(first, folder, TABLE);
    first.send('\u0003');
    expect(await first.exit).toEqual({ code: 130, signal: 0 });
    expect(first.screen().join('\n')).toContain(menuTexts.it.after.resume('ludoteca'));
    expect(first.alternate).toBe(false);

    const second = open(folder, 60);
    await second.waitFor(/Continua: Uno/);
    second.send('\r');
    await second.waitFor(TABLE);
    second.kill('SIGKILL');
    await second.exit;
    expect((await new SaveStore(folder).list()).matches).toHaveLength(1);
  });

  it('goes back with Escape and leaves with Ctrl-D', async () => {
    const pty = open(join(await makeTempFolder(), 'data'));
    await pty.waitFor(menuTexts.en.main.question);
    pty.send('statistics\r');
    await pty.waitFor(menuTexts.en.statistics.none);
    pty.send('q');
    await pty.waitFor(menuTexts.en.main.question);
    pty.send('rules\r');
    await pty.waitFor(menuTexts.en.rules.question);
    pty.send('\u001b');
    await pty.waitFor(menuTexts.en.main.question);
    pty.send('\u0004');
    expect(await pty.exit).toEqual({ code: 0, signal: 0 });
  });
});
