/** Installs the dependencies of a fresh clone. It imports only node: modules, because nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Installs dependencies if the lock file, the Node version or the architecture has changed. */
export function setUp() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Ludoteca needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(2);
  }
  const packages = join(root, 'node_modules');
  const stamp = join(packages, '.ludoteca');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.version} ${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // node_modules may be a link to another folder, which npm would empty.
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error('Setting up stopped: node_modules is a link. Remove the link and run this again.');
    process.exit(2);
  }
  console.error(
    'Setting up: installing the packages of package-lock.json into node_modules (once, under a minute).',
  );
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error(
      'Setting up failed: npm ci could not install the packages. Is the network there? Run it again.',
    );
    process.exit(npm.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp();
