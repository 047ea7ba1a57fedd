import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../call.testing.ts';
import { openPty, type Pty } from '../pty.testing.ts';
import { openSaves } from '../saves/saves.ts';
import { words } from './words/index.ts';

const open = (folder: string, columns = 100): Pty =>
  openPty([], { columns, env: { LUDOTECA_DATA: folder, LC_ALL: 'en_GB.UTF-8' } });
/** Where something can be typed. */
const READY = /^ {2}>/m;
/** The own hand of whoever plays Uno, whoever begins. */
const TABLE = 'Mano di';

describe('the menu in a terminal', () => {
  it('changes its language at once, plays with three times Enter, stops with Ctrl-C and goes on with Enter', async () => {
    const folder = join(await emptyFolder(), 'data');
    const first = open(folder);
    await first.until(words.en.main.question);
    await first.until(READY);
    first.send('language\r');
    await first.until(words.en.language.question);
    first.send('italiano\r');
    await first.until(words.it.main.question);
    first.send('\r');
    await first.until(words.it.games.question);
    first.send('\r');
    await first.until(words.it.draft.question);
    first.send('\r');
    await first.until(TABLE);
    first.send('\u0003');
    expect(await first.exit).toEqual({ code: 130, signal: 0 });
    expect(first.screen().join('\n')).toContain(words.it.after.resume('ludoteca'));
    expect(first.alternate).toBe(false);

    const second = open(folder, 60);
    await second.until(/Continua: Uno/);
    second.send('\r');
    await second.until(TABLE);
    second.kill('SIGKILL');
    await second.exit;
    expect((await openSaves(folder).list()).kept).toHaveLength(1);
  });

  it('goes back with Escape and leaves with Ctrl-D', async () => {
    const pty = open(join(await emptyFolder(), 'data'));
    await pty.until(words.en.main.question);
    pty.send('statistics\r');
    await pty.until(words.en.statistics.none);
    pty.send('q');
    await pty.until(words.en.main.question);
    pty.send('rules\r');
    await pty.until(words.en.rules.question);
    pty.send('\u001b');
    await pty.until(words.en.main.question);
    pty.send('\u0004');
    expect(await pty.exit).toEqual({ code: 0, signal: 0 });
  });
});
