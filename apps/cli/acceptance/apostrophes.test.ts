import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The files that contain texts for people. */
const TEXTS = /(\/texts?\/[\w-]+|\/words\/\w+|\/texts|\/words|\/saves\/save-name)\.ts$/;

const files = ['games', 'kit', 'apps/cli']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => TEXTS.test(path) && !path.includes('node_modules'));

const withoutComments = (source: string): string => source.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');

it('finds the files with texts', () => {
  expect(files.length).toBeGreaterThan(15);
});

it.each(files)('uses one kind of apostrophe in %s', (path) => {
  const source = withoutComments(readFileSync(join(ROOT, path), 'utf8'));
  expect(source.match(/[\p{L}}]'\p{L}+/gu)).toBeNull();
});
