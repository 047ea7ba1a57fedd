import { appendFile, mkdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PERSON } from '@ludoteca/wire';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { type FinishedMatch, FinishedMatchesFile, FINISHED_MATCHES_FILE } from './finished-matches.ts';

const match = (id: string): FinishedMatch => ({
  id,
  at: 5,
  entries: 30,
  players: [
    { name: 'Zoë', kind: PERSON },
    { name: 'Robot', kind: 'greedy' },
  ],
  places: [1, 2],
});

async function withLines(...lines: readonly string[]): Promise<readonly [FinishedMatchesFile, string]> {
  const folder = await makeTempFolder();
  const path = join(folder, FINISHED_MATCHES_FILE);
  await writeFile(path, lines.join(''));
  return [new FinishedMatchesFile(folder), path];
}
const line = (id: string): string => `${JSON.stringify(match(id))}\n`;

describe('the list of finished matches', () => {
  it('returns what was added, each match once, and creates its folder', async () => {
    const scores = new FinishedMatchesFile(join(await makeTempFolder(), 'data', 'uno'));
    expect(await scores.read()).toEqual({ finished: [], damaged: [] });
    await scores.add([match('a'), match('b')]);
    await scores.add([match('b'), match('c')]);
    expect(await scores.read()).toEqual({ finished: ['a', 'b', 'c'].map(match), damaged: [] });
  });

  it('counts a match once that two programs added at the same time', async () => {
    const [scores] = await withLines(line('a'), line('b'), line('a'));
    expect((await scores.read()).finished.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('loses only the last line in a crash, and repairs itself', async () => {
    const { length } = Buffer.from(line('b'));
    for (let lost = 1; lost <= length; lost++) {
      const [scores, path] = await withLines(line('a'), line('b'));
      await truncate(path, (await stat(path)).size - lost);
      expect(await scores.read()).toEqual({ finished: [match('a')], damaged: [] });
      await scores.add([match('c')]);
      expect(await scores.read()).toEqual({ finished: [match('a'), match('c')], damaged: [] });
    }
  });

  it('treats a last line of zero bytes as incomplete', async () => {
    const [scores, path] = await withLines(line('a'), '\0\0\0\0\n');
    expect(await scores.read()).toEqual({ finished: [match('a')], damaged: [] });
    await scores.add([match('b')]);
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
  ])('reports a damaged line, counts the rest and changes nothing: %s', async (wrong) => {
    const [scores, path] = await withLines(line('a'), `${wrong}\n`, line('b'));
    expect(await scores.read()).toEqual({ finished: [match('a'), match('b')], damaged: [2] });
    const before = await readFile(path, 'utf8');
    await scores.add([match('b')]);
    expect(await readFile(path, 'utf8')).toBe(before);
    await scores.add([match('c')]);
    expect(await scores.read()).toEqual({ finished: ['a', 'b', 'c'].map(match), damaged: [2] });
  });

  it('that cannot be read or is too large is reported, and nothing is added', async () => {
    const folder = await makeTempFolder();
    const scores = new FinishedMatchesFile(folder);
    await mkdir(join(folder, FINISHED_MATCHES_FILE));
    expect(await scores.read()).toEqual({ finished: [], damaged: [], readProblem: { what: 'no file' } });
    await expect(scores.add([match('a')])).rejects.toThrow('no file');
    const [large, path] = await withLines(line('a'));
    await appendFile(path, ' ');
    await truncate(path, 100_000_000);
    expect(await large.read()).toMatchObject({ finished: [], readProblem: { what: 'too large' } });
    await expect(large.add([match('b')])).rejects.toThrow('too large');
  });
});
