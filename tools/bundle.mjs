/** Bundles a TypeScript entry point into one file for Node: node tools/bundle.mjs ENTRY OUT. */
import process from 'node:process';
import { build } from 'esbuild';

const [entry, out] = process.argv.slice(2);
if (entry === undefined || out === undefined) {
  console.error('Usage: node tools/bundle.mjs ENTRY OUT');
  process.exit(2);
}

await build({
  entryPoints: [entry],
  outfile: out,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  logLevel: 'warning',
  // CommonJS packages use `require` for Node's modules, which ES modules lack.
  banner: {
    js: "import { createRequire as createBundleRequire } from 'node:module';\nconst require = createBundleRequire(import.meta.url);",
  },
});
