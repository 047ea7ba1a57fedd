import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { afterTest, startServer } from '../testing/server.testing.ts';
import { rawRequest } from '../testing/requests.testing.ts';

describe('pages', () => {
  const html = { headers: { accept: 'text/html' } };

  test('that are not built are answered with a notice', async () => {
    const server = await startServer();
    const response = await rawRequest(server, '/', html);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm start');
  });

  test('are the files of the folder; every other address gets the index page', async () => {
    const pages = await mkdtemp(join(tmpdir(), 'pages-'));
    afterTest(() => rm(pages, { recursive: true }));
    await mkdir(join(pages, 'assets'));
    await writeFile(join(pages, 'index.html'), '<!doctype html>');
    await writeFile(join(pages, 'assets', 'main-1234.js'), 'run()');
    await mkdir(join(pages, '.vite'));
    await writeFile(join(pages, '.vite', 'manifest.json'), '{}');
    const server = await startServer({ pages });
    expect((await rawRequest(server, '/.vite/manifest.json')).status).toBe(404);
    for (const path of ['/', '/tables/abc'])
      expect(await (await rawRequest(server, path, html)).text()).toBe('<!doctype html>');
    const script = await rawRequest(server, '/assets/main-1234.js');
    expect(await script.text()).toBe('run()');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await rawRequest(server, '/assets/none.js')).status).toBe(404);
    expect((await rawRequest(server, '/..%2f..%2fetc/passwd')).status).not.toBe(200);
  });

  test('are sent in the compressed variants that the client accepts', async () => {
    const pages = await mkdtemp(join(tmpdir(), 'pages-'));
    afterTest(() => rm(pages, { recursive: true }));
    await mkdir(join(pages, 'assets'));
    const text = 'run(); '.repeat(1000);
    await writeFile(join(pages, 'index.html'), '<!doctype html>');
    await writeFile(join(pages, 'assets', 'main-1234.js'), text);
    await writeFile(join(pages, 'assets', 'main-1234.js.br'), brotliCompressSync(text));
    await writeFile(join(pages, 'assets', 'main-1234.js.gz'), gzipSync(text));
    const server = await startServer({ pages });
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const script = await rawRequest(server, '/assets/main-1234.js', { headers });
      expect(script.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(script.headers.get('content-type')).toContain('javascript');
      expect(script.headers.get('cache-control')).toContain('immutable');
      expect(await script.text()).toBe(text);
    }
  });
});
