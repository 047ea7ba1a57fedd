/** The page on tournaments agrees with the program. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTournamentFileSchema, parseTournamentFile } from '../apps/cli/arena/tournament-file.ts';
import { callCli } from '../apps/cli/testing/cli.testing.ts';

const page = readFileSync(join(import.meta.dirname, 'arena.md'), 'utf8');

test('the schema file is that of tournament files', () => {
  const schema: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'arena.schema.json'), 'utf8'));
  expect(schema).toEqual(createTournamentFileSchema());
});

test('the tournament file on the page is valid', () => {
  const [, text = ''] = /^```json\n([^]*?)^```$/m.exec(page) ?? [];
  expect(parseTournamentFile(JSON.parse(text))).toMatchObject({ ok: true });
});

test('the page names only options that exist', async () => {
  const { out } = await callCli(['arena', '--help']);
  const known = new Set(out.flatMap((line) => line.match(/--[a-z-]+/g) ?? []));
  const named = [...page.matchAll(/(--[a-z][a-z-]*)/g)].map(([, option = '']) => option);
  expect(named.filter((option) => !known.has(option))).toEqual([]);
});
