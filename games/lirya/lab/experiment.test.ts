import { describe, expect, test } from 'vitest';
import { callCommand } from '../../../testkit/call-command.ts';
import { encodeDeck, STARTER_DECK_IDS, starterDecks } from '../deck/index.ts';
import { labCommand } from '../commands/lab.ts';
import { computeDistribution, type ExperimentResult } from './experiment.ts';

const call = (args: string, files: { readonly [path: string]: string } = {}) =>
  callCommand(labCommand, args.split(' ').filter(Boolean), { files, language: 'it' });

describe('lab', () => {
  test('plays every pair of decks and collects statistics', async () => {
    const { code, out, errors } = await call(
      'ember-vanguard tidewind-circle veil-of-thorns --games 2 --json',
    );
    const result = JSON.parse(out.join('\n')) as ExperimentResult;
    expect([code, errors, result.preset, result.pairings.length]).toEqual([0, [], 'balanced', 3]);
    for (const { wins } of result.pairings) expect(wins.times).toBeLessThanOrEqual(2);
    const decided = result.first.times;
    expect(decided + result.draws).toBe(6);
    expect(result.decks.map(({ wins }) => wins.times).reduce((a, b) => a + b)).toBe(2 * decided);
    expect(result.decks.map(({ wins }) => wins.wins).reduce((a, b) => a + b)).toBe(decided);
    for (const { deck, wins } of result.decks) {
      const won = result.pairings.map((pairing) =>
        pairing.one === deck
          ? pairing.wins.wins
          : pairing.other === deck
            ? pairing.wins.times - pairing.wins.wins
            : 0,
      );
      expect(wins.wins).toBe(won.reduce((a, b) => a + b));
    }
    expect(result.decks[0]!.cards.map(({ card }) => card)).toEqual(
      Object.keys(starterDecks['ember-vanguard'].cards),
    );
    for (const { drawn, played } of result.decks.flatMap(({ cards }) => cards))
      expect(played.times).toBeLessThanOrEqual(drawn.times + 4);
    expect(result.attackers.able).toBeGreaterThan(result.attackers.idle);
  });

  test('accepts a deck code, and lists the starter decks after an unknown name', async () => {
    const code = encodeDeck({ cards: starterDecks['ember-vanguard'].cards });
    const { code: exit, out } = await call(`${code} tidewind-circle --games 1 --json`);
    expect([exit, (JSON.parse(out.join('\n')) as ExperimentResult).decks[0]!.deck]).toEqual([0, code]);
    const messages: string[] = [];
    const withoutFiles: typeof labCommand = {
      ...labCommand,
      run: (args, environment) =>
        labCommand.run(args, {
          ...environment,
          read: () => Promise.reject(new Error('no such file')),
          printError: (line) => messages.push(line),
        }),
    };
    await expect(callCommand(withoutFiles, ['nosuch'])).rejects.toThrow('no such file');
    expect(messages.join()).toContain('ember-vanguard, ');
  });

  test('is deterministic for a seed, and differs between seeds', async () => {
    const args = 'ember-vanguard --games 2 --lang en';
    const once = await call(args);
    expect(await call(args)).toEqual(once);
    expect((await call(`${args} --seed other`)).out).not.toEqual(once.out);
    expect(once.out[0]).toBe('Rules balanced, matches for each pair of decks: 2, seed lab');
  });

  test.each([
    ['it', /\d,\d % \(\d+,\d %/],
    ['en', /\d\.\d % \(\d+\.\d %/],
    ['pt', /\d,\d % \(\d+,\d %/],
  ] as const)('writes shares with the decimal sign of the language: %s', async (language, share) => {
    const args = ['ember-vanguard', '--games', '1'];
    const { out } = await callCommand(labCommand, args, { files: {}, language });
    expect(out.join('\n')).toMatch(share);
    expect(out.join('\n')).not.toMatch(language === 'en' ? /\d,\d %/ : /\d\.\d %/);
  });

  test('reads decks from files', async () => {
    const { name: _, title: __, plan: ___, ...deck } = { name: '', ...starterDecks['veil-of-thorns'] };
    const { code, out } = await call('mine.json --games 1 --preset canon --json', {
      'mine.json': JSON.stringify(deck),
    });
    expect([code, (JSON.parse(out.join('')) as ExperimentResult).pairings[0]!.one]).toEqual([0, 'mine.json']);
  });

  test('refuses an illegal deck and plays no match', async () => {
    const { code, out, errors } = await call('few.txt ember-vanguard --games 1', {
      'few.txt': '1 Ash Urchin',
    });
    expect([code, out]).toEqual([1, []]);
    expect(errors[0]).toBe('few.txt: con questo mazzo non si gioca.');
    expect(errors).toHaveLength(2);
  });

  test.each(['--preset other', '--games 0', '--what'])('%s is a usage error', async (args) => {
    const { code, out, errors } = await call(args);
    expect([code, out, errors.length]).toEqual([2, [], 1]);
  });

  test('reports progress', async () => {
    const messages: number[] = [];
    const { runExperiment } = await import('./experiment.ts');
    const decks = STARTER_DECK_IDS.slice(0, 2).map((name) => ({ name, deck: name }));
    runExperiment({
      decks,
      preset: 'balanced',
      games: 2,
      seed: 'x',
      progress: (done, of) => messages.push(done / of),
    });
    expect(messages).toEqual([1 / 2, 1]);
  });
});

test('a distribution consists of minimum, quartiles and maximum', () => {
  expect(computeDistribution([5, 1, 3, 2, 4])).toEqual({
    least: 1,
    quarter: 2,
    median: 3,
    threeQuarters: 4,
    most: 5,
  });
});
