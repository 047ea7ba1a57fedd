import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { expect, it } from 'vitest';
import { loadAddOns } from './add-ons.ts';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';

const EXAMPLE = join(import.meta.dirname, '../../../examples/lirya/moon.mjs');
const called = { it: 'Fabbro di Latta', en: 'Tinsmith', pt: 'Latoeiro' };
const tinsmith = {
  id: 'tinsmith',
  name: called,
  type: 'character',
  rarity: 'common',
  cost: 1,
  attack: 2,
  defence: 0,
  health: 2,
};

it('loads add-ons, reports invalid ones, and plays and verifies matches with them', async () => {
  const data = await makeTempFolder();
  const sets = join(data, 'lirya', 'sets');
  await mkdir(sets, { recursive: true });
  await copyFile(EXAMPLE, join(sets, 'moon.mjs'));
  await writeFile(
    join(sets, 'tin.json'),
    JSON.stringify({ format: 1, id: 'tin', version: 1, name: called, cards: [tinsmith] }),
  );
  await writeFile(
    join(sets, 'zinc.json'),
    JSON.stringify({ format: 1, id: 'zinc', version: 1, name: called, cards: [tinsmith] }),
  );
  await writeFile(join(sets, 'broken.mjs'), 'export default {');
  await writeFile(join(sets, 'remarks.txt'), 'none of the game’s business');
  const said: string[] = [];
  await loadAddOns(catalogue, 'en', (line) => said.push(line), data);
  expect(said).toEqual([
    expect.stringContaining('broken.mjs'),
    expect.stringMatching(/^zinc\.json: .*tinsmith/),
  ]);

  const found = await callCli(['lirya', 'cards', '--search', 'tinsmith', '--lang', 'en']);
  expect(found.out[0]).toBe('Tinsmith (tinsmith): character, neutral, common, cost 1, 2/0/2');

  const deck = join(data, 'mine.txt');
  const listed = await callCli(['lirya', 'deck', 'list', 'ember-vanguard', '--lang', 'en']);
  await writeFile(deck, [...listed.out, '2 Tinsmith', '2 Moon Hare', '2 Moon Tide'].join('\n'));
  const out = join(data, 'out');
  const played = await callCli([
    'sim',
    'lirya',
    '--games',
    '2',
    '--players',
    'random',
    '--jobs',
    '1',
    '--set',
    `deck1=@${deck}`,
    '--out',
    out,
  ]);
  expect(played.exit).toBe(0);
  expect((await callCli(['verify', out])).exit).toBe(0);
});

it('finds nothing in an empty data folder', async () => {
  const said: string[] = [];
  await loadAddOns(catalogue, 'en', (line) => said.push(line), await makeTempFolder());
  expect(said).toEqual([]);
});
