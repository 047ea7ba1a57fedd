/** A new package depends on the same `ludoteca` as the folder in which it is created. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readVersion } from '../args/version.ts';
import { findPackageSpec } from './find-package-spec.ts';

/** A project in which `ludoteca` is installed. */
function createProject(manifest: string): { readonly folder: string; readonly installed: string } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ludoteca spec ')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const installed = join(folder, 'node_modules', 'ludoteca');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  return { folder, installed };
}

test.each([
  ['{"dependencies":{"ludoteca":"^0.1.0"}}', '^0.1.0'],
  [
    '{"devDependencies":{"ludoteca":"file:../packed/ludoteca-0.1.0.tgz"}}',
    'file:../../packed/ludoteca-0.1.0.tgz',
  ],
  ['{"dependencies":{"ludoteca":"file:ludoteca.tgz"}}', 'file:../ludoteca.tgz'],
])('%s is followed', (manifest, spec) => {
  const { folder, installed } = createProject(manifest);
  expect(findPackageSpec(join(folder, 'old-maid'), installed)).toBe(spec);
});

test.each(['{}', 'no JSON', '{"dependencies":{"ludoteca":1}}', '{"dependencies":null}', '[]', 'null'])(
  '%s leads to the version of this program',
  (manifest) => {
    const { folder, installed } = createProject(manifest);
    expect(findPackageSpec(join(folder, 'old-maid'), installed)).toBe(`>=${readVersion()}`);
  },
);

test('a clone leads to the version of this program', () => {
  expect(findPackageSpec(join(tmpdir(), 'old-maid'))).toBe(`>=${readVersion()}`);
});
