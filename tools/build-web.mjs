/** Builds the page into out/web if its sources have changed. It imports only node: modules, because packages may not be installed yet. */
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const FOLDERS = ['apps/web', 'apps/wire', 'games', 'kernel', 'kit', 'players'];
const FILES = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json'];
/** Sources that are not part of the page. */
const EXCLUDED = /(^|\/)(node_modules|e2e)\/|\.(test|testing|strength)\.tsx?$|(?<!\/RULES)\.(md|txt)$/;

/** The file with the hash of the sources, beside index.html: folder and hash are replaced at once. */
const STAMP = 'sources.sha256';
const MAX_TRIES = 10;

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

const readStamp = (folder) => {
  const stamp = join(folder, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
};

/** Moves a finished build to out/web; another build may do the same meanwhile. */
function install(built, page) {
  for (let tries = 1; ; tries++) {
    if (readStamp(page) === readStamp(built)) return rmSync(built, { recursive: true });
    const replaced = `${built}-replaced`;
    try {
      if (existsSync(page)) renameSync(page, replaced);
      renameSync(built, page);
      return;
    } catch (error) {
      // ENOENT and ENOTEMPTY (EPERM on Windows): another build was faster.
      if (tries === MAX_TRIES) throw error;
    } finally {
      rmSync(replaced, { recursive: true, force: true });
    }
  }
}

/** Builds the page if needed, in a folder of its own. Returns whether it exists afterwards. */
export function buildWeb(root, make) {
  const out = join(root, 'out');
  const page = join(out, 'web');
  const current = hashSources(root);
  if (existsSync(join(page, 'index.html')) && readStamp(page) === current) return true;
  const built = join(out, `web-build-${randomUUID()}`);
  mkdirSync(built, { recursive: true });
  if (!make(root, built)) {
    rmSync(built, { recursive: true });
    return false;
  }
  writeFileSync(join(built, STAMP), current);
  install(built, page);
  return true;
}

function build(root, folder) {
  console.error('Building the web app into out/web (once, and when its sources have changed).');
  const npm = spawnSync('npm', ['run', 'build:web', '--silent'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production', LUDOTECA_WEB_FOLDER: folder },
  });
  if (npm.status !== 0) console.error('The web app could not be built: see the errors above.');
  return npm.status === 0;
}

const here = fileURLToPath(import.meta.url);
if (process.argv[1] === here && !buildWeb(dirname(dirname(here)), build)) process.exit(1);
