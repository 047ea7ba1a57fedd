/** Runs the set-up in projects in miniature, without a registry. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const tool = fileURLToPath(new URL('setup.mjs', import.meta.url));
const NO_REGISTRY = 'registry=http://127.0.0.1:9/\n';
const STAMP = 'node_modules/.ludoteca-stamp';

/** A project with a workspace and one dependency: a folder of its own, or a package that no cache holds. */
function createProject(dependency: 'folder' | 'registry') {
  const root = mkdtempSync(join(tmpdir(), 'ludoteca set-up '));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, content: unknown): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const own = { name: 'own', version: '1.0.0' };
  const other = dependency === 'folder' ? {} : { dependencies: { 'ludoteca-absent-package': '1.0.0' } };
  const project = { name: 'project', version: '1.0.0', workspaces: ['own'], ...other };
  const absent = { version: '1.0.0', integrity: `sha512-${'A'.repeat(86)}==` };
  const packages = {
    '': project,
    'node_modules/own': { resolved: 'own', link: true },
    own,
    ...(dependency === 'folder' ? {} : { 'node_modules/ludoteca-absent-package': absent }),
  };
  write('package.json', project);
  write('own/package.json', own);
  write('package-lock.json', { name: 'project', version: '1.0.0', lockfileVersion: 3, packages });
  write('.npmrc', NO_REGISTRY);
  mkdirSync(join(root, 'tools'));
  cpSync(tool, join(root, 'tools/setup.mjs'));
  const run = () => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/setup.mjs')], {
      cwd: tmpdir(),
      encoding: 'utf8',
    });
    return { status, lines: stderr.split('\n').filter((line) => line !== '') };
  };
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  return { root, write, run, read };
}

/** Packages that an earlier set-up has installed for another Node. */
function installBefore({ write }: ReturnType<typeof createProject>): void {
  write('node_modules/.package-lock.json', {});
  write('node_modules/early/index.js', 'works');
  write(STAMP, 'for another Node');
}

test('packages are installed once and not again by the next start', () => {
  const project = createProject('folder');
  expect(project.run()).toEqual({ status: 0, lines: [expect.stringContaining('Setting up')] });
  expect(existsSync(join(project.root, 'node_modules/own/package.json'))).toBe(true);
  expect(project.run()).toEqual({ status: 0, lines: [] });
  // Neither stamp nor packages depend on the exact version of Node.
  const { platform, arch, versions } = process;
  expect(project.read(STAMP)).toMatch(
    new RegExp(`^[0-9a-f]{64} ${platform} ${arch} ${versions.modules}\\n$`),
  );
  expect(readdirSync(join(project.root, 'out'))).toEqual([]);
});

test('complete packages replace those of another Node', () => {
  const project = createProject('folder');
  installBefore(project);
  expect(project.run()).toMatchObject({ status: 0 });
  expect(existsSync(join(project.root, 'node_modules/early'))).toBe(false);
  expect(existsSync(join(project.root, 'node_modules/own'))).toBe(true);
});

test('without a registry the packages of another Node stay, and one line says so', () => {
  const project = createProject('registry');
  installBefore(project);
  const { status, lines } = project.run();
  expect(status).toBe(0);
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^Setting up failed \(.+\)\. The packages .* kept/)]);
  expect(project.read('node_modules/early/index.js')).toBe('works');
  expect(project.read(STAMP)).toBe('for another Node');
  expect(readdirSync(join(project.root, 'out'))).toEqual([]);
});

test('without a registry and without packages it fails and says why', () => {
  const project = createProject('registry');
  const { status, lines } = project.run();
  expect(status).toBe(1);
  expect(lines.at(-1)).toMatch(/^Setting up failed \(.+\)\. Is the network there\? Run it again\.$/);
});

test('a link is not installed through', () => {
  const project = createProject('folder');
  mkdirSync(join(project.root, 'elsewhere'));
  symlinkSync('elsewhere', join(project.root, 'node_modules'));
  expect(project.run()).toEqual({ status: 2, lines: [expect.stringContaining('node_modules is a link')] });
  expect(readdirSync(join(project.root, 'elsewhere'))).toEqual([]);
});
