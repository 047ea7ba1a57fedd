#!/usr/bin/env node
/** Generates the pages for bot authors, docs/bots/GAME.md, from sampled matches. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { setUp } from './setup.mjs';

setUp();
const { register } = await import('tsx/esm/api');
register();
const { catalogue } = await import('../games/catalogue.ts');
const { formatBotPage, sampleBotPage } = await import('../testkit/bot-page.ts');

const MATCHES = 120;
const folder = new URL('../docs/bots/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const entry of catalogue.filter(({ listed }) => listed))
  writeFileSync(new URL(`${entry.game.id}.md`, folder), formatBotPage(entry, sampleBotPage(entry, MATCHES)));
