import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The page's files go to out/web. In development the page asks a server on this machine. */
export default defineConfig({
  root: at('.'),
  cacheDir: at('../../out/vite'),
  plugins: [react()],
  build: {
    outDir: at('../../out/web'),
    emptyOutDir: true,
    // Nothing inline: the server's content security policy allows files of its own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:4200', ws: true } },
  },
});
