import { encodeUtf8 } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { scaleVolume } from '../../../testkit/scale.ts';
import { collectCards, writeCardIndex } from './card-index.ts';
import { parseCardFile } from './index.ts';

const otter = {
  name: 'Brass “Otter”',
  mana_cost: '{1}{G}',
  type_line: 'Creature — Otter',
  oracle_text: 'Flying {} [",] \\',
  power: '2',
  toughness: '2',
};
const verdict = { name: 'Loud Verdict', mana_cost: '{R}', type_line: 'Instant', oracle_text: 'Draw a card.' };
const halves = {
  name: 'Day // Night',
  layout: 'split',
  card_faces: [
    { name: 'Day', mana_cost: '{W}', type_line: 'Instant', oracle_text: 'Draw a card.' },
    { name: 'Night', mana_cost: '{B}', type_line: 'Sorcery', oracle_text: 'Scry 1.' },
  ],
};
const atomic = {
  meta: { date: '2026-01-01', data: { version: '5' } },
  data: {
    'Brass Otter': [
      {
        name: 'Brass Otter',
        manaCost: '{1}{G}',
        type: 'Creature — Otter',
        text: 'Flying',
        power: '2',
        toughness: '2',
      },
    ],
    'Day // Night': [
      { faceName: 'Day', layout: 'split', type: 'Instant', text: 'Draw a card.' },
      { faceName: 'Night', layout: 'split', type: 'Sorcery', text: 'Scry 1.' },
    ],
  },
};

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const collect = (text: string, size: number) => collectCards(inChunks(encodeUtf8(text), size));

describe('cards of a file that arrives in chunks', () => {
  test.each([
    ['an array', JSON.stringify([otter, verdict, halves])],
    ['an indented array', JSON.stringify([otter, verdict, halves], undefined, 2)],
    ['lines', [otter, verdict, halves].map((card) => JSON.stringify(card)).join('\n')],
    ['names of MTGJSON', JSON.stringify(atomic)],
    ['cards behind a byte order mark', `\uFEFF${JSON.stringify([otter])}`],
  ])('of %s are those that are found in the whole file', async (_, text) => {
    const whole = parseCardFile(encodeUtf8(text));
    for (const size of [1, 7, 100, 100_000]) expect(await collect(text, size)).toEqual(whole);
  });
  test('of a page of search results stand under its data', async () => {
    const cards = [otter, verdict, halves];
    const page = JSON.stringify({ object: 'list', data: cards, more: [1, { a: '}' }] });
    expect(await collect(page, 30)).toEqual(await collect(JSON.stringify(cards), 30));
  });
  test('are the same after they were written to an index', async () => {
    const cards = await collect(JSON.stringify([otter, verdict, halves]), 50);
    expect(cards.ok && (await collectCards(inChunks(writeCardIndex(cards.value), 64)))).toEqual(cards);
  });
  test.each([
    ['[{"name":"A"', { why: 'open object', line: 1, offset: 12 }],
    ['[\n{"name":"A","type_line":"Land"}', { why: 'open list', line: 2, offset: 33 }],
    ['{"data":{"A":[{"type":"Land"}]', { why: 'open list', line: 1, offset: 30 }],
    ['hello', { why: 'no object', line: 1, offset: 0 }],
    ['', { why: 'no object', line: 1, offset: 0 }],
    ['{"name":"A","type_line":"Land"}\n}', { why: 'brace', line: 2, offset: 32 }],
    ['[{"name":"A","type_line":"Land"},\n{name:1}]', { why: 'json', line: 2, offset: 34 }],
    ['[{"name":"A","type_line":"Land"},\n{"name":7}]', { why: 'field', field: 'name', line: 2, offset: 34 }],
    [`[{"name":"${'A'.repeat(2 << 20)}"}]`, { why: 'too large', line: 1, offset: 1 }],
  ])('%.40j are refused with the place of the fault', async (text, problem) => {
    expect(await collect(text, 1000)).toEqual({ ok: false, problem });
  });
  test('of a large file are collected without holding it', async () => {
    const padding = 'x'.repeat(4000);
    const count = scaleVolume(42_000);
    async function* file(): AsyncGenerator<Uint8Array> {
      yield encodeUtf8('[');
      for (let i = 0; i < count; i++)
        yield encodeUtf8(
          `${i === 0 ? '' : ',\n'}${JSON.stringify({ ...verdict, name: `Verdict ${i}`, padding })}`,
        );
      yield encodeUtf8(']');
    }
    const before = process.memoryUsage().heapUsed;
    const cards = await collectCards(file());
    expect(cards.ok && cards.value.length).toBe(count);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(250 * 2 ** 20);
  });
});
