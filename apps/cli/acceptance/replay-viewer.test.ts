import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeArchive, type Watcher } from '@ludoteca/kernel';
import { drawTable, toPlainText, observe } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { openPty, type Pty } from '../testing/pty.testing.ts';
import { toVerifiedArchive, entryOf, replayTo, randomMatch } from '../replay/matches.testing.ts';

const KEYS = { right: '\u001b[C', left: '\u001b[D', tab: '\t' };
const NAMES = ['Ann', 'Bob', 'Eve'];
const COLUMNS = 100;
const MARGIN = 2;

const entry = entryOf('uno');
const opened = toVerifiedArchive(entry, randomMatch(entry, NAMES.length, 'terminal'), {
  players: NAMES.map((name) => ({ name, kind: 'person' })),
});
const { number: last } = opened.match;

async function replayed(): Promise<Pty> {
  const path = join(await makeTempFolder(), 'match.ludoteca');
  await writeFile(path, makeArchive(opened.recording));
  return openPty(['replay', path, '--lang', 'en'], { columns: COLUMNS, rows: 50 });
}

/** The expected table of a place. */
function tableAt(place: number, watcher: Watcher): string {
  const observation = observe(replayTo(opened, place), watcher);
  const drawing = {
    ...observation,
    watcher,
    names: NAMES,
    language: 'en',
    width: COLUMNS - 2 * MARGIN,
  } as const;
  return drawTable(entry, drawing)
    .map((row) => `${' '.repeat(MARGIN)}${toPlainText(row)}`.trimEnd())
    .join('\n');
}

/** Waits until the screen shows the place for the watcher. */
const shows = (pty: Pty, place: number, watcher: Watcher): Promise<unknown> =>
  pty.waitFor((rows) => {
    const watchers = typeof watcher === 'number' ? NAMES[watcher]! : watcher;
    const title = `move ${place} of ${last} · seen by: ${watchers} `;
    return rows.join('\n').includes(title) && rows.join('\n').includes(tableAt(place, watcher));
  });

describe('a replay in a real terminal', () => {
  it('shows what the kernel shows, forward and back, for all watchers', async () => {
    const pty = await replayed();
    await shows(pty, 0, 'judge');
    for (const watcher of [0, 1, 2, 'spectator', 'judge'] as const) {
      pty.send(KEYS.tab);
      await shows(pty, 0, watcher);
      for (let place = 1; place <= last; place++) {
        pty.send(KEYS.right);
        await shows(pty, place, watcher);
      }
      for (let place = last - 1; place >= 0; place--) {
        pty.send(KEYS.left);
        await shows(pty, place, watcher);
      }
    }
    pty.send('quit\r');
    expect(await pty.exit).toEqual({ code: 0, signal: 0 });
    expect(pty.alternate).toBe(false);
  });

  it('plays to the end, jumps, reports errors at the same place, and ends with Ctrl-C', async () => {
    const pty = await replayed();
    await shows(pty, 0, 'judge');
    pty.send('speed 16\r');
    await pty.waitFor('×16');
    pty.send(' ');
    await shows(pty, last, 'judge');
    await pty.waitFor('Where to?');
    pty.send('go 3\r');
    await shows(pty, 3, 'judge');
    pty.send('go 99999\r');
    await pty.waitFor(`go takes a whole number from 0 to ${last}.`);
    await shows(pty, 3, 'judge');
    pty.send('\u0003');
    expect(await pty.exit).toEqual({ code: 130, signal: 0 });
  });
});
