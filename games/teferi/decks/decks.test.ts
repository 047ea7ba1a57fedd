import { createFastDice, encodeUtf8 } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { scaleVolume } from '../../../testkit/scale.ts';
import { shippedCards } from '../cards/index.ts';
import { checkDeck, parseDeckFile } from './deck-file.ts';
import type { FileCard } from '../card-files/index.ts';
import { buildDeck } from './build-deck.ts';
import { parseDeckList } from './deck-list.ts';

const otters = [
  { card: 'Brass Otter', count: 4 },
  { card: 'Forest', count: 20 },
];

const LISTS = {
  arena:
    'About\nName River\n\nDeck\n4 Brass Otter (OTR) 12\n20 Forest (OTR) 280\n\nSideboard\n2 Loud Verdict (OTR) 7',
  'arena without headings': '4 Brass Otter (OTR) 12\n20 Forest (OTR) 280\n\n2 Loud Verdict (OTR) 7',
  mtgo: '// River\n4x Brass Otter\n20 Forest\nSB: 2 Loud Verdict',
  'mtgo with noise': 'Creatures (4)\n4 Brass Otter\nLands\n20 Forest\n\nSideboard:\n2 Loud Verdict',
  dek: '<?xml version="1.0"?>\n<Deck>\n<Cards CatID="1" Quantity="4" Sideboard="false" Name="Brass Otter"/>\n<Cards CatID="2" Quantity="20" Sideboard="false" Name="Forest"/>\n<Cards CatID="3" Quantity="2" Sideboard="true" Name="Loud Verdict"/>\n</Deck>',
  'dck of XMage':
    'NAME:River\n4 [OTR:12] Brass Otter\n20 [OTR:280] Forest\nSB: 2 [OTR:7] Loud Verdict\nLAYOUT MAIN:(1,1)(NONE,false,50)|()',
  'dck of Forge':
    '[metadata]\nName=River\n[Main]\n4 Brass Otter|OTR|1\n20 Forest|OTR\n[Sideboard]\n2 Loud Verdict|OTR',
  cod: '<?xml version="1.0"?>\n<cockatrice_deck version="1">\n<deckname>River</deckname>\n<comments></comments>\n<zone name="main">\n<card number="4" name="Brass Otter"/>\n<card number="20" price="0" name="Forest"/>\n</zone>\n<zone name="side">\n<card number="2" name="Loud Verdict"/>\n</zone>\n</cockatrice_deck>',
};

describe('a list of comma-separated values', () => {
  test.each([
    [
      'Moxfield',
      '"Count","Tradelist Count","Name","Edition"\n"4","4","Moss Bear","inv"\n"2","0","Orla, the ""Tall""","inv"\n',
    ],
    ['ManaBox', 'Name,Set code,Quantity\nMoss Bear,INV,4\r\n"Orla, the ""Tall""",INV,2'],
  ])('of %s is read by its heading', (_, text) => {
    expect(parseDeckList(text)).toMatchObject({
      ok: true,
      value: {
        main: [
          { card: 'Moss Bear', count: 4 },
          { card: 'Orla, the "Tall"', count: 2 },
        ],
        faults: [],
      },
    });
  });
  test('has a sideboard if a column says so, and names lines that cannot be read', () => {
    expect(
      parseDeckList('Count,Name,Board\n1,Moss Bear,sideboard\nmany,Forest,mainboard\n3,Forest,mainboard'),
    ).toMatchObject({
      value: {
        main: [{ card: 'Forest', count: 3, line: 4 }],
        side: [{ card: 'Moss Bear' }],
        faults: [{ why: 'deck line', facts: { line: 3 } }],
      },
    });
  });
});

