/** The pages for bot authors name every question and every field of the views. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { describe, expect, test } from 'vitest';
import { findMissingFields, listPrompts, listUsualStarts, sampleBotPage } from '../testkit/bot-page.ts';

const MATCHES = 2;

describe.each(catalogue.filter(({ listed }) => listed))('docs/bots/$game.id.md', (entry) => {
  const page = readFileSync(join(import.meta.dirname, `bots/${entry.game.id}.md`), 'utf8');

  test('has a section with an example for every question', () => {
    const sections = [...page.matchAll(/^### (.+)$/gm)].map(([, prompt]) => prompt);
    expect(sections).toEqual(listPrompts(entry));
    const examples = [...page.matchAll(/^"prompt": (.+)\n"frame": \{.+\n"options": \[.+\]$/gm)];
    expect(examples.map(([, prompt = '']) => JSON.parse(prompt) as unknown)).toEqual(sections);
  });

  test('has a row for every field of the views (tools/bot-pages.mjs writes it anew)', () => {
    expect(findMissingFields(page, sampleBotPage(entry, listUsualStarts(entry, MATCHES)))).toEqual([]);
  });
});
