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
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** Where programs begin, and where their threads do. */
const ENTRIES = { main: 'apps/cli/main.ts', worker: 'apps/cli/sim/worker.ts' };
/** What decides how sources are bundled, besides themselves. */
const BESIDES = ['package-lock.json', 'tools/build-cli.mjs'];
const DAY = 86_400_000;

/** When sources were last written: enough to see that one has changed, and quicker than to read them. */
function stampOf(root, sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const found = statSync(join(root, source), { throwIfNoEntry: false });
    hash.update(`${source} ${found?.mtimeMs} ${found?.size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** A source that asks where it lies hears where it lay before it was bundled. */
const places = {
  name: 'places',
  setup: (build) => {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const here = JSON.stringify(pathToFileURL(path).href);
      return { contents: text.replaceAll('import.meta.url', here), loader: 'ts' };
    });
  },
};

/** Only what this project holds is bundled: packages are JavaScript already. */
const packages = {
  name: 'packages',
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@ludoteca/') ? undefined : { path, external: true },
    );
  },
};

/** Bundles into a folder; what went into it. */
async function bundle(root, folder) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
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
    metafile: true,
    logLevel: 'warning',
    plugins: [packages, places],
  });
  const own = readdirSync(join(root, 'node_modules/@ludoteca'));
  return [
    ...BESIDES,
    ...own.map((name) => `node_modules/@ludoteca/${name}/package.json`),
    ...Object.keys(metafile.inputs),
  ];
}

/** Programs that run may still need what they were started from. */
function tidy(kept, current) {
  for (const entry of readdirSync(kept, { withFileTypes: true })) {
    const path = join(kept, entry.name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (entry.isDirectory() && entry.name !== current && Date.now() - mtimeMs > DAY)
      rmSync(path, { recursive: true, force: true });
  }
}

/** Others may build at the same time: whoever is first is right, since the sources are the same. */
function keep(aside, folder) {
  try {
    renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

function open(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    console.error(`Ludoteca must be able to write into ${dirname(folder)}, and cannot: ${error.message}.`);
    process.exit(2);
  }
}

async function buildAnew(root, kept) {
  const aside = join(kept, `.${process.pid}-${performance.now()}`);
  open(aside);
  try {
    const sources = await bundle(root, aside);
    const stamp = stampOf(root, sources);
    keep(aside, join(kept, stamp));
    writeFileSync(`${aside}.json`, JSON.stringify({ stamp, sources }));
    renameSync(`${aside}.json`, join(kept, 'current.json'));
    tidy(kept, stamp);
    return stamp;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** The stamp of what was built last, if it was built from the sources as they are. */
function stillGood(root, kept) {
  try {
    const { stamp, sources } = JSON.parse(readFileSync(join(kept, 'current.json'), 'utf8'));
    return stampOf(root, sources) === stamp && existsSync(join(kept, stamp)) ? stamp : undefined;
  } catch {
    return undefined;
  }
}

/** Where the modules are that programs and threads begin with. */
export async function builtCli(root = ROOT) {
  const kept = join(root, 'out', 'program');
  const stamp = stillGood(root, kept) ?? (await buildAnew(root, kept));
  const moduleAt = (name) => pathToFileURL(join(kept, stamp, `${name}.mjs`)).href;
  return { main: moduleAt('main'), worker: moduleAt('worker') };
}
