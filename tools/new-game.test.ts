import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = ['kernel', 'kit', 'games', 'players', 'testkit'];
const OTHERS = ['tools', 'package.json', 'tsconfig.base.json', 'vitest.config.ts'];
const NAME = 'old-maid';
let copy = '';

/** A copy of the house, as far as a game needs it, where packages find each other and not the original. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'ludoteca-new-game-'));
  for (const part of [...PACKAGES, ...OTHERS])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@ludoteca'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@ludoteca' && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of PACKAGES) symlinkSync(join(copy, name), join(modules, '@ludoteca', name));
});
afterAll(() => rmSync(copy, { recursive: true }));

function run(script: string, ...words: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, script), ...words], {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  return { code: status, out: stdout, err: stderr };
}

const listing = (): string[] =>
  readdirSync(join(copy, 'games'), { recursive: true, encoding: 'utf8' }).toSorted();

describe('what it refuses', () => {
  test.each([
    [['Old-Maid'], 'no name for a game'],
    [['old_maid'], 'no name for a game'],
    [['../maid'], 'no name for a game'],
    [['-maid'], 'one name, please'],
    [['7up'], 'no name for a game'],
    [['old--maid'], 'no name for a game'],
    [['x'.repeat(41)], 'no name for a game'],
    [[''], 'no name for a game'],
    [[], 'one name, please'],
    [['old', 'maid'], 'one name, please'],
    [['rumour'], 'games/rumour is there already'],
    [['delete'], 'already means something'],
    [['catalogue'], 'already means something'],
    [['state'], 'already means something'],
  ])('%j: one line, exit code 2, nothing written', (words, complaint) => {
    const before = listing();
    const { code, out, err } = run('tools/new-game', ...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(complaint);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(listing()).toEqual(before);
  });

  test('--help tells how it is used', () => {
    expect(run('tools/new-game', '--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('usage:'),
    });
  });
});

describe('the game it makes', () => {
  let made: ReturnType<typeof run>;
  beforeAll(() => {
    made = run('tools/new-game', NAME);
  });

  test('comes with advice on what to do next', () => {
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toContain(`tools/record-playthrough ${NAME}`);
  });

  test('is in the catalogue, under its own names', () => {
    const catalogue = readFileSync(join(copy, 'games/catalogue.ts'), 'utf8');
    expect(catalogue).toContain(`import { oldMaid } from './old-maid/index.ts';`);
    expect(catalogue).toContain('someEntry(oldMaid)');
    const index = readFileSync(join(copy, 'games/old-maid/index.ts'), 'utf8');
    expect(index).toContain('export const oldMaid: Entry<OldMaid>');
    expect(index).toContain(`id: 'old-maid'`);
    expect(readFileSync(join(copy, 'games/old-maid/text/pt.ts'), 'utf8')).toContain(`name: 'Old maid'`);
  });

  test('compiles', () => {
    const config = {
      extends: './tsconfig.base.json',
      compilerOptions: { rootDir: '.', outDir: 'out/tests', types: ['node'] },
      include: [`games/${NAME}/**/*.test.ts`, `games/${NAME}/**/*.testing.ts`],
      references: PACKAGES.map((path) => ({ path })),
    };
    writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(config));
    expect(run('node_modules/typescript/bin/tsc', '-b', 'tsconfig.new.json')).toEqual({
      code: 0,
      out: '',
      err: '',
    });
  });

  test('passes conformance and all the tests it came with', () => {
    const tested = run('node_modules/vitest/vitest.mjs', 'run', `games/${NAME}`);
    expect(tested, `${tested.out}${tested.err}`).toMatchObject({ code: 0 });
    expect(tested.out).toContain('conformance.test.ts');
  });

  test('is not made twice', () => {
    expect(run('tools/new-game', NAME)).toMatchObject({ code: 2, out: '' });
  });
});
