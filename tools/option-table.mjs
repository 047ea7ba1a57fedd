#!/usr/bin/env node
/** Generates the table of all options in docs/cli.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { setUp } from './setup.mjs';

setUp();
const { register } = await import('tsx/esm/api');
register();
const { COMMANDS } = await import('../apps/cli/commands/run-cli.ts');
const { formatOptionTable } = await import('../apps/cli/help/option-table.ts');
const { catalogue } = await import('../games/catalogue.ts');

const file = new URL('../docs/cli.md', import.meta.url);
const [text] = readFileSync(file, 'utf8').split('| option | commands | meaning |');
writeFileSync(file, text + formatOptionTable(COMMANDS, catalogue));
