import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { collectSentences } from './collect-sentences.ts';
import { readSourceFile } from './source-file.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The sentences of the last of these files. */
function collect(files: { readonly [name: string]: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  folders.push(folder);
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source);
  return collectSentences(readSourceFile(join(folder, Object.keys(files).at(-1)!)));
}

test('sentences are listed side by side, functions as their source, missing ones as a dash', () => {
  const source = `const texts = {
    it: { yes: 'sì', cards: (count: number) => \`\${count} carte\`, more: ['uno', 'due'] },
    en: { yes: 'yes', cards: (count: number) => \`\${count} cards\`, more: ['one'] },
    pt: { yes: 'sim', cards: (count: number) => \`\${count} cartas\`, more: ['um', 'dois'] },
  } as const;`;
  expect(collect({ 'texts.ts': source })).toEqual([
    { key: 'texts.yes', it: 'sì', en: 'yes', pt: 'sim' },
    {
      key: 'texts.cards',
      it: '(count: number) => `${count} carte`',
      en: '(count: number) => `${count} cards`',
      pt: '(count: number) => `${count} cartas`',
    },
    { key: 'texts.more.0', it: 'uno', en: 'one', pt: 'um' },
    { key: 'texts.more.1', it: 'due', en: '–', pt: 'dois' },
  ]);
});

test('texts that are not exported, or written in a file for each language, are found', () => {
  const files = {
    'shared.ts': `export const shared = { again: 'ancora' };`,
    'it.ts': `import { shared } from './shared.ts';\nexport const it = { ...shared, end: 'fine' };`,
    'en.ts': `export const en: object = { again: 'again', end: 'the end' };`,
    'pt.ts': `const pt = { again: 'de novo', end: 'fim' } satisfies object;\nexport { pt };`,
    'index.ts': `import { it } from './it.ts';\nimport { en } from './en.ts';\nimport { pt } from './pt.ts';
      const TEXTS = { it, en, pt };\nexport const end = (language) => TEXTS[language].end;`,
  };
  expect(collect(files)).toEqual([
    { key: 'TEXTS.again', it: 'ancora', en: 'again', pt: 'de novo' },
    { key: 'TEXTS.end', it: 'fine', en: 'the end', pt: 'fim' },
  ]);
});

test('texts inside functions, lists and calls are found, other objects are not', () => {
  const source = `const lessons = [{ name: inLanguages('Asso', 'Ace', 'Ás'), seats: { it: 1, en: 2 } }];
    function title(language) { return { it: 'Regole', en: 'Rules', pt: 'Regras' }[language]; }`;
  expect(collect({ 'lessons.ts': source })).toEqual([
    { key: 'lessons.name', it: 'Asso', en: 'Ace', pt: 'Ás' },
    { key: 'title', it: 'Regole', en: 'Rules', pt: 'Regras' },
  ]);
});
