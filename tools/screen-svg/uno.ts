/** The terminal screen of an Uno match for the README. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitForPaint, type Pty, startPty } from '../../apps/cli/testing/pty-driver.testing.ts';
import type { Screen } from './svg.ts';

const SIZE = { columns: 100, rows: 33 };
/** Seed and first answers that lead to a turn with several playable cards. */
const MATCH = ['--seed', '13', '--players', 'you=Ada,greedy=Bruno,greedy=Caio,greedy=Dora'];
const TYPED = ['4', '1', '1'];

const ABOUT =
  'A match of Uno in a terminal: it is the turn of Ada, who holds nine cards and may discard four of them';

/** Waits for the next question. */
async function asked(pty: Pty, before: readonly string[]): Promise<readonly string[]> {
  await pty.waitFor(
    (rows) => rows.some((row) => row.trimEnd() === '  >') && rows.join('\n') !== before.join('\n'),
  );
  return waitForPaint(pty);
}

/** Plays an Uno match in a pseudo-terminal up to a fixed turn. */
export async function unoScreen(): Promise<Screen> {
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-'));
  const options = ['--lang', 'en', '--pace', 'none', '--yes', '--dir', folder];
  const pty = startPty(['play', 'uno', ...MATCH, ...options], SIZE);
  try {
    let shown = await asked(pty, []);
    for (const key of TYPED) {
      pty.send(`${key}\r`);
      shown = await asked(pty, shown);
    }
    return { title: 'ludoteca play uno', about: ABOUT, cells: pty.cells(), cursor: pty.cursor() };
  } finally {
    await pty.close();
    await rm(folder, { recursive: true });
  }
}
