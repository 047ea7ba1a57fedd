import type { Watcher } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../call.testing.ts';
import { says } from '../ui/fake.testing.ts';
import { eyesAt } from './eyes.ts';
import { checked, entryOf, randomMatch } from './matches.testing.ts';
import { asks, watched } from './watched.testing.ts';
import { words } from './words/words.ts';

const uno = entryOf('uno');
const SEED = 'whose eyes these are';
const going = checked(uno, randomMatch(uno, 3, SEED, 8));
const over = checked(uno, randomMatch(uno, 3, SEED));

/** What has a value and a suit. */
const CARD = /(?:10|[2-9AVDRC])[♥♦♣♠]/gu;

describe('the eyes of a match', () => {
  it('are all of them when it is over, and else only those that were asked for', () => {
    expect(eyesAt(over.recording)).toEqual([0, 1, 2, 'spectator', 'judge']);
    expect(eyesAt(going.recording)).toEqual(['spectator']);
    expect(eyesAt(going.recording, 'spectator')).toEqual(['spectator']);
    expect(eyesAt(going.recording, 1)).toEqual(['spectator', 1]);
    expect(eyesAt(going.recording, 'judge')).toEqual([0, 1, 2, 'spectator', 'judge']);
  });

  it.each(LANGUAGES)(
    'that are closed cannot be opened by a key or a word, nor by writing a log: %s',
    async (language) => {
      const folder = await emptyFolder();
      const tried = ['', '1', '2', '3', 'Seat 1', 'judge', 'all', words[language].around.judge];
      const shown = await watched(
        going,
        [...tried.map((who) => says('eyes', who)), says('last'), says('log'), says('event'), says('export')],
        { language, eyes: ['spectator'], file: join(folder, 'match.ludoteca') },
      );
      const { complaints, around } = words[language];
      const refused = asks(shown).slice(1, tried.length + 1);
      expect(new Set(refused.map(({ complaint }) => complaint))).toEqual(
        new Set(
          language === 'en'
            ? [complaints.closedEyes]
            : [complaints.closedEyes, complaints.noEyes('"Seat 1"', 3)],
        ),
      );
      for (const { title } of asks(shown)) expect(title).toContain(around.eyes(around.spectator));
      expect(await readdir(folder)).toEqual(['match.spectator.txt']);
      const mayShow = new Set(
        JSON.stringify(await watched(going, allNext(8), { watcher: 'spectator' })).match(CARD),
      );
      const cards = JSON.stringify(shown).match(CARD) ?? [];
      expect(cards.filter((card) => !mayShow.has(card))).toEqual([]);
      expect(JSON.stringify(shown)).not.toContain(SEED);
    },
  );

  it('that are open are gone through, and no others', async () => {
    const eyes: readonly Watcher[] = ['spectator', 1];
    const shown = await watched(going, [says('eyes'), says('eyes'), says('eyes', '1')], { eyes, watcher: 1 });
    expect(asks(shown).map(({ title }) => /eyes: (.*?) ·/.exec(title)![1])).toEqual([
      'Seat 2',
      'spectator',
      'Seat 2',
      'Seat 2',
    ]);
    expect(asks(shown).at(-1)!.complaint).toBe(words.en.complaints.closedEyes);
  });
});

const allNext = (count: number) => Array.from({ length: count }, () => says('next'));
