/** Bundles the command line into out/program when a source has changed; loading hundreds of sources at every start would be four times slower. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** Entry points of the program, of its worker threads and of the worker processes of its server. */
const ENTRIES = {
  main: 'apps/cli/main.ts',
  worker: 'apps/cli/simulation/worker.ts',
  'server-worker': 'apps/server/execution/worker.ts',
};
/** Files that influence the bundle besides the sources. */
const OTHER_INPUTS = ['package-lock.json', 'tools/build-cli.mjs'];
/** Names the latest bundle and its sources. */
const CURRENT = 'current.json';
/** Replacement for `import.meta.url` in bundled sources. */
const SOURCE_URL = 'LUDOTECA_HERE';
const DAY = 86_400_000;

/** Why the program cannot be built, as a sentence for the user. */
class BuildError extends Error {}

/** Modification time and size of a source, which are faster to read than its content. */
function fileStamp(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return `${found?.mtimeMs} ${found?.size}`;
}

function bundleId(stamps) {
  const hash = createHash('sha256');
  for (const [source, stamp] of stamps) hash.update(`${source} ${stamp}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** Only the project's own sources are bundled; packages are already JavaScript. */
const externalPackages = {
  name: 'packages',
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@ludoteca/') ? undefined : { path, external: true },
    );
  },
};

/** Records the modification time before a source is read, and keeps its original `import.meta.url`. */
const recordStamps = (root, stamps) => ({
  name: 'marking',
  setup: (build) => {
    build.onLoad({ filter: /./ }, async ({ path }) => {
      stamps.set(relative(root, path), fileStamp(path));
      if (!path.endsWith('.ts')) return undefined;
      const text = await readFile(path, 'utf8');
      const declaration = `const ${SOURCE_URL} = ${JSON.stringify(pathToFileURL(path).href)};`;
      return { contents: text.includes('import.meta.url') ? declaration + text : text, loader: 'ts' };
    });
  },
});

/** Bundles into a folder. Returns the modification times of the sources. */
async function bundle(root, folder) {
  const { build } = await import('esbuild');
  const own = readdirSync(join(root, 'node_modules/@ludoteca'));
  const others = [...OTHER_INPUTS, ...own.map((name) => `node_modules/@ludoteca/${name}/package.json`)];
  const stamps = new Map(others.map((file) => [file, fileStamp(join(root, file))]));
  await build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // A tsconfig.json in the current folder must not be used.
    tsconfigRaw: {},
    define: { 'import.meta.url': SOURCE_URL },
    logLevel: 'silent',
    plugins: [externalPackages, recordStamps(root, stamps)],
  }).catch((error) => {
    throw new BuildError(`Ludoteca cannot be built. ${error.message}`);
  });
  // Sources are read in any order.
  return [...stamps].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Older bundles are kept for a while, because running programs may need them. */
function removeOldBundles(bundles, current) {
  for (const name of readdirSync(bundles)) {
    const { mtimeMs } = statSync(join(bundles, name), { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (name !== current && name !== CURRENT && Date.now() - mtimeMs > DAY)
      rmSync(join(bundles, name), { recursive: true, force: true });
  }
}

const moduleIn = (folder, name) => join(folder, `${name}.mjs`);
const isComplete = (folder) => Object.keys(ENTRIES).every((name) => existsSync(moduleIn(folder, name)));

/** Concurrent builds are equivalent, so the first one wins. */
function moveIntoPlace(temporary, folder) {
  if (!isComplete(folder)) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(temporary, folder);
  } catch (error) {
    if (!isComplete(folder)) throw error;
  }
}

function createFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new BuildError(
      `Ludoteca must be able to write into ${dirname(folder)}, and cannot: ${error.message}.`,
    );
  }
}

async function createBundle(root, bundles) {
  const temporary = join(bundles, `.${process.pid}-${performance.now()}`);
  createFolder(temporary);
  try {
    const stamps = await bundle(root, temporary);
    const id = bundleId(stamps);
    moveIntoPlace(temporary, join(bundles, id));
    writeFileSync(`${temporary}.json`, JSON.stringify({ id, sources: stamps.map(([source]) => source) }));
    renameSync(`${temporary}.json`, join(bundles, CURRENT));
    removeOldBundles(bundles, id);
    return id;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Returns the id of the latest bundle if it is up to date. */
function findCurrentBundle(root, bundles) {
  try {
    const { id, sources } = JSON.parse(readFileSync(join(bundles, CURRENT), 'utf8'));
    const stamps = sources.map((source) => [source, fileStamp(join(root, source))]);
    if (bundleId(stamps) !== id || !isComplete(join(bundles, id))) return undefined;
    // Using a bundle keeps it from being removed as old.
    utimesSync(join(bundles, id), new Date(), new Date());
    return id;
  } catch {
    return undefined;
  }
}

/** Builds if needed and returns the paths of the entry modules. */
export async function buildCli(root = ROOT) {
  const bundles = join(root, 'out', 'program');
  const id = findCurrentBundle(root, bundles) ?? (await createBundle(root, bundles));
  const moduleAt = (name) => pathToFileURL(moduleIn(join(bundles, id), name)).href;
  return Object.fromEntries(Object.keys(ENTRIES).map((name) => [name, moduleAt(name)]));
}

/** Returns an entry module; if it cannot be built, prints why and exits. */
export async function loadEntry(name) {
  try {
    return await import((await buildCli())[name]);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