describe('deck lists', () => {
  test.each(Object.entries(LISTS))('of format %s are parsed', (_, text) => {
    const found = parseDeckList(text);
    expect(found).toMatchObject({
      ok: true,
      value: { main: otters, side: [{ card: 'Loud Verdict', count: 2 }] },
    });
    expect(found).toEqual(parseDeckList(text.replaceAll('\n', '\r\n')));
  });
  test('keep their name', () => {
    for (const form of ['arena', 'dck of XMage', 'dck of Forge', 'cod'] as const)
      expect(parseDeckList(LISTS[form])).toMatchObject({ value: { name: 'River' } });
  });
  test('may contain apostrophes, entities and both spellings of split names', () => {
    expect(parseDeckList('1 Otter’s Toy\n2 Fire/Ice\n1 Fire // Ice')).toMatchObject({
      value: {
        main: [
          { card: 'Otter’s Toy', count: 1 },
          { card: 'Fire // Ice', count: 3 },
        ],
      },
    });
    expect(parseDeckList(LISTS.cod.replace('Brass Otter', 'Otter &amp; Co&apos;s'))).toMatchObject({
      value: {
        main: [
          { card: "Otter & Co's", count: 4 },
          { card: 'Forest', count: 20 },
        ],
      },
    });
  });
  test.each([
    ['0 Brass Otter', [{ line: 1, words: '0 Brass Otter' }]],
    [
      `0 Newt\n4 Forest\n\n3 ${'a'.repeat(200)}`,
      [
        { line: 1, words: '0 Newt' },
        { line: 4, words: `3 ${'a'.repeat(58)}` },
      ],
    ],
    ['<cockatrice_deck><zone name="main">\n<card number="x" name="Otter"/>', [{ line: 2, words: 'Otter' }]],
    [
      '<Deck>\n<Cards Quantity="0" Name="Otter"/>\n<Cards Quantity="1"/></Deck>',
      [
        { line: 2, words: 'Otter' },
        { line: 3, words: 'Cards' },
      ],
    ],
    ['[Main]\n0 Otter|OTR', [{ line: 2, words: '0 Otter|OTR' }]],
  ])('report every invalid line of %j', (text, faults) => {
    expect(parseDeckList(text)).toMatchObject({
      ok: true,
      value: { faults: faults.map((facts) => ({ why: 'deck line', facts })) },
    });
  });
  test.each(['', '<Deck><Cards'])('%j is not a list', (text) => {
    expect(parseDeckList(text)).toEqual({ ok: false, problem: { why: 'deck shape' } });
  });
  test('that are damaged are refused or parsed, without an exception', () => {
    const dice = createFastDice('lists');
    const texts = Object.values(LISTS);
    for (let i = 0; i < scaleVolume(50_000); i++) {
      const text = dice.pick(texts);
      const at = dice.int(text.length);
      expect(
        parseDeckList(
          text.slice(0, at) +
            dice.pick(['<', '"', '\n', '4 ', 'SB:', '[Main]', '&#0;', '']) +
            text.slice(at + dice.int(9)),
        ).ok,
      ).toBeTypeOf('boolean');
    }
  });
});

const json = (...cards: readonly (readonly [string, number])[]) =>
  parseDeckFile(
    encodeUtf8(JSON.stringify({ name: 'x', cards: cards.map(([card, count]) => ({ card, count })) })),
  );

/** Some that are no basic lands. */
const SHIPPED = shippedCards()
  .filter(({ supertypes, token }) => supertypes === undefined && token !== true)
  .map(({ name }) => name);

const printed = (name: string, text: string): FileCard => ({
  name,
  manaCost: '{1}{G}',
  typeLine: 'Creature — Otter',
  text,
  power: '2',
  toughness: '2',
});

const list = (main: readonly { card: string; count: number }[]) => ({
  name: '',
  main: main.map((one, i) => ({ ...one, line: i + 1 })),
  side: [],
  faults: [],
});

