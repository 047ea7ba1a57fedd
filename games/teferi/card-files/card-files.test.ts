import { gzipSync } from 'node:zlib';
import { createFastDice, encodeUtf8 } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { scaleVolume } from '../../../testkit/scale.ts';
import { parseCardFile } from './index.ts';

const otter = {
  object: 'card',
  name: 'Brass Otter',
  layout: 'normal',
  mana_cost: '{1}{G}',
  type_line: 'Creature — Otter',
  oracle_text: 'Flying',
  power: '2',
  toughness: '2',
  colors: ['G'],
};
const verdict = { name: 'Loud Verdict', mana_cost: '{R}', type_line: 'Instant', oracle_text: 'Draw a card.' };
const read = (text: string): ReturnType<typeof parseCardFile> => parseCardFile(encodeUtf8(text));
const names = (text: string): unknown => {
  const found = read(text);
  return found.ok ? found.value.map(({ name }) => name) : found.problem;
};

describe('card files', () => {
  test('of Scryfall are an array or JSON lines', () => {
    expect(names(JSON.stringify([otter, verdict]))).toEqual(['Brass Otter', 'Loud Verdict']);
    expect(names(JSON.stringify([otter, verdict], undefined, 2))).toEqual(['Brass Otter', 'Loud Verdict']);
    expect(names(`${JSON.stringify(otter)}\n${JSON.stringify(verdict)}\n`)).toEqual([
      'Brass Otter',
      'Loud Verdict',
    ]);
    expect(read(`\uFEFF${JSON.stringify(otter)}`)).toEqual({
      ok: true,
      value: [
        {
          name: 'Brass Otter',
          manaCost: '{1}{G}',
          typeLine: 'Creature — Otter',
          text: 'Flying',
          power: '2',
          toughness: '2',
          colours: ['G'],
        },
      ],
    });
  });
  test('of MTGJSON have cards by name', () => {
    const atomic = {
      meta: { date: '2026-01-01', version: '5' },
      data: {
        'Brass Otter': [
          {
            name: 'Brass Otter',
            manaCost: '{1}{G}',
            type: 'Creature — Otter',
            text: 'Flying',
            power: '2',
            toughness: '2',
            colors: ['G'],
          },
        ],
        'Day // Night': [
          { faceName: 'Day', layout: 'split', type: 'Instant', text: 'Draw a card.' },
          { faceName: 'Night', layout: 'split', type: 'Sorcery', text: 'Scry 1.' },
        ],
      },
    };
    const found = read(JSON.stringify(atomic));
    expect(found.ok && found.value).toMatchObject([
      { name: 'Brass Otter', text: 'Flying' },
      {
        name: 'Day // Night',
        faces: {
          layout: 'split',
          cards: [
            { name: 'Day', text: 'Draw a card.' },
            { name: 'Night', text: 'Scry 1.' },
          ],
        },
      },
    ]);
  });
  test('may be scenario files, and may be compressed', () => {
    expect(names(JSON.stringify({ format: 'x', cards: [otter], scenarios: [] }))).toEqual(['Brass Otter']);
    const packed = parseCardFile(new Uint8Array(gzipSync(JSON.stringify([otter, verdict]))));
    expect(packed.ok && packed.value.length).toBe(2);
  });
  test('yield each card once and no tokens', () => {
    expect(names(JSON.stringify([otter, otter, { ...verdict, layout: 'token' }]))).toEqual(['Brass Otter']);
  });
  test.each([
    ['[{"name":"A"', { why: 'open object', line: 1, offset: 12 }],
    ['[\n{"name":"A","type_line":"Land"}', { why: 'open list', line: 2, offset: 33 }],
    ['hello', { why: 'no object', line: 1, offset: 0 }],
    ['{"name":"A","type_line":"Land"}\n}', { why: 'brace', line: 2, offset: 32 }],
    ['[{"name":"A","type_line":"Land"},\n{name:1}]', { why: 'json', line: 2, offset: 34 }],
    ['[{"name":"A","type_line":"Land"},\n{"name":7}]', { why: 'field', field: 'name', line: 2, offset: 34 }],
    ['[{"name":"A","type_line":["Land"]}]', { why: 'field', field: 'type_line', line: 1, offset: 1 }],
    ['{"data":{"A":{}}}', { why: 'field', field: 'A', line: 1, offset: 0 }],
  ])('%j is refused with the place of the fault', (text, problem) => {
    expect(read(text)).toEqual({ ok: false, problem });
  });
  test('that are damaged are refused or parsed, without an exception', () => {
    const dice = createFastDice('import');
    const packed = new Uint8Array(gzipSync(JSON.stringify([otter, verdict])));
    const plain = encodeUtf8(JSON.stringify([otter, verdict]));
    for (let i = 0; i < scaleVolume(20_000); i++) {
      const bytes = Uint8Array.from(dice.int(2) === 0 ? packed : plain);
      for (let n = dice.int(4); n >= 0; n--) bytes[dice.int(bytes.length)] = dice.int(256);
      expect(
        parseCardFile(bytes.subarray(0, dice.int(3) === 0 ? dice.int(bytes.length) : bytes.length)).ok,
      ).toBeTypeOf('boolean');
    }
  });
});
