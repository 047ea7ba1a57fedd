import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { CONTRACT_VERSION } from '@ludoteca/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GameModuleError, listGameModules, loadGames } from './game-modules.ts';

const ENTRY = (id: string): string =>
  `export default { game: { id: '${id}', version: 1, seats: { min: 2, max: 2 }, rules: {} }, texts: {}, form: {}, heuristics: {} };`;
const MANIFEST = { exports: './dist/index.js', ludoteca: { contract: CONTRACT_VERSION } };

function createFolder(files: { readonly [file: string]: string | object }): string {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca game '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

describe('games of other packages', () => {
  it('are loaded from the module that package.json exports', async () => {
    const folder = createFolder({ 'package.json': MANIFEST, 'dist/index.js': ENTRY('pairs') });
    const entries = await loadGames(folder);
    expect(entries.map(({ game }) => game.id)).toEqual([...catalogue.map(({ game }) => game.id), 'pairs']);
    expect(listGameModules().get('pairs')).toBe(join(folder, 'dist/index.js'));
  });

  it('are loaded from a module', async () => {
    const folder = createFolder({ 'game.mjs': ENTRY('trios') });
    expect((await loadGames(join(folder, 'game.mjs'))).at(-1)?.game.id).toBe('trios');
  });

  it('are none if none is named', async () => {
    expect(await loadGames('')).toEqual(catalogue);
  });

  it.each([
    [
      'throws',
      { 'package.json': MANIFEST, 'dist/index.js': "throw new Error('broken\\nrule');" },
      'throws: broken rule',
    ],
    [
      'cannot be parsed',
      { 'package.json': MANIFEST, 'dist/index.js': 'export default {' },
      'the module of the game throws',
    ],
    [
      'has no default export',
      { 'package.json': MANIFEST, 'dist/index.js': 'export const game = 1;' },
      'no default export',
    ],
    [
      'exports something else',
      { 'package.json': MANIFEST, 'dist/index.js': 'export default 7;' },
      'not a catalogue entry',
    ],
    [
      'has an odd name',
      { 'package.json': MANIFEST, 'dist/index.js': ENTRY('../x') },
      'not a catalogue entry',
    ],
    [
      'has the name of another',
      { 'package.json': MANIFEST, 'dist/index.js': ENTRY('uno') },
      'there already is a game uno',
    ],
    ['is not built', { 'package.json': MANIFEST }, 'build the game first (npm run build)'],
    [
      'targets another contract',
      { 'package.json': { ...MANIFEST, ludoteca: { contract: 99 } }, 'dist/index.js': ENTRY('late') },
      'is written for version 99 of the contract; this is version 1',
    ],
    [
      'names no contract',
      { 'package.json': {}, 'index.js': ENTRY('early') },
      'does not name the version of the contract',
    ],
    ['has no package.json', { 'index.js': ENTRY('bare') }, 'package.json cannot be read'],
    ['has a damaged package.json', { 'package.json': '{' }, 'package.json cannot be read'],
    ['has a list as package.json', { 'package.json': 'null' }, 'package.json is not an object'],
  ])('a game that %s is refused in one line that names it', async (_, files, sentence) => {
    const folder = createFolder(files);
    const failure = await loadGames(folder).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GameModuleError);
    expect((failure as Error).message).toContain(sentence);
    expect((failure as Error).message).toMatch(/^[^\n]*$/);
    expect((failure as Error).message).toContain(folder);
  });

  it('a game whose module never finishes loading is refused', async () => {
    const folder = createFolder({
      'package.json': MANIFEST,
      'dist/index.js': 'await new Promise(() => undefined); export default {};',
    });
    await expect(loadGames(folder, 20)).rejects.toThrow(
      `${folder}: the module of the game is still loading after 20 ms`,
    );
  });

  it('a path without a file is refused', async () => {
    await expect(loadGames('/nowhere/at/all')).rejects.toThrow(
      '/nowhere/at/all: there is no such file or folder',
    );
  });
});
