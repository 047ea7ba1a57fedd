/** Creates the package of a new game outside the project, from the sources of Rumour. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTRACT_VERSION } from '@ludoteca/kernel';
import {
  checkName,
  type GameNames,
  LEFT_OUT,
  namesOf,
  NewGameError,
  renameIn,
} from '../../../tools/game-template.mjs';
import { findPackageSpec } from './find-package-spec.ts';

const TEMPLATE = fileURLToPath(new URL('../../../games/rumour/', import.meta.url));
/** Files that need the project around them: recorded matches, counts, measurements of strength. */
const PROJECT_ONLY = /^(perft|playthroughs)|\.strength\.ts$/;
const TYPESCRIPT = '>=5.7';
const VITEST = '>=4';

function listTemplate(): readonly string[] {
  const files = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' });
  return files.filter(
    (file) =>
      statSync(join(TEMPLATE, file)).isFile() &&
      !file.startsWith('web') &&
      !LEFT_OUT.test(file) &&
      !PROJECT_ONLY.test(file),
  );
}

const readTemplate = (file: string): string => readFileSync(join(TEMPLATE, file), 'utf8');

function createManifest({ id }: GameNames, spec: string): object {
  return {
    name: id,
    version: '0.1.0',
    private: true,
    type: 'module',
    exports: './dist/index.js',
    ludoteca: { contract: CONTRACT_VERSION },
    scripts: { build: 'tsc', test: 'vitest run --testTimeout=600000' },
    dependencies: { ludoteca: spec },
    devDependencies: { typescript: TYPESCRIPT, vitest: VITEST },
  };
}

const COMPILER_OPTIONS = {
  target: 'es2023',
  module: 'nodenext',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  skipLibCheck: true,
  types: [],
  rootDir: 'src',
  outDir: 'dist',
  declaration: true,
};

/** The sources import the project's packages; a package imports those of `ludoteca`. */
const toPublicImports = (text: string): string =>
  text.replaceAll(/(?<=from ')@ludoteca\/(kernel|kit|testkit)(?=')/g, 'ludoteca/$1');

/** Returns the created files, relative to the folder of the game. Throws a `NewGameError` before anything is written. */
export function createGamePackage(id: string, parent: string): readonly string[] {
  const names = namesOf(id);
  const template = listTemplate();
  checkName(names, template.filter((file) => file.endsWith('.ts')).map(readTemplate));
  const folder = join(parent, id);
  if (existsSync(folder)) throw new NewGameError(`${id} already exists here`);
  const sources = template.map((file): readonly [string, string] => {
    const text = toPublicImports(renameIn(readTemplate(file), file, names));
    return [file.endsWith('.md') ? file : join('src', file), text.replace('listed: false', 'listed: true')];
  });
  const files: readonly (readonly [string, string])[] = [
    ['package.json', toJson(createManifest(names, findPackageSpec(folder)))],
    [
      'tsconfig.json',
      toJson({ compilerOptions: COMPILER_OPTIONS, include: ['src'], exclude: ['**/*.test.ts'] }),
    ],
    ['.gitignore', 'dist/\nnode_modules/\n'],
    ...sources,
    [
      'src/index.ts',
      `/** The public exports of the game. */\nexport { ${names.value}, ${names.value} as default } from './entry.ts';\nexport type { ${names.type} } from './parts.ts';\n`,
    ],
  ];
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return files.map(([file]) => file);
}

const toJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
