import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeArchive, type Watcher } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { openPty } from '../testing/pty.testing.ts';
import { toVerifiedArchive, entryOf, timelineOf, replayTo, randomMatch } from '../replay/matches.testing.ts';
import { findTurns } from '@ludoteca/kit';
import { logLines, createReplayContext } from '../replay/transcript.ts';
import { COLUMNS, expectedTable } from './pty-match.testing.ts';

const NAMES = ['Ada', 'Bea', 'Cam'];
const HOME = '\u001b[H';
const END = '\u001b[F';
const UP = '\u001b[A';
const DOWN = '\u001b[B';

describe('a replay controlled by commands', () => {
  it("goes to turns, events and entries, changes the watcher, and exports the watcher's log", async () => {
    const entry = entryOf('uno');
    const players = NAMES.map((name) => ({ name, kind: 'person' }));
    const opened = toVerifiedArchive(entry, randomMatch(entry, NAMES.length, 'steered'), { players });
    const film = timelineOf(opened);
    const showing = createReplayContext(film, opened, 'en');
    const path = join(await makeTempFolder(), 'match.ludoteca');
    await writeFile(path, makeArchive(opened.recording));
    const pty = openPty(['replay', path, '--lang', 'en', '--as', '2', '--at', '2'], { rows: 50 });
    const shows = (place: number, watcher: Watcher): Promise<unknown> => {
      const eyes = typeof watcher === 'number' ? NAMES[watcher]! : watcher;
      const table = expectedTable({ ...opened, match: replayTo(opened, place) }, watcher, COLUMNS);
      return pty.waitFor((rows) => {
        const shown = rows.join('\n');
        return shown.includes(`move ${place} of ${film.end} · seen by: ${eyes} `) && shown.includes(table);
      });
    };
    await shows(2, 1);
    const turns = findTurns(film).map(({ place }) => place);
    const bought = [...film.steps.keys()].filter((place) =>
      film.eventsFor(place, 1).some(({ did }) => did === 'buy'),
    );
    const steps: readonly (readonly [string, number, Watcher])[] = [
      [HOME, 0, 1],
      [UP, turns[1]!, 1],
      ['turn 5\r', turns[4]!, 1],
      [DOWN, turns[3]!, 1],
      [END, film.end, 1],
      ['event back buy\r', bought.at(-1)!, 1],
      ['first\r', 0, 1],
      ['event buy\r', bought[0]!, 1],
      ['eyes cam\r', bought[0]!, 2],
      ['eyes 1\r', bought[0]!, 0],
      ['eyes all\r', bought[0]!, 'judge'],
      ['eyes spectator\r', bought[0]!, 'spectator'],
      ['go 7\r', 7, 'spectator'],
      ['eyes bea\r', 7, 1],
    ];
    for (const [keys, place, watcher] of steps) {
      pty.send(keys);
      await shows(place, watcher);
    }
    pty.send('export\r');
    await pty.waitFor('written to');
    const log = logLines(showing, 1, 7);
    expect(await readFile(path.replace('.ludoteca', '.seat-1.txt'), 'utf8')).toBe(`${log.join('\n')}\n`);
    pty.send('quit\r');
    expect(await pty.exit).toEqual({ code: 0, signal: 0 });
  });
});
