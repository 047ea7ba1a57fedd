/** Builds kernel and kit as modules of the page (modules/ in the folder of the page), for games whose code the page gets from the server. */
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await build({
  absWorkingDir: root,
  entryPoints: { kernel: 'kernel/index.ts', kit: 'kit/index.ts' },
  outdir: join(process.env.LUDOTECA_WEB_FOLDER ?? join(root, 'out/web'), 'modules'),
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  logLevel: 'warning',
});
