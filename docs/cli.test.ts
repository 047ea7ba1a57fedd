import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMMANDS } from '../apps/cli/commands/run-cli.ts';

/** Every option once, with the commands that have it. */
function formatOptionTable(): string {
  const commandsOf = new Map<string, string[]>();
  for (const { name, options } of COMMANDS)
    for (const option of options) commandsOf.set(option.name, [...(commandsOf.get(option.name) ?? []), name]);
  const rows = [...commandsOf].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    '| option | commands |',
    '|---|---|',
    ...rows.map(([name, commands]) => `| \`--${name}\` | ${commands.join(', ')} |`),
  ].join('\n');
}

it('docs/cli.md lists every option with its commands', () => {
  const page = readFileSync(join(import.meta.dirname, 'cli.md'), 'utf8');
  expect(page).toContain(formatOptionTable());
});
