/** Builds the package `ludoteca` into out/package and packs it: out/ludoteca-VERSION.tgz. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { bundlePackage } from './package/bundle.mjs';
import { copyDeclarations } from './package/declarations.mjs';
import { listCopies, listExports, STARTERS } from './package/layout.mjs';
import { collectLicences } from './package/licences.mjs';
import { createManifest } from './package/manifest.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a program; throws with its output if it fails. */
function run(program, words, cwd = root) {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${error ?? `${stdout}${stderr}`}`);
  return stdout;
}

function write(folder, file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Fills a folder with the contents of the package. Declarations and the page must have been built. */
export async function fillPackage(folder) {
  rmSync(folder, { recursive: true, force: true });
  const sources = await bundlePackage(root, folder);
  copyDeclarations(
    root,
    folder,
    listExports(root).map(({ source }) => source),
  );
  for (const file of listCopies(root)) cpSync(join(root, file), join(folder, file), { recursive: true });
  cpSync(join(root, 'tools/package/README.md'), join(folder, 'README.md'));
  for (const [file, text] of Object.entries(STARTERS)) write(folder, file, text);
  chmodSync(join(folder, 'bin.mjs'), 0o755);
  write(folder, 'THIRD-PARTY-LICENCES.txt', collectLicences(root, sources));
  write(folder, 'package.json', `${JSON.stringify(createManifest(root), null, 2)}\n`);
}

/** Packs a filled folder. Returns the path of the tarball. */
export function pack(folder, destination) {
  mkdirSync(destination, { recursive: true });
  const [{ filename }] = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', destination], folder),
  );
  return join(destination, filename);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    run('npx', ['tsc', '-b']);
    run(process.execPath, ['tools/build-web.mjs']);
    const folder = join(root, 'out', 'package');
    await fillPackage(folder);
    console.log(pack(folder, join(root, 'out')));
  } catch (error) {
    console.error(`The package could not be built. ${error.message}`);
    process.exit(1);
  }
}
