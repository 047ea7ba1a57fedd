#!/usr/bin/env node
/** Generates docs/arena.schema.json from the declared tournament file. */
import { writeFileSync } from 'node:fs';
import { setUp } from './setup.mjs';

setUp();
const { register } = await import('tsx/esm/api');
register();
const { createTournamentFileSchema } = await import('../apps/cli/arena/tournament-file.ts');

const file = new URL('../docs/arena.schema.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(createTournamentFileSchema(), null, 2)}\n`);
