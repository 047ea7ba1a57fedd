import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callCli, readFolder, makeTempFolder } from '../testing/cli.testing.ts';
import { faultyGame } from '../simulation/faulty-game.testing.ts';

const KEYS = [
  'game',
  'version',
  'seats',
  'players',
  'settings',
  'seed',
  'first',
  'games',
  'decisions',
  'seconds',
  'winsBySeat',
  'winsByPlayer',
  'draws',
  'meanDecisions',
  'faults',
];

interface Sim {
  readonly [key: string]: unknown;
  readonly games: number;
  readonly winsBySeat: readonly number[];
  readonly winsByPlayer: { readonly [player: string]: number };
  readonly draws: number;
}

/** The JSON of a simulation without the seconds. */
async function sim(line: string): Promise<Sim> {
  const { exit, out, err } = await callCli(['sim', ...line.split(' '), '--json']);
  const unforeseen = err.filter((message) => !/^\d+ archives? written, \d+ already there\.$/.test(message));
  expect({ exit, unforeseen }).toEqual({ exit: 0, unforeseen: [] });
  expect(out).toHaveLength(1);
  const result = JSON.parse(out[0]!) as Sim;
  expect(Object.keys(result)).toEqual(KEYS);
  expect(typeof result['seconds']).toBe('number');
  return { ...result, seconds: 0 };
}

describe('ludoteca sim', () => {
  it.each(['rumour --seats 3 --players random,greedy', 'uno --seats 4 --players greedy,random --set hand=5'])(
    'gives the same result for the same seed and any number of jobs: %s',
    async (line) => {
      const one = await sim(`${line} --games 300 --seed 1 --jobs 1`);
      expect(await sim(`${line} --games 300 --seed 1 --jobs 2`)).toEqual(one);
      expect(await sim(`${line} --games 300 --seed 1`)).toEqual(one);
      expect(await sim(`${line} --games 300 --seed 2 --jobs 1`)).not.toEqual(one);
    },
  );

  it('accounts for every game, by seat and by player', async () => {
    const { games, winsBySeat, winsByPlayer, draws, faults } = await sim(
      'rumour --seats 5 --players random,greedy --games 200 --seed 1 --jobs 1',
    );
    const wins = winsBySeat.reduce((sum, n) => sum + n, 0);
    expect(wins + draws).toBe(games);
    expect(winsByPlayer).toEqual({
      random: winsBySeat[0]! + winsBySeat[2]! + winsBySeat[4]!,
      greedy: winsBySeat[1]! + winsBySeat[3]!,
    });
    expect(faults).toBe(0);
  });

  it('has as many seats as named players, at least the minimum of the game', async () => {
    expect(await sim('rumour --players random,greedy,random --games 1 --seed 1')).toMatchObject({ seats: 3 });
    expect(await sim('rumour --games 1 --seed 1')).toMatchObject({ seats: 2 });
  });

  it('plays single games of a simulation by number', async () => {
    const line = 'rumour --seed 1 --jobs 1';
    const whole = await sim(`${line} --games 30`);
    const first = await sim(`${line} --games 12`);
    const rest = await sim(`${line} --first 12 --games 18`);
    expect(first['decisions'] as number).toBeLessThan(whole['decisions'] as number);
    expect((first['decisions'] as number) + (rest['decisions'] as number)).toBe(whole['decisions']);
  });

  it('prints the drawn seed, which reproduces the result', async () => {
    const drawn = await callCli(['sim', 'rumour', '--games', '20', '--json']);
    const again = /^Random seed; to repeat: ludoteca sim (.*)$/.exec(drawn.err.join())![1]!;
    const { seconds: _, ...result } = JSON.parse(drawn.out[0]!) as Sim;
    expect(again).toMatch(/--players random,random .*--seed \d+/);
    expect(await sim(again)).toMatchObject(result);
  });

  it('prints a table with shares and intervals', async () => {
    const { out } = await callCli([
      'sim',
      'rumour',
      '--games',
      '50',
      '--seed',
      '1',
      '--players',
      'random,greedy',
    ]);
    expect(out[0]).toMatch(/^rumour, 2 seats, seed 1: 50 games in [\d.]+ s$/);
    expect(out.join('\n')).toMatch(/seat 2 +greedy +\d+ +[\d.]+ % +[\d.]+ to [\d.]+ %/);
    expect(out.join('\n')).toMatch(/no sole winner +\d+/);
  });

  it('prints the settings, and a singular for one game', async () => {
    const { out } = await callCli('sim uno --games 1 --seed 1 --set hand=5'.split(' '));
    expect(out[0]).toMatch(/^uno, 2 seats, seed 1: 1 game in /);
    expect(out[1]).toBe('settings hand=5, decks=1, firstCard=number');
  });

  it('prints the command that reproduces a failure', async () => {
    const broken = ['sim', 'rumour', '--games', '60', '--jobs', '1', '--players', 'greedy,random', '--seed'];
    const { exit, out, err } = await callCli([...broken, 'two words'], [], { entries: [faultyGame] });
    expect(exit).toBe(1);
    expect(out.at(-1)).toBe(`${err.length} games failed: see the faults above.`);
    const [, number, again] = /^Fault in game (\d+), seed two words\/\d+: .*; to repeat: ludoteca (.*)$/.exec(
      err[0]!,
    )!;
    expect(again).toBe(
      `sim rumour --seats 2 --players greedy,random --seed 'two words' --first ${number} --games 1`,
    );
    const messages = again!.split(/ (?=--)|(?<=--\w+) | (?=rumour)/).map((word) => word.replaceAll("'", ''));
    expect((await callCli(messages, [], { entries: [faultyGame] })).err).toEqual([err[0]]);
  });
});

