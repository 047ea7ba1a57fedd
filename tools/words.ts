/** Prints all sentences of the three languages side by side, for review: `npm run words [PATH]`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { collectSentences, isByLanguage } from './collect-sentences.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDERS = ['kit', 'games', 'apps/cli', 'apps/wire', 'apps/web/texts'];
const SKIPPED = /node_modules|\.test\.|\.testing\.|\/card-text\/|\/sets\//;

const listFiles = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith('.ts') && !SKIPPED.test(path))
    .toSorted();

async function printFile(path: string): Promise<void> {
  const exported = (await import(pathToFileURL(join(ROOT, path)).href)) as {
    readonly [name: string]: unknown;
  };
  for (const [name, value] of Object.entries(exported)) {
    if (!isByLanguage(value)) continue;
    for (const { key, it, en, pt } of collectSentences(value, name))
      process.stdout.write(`${path} ${key}\n  it  ${it}\n  en  ${en}\n  pt  ${pt}\n`);
  }
}

const [only = ''] = process.argv.slice(2);
const wanted = relative(ROOT, resolve(only));
for (const path of FOLDERS.flatMap(listFiles))
  if (path.startsWith(wanted) && readFileSync(join(ROOT, path), 'utf8').includes('ByLanguage<'))
    await printFile(path);
