/** Errors of the command line in the three languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguages, LANGUAGES } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { CliError } from './cli-error.ts';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/node_modules|\.test\.|\.testing\./.test(name),
);
/** A sentence of one language as the argument of an error; a prefix with a colon before a translated sentence is none. */
const UNTRANSLATED = /new CliError\(\s*['"`](?!\$\{[^`]*\}: \$\{[^`]*\}`)/;

test('an error is one line in each language, and English where none is asked for', () => {
  const error = new CliError(inLanguages('manca\nil file', 'no\nfile', 'falta\no arquivo'));
  expect(LANGUAGES.map((language) => error.format(language))).toEqual(
    LANGUAGES.map((language) => ({ it: 'manca il file', en: 'no file', pt: 'falta o arquivo' })[language]),
  );
  expect(error.message).toBe('no file');
  expect(new CliError('rule 5.2').format('pt')).toBe('rule 5.2');
});

test('no command throws an error in one language only', () => {
  const untranslated = SOURCES.filter((name) => UNTRANSLATED.test(readFileSync(join(ROOT, name), 'utf8')));
  expect(SOURCES.length).toBeGreaterThan(100);
  expect(untranslated).toEqual([]);
});
