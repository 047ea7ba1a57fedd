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
const BESIDES = ['package-lock.json', 'tools/build-cli.mjs'];
/** Names the latest bundle and its sources. */
const CURRENT = 'current.json';
/** Replacement for `import.meta.url` in bundled sources. */
const HERE = 'LUDOTECA_HERE';
const DAY = 86_400_000;

/** Why the program cannot be built, as a sentence for the user. */
class NotBuilt extends Error {}

/** Modification time of a source, which is faster than reading it. */
function markOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return `${found?.mtimeMs} ${found?.size}`;
}

function stampOf(marks) {
  const hash = createHash('sha256');
  for (const [source, mark] of marks) hash.update(`${source} ${mark}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** Only the project's own sources are bundled; packages are already JavaScript. */
const packages = {
  name: 'packages',
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@ludoteca/') ? undefined : { path, external: true },
    );
  },
};

/** Records the modification time before a source is read, and keeps its original `import.meta.url`. */
const marking = (root, marks) => ({
  name: 'marking',
  setup: (build) => {
    build.onLoad({ filter: /./ }, async ({ path }) => {
      marks.set(relative(root, path), markOf(path));
      if (!path.endsWith('.ts')) return undefined;
      const text = await readFile(path, 'utf8');
      const here = `const ${HERE} = ${JSON.stringify(pathToFileURL(path).href)};`;
      return { contents: text.includes('import.meta.url') ? here + text : text, loader: 'ts' };
    });
  },
});

/** Bundles into a folder. Returns the modification times of the sources. */
async function bundle(root, folder) {
  const { build } = await import('esbuild');
  const own = readdirSync(join(root, 'node_modules/@ludoteca'));
  const besides = [...BESIDES, ...own.map((name) => `node_modules/@ludoteca/${name}/package.json`)];
  const marks = new Map(besides.map((file) => [file, markOf(join(root, file))]));
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
    define: { 'import.meta.url': HERE },
    logLevel: 'silent',
    plugins: [packages, marking(root, marks)],
  }).catch((error) => {
    throw new NotBuilt(`Ludoteca cannot be built. ${error.message}`);
  });
  // Sources are read in any order.
  return [...marks].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Older bundles are kept for a while, because running programs may need them. */
function tidy(kept, current) {
  for (const name of readdirSync(kept)) {
    const { mtimeMs } = statSync(join(kept, name), { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (name !== current && name !== CURRENT && Date.now() - mtimeMs > DAY)
      rmSync(join(kept, name), { recursive: true, force: true });
  }
}

const moduleIn = (folder, name) => join(folder, `${name}.mjs`);
const isWhole = (folder) => Object.keys(ENTRIES).every((name) => existsSync(moduleIn(folder, name)));

/** Concurrent builds are equivalent, so the first one wins. */
function keep(aside, folder) {
  if (!isWhole(folder)) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(aside, folder);
  } catch (error) {
    if (!isWhole(folder)) throw error;
  }
}

function open(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new NotBuilt(
      `Ludoteca must be able to write into ${dirname(folder)}, and cannot: ${error.message}.`,
    );
  }
}

async function buildAnew(root, kept) {
  const aside = join(kept, `.${process.pid}-${performance.now()}`);
  open(aside);
  try {
    const marks = await bundle(root, aside);
    const stamp = stampOf(marks);
    keep(aside, join(kept, stamp));
    writeFileSync(`${aside}.json`, JSON.stringify({ stamp, sources: marks.map(([source]) => source) }));
    renameSync(`${aside}.json`, join(kept, CURRENT));
    tidy(kept, stamp);
    return stamp;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Returns the stamp of the latest bundle if it is up to date. */
function stillGood(root, kept) {
  try {
    const { stamp, sources } = JSON.parse(readFileSync(join(kept, CURRENT), 'utf8'));
    const marks = sources.map((source) => [source, markOf(join(root, source))]);
    if (stampOf(marks) !== stamp || !isWhole(join(kept, stamp))) return undefined;
    // Using a bundle keeps it from being removed as old.
    utimesSync(join(kept, stamp), new Date(), new Date());
    return stamp;
  } catch {
    return undefined;
  }
}

/** Builds if needed and returns the paths of the entry modules. */
export async function builtCli(root = ROOT) {
  const kept = join(root, 'out', 'program');
  const stamp = stillGood(root, kept) ?? (await buildAnew(root, kept));
  const moduleAt = (name) => pathToFileURL(moduleIn(join(kept, stamp), name)).href;
  return Object.fromEntries(Object.keys(ENTRIES).map((name) => [name, moduleAt(name)]));
}

/** Returns an entry module; if it cannot be built, prints why and exits. */
export async function begin(name) {
  try {
    return await import((await builtCli())[name]);
  } catch (error) {
    if (!(error instanceof NotBuilt)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
