import { eraseGameType } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import { createStatefulPlayer } from '../../../players/stateful-player.testing.ts';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';
import { playBatch } from '../simulation/play-batch.ts';

const lots = eraseGameType({ ...lotsEntry, players: { wary: createStatefulPlayer } });
const around = { entries: [lots, eraseGameType({ ...lotsEntry, game: { ...lotsEntry.game, id: 'plain' } })] };
const calling = (line: string, typed: readonly string[] = []) => callCli(line.split(' '), typed, around);
/** The JSON of a simulation without the seconds. */
const result = (out: readonly string[]) => ({ ...(JSON.parse(out.join('')) as object), seconds: 0 });

const GENERIC_PLAYERS = ['greedy', 'random', 'beginner', 'intermediate', 'advanced', 'expert'];

describe('the characters of a game', () => {
  test('are listed with the game, and in JSON with the generic players', async () => {
    const { out } = await calling('games --all');
    expect(out).toContain(
      'Players of a game’s own; random, greedy, beginner, intermediate, advanced and expert play every game',
    );
    expect(out.some((line) => /^lots +wary +Wary$/.test(line))).toBe(true);
    const { out: json } = await calling('games --all --json');
    const games = JSON.parse(json.join('')) as { players: readonly string[] }[];
    expect(games.map(({ players }) => players)).toEqual([['wary', ...GENERIC_PLAYERS], GENERIC_PLAYERS]);
  });

  test('are not mentioned if there are none', async () => {
    const { out } = await callCli(['games', '--all'], [], { entries: around.entries.slice(1) });
    expect(out.join('\n')).not.toContain('Players of');
  });

  test.each([
    ['sim plain --players wary', '--players: no player is called "wary"; there are greedy, random'],
    [
      'sim lots --players wari',
      '--players: no player is called "wari"; there are wary, greedy, random, beginner, intermediate, advanced, expert; did you mean wary?',
    ],
    ['play plain --players you,wary', '--players: no player is called "wary"; there are you, greedy, random'],
    ['bots lots :wary :clever', 'no computer player is called ":clever"; there are :wary, :greedy, :random'],
  ])('are refused if unknown: %s', async (line, sentence) => {
    const { exit, err } = await calling(line);
    expect(exit).toBe(2);
    expect(err.join(' ')).toContain(sentence);
  });

  test('play simulations, the same games from the same seed', async () => {
    const line = 'sim lots --players wary,random --games 20 --seed s --json --jobs 1';
    const [first, again] = [await calling(line), await calling(line)];
    expect(result(first.out)).toEqual(result(again.out));
    expect(result(first.out)).toMatchObject({
      faults: 0,
      winsByPlayer: { wary: expect.any(Number) as number },
    });
  });

  test('that throw in a simulation count as failed games', async () => {
    const broken = eraseGameType({
      ...lotsEntry,
      players: {
        broken: () => {
          throw new Error('no head for it');
        },
      },
    });
    const plan = {
      game: 'lots',
      version: 2,
      seats: 2,
      settings: {},
      seed: '1',
      players: ['broken', 'random'],
    };
    const { totals: sums } = await playBatch(broken, plan, { from: 0, to: 2 });
    expect(sums.failed.map(({ fault }) => fault)).toEqual(['no head for it', 'no head for it']);
  });

  test('fill the remaining seats, with their names in the language', async () => {
    const dir = await makeTempFolder();
    const { out } = await callCli(
      ['play', 'lots', '--seats', '3', '--players', 'you=Ada', '--pace', 'none', '--seed', 's', '--dir', dir],
      [],
      around,
    );
    const text = out.join('\n');
    expect(text).toContain('Wary 1');
    expect(text).toContain('Wary 2');
    expect(text).not.toContain('greedy');
  });

  test('compete with programs by name', async () => {
    const { exit, out } = await calling('bots lots :wary :random --games 4 --seed s --json');
    expect(exit).toBe(0);
    expect(out.join('')).toContain('"source":"wary"');
  });
});
