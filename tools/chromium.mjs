/** Finds a Chromium for tests and screenshots: from an environment variable, on the PATH, or by installing one. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PACKAGE = '@sparticuz/chromium@147.0.0';
const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'out', 'chromium');

export const CHROMIUM_ARGS = [
  // Chromium cannot use its sandbox as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findOnPath() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((directory) => NAMES.map((name) => join(directory, name))).find(isExecutable);
}

/** Runs a command with its output on standard error. Returns whether it succeeded. */
const run = (command, ...words) => spawnSync(command, words, { stdio: ['ignore', 2, 2] }).status === 0;

function installWithApt() {
  if (process.getuid?.() !== 0) return undefined;
  // Several test files may install at once; the package manager serializes them.
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  const done =
    run('apt-get', ...wait, 'update') &&
    run('apt-get', ...wait, 'install', '-y', '--no-install-recommends', 'chromium');
  return done ? findOnPath() : undefined;
}

async function installWithNpm() {
  const requireFromFolder = createRequire(join(folder, 'from.js'));
  try {
    requireFromFolder.resolve('@sparticuz/chromium');
  } catch {
    if (!run('npm', 'install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, PACKAGE))
      return undefined;
  }
  const { default: chromium } = await import(
    pathToFileURL(requireFromFolder.resolve('@sparticuz/chromium')).href
  );
  return chromium.executablePath();
}

export async function findChromium() {
  const named = process.env['LUDOTECA_CHROMIUM'];
  if (named !== undefined && !isExecutable(named))
    throw new Error(`LUDOTECA_CHROMIUM names no program: ${named}.`);
  const found = named ?? findOnPath() ?? installWithApt() ?? (await installWithNpm());
  if (found === undefined)
    throw new Error('No Chromium: put one on the PATH or name it in LUDOTECA_CHROMIUM, and run this again.');
  return found;
}
