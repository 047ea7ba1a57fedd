import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { registerGameModules } from './game-modules.ts';

function createGame(entry: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-modules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'dist/text'), { recursive: true });
  writeFileSync(join(folder, 'secret.js'), 'export const secret = 1;');
  writeFileSync(
    join(folder, 'dist', entry),
    `import { at } from 'ludoteca/kernel';\nimport('ludoteca/kit');\nexport default at;`,
  );
  writeFileSync(join(folder, 'dist/text/en.js'), 'export {};');
  writeFileSync(join(folder, 'dist/notes.txt'), 'private');
  return join(folder, 'dist', entry);
}

const openApp = (entry: string) => {
  const app = fastify();
  onTestFinished(() => app.close());
  registerGameModules(app, new Map([['pairs', createGame(entry)]]));
  return async (path: string) => {
    const { statusCode, body } = await app.inject(path);
    return { status: statusCode, body };
  };
};

test('modules of a game import kernel and kit from the page', async () => {
  const get = openApp('index.js');
  expect(await get('/game-modules/pairs/index.js')).toEqual({
    status: 200,
    body: "import { at } from '/modules/kernel.js';\nimport('/modules/kit.js');\nexport default at;",
  });
  expect((await get('/game-modules/pairs/text/en.js')).status).toBe(200);
});

test('the module of a game has one address whatever its name', async () => {
  const get = openApp('main.mjs');
  expect((await get('/game-modules/pairs/index.js')).body).toBe("export { default } from './main.mjs';\n");
});

test.each([
  '/game-modules/pairs/../secret.js',
  '/game-modules/pairs/%2e%2e/secret.js',
  '/game-modules/pairs/..%2fsecret.js',
  '/game-modules/pairs/notes.txt',
  '/game-modules/pairs/absent.js',
  '/game-modules/pairs/',
  '/game-modules/others/index.js',
])('%s is not served', async (path) => {
  expect((await openApp('index.js')(path)).status).not.toBe(200);
});
