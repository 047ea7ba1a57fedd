/** Finds the version or file of `ludoteca` that a new package depends on: that with which this program is installed. */
import { readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readVersion } from '../args/version.ts';

const PACKAGE = fileURLToPath(new URL('../../..', import.meta.url));
const FILE = 'file:';

/** `folder`: where the package.json of the new package will be, in an existing folder. `installed`: the folder of `ludoteca`. */
export function findPackageSpec(folder: string, installed = PACKAGE): string {
  const project = dirname(dirname(resolve(installed)));
  const spec = basename(dirname(resolve(installed))) === 'node_modules' ? readSpec(project) : undefined;
  if (spec === undefined) return `>=${readVersion()}`;
  // npm adds the paths of tarballs and folders relative to the project.
  if (!spec.startsWith(FILE)) return spec;
  const target = resolve(project, spec.slice(FILE.length));
  const from = join(realpathSync(dirname(folder)), basename(folder));
  return `${FILE}${relative(from, target).replaceAll(sep, '/')}`;
}

function readSpec(project: string): string | undefined {
  const manifest = readManifest(join(project, 'package.json'));
  for (const kind of ['dependencies', 'devDependencies']) {
    const dependencies = manifest[kind];
    const spec = isObject(dependencies) ? dependencies['ludoteca'] : undefined;
    if (typeof spec === 'string') return spec;
  }
  return undefined;
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** Nothing for a file that is not there or not JSON. */
function readManifest(file: string): { readonly [key: string]: unknown } {
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isObject(manifest) ? manifest : {};
  } catch {
    return {};
  }
}