describe('a deck', () => {
  test('is built from a list and a card file', () => {
    const deck = buildDeck(
      list([
        { card: 'Brass Otter', count: 4 },
        { card: 'Forest', count: 56 },
      ]),
      [printed('Brass Otter', 'Flying')],
      'river',
    );
    expect(deck).toMatchObject({
      ok: true,
      value: { name: 'river', definitions: [{ name: 'Brass Otter' }] },
    });
    expect(deck.ok ? checkDeck(deck.value as never) : deck.problem).toEqual([]);
  });
  test('reports every unavailable card', () => {
    const cards = [
      printed('Mumbling Otter', 'Flying\nMumble.'),
      { ...printed('Day // Night', ''), faces: { layout: 'meld', cards: [] } },
    ];
    const wanted = ['Mumbling Otter', 'Day // Night', 'Nobody'].map((card) => ({ card, count: 4 }));
    expect(buildDeck(list([...wanted, { card: 'Forest', count: 48 }]), cards, 'river')).toEqual({
      ok: false,
      problem: [
        {
          why: 'card unread',
          facts: { card: 'Mumbling Otter', line: 1, row: 2, column: 1, words: 'Mumble.' },
        },
        { why: 'card with faces', facts: { card: 'Day // Night', line: 2 } },
        { why: 'unknown card', facts: { card: 'Nobody', line: 3 } },
      ],
    });
  });
  test('has at least 60 cards, and at most four of a name that is no basic land (100.2a)', () => {
    const cards = [printed('Brass Otter', '')];
    const check = (otter: number, forest: number): unknown => {
      const found = buildDeck(
        list([
          { card: 'Brass Otter', count: otter },
          { card: 'Forest', count: forest },
        ]),
        cards,
        'x',
      );
      return found.ok ? [] : found.problem.map(({ why }) => why);
    };
    expect(check(4, 56)).toEqual([]);
    expect(check(4, 55)).toEqual(['deck too small']);
    expect(check(5, 55)).toEqual(['too many copies']);
  });
  test('as JSON must follow the format, and all violations are reported', () => {
    expect(json(['Forest', 40], ['Forest', 20])).toMatchObject({ ok: true });
    expect(json(['Forest', 59])).toMatchObject({ ok: false, problem: [{ why: 'deck too small' }] });
    const [copied = ''] = SHIPPED;
    expect(json(['Nobody', 1], [copied, 3], [copied, 2])).toMatchObject({
      ok: false,
      problem: [
        { why: 'unknown card', facts: { card: 'Nobody' } },
        { why: 'deck too small', facts: { count: 6 } },
        { why: 'too many copies', facts: { card: copied, count: 5 } },
      ],
    });
  });
  test('of shipped cards is accepted as a list in the settings', () => {
    for (const text of [
      '60 Forest',
      '\uFEFF60 Forest',
      '\uFEFF{"name":"x","cards":[{"card":"Forest","count":60}]}',
    ])
      expect(parseDeckFile(encodeUtf8(text))).toMatchObject({
        ok: true,
        value: { cards: [{ card: 'Forest', count: 60 }] },
      });
    expect(parseDeckFile(encodeUtf8('59 Forest'))).toMatchObject({
      ok: false,
      problem: [{ why: 'deck too small' }],
    });
    expect(parseDeckFile(encodeUtf8('4 Nobody\n0 Newt\n55 Forest'))).toMatchObject({
      ok: false,
      problem: [{ why: 'unknown card' }, { why: 'deck line' }, { why: 'deck too small' }],
    });
    const viper = { card: 'Fen Vper', near: 'Fen Viper' };
    expect(
      parseDeckFile(encodeUtf8('4 Fen Vper\n56 Forest\n?!\n\nSideboard\n1 Fen Vper\n2 Nobody\n%%')),
    ).toEqual({
      ok: false,
      problem: [
        { why: 'unknown card', facts: { ...viper, line: 1 } },
        { why: 'deck line', facts: { line: 3, words: '?!' } },
        { why: 'unknown card', facts: { ...viper, line: 6 } },
        { why: 'unknown card', facts: { card: 'Nobody', line: 7 } },
        { why: 'deck line', facts: { line: 8, words: '%%' } },
      ],
    });
    expect(parseDeckFile(encodeUtf8('59 Forest\nNo card at all'))).toMatchObject({
      ok: false,
      problem: [{ why: 'deck line' }, { why: 'deck too small', facts: { count: 59 } }],
    });
    expect(parseDeckFile(Uint8Array.from([0xff, 0xfe]))).toMatchObject({ ok: false });
    const card = '{"name":"Otter","type_line":"Creature — Otter","power":"1","toughness":"1"}';
    for (const cards of [card, `[${card}]`, `${card}\n${card.replace('Otter', 'Newt')}`])
      expect(parseDeckFile(encodeUtf8(cards))).toEqual({ ok: false, problem: [{ why: 'cards, no deck' }] });
  });
});
