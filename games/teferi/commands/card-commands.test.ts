import { describe, expect, test } from 'vitest';
import { callCommand, findCommand } from '../../../testkit/call-command.ts';
import { scaleVolume } from '../../../testkit/scale.ts';
import { checkDeck } from '../decks/deck-file.ts';
import { decodeUtf8 } from '@ludoteca/kernel';
import { commands } from './index.ts';

const creature = (name: string, oracle_text: string): object => ({
  name,
  mana_cost: '{1}{G}',
  type_line: 'Creature — Otter',
  oracle_text,
  power: '2',
  toughness: '2',
});
const CARDS = [
  creature('Brass Otter', 'Flying'),
  creature('Tin Otter', 'When this creature enters, draw a card.'),
  creature('Mumbling Otter', 'Flying\nMumble at target creature.'),
  creature('Muttering Otter', 'Mumble at target land.'),
  { name: 'Day // Night', layout: 'split', card_faces: [] },
];
const FILES: { readonly [path: string]: string } = {
  'cards.json': JSON.stringify(CARDS),
  'broken.json': '[{"name":',
  'unfinished.jsonl': '{"name":',
  'river.txt': '4 Brass Otter\n4 Tin Otter\n52 Forest',
  'forest.txt': '60 Forest',
  'wrong.txt': '4 Fen Vper\n?!\n40 Forest',
  'small.txt': '5 Brass Otter\n4 Mumbling Otter',
  'decks.jsonl': [
    { 'Brass Otter': 4, Forest: 56 },
    { 'Muttering Otter': 15, 'Tin Otter': 45 },
    { 'Mumbling Otter': 10, 'Muttering Otter': 20, 'brass ottér': 10, Day: 10, 'Lost Otter': 10 },
  ]
    .map((deck) => JSON.stringify(deck))
    .join('\n'),
};

async function run(...words: readonly string[]) {
  const [name = '', ...rest] = words;
  const { code, out, errors, written } = await callCommand(findCommand(commands, name), rest, {
    files: FILES,
  });
  return { code, out: out.join('\n'), problems: errors.join('\n'), files: written };
}

describe('ludoteca teferi coverage', () => {
  test('counts parsed cards and the causes of refusals', async () => {
    const { code, out } = await run('coverage', 'cards.json', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      cards: 5,
      read: 2,
      refused: 3,
      reasons: [
        { why: 'text', words: 'Mumble at target creature.', cards: 1, example: 'Mumbling Otter' },
        { why: 'text', words: 'Mumble at target land.', cards: 1, example: 'Muttering Otter' },
        { why: 'faces', words: 'split', cards: 1, example: 'Day // Night' },
      ],
    });
  });
  test('lists refused cards with the place on request', async () => {
    expect((await run('coverage', 'cards.json', '--cards')).out).toContain(
      'Mumbling Otter\t2:1\tMumble at target creature.',
    );
  });
  test.each([
    ['it', 'lette (40.0 %)'],
    ['en', 'read (40.0 %)'],
    ['pt', 'lidas (40.0 %)'],
  ])('prints in %s', async (language, words) => {
    expect((await run('coverage', 'cards.json', '--lang', language)).out).toContain(words);
  });
  test('reports damaged files and its usage', async () => {
    expect(await run('coverage', 'broken.json')).toMatchObject({
      code: 2,
      problems: 'broken.json, line 1 (byte 9): it ends inside an object',
    });
    expect((await run('coverage')).code).toBe(2);
    expect((await run('coverage', 'cards.json', '--colour')).code).toBe(2);
  });
});

