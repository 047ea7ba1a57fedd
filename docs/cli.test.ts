/** The page on the command line has every option. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { expect, test } from 'vitest';
import { COMMANDS } from '../apps/cli/commands/run-cli.ts';
import { formatOptionTable } from '../apps/cli/help/option-table.ts';

test('docs/cli.md has the table of all options (tools/option-table.mjs writes it anew)', () => {
  const page = readFileSync(join(import.meta.dirname, 'cli.md'), 'utf8');
  expect(page.endsWith(`\n${formatOptionTable(COMMANDS, catalogue)}`)).toBe(true);
});
