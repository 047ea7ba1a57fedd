/** Builds the page into out/web if its sources have changed. It imports only node: modules, because packages may not be installed yet. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const FOLDERS = ['apps/web', 'apps/wire', 'games', 'kernel', 'kit', 'players'];
const FILES = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json'];
/** Sources that are not part of the page. */
const EXCLUDED = /(^|\/)(node_modules|e2e)\/|\.(test|testing|strength)\.tsx?$|(?<!\/RULES)\.(md|txt)$/;

function listSources(root) {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
  return [...FILES, ...found.map((file) => file.replaceAll(sep, '/')).filter((file) => !EXCLUDED.test(file))];
}

function hashSources(root) {
  const hash = createHash('sha256');
  for (const file of listSources(root).toSorted((a, b) => (a < b ? -1 : 1))) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/** Builds the page if needed. Returns whether it exists afterwards. */
export function buildWeb(root, make) {
  const stamp = join(root, 'out', 'web.stamp');
  const page = join(root, 'out', 'web', 'index.html');
  const current = hashSources(root);
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return true;
  // The stamp is removed first, because a failed build leaves a mixed folder.
  rmSync(stamp, { force: true });
  if (!make(root)) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
  return true;
}

function build(root) {
  console.error('Building the web app into out/web (once, and when its sources have changed).');
  const npm = spawnSync('npm', ['run', 'build:web', '--silent'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (npm.status !== 0) console.error('The web app could not be built: see the errors above.');
  return npm.status === 0;
}

const here = fileURLToPath(import.meta.url);
if (process.argv[1] === here && !buildWeb(dirname(dirname(here)), build)) process.exit(1);
