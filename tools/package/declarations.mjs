/** Copies the type declarations that the public modules of the package need. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { DECLARATIONS, UNPUBLISHED_DECLARATIONS } from './layout.mjs';

const EXPORT_ALL = /^export (?:type )?\* from '([^']+)';\n/gm;
const SPECIFIER = /(?<=\bfrom |\bimport\(|\bimport )(['"])([^'"]+)\1/g;

/** The declaration that an import means, without extension and relative to `out`; undefined for other packages. */
function resolve(specifier, from) {
  if (specifier.startsWith('.')) return join(dirname(from), specifier.replace(/\.(ts|js)$/, ''));
  const game = /^@ludoteca\/games\/([^/]+)$/.exec(specifier)?.[1];
  return game === undefined ? DECLARATIONS[specifier] : `games/${game}/index`;
}

const toSpecifier = (from, to) => {
  const path = relative(dirname(from), to);
  return `${path.startsWith('.') ? path : `./${path}`}.js`;
};

/** Copies a declaration and all that it imports into `types` of the folder. */
function copy(out, folder, name, done) {
  if (done.has(name)) return;
  done.add(name);
  const file = join(out, `${name}.d.ts`);
  if (!existsSync(file)) throw new Error(`there is no declaration ${file}: run tsc -b`);
  const published = readFileSync(file, 'utf8').replace(EXPORT_ALL, (line, specifier) =>
    UNPUBLISHED_DECLARATIONS.includes(resolve(specifier, name)) ? '' : line,
  );
  const text = published.replace(SPECIFIER, (whole, quote, specifier) => {
    const target = resolve(specifier, name);
    if (target === undefined) return whole;
    copy(out, folder, target, done);
    return `${quote}${toSpecifier(name, target)}${quote}`;
  });
  const to = join(folder, 'types', `${name}.d.ts`);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text.replace(/\n\/\/# sourceMappingURL=.*/, ''));
}

/** The declaration of a public module, relative to `out` and without extension. */
export const declarationOf = (source) => source.replace(/^apps\//, '').replace(/\.ts$/, '');

export function copyDeclarations(root, folder, sources) {
  const done = new Set();
  for (const source of sources) copy(join(root, 'out'), folder, declarationOf(source), done);
}
