import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDERS = [
  'apps/web/style',
  'kit/web',
  ...readdirSync(join(root, 'games')).map((game) => `games/${game}/web`),
];

const sheetsIn = (folder: string): string[] => {
  try {
    return readdirSync(join(root, folder)).flatMap((file) =>
      file.endsWith('.css') ? [`${folder}/${file}`] : [],
    );
  } catch {
    // A game without a face of its own has no style either.
    return [];
  }
};

const TOKENS = 'kit/web/tokens.css';
const sheets = FOLDERS.flatMap(sheetsIn);
const text = (sheet: string): string =>
  readFileSync(join(root, sheet), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
const linesWith = (pattern: RegExp): string[] =>
  sheets
    .filter((sheet) => sheet !== TOKENS)
    .flatMap((sheet) =>
      text(sheet)
        .split('\n')
        .flatMap((line) => (pattern.test(line) ? [`${sheet}: ${line.trim()}`] : [])),
    );

test('colours are defined only in the tokens', () => {
  expect(sheets).toContain(TOKENS);
  expect(linesWith(/#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|light-dark)\(/i)).toEqual([]);
});

test('font sizes on the page are those of the scale', () => {
  // Cards and covers are drawn: what is printed on them grows with them.
  const onPage = linesWith(/font(-size)?:/).filter((line) => !/\/(card|game-cover).css:/.test(line));
  expect(onPage.filter((line) => /[\d.](px|rem|em)\b/.test(line.replace(/\/ [^ ]+/, '')))).toEqual([]);
});

test('every custom property that a style sheet uses is set somewhere', () => {
  const known = new Set(
    sheets.flatMap((sheet) => Array.from(text(sheet).matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name)),
  );
  const asked = sheets.flatMap((sheet) =>
    Array.from(text(sheet).matchAll(/var\((--[\w-]+)/g), ([, name]) => name),
  );
  // Set by elements.
  const given = new Set(['--count', '--deep', '--drop', '--index', '--share', '--turn', '--x', '--y']);
  expect([...new Set(asked)].filter((name) => !known.has(name) && !given.has(name!))).toEqual([]);
});

test('every style sheet of the page is imported', () => {
  const index = text('apps/web/style/index.css');
  const parts = sheetsIn('apps/web/style').filter((sheet) => !sheet.endsWith('/index.css'));
  expect(parts.filter((sheet) => !index.includes(`./${sheet.split('/').at(-1)}'`))).toEqual([]);
});
