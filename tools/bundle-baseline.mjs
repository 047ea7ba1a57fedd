/** Bundles a host for the server of version 0.1, so that `bench:server` can measure it: node tools/bundle-baseline.mjs FOLDER OUT. */
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';

const [folder, outfile] = process.argv.slice(2);
if (folder === undefined || outfile === undefined) {
  console.error('Usage: node tools/bundle-baseline.mjs FOLDER OUT');
  process.exit(2);
}

/** Like `bench/server/host.ts`: no limits, and computers that move at once. It is called as `baseline.mjs serve DATA`. */
const HOST = `
import { openLibsql, serve } from '@ludoteca/server';
const limits = {
  requests: 1e9, makes: 1e9, rate: 1e9, burst: 1e9, tables: 1e9, connections: 1e9, connectionsEach: 1e9,
};
process.on('disconnect', () => process.exit());
const storage = await openLibsql(process.argv[3]);
process.send((await serve({ port: 0, storage, limits, pace: 0 })).address);
`;

await build({
  stdin: { contents: HOST, resolveDir: join(folder, 'bench'), loader: 'js' },
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
  banner: {
    js: "import { createRequire as createBundleRequire } from 'node:module';\nconst require = createBundleRequire(import.meta.url);",
  },
});
