import { appendFile, mkdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../call.testing.ts';
import { PERSON } from '../play/sitting.ts';
import { type Finished, Tallies, TALLIES_FILE } from './tallies.ts';

const match = (id: string): Finished => ({
  id,
  at: 5,
  entries: 30,
  players: [
    { name: 'Zoë', kind: PERSON },
    { name: 'Robot', kind: 'greedy' },
  ],
  places: [1, 2],
});

async function withLines(...lines: readonly string[]): Promise<readonly [Tallies, string]> {
  const folder = await emptyFolder();
  const path = join(folder, TALLIES_FILE);
  await writeFile(path, lines.join(''));
  return [new Tallies(folder), path];
}
const line = (id: string): string => `${JSON.stringify(match(id))}\n`;

describe('the file of finished matches', () => {
  it('gives back what was added, each match once, in a folder that it makes', async () => {
    const tallies = new Tallies(join(await emptyFolder(), 'data', 'uno'));
    expect(await tallies.read()).toEqual({ finished: [], damaged: [] });
    await tallies.add([match('a'), match('b')]);
    await tallies.add([match('b'), match('c')]);
    expect(await tallies.read()).toEqual({ finished: ['a', 'b', 'c'].map(match), damaged: [] });
  });

  it('counts a match once that two programs wrote down at the same time', async () => {
    const [tallies] = await withLines(line('a'), line('b'), line('a'));
    expect((await tallies.read()).finished.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('loses nothing but the last line wherever a crash cuts it off, and mends itself', async () => {
    const { length } = Buffer.from(line('b'));
    for (let lost = 1; lost <= length; lost++) {
      const [tallies, path] = await withLines(line('a'), line('b'));
      await truncate(path, (await stat(path)).size - lost);
      expect(await tallies.read()).toEqual({ finished: [match('a')], damaged: [] });
      await tallies.add([match('c')]);
      expect(await tallies.read()).toEqual({ finished: [match('a'), match('c')], damaged: [] });
    }
  });

  it('takes a last line for torn that a power cut filled with nothing', async () => {
    const [tallies, path] = await withLines(line('a'), '\0\0\0\0\n');
    expect(await tallies.read()).toEqual({ finished: [match('a')], damaged: [] });
    await tallies.add([match('b')]);
    expect(await readFile(path, 'utf8')).not.toContain('\0');
  });

  it.each([
    'rubbish',
    '',
    'null',
    '[]',
    '{}',
    '7',
    JSON.stringify({ ...match('x'), id: '' }),
    JSON.stringify({ ...match('x'), at: -1 }),
    JSON.stringify({ ...match('x'), entries: 1.5 }),
    JSON.stringify({ ...match('x'), places: [1] }),
    JSON.stringify({ ...match('x'), places: [1, 'two'] }),
    JSON.stringify({ ...match('x'), players: null }),
    JSON.stringify({ ...match('x'), players: [null, null] }),
    JSON.stringify({ ...match('x'), players: [{ name: 'Zoë' }, { name: 7, kind: 'greedy' }] }),
  ])('reports a line that is wrong in its midst, counts the rest and touches nothing: %s', async (wrong) => {
    const [tallies, path] = await withLines(line('a'), `${wrong}\n`, line('b'));
    expect(await tallies.read()).toEqual({ finished: [match('a'), match('b')], damaged: [2] });
    const before = await readFile(path, 'utf8');
    await tallies.add([match('b')]);
    expect(await readFile(path, 'utf8')).toBe(before);
    await tallies.add([match('c')]);
    expect(await tallies.read()).toEqual({ finished: ['a', 'b', 'c'].map(match), damaged: [2] });
  });

  it('that is none, or is too large, is reported, and nothing is added to it', async () => {
    const folder = await emptyFolder();
    const tallies = new Tallies(folder);
    await mkdir(join(folder, TALLIES_FILE));
    expect(await tallies.read()).toEqual({ finished: [], damaged: [], trouble: { what: 'no file' } });
    await expect(tallies.add([match('a')])).rejects.toThrow('no file');
    const [large, path] = await withLines(line('a'));
    await appendFile(path, ' ');
    await truncate(path, 100_000_000);
    expect(await large.read()).toMatchObject({ finished: [], trouble: { what: 'too large' } });
    await expect(large.add([match('b')])).rejects.toThrow('too large');
  });
});
