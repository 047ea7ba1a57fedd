/** The pages for bot authors name every question and every field of the views. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { describe, expect, test } from 'vitest';
import { fieldsOnPage, listPrompts, sampleBotPage } from '../testkit/bot-page.ts';

const MATCHES = 2;

describe.each(catalogue.filter(({ listed }) => listed))('docs/bots/$game.id.md', (entry) => {
  const page = readFileSync(join(import.meta.dirname, `bots/${entry.game.id}.md`), 'utf8');

  test('has a section for every question', () => {
    const sections = [...page.matchAll(/^### (.+)$/gm)].map(([, prompt]) => prompt);
    expect(sections).toEqual(listPrompts(entry));
  });

  test('has a row for every field of the views (tools/bot-pages.mjs writes it anew)', () => {
    const known = fieldsOnPage(page);
    const { fields } = sampleBotPage(entry, MATCHES);
    expect([...fields.keys()].filter((path) => !known.has(path))).toEqual([]);
  });
});
