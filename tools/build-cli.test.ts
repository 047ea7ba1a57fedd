import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { buildCli } from './build-cli.mjs';

/** A project in miniature. */
function project() {
  const root = mkdtempSync(join(tmpdir(), 'ludoteca-program-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  let minutes = 0;
  const write = (file: string, text: string): void => {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    // Clocks of file systems are coarse: each is written a minute after the one before.
    utimesSync(path, 0, 60 * minutes++);
  };
  write('package-lock.json', '{}');
  write('tools/build-cli.mjs', '');
  write(
    'node_modules/@ludoteca/kit/package.json',
    '{ "name": "@ludoteca/kit", "type": "module", "exports": "./kit.ts" }',
  );
  write('node_modules/@ludoteca/kit/kit.ts', "export const word: string = 'first';");
  write('node_modules/far/package.json', '{ "name": "far", "type": "module", "exports": "./far.js" }');
  write('node_modules/far/far.js', "export const far = 'far away';");
  write(
    'apps/cli/main.ts',
    `import { word } from '@ludoteca/kit';
     import { far } from 'far';
     export const said: readonly string[] = [word, far, new URL('here.txt', import.meta.url).href];
     export const later = (): Promise<object> => import('./later.ts');`,
  );
  write('apps/cli/later.ts', "export const later: string = 'later';");
  write('apps/cli/simulation/worker.ts', "export const thread: string = 'spun';");
  write('apps/server/execution/worker.ts', "export const started: string = 'process';");
  return { root, write };
}

test('bundled modules know the paths of their sources', async () => {
  const { root } = project();
  const { main, worker } = await buildCli(root);
  const { said, later } = (await import(main)) as {
    said: readonly string[];
    later: () => Promise<object>;
  };
  expect(said).toEqual(['first', 'far away', pathToFileURL(join(root, 'apps/cli/here.txt')).href]);
  expect(await later()).toMatchObject({ later: 'later' });
  expect(await import(worker)).toMatchObject({ thread: 'spun' });
});

test('sources are bundled once, and not again until they change', async () => {
  const { root } = project();
  expect(await buildCli(root)).toEqual(await buildCli(root));
});

test.each([
  'node_modules/@ludoteca/kit/kit.ts',
  'node_modules/@ludoteca/kit/package.json',
  'apps/cli/later.ts',
  'apps/cli/simulation/worker.ts',
  'package-lock.json',
  'tools/build-cli.mjs',
])('sources are bundled again when %s has changed', async (file) => {
  const { root, write } = project();
  const before = await buildCli(root);
  const text = file.endsWith('package.json')
    ? '{ "name": "@ludoteca/kit", "type": "module", "exports": "./kit.ts", "private": true }'
    : "export const word = 'second', later = 2, thread = 2;";
  write(file, text);
  const after = await buildCli(root);
  expect(after.main).not.toBe(before.main);
  // A process started from the earlier build still finds its files.
  expect(await import(before.main)).toHaveProperty('said');
});

test('missing or unreadable bundles are built again', async () => {
  const { root, write } = project();
  const { main } = await buildCli(root);
  rmSync(new URL('.', main), { recursive: true });
  await buildCli(root);
  expect(await import(main)).toHaveProperty('said');
  write('out/program/current.json', '{ "id":');
  expect(await buildCli(root)).toEqual(await buildCli(root));
});

test('concurrent builds give one bundle and leave no other files', async () => {
  const { root } = project();
  const all = await Promise.all([buildCli(root), buildCli(root), buildCli(root)]);
  expect(new Set(all.map(({ main }) => main)).size).toBe(1);
  expect(readdirSync(join(root, 'out/program'))).toHaveLength(2);
});

test('old bundles are deleted by a newer build', async () => {
  const { root, write } = project();
  const { main } = await buildCli(root);
  utimesSync(new URL('.', main), 0, 0);
  write('apps/cli/later.ts', "export const later = 'much later';");
  await buildCli(root);
  expect(readdirSync(join(root, 'out/program'))).toHaveLength(2);
});

test('a source that changes during the build is bundled again', async () => {
  const { root, write } = project();
  // Longer than the rest: it is still being read when the other has changed.
  write('apps/cli/later.ts', `export const later = ${JSON.stringify('x'.repeat(5_000_000))};`);
  const first = buildCli(root);
  await new Promise((resolve) => setImmediate(resolve));
  write('node_modules/@ludoteca/kit/kit.ts', "export const word: string = 'second';");
  await first;
  expect(await import((await buildCli(root)).main)).toMatchObject({
    said: expect.arrayContaining(['second']),
  });
});

test('an incomplete bundle is built again', async () => {
  const { root } = project();
  const modules = await buildCli(root);
  const { main } = modules;
  rmSync(new URL(main));
  expect(await buildCli(root)).toEqual(modules);
  expect(await import(main)).toHaveProperty('said');
});

/** The output of a program that fails. */
function complaintOf(root: string) {
  const tool = JSON.stringify(import.meta.resolve('./build-cli.mjs'));
  const script = `const { buildCli } = await import(${tool}); await buildCli(${JSON.stringify(root)}).catch((error) => console.log(error.message))`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout;
}

test('a folder that cannot be written is reported in one sentence', () => {
  const { root, write } = project();
  write('out', 'no folder');
  expect(complaintOf(root)).toMatch(
    /^Ludoteca must be able to write into .*out\/program, and cannot: .*\.\n$/,
  );
});

test('a source that cannot be parsed is reported with its line', () => {
  const { root, write } = project();
  write('apps/cli/later.ts', 'export const later: = 3;');
  expect(complaintOf(root)).toMatch(/^Ludoteca cannot be built\. .*\n?apps\/cli\/later\.ts:1:20: ERROR/);
});
