import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PACKAGES = ['kernel', 'kit', 'games', 'players'];
const PROJECTS = [...PACKAGES, 'players/process'];

/** A small project under the import rules of this one; none of its files breaks them. */
const right: { readonly [file: string]: string } = {
  'kernel/index.ts': "export const kernel = 'kernel';",
  'kernel/right.ts': "export { kernel as given } from './index.ts';",
  'kit/index.ts': "export const kit = 'kit';",
  'kit/table/right.ts':
    "export { kernel as given } from '@ludoteca/kernel';\nexport { kit as own } from '../index.ts';",
  'games/catalogue.ts': "export const catalogue = 'catalogue';",
  'games/right.ts': "export { rumour as given } from './rumour/index.ts';",
  'games/uno/index.ts': "export const uno = 'uno';",
  'games/rumour/index.ts': "export const rumour = 'rumour';",
  'games/rumour/right.ts':
    "export { kernel as given } from '@ludoteca/kernel';\nexport { kit as other } from '@ludoteca/kit';",
  'games/rumour/text/right.ts': "export { rumour as given } from '../index.ts';",
  'players/index.ts': "export const greedy = 'greedy';",
  'players/right.ts':
    "export { kernel as given } from '@ludoteca/kernel';\nexport { kit as other } from '@ludoteca/kit';",
  'kit/web/index.ts': "export const sign = 'sign';",
  'games/rumour/web/right.tsx':
    "export { sign as given } from '@ludoteca/kit/web';\nexport { rumour as own } from '../index.ts';",
  'apps/web/right.tsx': "export { sign as given } from '@ludoteca/kit/web';",
  'players/process/index.ts': "export const referee = 'referee';",
  'players/process/right.ts':
    "export { greedy as given } from '@ludoteca/players';\nexport { spawn } from 'node:child_process';\nexport const soon = (): unknown => setTimeout(() => {}, performance.now());",
  'apps/cli/right.ts': "export { catalogue as given } from '@ludoteca/games';",
  'apps/cli/commands/games.ts': "export const games = 'games';",
  'apps/cli/commands/right.ts': "export { games as given } from './games.ts';",
};

