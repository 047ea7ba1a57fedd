import { describe, expect, test } from 'vitest';
import { call as callCommand } from '../../../testkit/call.ts';
import { encodeDeck, STARTER_DECK_IDS, starterDecks } from '../deck/index.ts';
import { labCommand } from '../commands/lab.ts';
import { computeDistribution, type ExperimentResult } from './experiment.ts';

const call = (words: string, files: { readonly [path: string]: string } = {}) =>
  callCommand(labCommand, words.split(' ').filter(Boolean), { files, language: 'it' });

describe('lab', () => {
  test('lets every pair of decks play, and counts', async () => {
    const { code, out, complaints } = await call(
      'ember-vanguard tidewind-circle veil-of-thorns --games 2 --json',
    );
    const trial = JSON.parse(out.join('\n')) as ExperimentResult;
    expect([code, complaints, trial.preset, trial.pairings.length]).toEqual([0, [], 'balanced', 3]);
    for (const { wins } of trial.pairings) expect(wins.times).toBeLessThanOrEqual(2);
    const decided = trial.first.times;
    expect(decided + trial.draws).toBe(6);
    expect(trial.decks.map(({ wins }) => wins.times).reduce((a, b) => a + b)).toBe(2 * decided);
    expect(trial.decks.map(({ wins }) => wins.wins).reduce((a, b) => a + b)).toBe(decided);
    expect(trial.decks[0]!.cards.map(({ card }) => card)).toEqual(
      Object.keys(starterDecks['ember-vanguard'].cards),
    );
    for (const { drawn, played } of trial.decks.flatMap(({ cards }) => cards))
      expect(played.times).toBeLessThanOrEqual(drawn.times + 4);
    expect(trial.attackers.able).toBeGreaterThan(trial.attackers.idle);
  });

  test('takes a deck by its code, and names the decks that ship where a name is none of them', async () => {
    const code = encodeDeck({ cards: starterDecks['ember-vanguard'].cards });
    const { code: exit, out } = await call(`${code} tidewind-circle --games 1 --json`);
    expect([exit, (JSON.parse(out.join('\n')) as ExperimentResult).decks[0]!.deck]).toEqual([0, code]);
    const told: string[] = [];
    const withoutFiles: typeof labCommand = {
      ...labCommand,
      run: (words, hands) =>
        labCommand.run(words, {
          ...hands,
          read: () => Promise.reject(new Error('no such file')),
          printError: (line) => told.push(line),
        }),
    };
    await expect(callCommand(withoutFiles, ['nosuch'])).rejects.toThrow('no such file');
    expect(told.join()).toContain('ember-vanguard, ');
  });

  test('comes to the same for the same seed, and to something else for another', async () => {
    const words = 'ember-vanguard --games 2 --lang en';
    const once = await call(words);
    expect(await call(words)).toEqual(once);
    expect((await call(`${words} --seed other`)).out).not.toEqual(once.out);
    expect(once.out[0]).toBe('Rules balanced, 2 matches for each pair of decks, seed lab');
  });

  test('takes decks from files', async () => {
    const { name: _, title: __, plan: ___, ...deck } = { name: '', ...starterDecks['veil-of-thorns'] };
    const { code, out } = await call('mine.json --games 1 --preset canon --json', {
      'mine.json': JSON.stringify(deck),
    });
    expect([code, (JSON.parse(out.join('')) as ExperimentResult).pairings[0]!.one]).toEqual([0, 'mine.json']);
  });

  test('refuses a deck that breaks a rule, and plays nothing', async () => {
    const { code, out, complaints } = await call('few.txt ember-vanguard --games 1', {
      'few.txt': '1 Ash Urchin',
    });
    expect([code, out]).toEqual([1, []]);
    expect(complaints[0]).toBe('few.txt: con questo mazzo non si gioca.');
    expect(complaints).toHaveLength(2);
  });

  test.each(['--preset other', '--games 0', '--what'])('%s is a mistake in words', async (words) => {
    const { code, out, complaints } = await call(words);
    expect([code, out, complaints.length]).toEqual([2, [], 1]);
  });

  test('says how far it is when it takes long', async () => {
    const told: number[] = [];
    const { runExperiment } = await import('./experiment.ts');
    const decks = STARTER_DECK_IDS.slice(0, 2).map((name) => ({ name, deck: name }));
    runExperiment({
      decks,
      preset: 'balanced',
      games: 2,
      seed: 'x',
      progress: (done, of) => told.push(done / of),
    });
    expect(told).toEqual([1 / 2, 1]);
  });
});

test('a spread names the least, the quarters and the most', () => {
  expect(computeDistribution([5, 1, 3, 2, 4])).toEqual({
    least: 1,
    quarter: 2,
    median: 3,
    threeQuarters: 4,
    most: 5,
  });
});
