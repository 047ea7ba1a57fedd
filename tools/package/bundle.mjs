/** Bundles the programs and the public modules of the package, with everything they need except native and test packages. */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { listExports, PROGRAMS } from './layout.mjs';

/** `libsql` is native; `vitest` is the user's own; the others are optional parts of packages, which are tried and not needed. */
const EXTERNAL = ['libsql', 'vitest', 'pg-native', 'bufferutil', 'utf-8-validate', 'typescript'];

/** Modules look for files relative to their source; in the package these are at the same places below its folder. */
const keepSourcePlaces = (root) => ({
  name: 'source-places',
  setup: (bundler) => {
    bundler.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const place = `new URL(${JSON.stringify(`../${relative(root, path)}`)}, LUDOTECA_MODULE).href`;
      return { contents: text.replaceAll('import.meta.url', place), loader: 'ts' };
    });
  },
});

/** Writes the modules into `dist` of the folder. Returns the paths of all sources. */
export async function bundlePackage(root, folder) {
  const modules = listExports(root).map(({ module, source }) => [module, source]);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { ...PROGRAMS, ...Object.fromEntries(modules) },
    outdir: join(folder, 'dist'),
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    tsconfigRaw: {},
    external: EXTERNAL,
    metafile: true,
    logLevel: 'warning',
    // CommonJS packages use `require` for Node's modules, which ES modules lack.
    banner: {
      js: "import { createRequire as LUDOTECA_REQUIRE } from 'node:module';\nconst require = LUDOTECA_REQUIRE(import.meta.url);\nconst LUDOTECA_MODULE = import.meta.url;",
    },
    plugins: [keepSourcePlaces(root)],
  });
  return Object.keys(metafile.inputs);
}
