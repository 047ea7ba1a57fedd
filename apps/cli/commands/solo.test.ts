import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeTempFolder();
});

const play = (line: string, typed: readonly string[] = []) =>
  callCli(['solo', ...line.split(' '), '--dir', folder, '--lang', 'en', '--seed', 'ludoteca'], typed);
const repeat = (line: string, count: number): readonly string[] => Array.from({ length: count }, () => line);
const saveFile = (mode: string): string => join(folder, 'solo', `lirya-${mode}.json`);
const readProgress = async (mode: string) =>
  (JSON.parse(await readFile(saveFile(mode), 'utf8')) as { progress: { results: string[]; picks: string[] } })
    .progress;

async function countEntries(match: string): Promise<number> {
  const { out } = await callCli(['verify', join(folder, 'solo', 'lirya', `${match}.ludoteca`)]);
  return Number(/(\d+) entries/.exec(out.join(' '))?.[1]);
}

/** Enter follows the advice; then the person ends every turn, and gives the first answer to other questions. */
const DRAFT = [...repeat('', 47), ...Array.from({ length: 100 }, () => ['end the turn', '1']).flat()];

describe('ludoteca solo', () => {
  it('lists the modes of a game', async () => {
    const { exit, out } = await callCli(['solo', 'lirya', '--lang', 'en']);
    expect(exit).toBe(0);
    expect(out.join('\n')).toMatch(/^draft {2}/m);
  });

  it.each([
    ['uno', 'uno has no solo modes'],
    ['lirya drafts', '"drafts" is not a solo mode; there are campaign, draft'],
  ])('refuses %s in one sentence', async (line, message) => {
    const { exit, err } = await callCli(['solo', ...line.split(' '), '--dir', folder]);
    expect(exit).toBe(2);
    expect(err).toHaveLength(1);
    expect(err.join('\n')).toContain(message);
  });

  it('drafts a deck and plays three matches to the end, which are archives', async () => {
    const { exit, out } = await play('lirya draft', DRAFT);
    expect(exit).toBe(0);
    const text = out.join('\n');
    expect(text).toContain('Pack 3 of 3, pick 15 of 15');
    expect(text).toContain('Your deck: 40 of 45 cards');
    expect(text).toContain('The draft is over');
    expect((await readProgress('draft')).results).toHaveLength(3);
    const archives = (await readdir(join(folder, 'solo', 'lirya'))).filter((file) =>
      file.endsWith('.ludoteca'),
    );
    expect(archives).toHaveLength(3);
    for (const file of archives)
      expect(await callCli(['verify', join(folder, 'solo', 'lirya', file)])).toMatchObject({ exit: 0 });
  });

  it('goes on with a match that was left, and with the progress', async () => {
    await play('lirya draft', [...repeat('', 48), 'end the turn', 'quit']);
    expect(await readProgress('draft')).toMatchObject({ step: 'play', results: [] });
    const left = await countEntries('draft-5145f25d-1');
    expect(left).toBeGreaterThan(0);
    const { out } = await play('lirya draft', ['', '1', 'end the turn', 'quit']);
    expect(out.join('\n')).toContain('Match 1 of 3');
    expect(out.join('\n')).not.toContain('pick 1 of 15');
    expect(await countEntries('draft-5145f25d-1')).toBeGreaterThan(left);
  });

  it('uses an earlier version of damaged progress, and says so', async () => {
    await play('lirya draft', repeat('', 3));
    await writeFile(
      saveFile('draft'),
      (await readFile(saveFile('draft'), 'utf8')).replace('"step"', '"stop"'),
    );
    const { out } = await play('lirya draft', ['']);
    expect(out.join('\n')).toContain('an earlier version is used');
    expect(out.join('\n')).toContain('pick 3 of 15');
  });

  it('starts over when asked twice', async () => {
    await play('lirya draft', ['', '', 'start over', 'no', 'start over', 'yes']);
    expect((await readProgress('draft')).picks).toEqual([]);
  });

  it('shows the texts of the cards that are offered', async () => {
    const { out } = await play('lirya draft', ['read the texts', 'q']);
    expect(out.join('\n')).toMatch(/Cost \d · character/);
  });
});

describe('the campaign', () => {
  it('tells a story and the special rule before a match, and lets a lost one be repeated', async () => {
    const lines = ['stonelight', 'Carlotta', '', 'quit', 'withdraw', 'yes', '', '', ''];
    const { out } = await play('lirya campaign', lines);
    expect(out.join('\n')).toContain('Special rule. A short match: both begin with 15 life.');
    expect(out.join('\n')).toContain('Not this time: Carlotta of the Toll');
    expect(await readProgress('campaign')).toMatchObject({ starter: 'stonelight-bastion', won: [] });
  });
});