/** Lines that break a rule, each in a file of its own. */
const planted: { readonly [file: string]: string } = {
  'kernel/knows-a-game.ts': "export { rumour as stolen } from '../games/rumour/index.ts';",
  'kernel/knows-the-games.ts': "export { catalogue as stolen } from '@ludoteca/games';",
  'kernel/knows-the-kit.ts': "export { kit as stolen } from '@ludoteca/kit';",
  'kernel/reads-a-file.ts': "export { readFileSync as stolen } from 'node:fs';",
  'kernel/reads-a-file-later.ts': "export const stolen = async (): Promise<unknown> => import('node:fs');",
  'kernel/has-luck.ts': 'export const stolen = (): number => Math.random();',
  'kernel/has-luck-by-another-name.ts': 'export const { random: stolen } = Math;',
  'kernel/has-a-clock.ts': 'export const stolen = (): number => Date.now();',
  'kernel/has-a-calendar.ts': 'export const stolen = (): unknown => new Date();',
  'kernel/has-a-clock-by-another-name.ts': 'export const stolen = (): number => globalThis.Date.now();',
  'kernel/waits.ts': 'export const stolen = (): unknown => setTimeout(() => {}, 1);',
  'kit/knows-the-games.ts': "export { catalogue as stolen } from '@ludoteca/games';",
  'kit/knows-a-game.ts': "export { rumour as stolen } from '../games/rumour/index.ts';",
  'kit/face/knows-a-game.ts': "export { rumour as stolen } from '../../games/rumour/index.ts';",
  'kit/knows-the-players.ts': "export { greedy as stolen } from '@ludoteca/players';",
  'kit/reads-a-file.ts': "export { readFileSync as stolen } from 'node:fs';",
  'kit/has-luck.ts': 'export const stolen = (): number => Math.random();',
  'games/rumour/knows-the-players.ts': "export { greedy as stolen } from '@ludoteca/players';",
  'games/rumour/knows-the-players-nearby.ts': "export { greedy as stolen } from '../../players/index.ts';",
  'games/rumour/knows-another-game.ts': "export { uno as stolen } from '../uno/index.ts';",
  'games/rumour/knows-another-game-by-name.ts': "export { uno as stolen } from '@ludoteca/games/uno';",
  'games/rumour/text/knows-another-game.ts': "export { uno as stolen } from '../../uno/index.ts';",
  'games/rumour/knows-the-catalogue.ts': "export { catalogue as stolen } from '../catalogue.ts';",
  'games/rumour/text/knows-the-catalogue.ts': "export { catalogue as stolen } from '../../catalogue.ts';",
  'games/rumour/reads-a-file.ts': "export { readFileSync as stolen } from 'node:fs';",
  'games/rumour/reads-a-file-later.ts':
    "export const stolen = async (): Promise<unknown> => import('node:fs');",
  'games/rumour/has-luck.ts': 'export const stolen = (): number => Math.random();',
  'games/rumour/has-a-clock.ts': 'export const stolen = (): number => Date.now();',
  'players/knows-the-games.ts': "export { catalogue as stolen } from '@ludoteca/games';",
  'players/knows-a-game.ts': "export { rumour as stolen } from '../games/rumour/index.ts';",
  'players/has-luck.ts': 'export const stolen = (): number => Math.random();',
  'players/reads-a-file.ts': "export { readFileSync as stolen } from 'node:fs';",
  'games/rumour/knows-a-face.ts': "export { sign as stolen } from '@ludoteca/kit/web';",
  'games/rumour/knows-the-page.ts': 'export const stolen = (): unknown => document.title;',
  'games/rumour/web/knows-another-game.tsx': "export { uno as stolen } from '../../uno/index.ts';",
  'games/rumour/web/knows-the-players.tsx': "export { greedy as stolen } from '@ludoteca/players';",
  'games/rumour/web/has-luck.tsx': 'export const stolen = (): number => Math.random();',
  'kit/web/knows-the-games.tsx': "export { catalogue as stolen } from '@ludoteca/games';",
  'apps/web/knows-a-game.tsx': "export { uno as stolen } from '../../games/uno/index.ts';",
  'players/waits.ts': 'export const stolen = (): unknown => setTimeout(() => {}, 1);',
  'players/starts-a-process.ts': "export { referee as stolen } from '@ludoteca/players/process';",
  'players/process/knows-the-games.ts': "export { catalogue as stolen } from '@ludoteca/games';",
  'players/process/knows-a-game.ts': "export { rumour as stolen } from '../../games/rumour/index.ts';",
  'players/process/has-luck.ts': 'export const stolen = (): number => Math.random();',
  'games/rumour/starts-a-process.ts': "export { referee as stolen } from '@ludoteca/players/process';",
  'apps/cli/knows-a-game.ts': "export { uno as stolen } from '@ludoteca/games/uno';",
  'apps/cli/knows-a-game-nearby.ts': "export { uno as stolen } from '../../games/uno/index.ts';",
  'apps/cli/commands/knows-a-game.ts': "export { uno as stolen } from '../../../games/uno/index.ts';",
  'apps/cli/commands/knows-a-game-later.ts':
    "export const stolen = async (): Promise<unknown> => import('@ludoteca/games/uno');",
};

const copy = mkdtempSync(join(tmpdir(), 'ludoteca-arrow-'));
const accused = new Set<string>();

function run(tool: string, ...words: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', tool), ...words], {
    cwd: copy,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

beforeAll(() => {
  for (const [file, lines] of Object.entries({ ...right, ...planted })) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), `${lines}\n`);
  }
  const configs = [
    ...PROJECTS.map((name) => `${name}/tsconfig.json`),
    ...PACKAGES.map((name) => `${name}/package.json`),
  ];
  for (const file of ['tsconfig.base.json', '.oxlintrc.json', ...configs])
    cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const references = PROJECTS.map((path) => ({ path }));
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ files: [], references }));

  const said =
    run('typescript/bin/tsc', '-b', '--pretty', 'false') + run('oxlint/bin/oxlint', '--format', 'unix');
  // Where several files import what they must not, the compiler names one of them and lists the others.
  for (const [, at, from] of said.matchAll(/^([\w./-]+\.tsx?)[(:]\d+|from file '([^']+)'$/gm))
    accused.add(at ?? relative(copy, from ?? ''));
});

afterAll(() => rmSync(copy, { recursive: true }));

test.each(Object.keys(planted))('%s is refused', (file) => {
  expect([...accused]).toContain(file);
});

test('correct code is not refused', () => {
  expect([...accused].filter((file) => !(file in planted))).toEqual([]);
});
