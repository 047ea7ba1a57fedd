/** Prints all sentences of the three languages side by side, for review: `npm run words [PATH]`. */
import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';
import { collectSentences } from './collect-sentences.ts';
import { readSourceFile } from './source-file.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDERS = ['kit', 'games', 'players', 'apps/cli', 'apps/wire', 'apps/server', 'apps/web'];
const SKIPPED = /node_modules|\bdist\b|\.test\.|\.testing\.|\.d\.ts$/;

const listFiles = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && !SKIPPED.test(path))
    .toSorted();

const [only = ''] = process.argv.slice(2);
const wanted = relative(ROOT, resolve(only));
for (const path of FOLDERS.flatMap(listFiles))
  if (path.startsWith(wanted))
    for (const { key, it, en, pt } of collectSentences(readSourceFile(join(ROOT, path))))
      process.stdout.write(`${path} ${key}\n  it  ${it}\n  en  ${en}\n  pt  ${pt}\n`);
