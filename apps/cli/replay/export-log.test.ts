import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Watcher } from '@ludoteca/kernel';
import { observe } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import type { VerifiedArchive } from '../files/archive-file.ts';
import { readFolder, makeTempFolder } from '../testing/cli.testing.ts';
import { type Disk, disk } from '../files/disk.ts';
import { pick, typeCommand } from '../terminal/fake-ui.testing.ts';
import { exportLog } from './export-log.ts';
import {
  toVerifiedArchive,
  entryOf,
  timelineOf,
  RANDOM_MATCHES,
  randomMatch,
  watchersAt,
} from './matches.testing.ts';
import { logLines, createReplayContext } from './transcript.ts';
import { asksOf, watchScript } from './replay-viewer.testing.ts';

const rumour = entryOf('rumour');
const finished = toVerifiedArchive(rumour, randomMatch(rumour, 3, 'watched'));

/** Exports the log of a watcher at a place through the viewer. */
async function exported(opened: VerifiedArchive, watcher: Watcher, at: number): Promise<string> {
  const path = join(await makeTempFolder(), 'log.txt');
  const shown = asksOf(await watchScript(opened, [typeCommand('export', path)], { watcher, at }));
  expect(shown[1]!.news.at(-1)).toMatch(/^\d+ lines? written to .*log\.txt$/);
  return readFile(path, 'utf8');
}

const cardsIn = (text: string): readonly string[] => text.match(/(?:10|[2-9AVDRC])[♥♦♣♠]/g) ?? [];

describe('an exported log', () => {
  it.each(RANDOM_MATCHES)(
    'equals the shown log and reveals nothing hidden from its watcher: %s',
    async (_, opened) => {
      const timeline = timelineOf(opened);
      const context = createReplayContext(timeline, opened, 'en');
      const { seats } = opened.recording.archive;
      for (const watcher of watchersAt(seats))
        for (const place of [0, timeline.end >> 1, timeline.end]) {
          const text = await exported(opened, watcher, place);
          expect(text).toBe(`${logLines(context, watcher, place).join('\n')}\n`);
          if (watcher === 'judge') continue;
          expect(text).not.toContain(opened.recording.archive.seed);
          for (const [, seat] of text.matchAll(/^\d+\. Seat (\d): /gm))
            expect(Number(seat) - 1).toBe(watcher);
        }
    },
  );

  it.each(RANDOM_MATCHES.filter(([name]) => name.startsWith('uno')))(
    'names no card that its watcher has not seen yet: %s',
    async (_, opened) => {
      const timeline = timelineOf(opened);
      const { gameTexts, names } = createReplayContext(timeline, opened, 'en');
      for (const watcher of watchersAt(opened.recording.archive.seats)) {
        const known = new Set<string>();
        for (let place = 0; place <= timeline.end; place++) {
          const { view, asked } = observe(timeline.at(place), watcher);
          for (const { items } of gameTexts.zones(view, watcher, names, asked))
            for (const { name } of items) for (const card of cardsIn(name)) known.add(card);
          if (place % 10 > 0 && place < timeline.end) continue;
          const told = cardsIn(await exported(opened, watcher, place));
          expect(told.filter((card) => !known.has(card))).toEqual([]);
        }
      }
    },
  );

  it('is readable by its owner only if it contains private information', async () => {
    const folder = await makeTempFolder();
    const file = join(folder, 'match.ludoteca');
    const watchers = ['judge', '2', 'spectator'];
    await watchScript(
      finished,
      watchers.flatMap((who) => [typeCommand('eyes', who), typeCommand('export')]),
      { file },
    );
    const open = async (name: string) => ((await stat(join(folder, name))).mode & 0o077) !== 0;
    expect(await open('match.judge.txt')).toBe(false);
    expect(await open('match.seat-1.txt')).toBe(false);
    expect(await open('match.spectator.txt')).toBe(true);
  });

  it('is written beside the archive by default, named after the watcher', async () => {
    const folder = await makeTempFolder();
    const file = join(folder, 'match.ludoteca');
    await watchScript(finished, [typeCommand('export'), typeCommand('eyes', '2'), typeCommand('export')], {
      file,
    });
    expect([...(await readFolder(folder)).keys()]).toEqual(['match.judge.txt', 'match.seat-1.txt']);
  });

  it('replaces another log, and a foreign file only on request', async () => {
    const path = join(await makeTempFolder(), 'log.txt');
    await watchScript(finished, [typeCommand('export', path)], { watcher: 0 });
    await watchScript(finished, [typeCommand('export', path)], { watcher: 1 });
    expect(await readFile(path, 'utf8')).toContain('as known to Seat 2');

    const mine = join(await makeTempFolder(), 'mine.txt');
    await writeFile(mine, 'my own');
    const kept = asksOf(await watchScript(finished, [typeCommand('export', mine), pick('2')]));
    expect(kept[1]!.options).toHaveLength(2);
    expect(kept[2]!.error).toMatch(/mine\.txt already exists.*choose another file\.$/);
    expect(await readFile(mine, 'utf8')).toBe('my own');
    await watchScript(finished, [typeCommand('export', mine), pick('1')]);
    expect(await readFile(mine, 'utf8')).toContain('Ludoteca: the log');
  });

  it('that cannot be written is reported in one line', async () => {
    const folder = await makeTempFolder();
    const shown = asksOf(
      await watchScript(finished, [
        typeCommand('export', folder),
        typeCommand('export', join(folder, 'none', 'log.txt')),
      ]),
    );
    expect(shown[1]!.error).toMatch(/^Cannot write .*: it is not a file\.$/);
    expect(shown[2]!.error).toMatch(/^Cannot write .*: there is no such folder\.$/);
    expect([...(await readFolder(folder)).keys()]).toEqual([]);
  });

  it('reports the error of the disk and leaves the existing file', async () => {
    const path = join(await makeTempFolder(), 'log.txt');
    await exportLog(path, { watcher: 0, lines: ['Ludoteca: the first'] });
    const full: Disk = { ...disk, write: () => Promise.reject(new Error('no space left')) };
    expect(await exportLog(path, { watcher: 0, lines: ['Ludoteca: the second'] }, { disk: full })).toEqual({
      ok: false,
      problem: { why: 'no space left' },
    });
    expect(await readFile(path, 'utf8')).toBe('Ludoteca: the first\n');
  });
});
