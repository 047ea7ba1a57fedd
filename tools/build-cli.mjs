/**
 * The command line as JavaScript: its TypeScript bundled into out/program, once and when a source has changed. Reading hundreds of sources
 * one by one at every start would take four times as long as all the rest.
 */
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
/** Where programs begin, and where their threads do. */
const ENTRIES = { main: 'apps/cli/main.ts', worker: 'apps/cli/simulation/worker.ts' };
/** What decides how sources are bundled, besides themselves. */
const BESIDES = ['package-lock.json', 'tools/build-cli.mjs'];
/** Says which bundle is the latest, and what it was made of. */
const CURRENT = 'current.json';
/** What a source finds in the place of its own address. */
const HERE = 'LUDOTECA_HERE';
const DAY = 86_400_000;

/** What keeps the program from being built, in a sentence for whoever started it. */
class NotBuilt extends Error {}

/** When a source was last written: enough to see that it has changed, and quicker than to read it. */
function markOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return `${found?.mtimeMs} ${found?.size}`;
}

function stampOf(marks) {
  const hash = createHash('sha256');
  for (const [source, mark] of marks) hash.update(`${source} ${mark}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** Only what this project holds is bundled: packages are JavaScript already. */
const packages = {
  name: 'packages',
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@ludoteca/') ? undefined : { path, external: true },
    );
  },
};

/** Marks each source before it is read: one that is written meanwhile is not taken for what was built. A source that asks where it lies hears where it lay before it was bundled. */
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

/** Bundles into a folder; when what went into it was last written. */
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
    // The folder one happens to stand in may hold a tsconfig.json of somebody else's.
    tsconfigRaw: {},
    define: { 'import.meta.url': HERE },
    logLevel: 'silent',
    plugins: [packages, marking(root, marks)],
  }).catch((error) => {
    throw new NotBuilt(`Ludoteca cannot be built. ${error.message}`);
  });
  // Sources are read in whatever order.
  return [...marks].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Programs that run may still need what they were started from. */
function tidy(kept, current) {
  for (const name of readdirSync(kept)) {
    const { mtimeMs } = statSync(join(kept, name), { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (name !== current && name !== CURRENT && Date.now() - mtimeMs > DAY)
      rmSync(join(kept, name), { recursive: true, force: true });
  }
}

const moduleIn = (folder, name) => join(folder, `${name}.mjs`);
const isWhole = (folder) => Object.keys(ENTRIES).every((name) => existsSync(moduleIn(folder, name)));

/** Others may build at the same time: whoever is first is right, since the sources are the same. */
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

/** The stamp of what was built last, if it was built from the sources as they are. */
function stillGood(root, kept) {
  try {
    const { stamp, sources } = JSON.parse(readFileSync(join(kept, CURRENT), 'utf8'));
    const marks = sources.map((source) => [source, markOf(join(root, source))]);
    if (stampOf(marks) !== stamp || !isWhole(join(kept, stamp))) return undefined;
    // What is used is not old.
    utimesSync(join(kept, stamp), new Date(), new Date());
    return stamp;
  } catch {
    return undefined;
  }
}

/** Where the modules are that programs and threads begin with. */
export async function builtCli(root = ROOT) {
  const kept = join(root, 'out', 'program');
  const stamp = stillGood(root, kept) ?? (await buildAnew(root, kept));
  const moduleAt = (name) => pathToFileURL(moduleIn(join(kept, stamp), name)).href;
  return { main: moduleAt('main'), worker: moduleAt('worker') };
}

/** The module that a program or a thread begins with. What keeps it from being there is said, and that is the end. */
export async function begin(name) {
  try {
    return await import((await builtCli())[name]);
  } catch (error) {
    if (!(error instanceof NotBuilt)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
