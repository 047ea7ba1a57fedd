/** Collects the licences of the packages whose code is part of the package. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the package that a file belongs to; undefined for the project's own files. */
const packageFolder = (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The packages of the web page, with those that they depend on. */
function listPagePackages(root) {
  const found = new Set();
  const visit = (name) => {
    const folder = join('node_modules', name);
    if (name.startsWith('@ludoteca/') || found.has(folder) || !existsSync(join(root, folder))) return;
    found.add(folder);
    Object.keys(readManifest(join(root, folder)).dependencies ?? {}).forEach(visit);
  };
  for (const owner of ['apps/web', 'kit'])
    Object.keys(readManifest(join(root, owner)).dependencies).forEach(visit);
  return [...found];
}

export function collectLicences(root, sources) {
  const bundled = sources.map(packageFolder).filter((folder) => folder !== undefined);
  const folders = [...new Set([...bundled, ...listPagePackages(root)])].toSorted((a, b) => (a < b ? -1 : 1));
  const parts = folders.map((folder) => {
    const { name, version, license } = readManifest(join(root, folder));
    const file = readdirSync(join(root, folder)).find((one) => /^(licen[cs]e|copying)/i.test(one));
    const text = file === undefined ? `Licence: ${license}` : readFileSync(join(root, folder, file), 'utf8');
    return `${name} ${version}\n\n${text.trim()}\n`;
  });
  return `Ludoteca contains code of these packages.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}
