import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { catalogue } from '@ludoteca/games';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';

const games = new URL('../games/', import.meta.url);
const folders = readdirSync(games, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name);

/** The required files of every game's folder; one of several where there is a choice. */
const SHAPE: readonly (readonly string[])[] = [
  ['RULES.md'],
  ['index.ts'],
  ['parts.ts'],
  ['rules.ts', 'rules/'],
  ['view.ts'],
  ['heuristics.ts', 'heuristics/index.ts'],
  ['text/'],
  ['conformance.test.ts'],
  ['scenarios/'],
  ['playthroughs/'],
];

test('every folder of a game is in the catalogue, under its own name, once', () => {
  expect(catalogue.map(({ game }) => game.id).toSorted()).toEqual(folders.toSorted());
});

/** The sources of a game that are not tests. */
const sourcesOf = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(test|testing)\.ts$/.test(path))
    .map((path) => readFileSync(new URL(path, folder), 'utf8'));

const escaped = (text: string): string => text.replaceAll('.', String.raw`\.`);

describe.each(catalogue)('$game.id', ({ game, texts }) => {
  const folder = new URL(`${game.id}/`, games);

  test.each(SHAPE)('its folder has %s', (...names) => {
    expect(names.some((name) => existsSync(new URL(name, folder)))).toBe(true);
  });

  test.each(LANGUAGES)('it has a name and a summary in %s', (language) => {
    const { name, about, rules } = texts[language];
    expect([name, about, ...rules].every((text) => text.trim().length > 0)).toBe(true);
    expect(rules.length).toBe(texts.it.rules.length);
    expect(rules.length).toBeGreaterThan(0);
  });

  test('every rule that a reason cites is in RULES.md', () => {
    const rulebook = readFileSync(new URL('RULES.md', folder), 'utf8');
    const cited = sourcesOf(folder).flatMap((text) =>
      [...text.matchAll(/\brule: '(\d[^']*)'/g)].map((found) => found[1] ?? ''),
    );
    const unknown = cited.filter(
      (rule) => !new RegExp(`^[#*\\s-]*${escaped(rule)}[.)\\s*]`, 'm').test(rulebook),
    );
    expect(cited.length).toBeGreaterThan(0);
    expect(unknown).toEqual([]);
  });
});
