import { encodeUtf8 } from '@ludoteca/kernel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { ACTIONS, MOMENTS, TARGETS, TYPES } from '../cards/codes.ts';
import { commandTexts } from '../commands/texts/index.ts';
import { LIMITS } from '../deck/deck.ts';
import { decodeJsonDeck } from '../deck/json-format.ts';
import { CARD_OFFSETS, SIZES } from './save.ts';
import { LOG_KINDS, parseLog } from './log-parser.ts';
import { fileTexts } from './texts/index.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/unstable-students-files.md'), 'utf8');
const flat = page.replaceAll(/\s+/g, ' ');

describe('the documentation of the files', () => {
  test('lists the codes in their order', () => {
    for (const codes of [TYPES, ACTIONS, TARGETS, MOMENTS])
      expect(flat).toContain(codes.map((code) => `\`${code}\``).join(', '));
  });

  test('gives the offsets and sizes that are read and written', () => {
    expect(page).toContain(`| ${CARD_OFFSETS.type} | 4 | type |`);
    expect(page).toContain(`| ${CARD_OFFSETS.effects} | 4 | number of effects |`);
    expect(page).toContain(`| ${CARD_OFFSETS.when} | 4 | moment |`);
    expect(page).toContain(`| ${CARD_OFFSETS.optional} | 1 | optional`);
    expect(page).toContain(`player  ${SIZES.player} bytes`);
    expect(page).toContain(`card    ${SIZES.card} bytes`);
    expect(page).toContain(`effect  ${SIZES.effect} bytes`);
    expect(flat).toContain(`at most ${LIMITS.cards} cards`);
  });

  test('shows a JSON deck that can be decoded', () => {
    const [, json = ''] = /^```json\n([^]*?)^```$/mu.exec(page) ?? [];
    expect(decodeJsonDeck(encodeUtf8(json))).toMatchObject({
      ok: true,
      value: { kinds: [{ name: 'Laureando Nerd' }] },
    });
  });

  test('shows lines of the log that are recognised', () => {
    const [, table = ''] = /^\| what \| line \|\n\|---\|---\|\n([^]*?)\n\n/mu.exec(page) ?? [];
    const lines = [...table.matchAll(/`([^`]+)`/gu)]
      .map(([, line = '']) => line)
      .filter((line) => !line.startsWith('…') && !line.includes('->'));
    const kinds = new Set(
      parseLog(lines.map((line) => `[Turno 1] ${line.replaceAll('…', 'x')}`).join('\n')).map(
        ({ kind }) => kind,
      ),
    );
    const missing = LOG_KINDS.filter((kind) => !kinds.has(kind));
    expect(kinds.has('unknown')).toBe(false);
    // These stand there by their difference to another.
    expect(missing).toEqual(['leave', 'try', 'take']);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const facts = {
    offset: 7,
    field: 'players[0].name',
    found: 3,
    most: 2,
    min: 0,
    max: 4,
    name: 'MAI',
    cards: 4,
    bytes: 5,
    seat: 1,
    missing: 9,
    dialect: 'draft',
  };

  test('every reason about a save is a sentence', () => {
    for (const word of Object.values(fileTexts[language].reasons)) {
      expect(word(facts)).toMatch(/^[\p{Lu}«“\d].*\.$/u);
      expect(word(facts)).not.toMatch(/undefined|'/);
    }
  });

  test('the texts of the commands have typographic apostrophes', () => {
    const texts = commandTexts[language];
    const { lab, inspect, convert } = texts;
    const sentences = [
      lab.seats,
      lab.cards,
      lab.note,
      lab.refused('x'),
      inspect.refused,
      inspect.fine,
      inspect.odd,
      convert.ending('x'),
      convert.done('x', 1, 2),
      texts.found(1, 2),
    ];
    for (const sentence of sentences) expect(sentence).not.toMatch(/'/);
  });
});
