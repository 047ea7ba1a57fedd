import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { openPty, type Pty } from '../testing/pty.testing.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const LOTS = fileURLToPath(new URL('./lots-cli.testing.ts', import.meta.url));
const OFFER = 'The game lets you save here. What now?';
const READY = /^ {2}>/m;

const lots = (...args: readonly string[]): Pty =>
  openPty([...args, '--lang', 'en', '--pace', 'none', '--yes'], {
    cwd: ROOT,
    program: ['--import', 'tsx', LOTS],
    rows: 40,
  });

/** Types the keys once the screen shows the condition. */
async function typeAt(pty: Pty, wanted: string | RegExp, keys: string): Promise<void> {
  await pty.waitFor(wanted);
  await pty.waitFor(READY);
  pty.send(keys);
}

describe('a game with original saves in a terminal', () => {
  it('is saved when offered, left, opened again and won, with its log and statistics', async () => {
    const dir = await makeTempFolder();
    const first = lots('play', 'lots', '--seed', 'b', '--players', 'you=Ada,greedy=Hal', '--dir', dir);
    await typeAt(first, OFFER, '1\r');
    await typeAt(first, `Saved in ${dir}/round.lot`, 'leave\r');
    expect((await first.exit).code).toBe(0);
    const saved = await readFile(join(dir, 'round.lot'), 'latin1');
    expect(saved).toMatch(/^LOT\nAda:\d\nHal:/);

    const second = lots('lots', 'round', '--dir', dir);
    await typeAt(second, OFFER, 'rounds go\r');
    for (let turn = 0; turn < 3; turn++) {
      await typeAt(second, new RegExp(`Deck\\n +card ×${6 - 2 * turn}[^]*Ada: turn`), 'draw\r');
    }
    await second.waitFor('The match is over');
    second.send('\r');
    expect((await second.exit).code).toBe(0);
    expect(second.screen().join('\n')).toMatch(/(Ada|Hal) wins\./);
    expect(await readFile(join(dir, 'wins.txt'), 'utf8')).toMatch(/^(Ada|Hal)\n$/);
    const ids = new Set(
      readFileSync(join(dir, 'log.txt'), 'utf8')
        .split('\n')
        .map((line) => line.split(' ')[0]),
    );
    expect(ids.size).toBe(3);
    expect(await readFile(join(dir, 'round.lot'), 'latin1')).toBe(saved);
  });

  it('continues in a read-only folder and says so', async () => {
    const dir = await makeTempFolder();
    const files = join(dir, 'closed');
    await writeFile(files, '');
    const pty = lots('play', 'lots', '--seed', 'b', '--dir', dir, '--files', files);
    await pty.waitFor('The files of the game cannot be written: ENOTDIR');
    await typeAt(pty, OFFER, '1\r');
    await typeAt(pty, 'It could not be saved: ENOTDIR', '\r');
    await typeAt(pty, 'turn?', 'draw\r');
    await typeAt(pty, /card ×4[^]*What now/, '\r');
    await typeAt(pty, 'turn?', 'quit\r');
    await typeAt(pty, 'How do you want to leave?', '\r');
    expect((await pty.exit).code).toBe(0);
    expect((await readdir(join(dir, 'lots'))).length).toBeGreaterThan(0);
  });

  it('is not saved when the input ends at the offer before any answer', async () => {
    const dir = await makeTempFolder();
    const pty = lots('play', 'lots', '--seed', 'b', '--dir', dir);
    await typeAt(pty, OFFER, '\u0004');
    expect((await pty.exit).code).toBe(0);
    expect(pty.screen().join('\n')).toContain('No answer was given, so the match is not saved.');
  });

  it('shows the table of a match among computers and offers to save', async () => {
    const dir = await makeTempFolder();
    const pty = lots('play', 'lots', '--seed', 'b', '--players', 'greedy=Hal,random=Eve', '--dir', dir);
    await pty.waitFor(/Deck\n +card ×6[^]*Hal draws a card\.\n +Eve draws a card\./);
    await typeAt(pty, OFFER, '1\r');
    await typeAt(pty, `Saved in ${dir}/round.lot`, '4\r');
    await pty.waitFor('The match is over');
    pty.send('\r');
    expect((await pty.exit).code).toBe(0);
    expect(pty.screen().join('\n')).toMatch(/(Hal|Eve) wins\./);
  });
});
