/** Runs tools/new-game in a copy of the project. */
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
  'apps/server/testing/postgres',
];
/** A short name, a long one and the longest: each breaks lines elsewhere. */
const NAMES = ['old-maid', 'stable-students-2', `the-${'very-'.repeat(5)}longest-one`];
const NAME = 'old-maid';
const KINDS = ['test', 'testing', 'strength'];
let copy = '';

/** Copies the parts of the project that a game needs; packages resolve to the copy, not to the original. */
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

describe('refused names', () => {
  test.each([
    [['Old-Maid'], 'is not a valid name'],
    [['old_maid'], 'is not a valid name'],
    [['../maid'], 'is not a valid name'],
    [['-maid'], 'one name, please'],
    [['7up'], 'is not a valid name'],
    [['old--maid'], 'is not a valid name'],
    [['x'.repeat(41)], 'is not a valid name'],
    [[''], 'is not a valid name'],
    [[], 'one name, please'],
    [['old', 'maid'], 'one name, please'],
    [['rumour'], 'games/rumour already exists'],
    [['delete'], 'already means something'],
    [['arguments'], 'already means something'],
    [['infinity'], 'already means something'],
    [['catalogue'], 'already means something'],
    [['state'], 'already means something'],
    [['scandal'], 'already means something'],
    [['rumour-2'], 'already means something'],
  ])('%j: one line, exit code 2, nothing written', (words, complaint) => {
    const before = listing();
    const { code, out, err } = run('tools/new-game', ...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(complaint);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(listing()).toEqual(before);
  });

  test('--help prints the usage', () => {
    expect(run('tools/new-game', '--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('usage:'),
    });
  });
});

const readOldMaid = (file: string): string => readFileSync(join(copy, 'games/old-maid', file), 'utf8');

describe('the created games', () => {
  const folders = NAMES.map((name) => `games/${name}`);
  const clean = { code: 0, err: '' };
  let created: ReturnType<typeof run>[];
  beforeAll(() => {
    created = NAMES.map((name) => run('tools/new-game', name));
  });

  test('are followed by the six steps of CONTRIBUTING.md', () => {
    const steps = [
      ...readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/^(\d)\. \*\*(.+?)\*\*/gm),
    ].map(([, number, heading = '']) => ({
      number,
      names: [...heading.matchAll(/`(.+?)`/g)].map(([, name = '']) => name),
    }));
    expect(steps).toHaveLength(6);
    expect(created[0]).toMatchObject(clean);
    for (const { number, names } of steps) {
      const printed = created[0]!.out.split(/^ {2}(?=\d\. )/m).find((step) => step.startsWith(`${number}. `));
      for (const name of names) expect(printed).toContain(name.replace('NAME', NAME));
    }
    expect(created[0]!.out).toContain('heuristics.ts');
    expect(created[0]!.out).toContain('conformance.test.ts');
    expect(created[0]!.out).toContain(`npx vitest run games/${NAME}`);
  });

  test('are in the catalogue, under their own names', () => {
    const catalogue = readFileSync(join(copy, 'games/catalogue.ts'), 'utf8');
    expect(catalogue).toContain(`import { oldMaid } from './old-maid/index.ts';`);
    expect(catalogue).toContain('eraseGameType(oldMaid)');
    expect(readOldMaid('entry.ts')).toContain('export const oldMaid: CatalogueEntry<OldMaid>');
    expect(readOldMaid('game.ts')).toContain(`id: 'old-maid'`);
    expect(readOldMaid('text/en.ts')).toContain(`name: 'Old maid'`);
  });

  test.each(NAMES)('%s mentions Rumour in no file and no file name', (name) => {
    const folder = join(copy, 'games', name);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    const traces = files.filter(
      (file) =>
        /rumou?r/i.test(file.name) || /rumou?r/i.test(readFileSync(join(file.parentPath, file.name), 'utf8')),
    );
    expect(files.map((file) => file.name)).toContain(`${name}.strength.ts`);
    expect(traces.map((file) => file.name)).toEqual([]);
  });

  test('have English texts for all languages and are not listed', () => {
    expect(readdirSync(join(copy, 'games/old-maid/text')).toSorted()).toEqual([
      'en.ts',
      'index.ts',
      'text-types.ts',
    ]);
    expect(readOldMaid('text/index.ts')).toContain(`singleLanguage(createTexts('en', en))`);
    expect(readOldMaid('entry.ts')).toContain('listed: false');
  });

  test('compile', () => {
    expect(run('node_modules/typescript/bin/tsc', '-b')).toEqual({ ...clean, out: '' });
  });

  test('pass the linter', () => {
    const words = ['--type-aware', '--deny-warnings', ...folders, 'games/catalogue.ts'];
    const linted = run('node_modules/oxlint/bin/oxlint', ...words);
    expect(linted, `${linted.out}${linted.err}`).toMatchObject({ code: 0 });
  });

  test('are formatted', () => {
    const words = ['--check', ...folders, 'games/catalogue.ts'];
    const formatted = run('node_modules/oxfmt/bin/oxfmt', ...words);
    expect(formatted, `${formatted.out}${formatted.err}`).toMatchObject({ code: 0 });
  });

  test('pass conformance and their other tests', () => {
    // Higher numbers of seats are tested with the original.
    const titles = '^(?!.*with [3-9] seats)';
    const tested = run('node_modules/vitest/vitest.mjs', 'run', `games/${NAME}`, '-t', titles);
    expect(tested, `${tested.out}${tested.err}`).toMatchObject({ code: 0 });
    expect(tested.out).toContain('conformance.test.ts');
  });

  test('are not created twice', () => {
    expect(run('tools/new-game', NAME)).toMatchObject({ code: 2, out: '' });
  });
});
