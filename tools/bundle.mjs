/** node tools/bundle.mjs ENTRY OUT: one file for Node from a TypeScript source and all that it imports. */
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
  // Packages written as CommonJS ask for Node's own modules by `require`, which a module file does not have.
  banner: {
    js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
  },
});