describe('ludoteca teferi deck', () => {
  test('writes a deck that the game accepts', async () => {
    const { code, files } = await run('deck', 'river.txt', 'cards.json', 'river.json');
    expect(code).toBe(0);
    expect(checkDeck(JSON.parse(decodeUtf8(files.get('river.json')!)!) as never)).toEqual([]);
  });
  test('writes nothing if the deck is invalid', async () => {
    const { code, problems, files } = await run('deck', 'small.txt', 'cards.json', 'out.json');
    expect([code, files.size]).toEqual([1, 0]);
    expect(problems.split('\n')).toEqual([
      'line 2: Mumbling Otter: line 2, column 1 of its text cannot be read: Mumble at target creature.',
      expect.stringContaining('9'),
      expect.stringContaining('Brass Otter'),
    ]);
  });
});

describe('ludoteca teferi audit', () => {
  test('compares the cards that are read', async () => {
    expect(await run('audit', 'cards.json')).toMatchObject({
      code: 0,
      out: '2 cards compared, 0 with words that their abilities do not express',
    });
    expect(JSON.parse((await run('audit', 'cards.json', '--json')).out)).toEqual({
      read: 2,
      differences: [],
    });
    expect((await run('audit', 'cards.json', '--lang', 'pt')).out).toContain('2 cartas comparadas');
    expect((await run('audit', 'broken.json')).code).toBe(2);
  });
});

describe('ludoteca teferi decks', () => {
  test('counts decks and copies, and what blocks the other decks alone and in all', async () => {
    const { code, out } = await run('decks', 'decks.jsonl', 'cards.json', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      decks: 3,
      read: 1,
      copies: (1 + 45 / 60 + 10 / 60) / 3,
      unknown: 1,
      wordings: [
        { wording: 'mumble at target land', decks: 2, alone: 1, example: 'Muttering Otter' },
        { wording: 'mumble at target creature', decks: 1, alone: 0, example: 'Mumbling Otter' },
        { wording: '(faces) split', decks: 1, alone: 0, example: 'Day // Night' },
        { wording: '(unknown card)', decks: 1, alone: 0, example: 'Lost Otter' },
      ],
    });
  });
  test('accepts deck lists, and limits the wordings', async () => {
    const { out } = await run('decks', 'small.txt', 'decks.jsonl', 'cards.json', '--top', '1');
    expect(out.split('\n')).toEqual([
      expect.stringContaining('4 decks: 1 read in full (25.0 %)'),
      '1\t2\tmumble at target creature\tMumbling Otter',
    ]);
  });
  test.each([
    ['it', '1 letti per intero'],
    ['pt', '1 lidos por inteiro'],
  ])('prints in %s', async (language, words) => {
    expect((await run('decks', 'decks.jsonl', 'cards.json', '--lang', language)).out).toContain(words);
  });
  test('refuses damaged files, and files without decks', async () => {
    expect((await run('decks', 'decks.jsonl', 'unfinished.jsonl')).code).toBe(2);
    expect(await run('decks', 'cards.json', 'cards.json')).toMatchObject({
      code: 2,
      problems: expect.stringContaining('None of the files holds decks'),
    });
  });
});

const call = (name: string, words: readonly string[], files: typeof FILES) =>
  callCommand(findCommand(commands, name), words, { files });

