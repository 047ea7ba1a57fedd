import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtPages } from './visit.testing.ts';

type Manifest = {
  readonly [module: string]: {
    readonly file: string;
    readonly isEntry?: boolean;
    readonly imports?: readonly string[];
  };
};

/** In kilobytes. A lobby is not to grow by what a table needs. */
const MOST = 100;

test(`the lobby needs less than ${MOST} kB of compressed script`, async () => {
  const folder = await builtPages();
  try {
    const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
    const files = new Set<string>();
    const gather = (module: string): void => {
      const { file, imports = [] } = manifest[module]!;
      files.add(file);
      for (const imported of imports) gather(imported);
    };
    for (const [module, { isEntry }] of Object.entries(manifest)) if (isEntry) gather(module);
    const bytes = [...files].map((file) => gzipSync(readFileSync(join(folder, file))).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST * 1000);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
