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
const OTHERS = [
  'tools',
  'package.json',
  'tsconfig.base.json',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'vitest.config.ts',
];
/** Lines break elsewhere with a short name, a long one, and the longest. */
const NAMES = ['old-maid', 'stable-students-2', `the-${'very-'.repeat(5)}longest-one`];
const NAME = 'old-maid';
const KINDS = ['test', 'testing', 'strength'];
let copy = '';

/** A copy of the house, as far as a game needs it, where packages find each other and not the original. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'ludoteca-new-game-'));
  for (const part of [...PACKAGES, ...OTHERS])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@ludoteca'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@ludoteca' && (!name.startsWith('.') || name === '.bin'))
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of PACKAGES) symlinkSync(join(copy, name), join(modules, '@ludoteca', name));
  const references = PACKAGES.map((path) => ({ path }));
  const tests = {
    extends: './tsconfig.base.json',
    compilerOptions: { rootDir: '.', outDir: 'out/tests', types: ['node'] },
    include: NAMES.flatMap((name) => KINDS.map((kind) => `games/${name}/**/*.${kind}.ts`)),
    references,
  };
  writeFileSync(join(copy, 'tsconfig.tests.json'), JSON.stringify(tests));
  const all = { files: [], references: [...references, { path: 'tsconfig.tests.json' }] };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(all));
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
    [['arguments'], 'already means something'],
    [['infinity'], 'already means something'],
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

describe('the games it makes', () => {
  const folders = NAMES.map((name) => `games/${name}`);
  const clean = { code: 0, err: '' };
  let made: ReturnType<typeof run>[];
  beforeAll(() => {
    made = NAMES.map((name) => run('tools/new-game', name));
  });

  test('come with the six steps of CONTRIBUTING.md', () => {
    const steps = [
      ...readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/^(\d)\. \*\*(.+?)\*\*/gm),
    ].map(([, number, heading = '']) => ({
      number,
      names: [...heading.matchAll(/`(.+?)`/g)].map(([, name = '']) => name),
    }));
    expect(steps).toHaveLength(6);
    expect(made[0]).toMatchObject(clean);
    for (const { number, names } of steps) {
      const said = made[0]!.out.split(/^ {2}(?=\d\. )/m).find((step) => step.startsWith(`${number}. `));
      for (const name of names) expect(said).toContain(name.replace('NAME', NAME));
    }
    expect(made[0]!.out).toContain('heuristics.ts');
    expect(made[0]!.out).toContain('conformance.test.ts');
    expect(made[0]!.out).toContain(`npx vitest run games/${NAME}`);
  });

  test('are in the catalogue, under their own names', () => {
    const catalogue = readFileSync(join(copy, 'games/catalogue.ts'), 'utf8');
    expect(catalogue).toContain(`import { oldMaid } from './old-maid/index.ts';`);
    expect(catalogue).toContain('eraseGameType(oldMaid)');
    const index = readFileSync(join(copy, 'games/old-maid/index.ts'), 'utf8');
    expect(index).toContain('export const oldMaid: CatalogueEntry<OldMaid>');
    expect(index).toContain(`id: 'old-maid'`);
    expect(readFileSync(join(copy, 'games/old-maid/text/pt.ts'), 'utf8')).toContain(`name: 'Old maid'`);
  });

  test.each(NAMES)('%s has no file that is named after rumour', (name) => {
    const files = readdirSync(join(copy, 'games', name), { recursive: true, encoding: 'utf8' });
    expect(files).toContain(`${name}.strength.ts`);
    expect(files.filter((file) => file.includes('rumour'))).toEqual([]);
  });

  test('compile', () => {
    expect(run('node_modules/typescript/bin/tsc', '-b')).toEqual({ ...clean, out: '' });
  });

  test('are without lint', () => {
    const words = ['--type-aware', '--deny-warnings', ...folders, 'games/catalogue.ts'];
    const linted = run('node_modules/oxlint/bin/oxlint', ...words);
    expect(linted, `${linted.out}${linted.err}`).toMatchObject({ code: 0 });
  });

  test('are in shape', () => {
    const words = ['--check', ...folders, 'games/catalogue.ts'];
    const shaped = run('node_modules/oxfmt/bin/oxfmt', ...words);
    expect(shaped, `${shaped.out}${shaped.err}`).toMatchObject({ code: 0 });
  });

  test('pass conformance and the tests that came along', () => {
    // As many seats as can be, and the volume of the oracle, are for the original.
    const most = '^(?!.*(with [3-9] seats|random matches ask))';
    const tested = run('node_modules/vitest/vitest.mjs', 'run', `games/${NAME}`, '-t', most);
    expect(tested, `${tested.out}${tested.err}`).toMatchObject({ code: 0 });
    expect(tested.out).toContain('conformance.test.ts');
  });

  test('are not made twice', () => {
    expect(run('tools/new-game', NAME)).toMatchObject({ code: 2, out: '' });
  });
});
