/** Builds the package once, unpacks its tarball as an installation does, and uses it as a stranger: `npm run package:check` does the rest. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillPackage, pack } from './package.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Outside the clone, with a space in its path. */
let home = '';
let installed = '';

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'ludoteca package '));
  // `npm test` builds declarations before its tests and the page in its browser tests.
  mkdirSync(join(root, 'out/web'), { recursive: true });
  const filled = mkdtempSync(join(root, 'out/package-test-'));
  await fillPackage(filled);
  const tarball = pack(filled, home);
  rmSync(filled, { recursive: true });
  mkdirSync(join(home, 'node_modules'));
  spawnSync('tar', ['-xzf', tarball, '-C', join(home, 'node_modules')]);
  spawnSync('mv', [join(home, 'node_modules/package'), join(home, 'node_modules/ludoteca')]);
  installed = join(home, 'node_modules/ludoteca');
  symlinkSync(join(root, 'node_modules/libsql'), join(home, 'node_modules/libsql'));
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
  makeReadOnly(installed);
});
afterAll(() => {
  spawnSync('chmod', ['-R', 'u+w', home]);
  rmSync(home, { recursive: true });
});

function makeReadOnly(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(
      join(entry.parentPath, entry.name),
      entry.isDirectory() || entry.name === 'bin.mjs' ? 0o555 : 0o444,
    );
  chmodSync(folder, 0o555);
}

function run(words: readonly string[], program = process.execPath) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: home,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
  });
  return { code: status, out: stdout, err: stderr };
}
const ludoteca = (...words: readonly string[]) => run([join(installed, 'bin.mjs'), ...words]);
const read = (file: string): string => readFileSync(join(installed, file), 'utf8');

const SCRIPT = `import { open } from 'ludoteca';
const totals = [0, 0, 0];
for (let seed = 0; seed < 50; seed++) {
  const episode = open('uno', { seats: 3, seed });
  while (!episode.isOver) episode.step(episode.legal()[0]!);
  episode.returns().forEach((value, seat) => (totals[seat]! += value));
}
console.log(JSON.stringify(totals.reduce((a, b) => a + b)));
`;

describe('the manifest', () => {
  test('has no scripts and only an optional dependency', () => {
    const { scripts, dependencies, optionalDependencies } = JSON.parse(read('package.json')) as {
      [key: string]: object;
    };
    expect({ scripts, dependencies }).toEqual({});
    expect(Object.keys(optionalDependencies!)).toEqual(['libsql']);
  });

  test('names files that are in the tarball', () => {
    const { exports: modules } = JSON.parse(read('package.json')) as {
      exports: { [name: string]: string | { types: string; default: string } };
    };
    const files = Object.values(modules).flatMap((one) =>
      typeof one === 'string' ? [one] : [one.types, one.default, `${one.default}.map`],
    );
    expect(files.filter((file) => !existsSync(join(installed, file)))).toEqual([]);
    expect(Object.keys(modules)).toEqual(
      expect.arrayContaining(['.', './kernel', './kit', './testkit', './games/uno']),
    );
  });

  test('comes with the licences of the code it contains', () => {
    for (const name of ['fastify', 'react', 'kysely', 'ws'])
      expect(read('THIRD-PARTY-LICENCES.txt')).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });
});

test('no file names the folder of the clone', () => {
  const found = run(['-rlF', root.replace(/\/$/, ''), installed], 'grep');
  expect(found).toMatchObject({ code: 1, out: '' });
});

describe('the programs, from a read-only folder', () => {
  test('print the version of the package', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(ludoteca('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  test('simulate in threads', () => {
    const words = ['sim', 'rumour', '--games', '100', '--jobs', '2', '--seed', '1', '--json'];
    expect(JSON.parse(ludoteca(...words).out)).toMatchObject({ games: 100, faults: 0 });
  });

  test('say how to name another folder if the home folder cannot be written', () => {
    const { code, err } = run(
      ['-c', `HOME=/dev/null node '${join(installed, 'bin.mjs')}' play rumour --plain </dev/null`],
      'sh',
    );
    expect(code).toBe(1);
    expect(err.trimEnd().split('\n').at(-1)).toContain('--dir');
  });
});

/** The example of docs/api.md in a language. */
const readExample = (language: string): string =>
  new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'm').exec(read('docs/api.md'))![1]!;

describe('the modules', () => {
  test('run the example of the page on the library', () => {
    writeFileSync(join(home, 'example.mjs'), readExample('js'));
    expect(run(['example.mjs'])).toEqual({
      code: 0,
      out: expect.stringMatching(/^\[ -?0\.\d+, -?0\.\d+ \]\n$/) as string,
      err: '',
    });
  });

  test('play from JavaScript', () => {
    writeFileSync(join(home, 'script.mjs'), SCRIPT.replaceAll(/(?<=\])!/g, ''));
    expect(run(['script.mjs'])).toEqual({ code: 0, out: '0\n', err: '' });
  });

  test('have types for a strict project', () => {
    const options = {
      strict: true,
      noUncheckedIndexedAccess: true,
      module: 'nodenext',
      target: 'es2023',
      outDir: 'built',
      types: [],
    };
    const console = 'declare const console: { log(value: unknown): void };\n';
    writeFileSync(join(home, 'script.mts'), `${console}${SCRIPT}`);
    writeFileSync(join(home, 'typed.mts'), `${console}${readExample('typescript')}`);
    writeFileSync(
      join(home, 'all.mts'),
      `import { testConformance } from 'ludoteca/testkit';
import { lirya } from 'ludoteca/games/lirya';
import type { Game } from 'ludoteca/kernel';
export const test = (): void => testConformance(lirya, { cards: () => ({}), hidden: () => [], maxDecisions: 1 });
export type Rules = Game<never>['rules'];
`,
    );
    writeFileSync(
      join(home, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: ['script.mts', 'typed.mts', 'all.mts'] }),
    );
    expect(run([join(root, 'node_modules/typescript/bin/tsc'), '-p', home])).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    expect(run(['built/typed.mjs'])).toMatchObject({ code: 0, err: '' });
  });
});
