/** The package.json of the package. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarationOf } from './declarations.mjs';
import { listExports } from './layout.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

export function createManifest(root) {
  const { name, version, description, license, engines } = readJson(join(root, 'package.json'));
  const { dependencies } = readJson(join(root, 'apps/server/package.json'));
  const { vitest } = readJson(join(root, 'package.json')).devDependencies;
  const modules = listExports(root).map(({ name: path, module, source }) => [
    path,
    { types: `./types/${declarationOf(source)}.d.ts`, default: `./dist/${module}.mjs` },
  ]);
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { ludoteca: 'bin.mjs' },
    exports: { ...Object.fromEntries(modules), './package.json': './package.json' },
    // Stores the tables of `ludoteca serve`; everything else works without it.
    optionalDependencies: { libsql: dependencies.libsql },
    peerDependencies: { vitest: `>=${vitest}` },
    peerDependenciesMeta: { vitest: { optional: true } },
  };
}
