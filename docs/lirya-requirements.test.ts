import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');
const rows = [...read('lirya-requirements.md').matchAll(/^\| (R\d{3}) \| [^|]+ \| (.+) \|$/gm)].map(
  ([, number = '', cell = '']) => ({ number, cell }),
);
/** Each file with the name of a test in it. */
const linksOf = (cell: string) =>
  [...cell.matchAll(/\]\(([^)]+)\): “(.+?)”(?=; |$)/g)].map(([, path = '', name = '']) => ({ path, name }));

test('every requirement of Lirya is there once, in order', () => {
  const all = Array.from({ length: 253 }, (_, i) => `R${String(i + 1).padStart(3, '0')}`);
  expect(rows.map(({ number }) => number)).toEqual(all);
});

test('every requirement is linked to a test, and a partial one says what is missing', () => {
  expect(rows.filter(({ cell }) => linksOf(cell).length === 0)).toEqual([]);
  const partial = rows.filter(({ cell }) => cell.startsWith('Partial'));
  expect(partial.filter(({ cell }) => !/^Partial: [a-z].{20,}; \[/.test(cell))).toEqual([]);
});

test('every file and test that is named exists', () => {
  const missing = rows.flatMap(({ number, cell }) =>
    linksOf(cell)
      .filter(({ path, name }) => !["'", '`'].some((quote) => read(path).includes(`${quote}${name}${quote}`)))
      .map(({ path, name }) => `${number}: ${path} has no “${name}”`),
  );
  expect(missing).toEqual([]);
});
