import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDERS = ['kernel', 'kit', 'games', 'players', 'apps', 'testkit', 'bench', 'tools', 'examples'];
const IGNORED = new Set(['node_modules', 'out', 'dist']);

function listSources(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED.has(entry.name) ? [] : listSources(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.mts') ? [path] : [];
  });
}

const sources = FOLDERS.flatMap((folder) => listSources(join(root, folder))).map((path) => ({
  path: relative(root, path),
  text: readFileSync(path, 'utf8'),
}));
const isTest = (path: string): boolean => /\.(test|strength)\.tsx?$/.test(path);

/** The text of the comment that a file starts with, after a possible `#!` line. */
function openingComment(text: string): string {
  const [, comment = ''] = /^(?:#![^\n]*\n)?\/\*\*([^]*?)\*\//.exec(text) ?? [];
  return comment
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('every source file starts with a sentence that says what it is for', () => {
  const without = sources
    .filter(({ path, text }) => !isTest(path) && !/^[A-Z0-9`].* .* .*\.["”)]?$/.test(openingComment(text)))
    .map(({ path }) => path);
  expect(without, 'start these files with a comment such as "/** Parsing of deck lists. */"').toEqual([]);
});

/** Parts that every game declares under the same name by contract. */
const GAME_PARTS = new Set(['State', 'Frame', 'Event', 'View', 'Settings', 'Parts']);

/** The paths in which each type name is declared. */
function collectDeclarations(form: RegExp): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { path, text } of sources)
    for (const [, name = ''] of text.matchAll(form)) found.set(name, [...(found.get(name) ?? []), path]);
  return found;
}

test('a type of the vocabulary is declared exactly once', () => {
  const declarations = collectDeclarations(/^(?:export )?(?:abstract )?(?:type|interface|class) (\w+)/gm);
  const vocabulary = readFileSync(join(root, 'docs/vocabulary.md'), 'utf8');
  const names = [...vocabulary.matchAll(/`([A-Z][A-Za-z]+)`/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(40);
  const wrong = names.flatMap((name) => {
    const paths = declarations.get(name) ?? [];
    return paths.length === 1 ? [] : [`${name}: ${paths.join(', ') || 'declared nowhere'}`];
  });
  expect(wrong, 'rename all declarations but the one that docs/vocabulary.md means').toEqual([]);
});

test('no other exported type name is declared in three or more files', () => {
  const declarations = collectDeclarations(/^export (?:abstract )?(?:type|interface|class) (\w+)/gm);
  const repeated = [...declarations]
    .filter(([name, paths]) => !GAME_PARTS.has(name) && new Set(paths).size > 2)
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`);
  expect(repeated, 'give these types a name that says which one they are, such as DeckLine for Line').toEqual(
    [],
  );
});