describe('ludoteca sim --out', () => {
  const line = 'rumour --players random,greedy --seed a/b --games';

  it('writes one archive per game, with the same result as without', async () => {
    const folder = await makeTempFolder();
    const bare = await sim(`${line} 12 --jobs 1`);
    expect(await sim(`${line} 12 --out ${folder} --jobs 2`)).toEqual(bare);
    const names = await readdir(folder);
    expect(names).toHaveLength(12);
    for (const name of names) expect(name).toMatch(/^rumour-a_b-[0-9a-f]{8}-0000\d\d\.ludoteca$/);
  });

  it('continues where it was stopped: existing archives are read, not played', async () => {
    const folder = await makeTempFolder();
    await sim(`${line} 5 --out ${folder}`);
    const before = await readFolder(folder);
    const { err } = await callCli(['sim', ...`${line} 8 --out ${folder} --json`.split(' ')]);
    expect(err).toEqual(['3 archives written, 5 already there.']);
    expect(await sim(`${line} 12 --out ${folder}`)).toEqual(await sim(`${line} 12`));
    const after = await readFolder(folder);
    expect(after.size).toBe(12);
    for (const [name, bytes] of before) expect(after.get(name)).toEqual(bytes);
  });

  it('keeps different simulations apart in one folder', async () => {
    const folder = await makeTempFolder();
    await sim(`${line} 3 --out ${folder}`);
    const other = 'rumour --players greedy,random --seed a/b --games 3';
    expect(await sim(`${other} --out ${folder}`)).toEqual(await sim(other));
    expect(await readdir(folder)).toHaveLength(6);
  });

  it('replays a game whose archive is damaged, says so and keeps the damaged file', async () => {
    const folder = await makeTempFolder();
    await sim(`${line} 3 --out ${folder}`);
    const path = join(folder, (await readdir(folder))[1]!);
    const good = await readFile(path);
    await writeFile(path, good.subarray(0, 100));
    const { exit, err } = await callCli(['sim', ...`${line} 3 --out ${folder}`.split(' ')]);
    expect(exit).toBe(0);
    expect(err).toEqual([
      expect.stringMatching(
        /^Played again: .*: the file is cut off: .*; the old file is now .*\.ludoteca\.1$/,
      ),
      '1 archive written, 2 already there.',
    ]);
    expect(err[0]).toContain(`${path}: the file`);
    expect(await readFile(path)).toEqual(good);
    expect(await readFile(`${path}.1`)).toEqual(good.subarray(0, 100));
  });

  it.each(['1', '2'])('reports an archive that cannot be written in one line, with %s jobs', async (jobs) => {
    const folder = await makeTempFolder();
    await sim(`${line} 3 --out ${folder}`);
    const [, second] = await readdir(folder);
    await rm(join(folder, second!));
    await mkdir(join(folder, second!));
    const { exit, out, err } = await callCli([
      'sim',
      ...`${line} 3 --out ${folder} --jobs ${jobs}`.split(' '),
    ]);
    expect({ exit, out }).toEqual({ exit: 1, out: [] });
    expect(err).toEqual([
      expect.stringMatching(/--out: cannot write to .*; the archives there are complete/),
    ]);
  });

  it('writes gzip archives that are read like others', async () => {
    const folder = await makeTempFolder();
    const plain = await sim(`${line} 3`);
    expect(await sim(`${line} 3 --out ${folder} --gzip`)).toEqual(plain);
    for (const bytes of (await readFolder(folder)).values())
      expect([bytes[0], bytes[1]]).toEqual([0x1f, 0x8b]);
    expect(await sim(`${line} 3 --out ${folder}`)).toEqual(plain);
    expect((await callCli(['verify', folder])).exit).toBe(0);
  });
});
