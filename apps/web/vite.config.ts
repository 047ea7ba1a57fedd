/** Build configuration of the page. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { writeServiceWorker } from './vite-service-worker.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Fonts and PNG files are already compressed. */
const COMPRESSIBLE = /\.(css|html|js|svg)$/;

/** The best quality takes seventeen times as long and saves seven percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes the service worker, and a compressed copy next to each file. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir = '' }) {
    writeServiceWorker(dir, at('./service-worker.js'));
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!COMPRESSIBLE.test(name)) continue;
      const file = join(dir, name);
      const bytes = readFileSync(file);
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, BROTLI));
    }
  },
};

/** The build goes to out/web, or to the folder in LUDOTECA_WEB_FOLDER. In development the page uses a server on this machine. */
export default defineConfig({
  root: at('.'),
  cacheDir: at('../../out/vite'),
  plugins: [react(), compressed],
  worker: { format: 'es' },
  build: {
    outDir: process.env['LUDOTECA_WEB_FOLDER'] ?? at('../../out/web'),
    emptyOutDir: true,
    // The content security policy of the server forbids inline assets.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:4200', ws: true } },
  },
});
