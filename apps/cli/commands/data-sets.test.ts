import { readFile, readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';

interface DecisionLine {
  readonly match: number;
  readonly seat: number;
  readonly options: readonly unknown[];
  readonly choice: number;
  readonly return: number;
  readonly observation: readonly number[];
  readonly actions?: readonly number[];
}

const simulate = (game: string, ...words: readonly string[]) =>
  callCli(['sim', game, '--seed', '1', '--json', ...words]);

const readDecisions = async (file: string): Promise<readonly DecisionLine[]> =>
  gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as DecisionLine);

describe('ludoteca sim --archive', () => {
  it('writes a collection whose archives verify and can be replayed one by one', async () => {
    const folder = await makeTempFolder();
    const file = join(folder, 'games.ludotecas');
    expect(await simulate('rumour', '--games', '30', '--first', '5', '--archive', file)).toMatchObject({
      exit: 0,
    });
    expect(await readdir(folder)).toEqual(['games.ludotecas']);
    const verified = await callCli(['verify', file, '--json']);
    expect(verified.exit).toBe(0);
    const verdicts = JSON.parse(verified.out.join('\n')) as readonly { file: string; ok: boolean }[];
    expect(verdicts.map((one) => one.file)).toEqual(Array.from({ length: 30 }, (_, i) => `${file}#${i + 5}`));
    expect(await callCli(['verify', `${file}#7`])).toMatchObject({ exit: 0 });
    expect(await callCli(['replay', `${file}#7`, '--plain', '--lang', 'en'])).toMatchObject({ exit: 0 });
    expect(await callCli(['replay', `${file}#99`, '--plain'])).toMatchObject({ exit: 2 });
  });

  it('has the same bytes whatever the number of threads', async () => {
    const folder = await makeTempFolder();
    const files = ['1', '2'].map((jobs) => join(folder, jobs));
    for (const [i, file] of files.entries())
      await simulate(
        'rumour',
        '--games',
        '200',
        '--jobs',
        String(i + 1),
        '--archive',
        file,
        '--record',
        `${file}.gz`,
      );
    const [one, two] = await Promise.all(files.map((file) => readFile(file)));
    expect(two!.equals(one!)).toBe(true);
    expect(await readDecisions(`${files[1]}.gz`)).toEqual(await readDecisions(`${files[0]}.gz`));
  });

  it('packs archives with --gzip', async () => {
    const folder = await makeTempFolder();
    await simulate('uno', '--games', '5', '--archive', join(folder, 'plain'));
    await simulate('uno', '--games', '5', '--gzip', '--archive', join(folder, 'packed'));
    const [plain, packed] = await Promise.all(
      ['plain', 'packed'].map((name) => readFile(join(folder, name))),
    );
    expect(packed!.length).toBeLessThan(plain!.length / 2);
    expect(await callCli(['verify', join(folder, 'packed')])).toMatchObject({ exit: 0 });
  });

  it('that is cut off or damaged is refused in one line', async () => {
    const file = join(await makeTempFolder(), 'games');
    await simulate('rumour', '--games', '3', '--archive', file);
    const bytes = await readFile(file);
    for (const length of [bytes.length - 1, 30, 22]) {
      await truncate(file, length);
      expect(await callCli(['verify', file])).toMatchObject({
        exit: 1,
        err: [expect.stringContaining('the collection is cut off')],
      });
    }
    for (let at = bytes.length - 88; at < bytes.length - 8; at += 8) {
      const damaged = Buffer.from(bytes);
      damaged.writeBigUInt64LE(2n ** 60n, at);
      await writeFile(file, damaged);
      expect(await callCli(['verify', file])).toMatchObject({
        exit: 1,
        err: [expect.stringContaining('the index of the collection is damaged')],
      });
    }
  });
});

describe('ludoteca sim --record', () => {
  it.each(['uno', 'lirya'])('writes every decision of %s with the return of its seat', async (game) => {
    const file = join(await makeTempFolder(), 'decisions.gz');
    const { out } = await simulate(game, '--games', '3', '--record', file);
    const { decisions } = JSON.parse(out.join('')) as { decisions: number };
    const lines = await readDecisions(file);
    expect(lines).toHaveLength(decisions);
    expect(new Set(lines.map(({ match }) => match))).toEqual(new Set([0, 1, 2]));
    for (const { options, choice, observation, actions, return: value } of lines) {
      expect(options[choice]).toBeDefined();
      expect(observation.length % 2).toBe(0);
      expect(actions?.length ?? options.length).toBe(options.length);
      expect(Math.abs(value)).toBeLessThanOrEqual(1);
    }
  });
});

describe('misuse', () => {
  it.each([
    [['--gzip'], '--gzip packs archives: give --out or --archive too'],
    [['--out', 'x', '--record', 'y'], '--out keeps archives that are there'],
    [['--archive', '/nowhere/at/all'], '--archive and --record: cannot write: ENOENT'],
    [['--record', '/nowhere/at/all'], '--archive and --record: cannot write: ENOENT'],
  ])('%j is refused in one line', async (words, sentence) => {
    const { exit, err } = await simulate('rumour', ...words);
    expect(exit).toBe(2);
    expect(err).toEqual([expect.stringContaining(sentence)]);
  });

  it('the JSON says what was played', async () => {
    const { out } = await simulate('uno', '--games', '1', '--players', 'greedy,random', '--first', '3');
    expect(JSON.parse(out.join(''))).toMatchObject({
      seed: '1',
      first: 3,
      players: ['greedy', 'random'],
      settings: { hand: 7 },
    });
  });
});
