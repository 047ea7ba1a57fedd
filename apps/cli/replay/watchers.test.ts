import type { Watcher } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { typeCommand } from '../terminal/fake-ui.testing.ts';
import { allowedWatchers } from './watchers.ts';
import { toVerifiedArchive, entryOf, randomMatch } from './matches.testing.ts';
import { asksOf, watchScript } from './replay-viewer.testing.ts';
import { replayTexts } from './texts/replay-texts.ts';

const uno = entryOf('uno');
const SEED = 'whose eyes these are';
const going = toVerifiedArchive(uno, randomMatch(uno, 3, SEED, 8));
const over = toVerifiedArchive(uno, randomMatch(uno, 3, SEED));

/** A card: value and suit. */
const CARD = /(?:10|[2-9AVDRC])[♥♦♣♠]/gu;

describe('the watchers of a recording', () => {
  it('are all if the match is over, else only the requested one', () => {
    expect(allowedWatchers(over.recording)).toEqual([0, 1, 2, 'spectator', 'judge']);
    expect(allowedWatchers(going.recording)).toEqual(['spectator']);
    expect(allowedWatchers(going.recording, 'spectator')).toEqual(['spectator']);
    expect(allowedWatchers(going.recording, 1)).toEqual(['spectator', 1]);
    expect(allowedWatchers(going.recording, 'judge')).toEqual([0, 1, 2, 'spectator', 'judge']);
  });

  it.each(LANGUAGES)(
    'that are not allowed cannot be reached by key, command or export: %s',
    async (language) => {
      const folder = await makeTempFolder();
      const tried = ['', '1', '2', '3', 'Seat 1', 'judge', 'all', replayTexts[language].viewer.judge];
      const shown = await watchScript(
        going,
        [
          ...tried.map((who) => typeCommand('eyes', who)),
          typeCommand('last'),
          typeCommand('log'),
          typeCommand('event'),
          typeCommand('export'),
        ],
        { language, watchers: ['spectator'], file: join(folder, 'match.ludoteca') },
      );
      const { errors, viewer } = replayTexts[language];
      const refused = asksOf(shown).slice(1, tried.length + 1);
      expect(new Set(refused.map(({ error }) => error))).toEqual(
        new Set(language === 'en' ? [errors.closedEyes] : [errors.closedEyes, errors.noEyes('"Seat 1"', 3)]),
      );
      for (const { title } of asksOf(shown)) expect(title).toContain(viewer.eyes(viewer.spectator));
      expect(await readdir(folder)).toEqual(['match.spectator.txt']);
      const mayShow = new Set(
        JSON.stringify(await watchScript(going, allNext(8), { watcher: 'spectator' })).match(CARD),
      );
      const cards = JSON.stringify(shown).match(CARD) ?? [];
      expect(cards.filter((card) => !mayShow.has(card))).toEqual([]);
      expect(JSON.stringify(shown)).not.toContain(SEED);
    },
  );

  it('that are allowed are cycled through, and no others', async () => {
    const watchers: readonly Watcher[] = ['spectator', 1];
    const shown = await watchScript(
      going,
      [typeCommand('eyes'), typeCommand('eyes'), typeCommand('eyes', '1')],
      { watchers, watcher: 1 },
    );
    expect(asksOf(shown).map(({ title }) => /seen by: (.*?) ·/.exec(title)![1])).toEqual([
      'Seat 2',
      'spectator',
      'Seat 2',
      'Seat 2',
    ]);
    expect(asksOf(shown).at(-1)!.error).toBe(replayTexts.en.errors.closedEyes);
  });
});

const allNext = (count: number) => Array.from({ length: count }, () => typeCommand('next'));
