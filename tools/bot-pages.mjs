#!/usr/bin/env node
/** Generates the pages for bot authors, docs/bots/GAME.md, from sampled matches. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { setUp } from './setup.mjs';

setUp();
const { register } = await import('tsx/esm/api');
register();
const { catalogue } = await import('../games/catalogue.ts');
const { formatBotPage, listUsualStarts, mergeSamples, sampleBotPage } =
  await import('../testkit/bot-page.ts');
const { listRareStarts } = await import('./bot-page-starts.ts');

const MATCHES = 120;
/** Positions with rare questions ask them soon. */
const RARE_DECISIONS = 60;
const folder = new URL('../docs/bots/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const entry of catalogue.filter(({ listed }) => listed)) {
  const { id } = entry.game;
  const usual = sampleBotPage(entry, listUsualStarts(entry, MATCHES));
  const sample = mergeSamples(usual, sampleBotPage(entry, listRareStarts(id), RARE_DECISIONS));
  writeFileSync(new URL(`${id}.md`, folder), formatBotPage(entry, sample));
}