describe('ludoteca teferi import', () => {
  test('stores the cards, from which decks are then built without the file', async () => {
    const made = await call('import', ['cards.json'], FILES);
    expect(made).toMatchObject({ code: 0, out: ['Cards imported: 5; playable: 2.'] });
    const index = decodeUtf8(made.written.get('teferi-cards.jsonl')!)!;
    expect(index.split('\n').length).toBe(6);
    const deck = await call('deck', ['river.txt', 'river.json'], { ...FILES, 'teferi-cards.jsonl': index });
    expect(deck).toMatchObject({ code: 0, out: ['river.json: a deck of 60 cards'] });
  });
  test('says that there are no imported cards', async () => {
    const { code, errors } = await call('deck', ['river.txt', 'river.json'], FILES);
    expect(code).toBe(2);
    expect(errors[0]).toContain('No cards have been imported');
  });
  test.each([['broken.json'], ['unfinished.jsonl']])('%s changes nothing', async (file) => {
    const { code, written, errors } = await call('import', [file], FILES);
    expect({ code, files: written.size }).toEqual({ code: 1, files: 0 });
    expect(errors).toEqual([
      expect.stringContaining('byte'),
      expect.stringContaining('Nothing was imported'),
    ]);
  });
  test('cards that cannot be read are left out on request, and named', async () => {
    const files = { ...FILES, 'mixed.txt': '4 Brass Otter\n4 Mumbling Otter\n56 Forest' };
    expect((await call('deck', ['mixed.txt', 'cards.json', 'out.json'], files)).code).toBe(1);
    const { code, out, written } = await call(
      'deck',
      ['mixed.txt', 'cards.json', 'out.json', '--leave-out'],
      files,
    );
    expect({ code, out }).toEqual({
      code: 0,
      out: ['out.json: a deck of 60 cards', 'Left out: Mumbling Otter'],
    });
    expect(JSON.parse(decodeUtf8(written.get('out.json')!)!).cards).toHaveLength(2);
  });
});

describe('ludoteca teferi deck check', () => {
  test('reports whether a deck of shipped cards is valid', async () => {
    expect(await run('deck', 'check', 'forest.txt')).toMatchObject({
      code: 0,
      out: 'forest.txt: 60 cards, a valid deck.',
    });
    expect((await run('deck', 'check', 'ridge')).code).toBe(0);
  });
  test('reports all faults with their lines', async () => {
    const { code, problems } = await run('deck', 'check', 'wrong.txt');
    expect(code).toBe(1);
    expect(problems.split('\n')).toEqual([
      'line 1: Fen Vper: no such card. Perhaps Fen Viper?',
      'line 2: this cannot be read: ?!',
      'The deck has 44 cards: at least 60 are needed. (rule 100.2a)',
    ]);
    const { out } = await run('deck', 'check', 'wrong.txt', '--json');
    expect(JSON.parse(out)).toMatchObject({ ok: false, problems: [{ why: 'unknown card' }, {}, {}] });
  });
  test('is one of the two forms of the command', async () => {
    expect((await run('deck', 'small.txt', 'cards.json')).code).toBe(2);
    expect((await run('deck', 'check')).code).toBe(2);
  });
});

describe('ludoteca teferi cards', () => {
  test('lists all shipped cards, and searches names, types and texts', async () => {
    expect((await run('cards')).out).toMatch(/\d{3} cards$/);
    const { out } = await run('cards', '--search', 'viper', 'creature');
    expect(out.split('\n')[0]).toMatch(/^Fen Viper \{.*\}: Creature — .*, \d\/\d$/);
    expect(out.split('\n').at(-1)).toBe('1 card');
    const { out: json } = await run('cards', '--search', 'viper', '--json');
    expect(JSON.parse(json)).toMatchObject({
      name: 'Fen Viper',
      type_line: expect.stringContaining('Creature'),
    });
    expect((await run('cards', '--search', 'viper', '--lang', 'it')).out).toContain('1 carta');
  });
});

test('ludoteca teferi explain refers to judge mode', async () => {
  expect(await run('explain', 'ram')).toMatchObject({
    code: 2,
    problems: expect.stringContaining('ludoteca teferi judge'),
  });
});

describe('ludoteca teferi soak', () => {
  test('plays until every card was cast often enough', async () => {
    const { code, out } = await run(
      'soak',
      'cards.json',
      '--casts',
      String(scaleVolume(100)),
      '--seed',
      'otters',
    );
    expect(code).toBe(0);
    expect(out).toContain('2 cards were cast often enough');
  });
  test('names cards that were not cast often enough', async () => {
    expect(await run('soak', 'cards.json', '--casts', '900', '--games', '1')).toMatchObject({
      code: 1,
      problems: expect.stringContaining('Brass Otter'),
    });
  });
});
