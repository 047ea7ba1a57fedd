/** Installs the dependencies of the clone beside the present ones and swaps them. It imports only node: modules, because nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** Records inside node_modules what it was installed for. */
const STAMP = 'node_modules/.ludoteca-stamp';
/** An unreachable registry is reported after seconds, not minutes. */
const NPM_OPTIONS = [
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--prefer-offline',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=3000',
];

const isInstalled = (root) => existsSync(join(root, 'node_modules', '.package-lock.json'));
const readLockFile = (root) => readFileSync(join(root, 'package-lock.json'), 'utf8');

/** Native modules depend on the ABI of Node, which is that of its major version, and not on every Node version. */
function computeStamp(root) {
  const { platform, arch, versions } = process;
  const lock = createHash('sha256').update(readLockFile(root)).digest('hex');
  return `${lock} ${platform} ${arch} ${versions.modules}`;
}

const readStamp = (root) =>
  existsSync(join(root, STAMP)) ? readFileSync(join(root, STAMP), 'utf8').trim() : undefined;

/** The folders of the workspaces, which may have packages of their own; the project itself is ''. */
const listWorkspaces = (root) =>
  Object.keys(JSON.parse(readLockFile(root)).packages).filter((path) => !path.includes('node_modules'));

/** Copies the files that npm reads into a folder beside the project's own. */
function prepareStage(root, workspaces) {
  mkdirSync(join(root, 'out'), { recursive: true });
  const stage = mkdtempSync(join(root, 'out', 'set-up-'));
  const files = ['package-lock.json', '.npmrc', ...workspaces.map((folder) => join(folder, 'package.json'))];
  for (const file of files.filter((name) => existsSync(join(root, name))))
    cpSync(join(root, file), join(stage, file), { recursive: true });
  return stage;
}

/** Runs npm there; its messages are shown only if it fails. */
function install(stage) {
  const npm = spawnSync('npm', ['ci', ...NPM_OPTIONS], {
    cwd: stage,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status === 0) return undefined;
  const lines = `${npm.stderr ?? ''}${npm.error?.message ?? ''}`
    .split('\n')
    .filter((line) => line.trim() !== '');
  const reason = lines.find((line) => !/\bcode\b|errno|syscall/.test(line)) ?? lines[0] ?? 'npm ci failed';
  return reason.replace(/^npm error /, '');
}

/** Moves the new packages into place. The project's own node_modules is last: its stamp says that all are complete. */
function swap(root, stage, workspaces) {
  const previous = join(stage, 'previous');
  for (const folder of workspaces.toSorted((a, b) => b.length - a.length)) {
    const live = join(root, folder, 'node_modules');
    const fresh = join(stage, folder, 'node_modules');
    if (existsSync(live)) {
      mkdirSync(join(previous, folder), { recursive: true });
      renameSync(live, join(previous, folder, 'node_modules'));
    }
    if (existsSync(fresh)) renameSync(fresh, live);
  }
}

function stopForOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Ludoteca needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(2);
}

/** Installs packages if the lock file, the architecture or the ABI of Node has changed. Present packages are replaced only by complete ones. */
export function setUp(root = ROOT) {
  stopForOldNode();
  const wanted = computeStamp(root);
  if (readStamp(root) === wanted) return;
  // A link may lead to the packages of another clone.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error('Setting up stopped: node_modules is a link. Remove the link and run this again.');
    process.exit(2);
  }
  console.error(
    'Setting up: installing the packages of package-lock.json into node_modules (once, under a minute).',
  );
  const workspaces = listWorkspaces(root);
  const stage = prepareStage(root, workspaces);
  try {
    const failure = install(stage);
    if (failure === undefined) {
      writeFileSync(join(stage, STAMP), `${wanted}\n`);
      // Another process may have finished first.
      if (readStamp(root) !== wanted) swap(root, stage, workspaces);
    } else if (isInstalled(root)) {
      console.error(
        `Setting up failed (${failure}). The packages that are there are kept and used, for Node ${process.versions.node} too; the next start tries again.`,
      );
    } else {
      console.error(`Setting up failed (${failure}). Is the network there? Run it again.`);
      process.exit(1);
    }
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp();
