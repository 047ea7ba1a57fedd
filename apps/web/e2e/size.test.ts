import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

type Manifest = {
  readonly [module: string]: {
    readonly file: string;
    readonly isEntry?: boolean;
    readonly imports?: readonly string[];
  };
};

/** In kilobytes. A lobby is not to grow by what a table needs. */
const MOST = 100;

test(`the lobby needs less than ${MOST} kB of compressed script`, () => {
  const pages = inject('pages');
  const manifest = JSON.parse(readFileSync(join(pages, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = new Set<string>();
  const gather = (module: string): void => {
    const { file, imports = [] } = manifest[module]!;
    files.add(file);
    for (const imported of imports) gather(imported);
  };
  for (const [module, { isEntry }] of Object.entries(manifest)) if (isEntry) gather(module);
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(pages, file))).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST * 1000);
});
