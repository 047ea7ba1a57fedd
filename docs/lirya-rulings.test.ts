import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { presets } from '../games/lirya/config.ts';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');
const page = read('lirya-rulings.md');
const rows = [...page.matchAll(/^\| (A\d.*?) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, number = '', , rules = '', cell = '']) => ({ number, rules, cell }),
);
const fieldsIn = (text: string): string[] =>
  [...text.matchAll(/\*([a-z]\w+)\*/gi)].map(([, field = '']) => field);

/** Numbers with more than one question. */
const MORE: { readonly [number: number]: string } = {
  5: 'b',
  14: 'b',
  15: 'bcde',
  17: 'b',
  19: 'b',
  21: 'bcdef',
  25: 'bc',
  26: 'b',
  29: 'bcd',
  32: 'bc',
  34: 'b',
  39: 'bcdef',
  47: 'bc',
};

test('every ruling of Lirya is there once, in order', () => {
  const all = Array.from({ length: 92 }, (_, i) => i + 1).flatMap((n) =>
    ['', ...(MORE[n]?.split('') ?? [])].map((letter) => `A${String(n).padStart(2, '0')}${letter}`),
  );
  expect(rows.map(({ number }) => number)).toEqual(all);
});

test('every ruling has a field of the configuration, or a sentence says why not', () => {
  const bare = rows.filter(({ cell }) => fieldsIn(cell).length === 0);
  expect(bare.filter(({ cell }) => !/^[A-Z“].{20,}\.$/.test(cell))).toEqual([]);
});

test('every field that is named exists, and every field is named', () => {
  const named = new Set(fieldsIn(page.slice(page.indexOf('## Energy'))));
  expect([...named].toSorted()).toEqual(Object.keys(presets.canon).toSorted());
});

const book = read('../games/lirya/RULES.md');

test('every field is named in the rules', () => {
  expect(Object.keys(presets.canon).filter((field) => !fieldsIn(book).includes(field))).toEqual([]);
});

test('every rule that is named exists', () => {
  const missing = rows.flatMap(({ number, rules }) =>
    rules
      .split(', ')
      .filter((rule) => rule !== '–' && !book.includes(`\n${rule} `))
      .map((rule) => `${number}: ${rule}`),
  );
  expect(missing).toEqual([]);
});
