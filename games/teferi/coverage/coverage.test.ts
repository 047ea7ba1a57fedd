import { describe, expect, test } from 'vitest';
import { call, named } from '../../../testkit/call.ts';
import { scaled } from '../../../testkit/scale.ts';
import { checkDeck } from '../decks.ts';
import { textOf } from '../import/index.ts';
import { commands } from './commands.ts';

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
  'river.txt': '4 Brass Otter\n4 Tin Otter\n52 Forest',
  'small.txt': '5 Brass Otter\n4 Mumbling Otter',
};

async function run(...words: readonly string[]) {
  const [name = '', ...rest] = words;
  const { code, out, complaints, written } = await call(named(commands, name), rest, { files: FILES });
  return { code, out: out.join('\n'), problems: complaints.join('\n'), files: written };
}

describe('ludoteca teferi coverage', () => {
  test('counts what is read, and why the rest is not', async () => {
    const { code, out } = await run('coverage', 'cards.json', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      cards: 5,
      read: 2,
      refused: 3,
      reasons: [
        { why: 'text', words: 'Mumble at target creature.', cards: 1, example: 'Mumbling Otter' },
        { why: 'text', words: 'Mumble at target land.', cards: 1, example: 'Muttering Otter' },
        { why: 'faces', words: '', cards: 1, example: 'Day // Night' },
      ],
    });
  });
  test('lists the cards with the place, if asked', async () => {
    expect((await run('coverage', 'cards.json', '--cards')).out).toContain(
      'Mumbling Otter\t2:1\tMumble at target creature.',
    );
  });
  test.each([
    ['it', 'lette (40.0 %)'],
    ['en', 'read (40.0 %)'],
    ['pt', 'lidas (40.0 %)'],
  ])('speaks %s', async (language, words) => {
    expect((await run('coverage', 'cards.json', '--lang', language)).out).toContain(words);
  });
  test('tells where a file is broken, and how it is used', async () => {
    expect(await run('coverage', 'broken.json')).toMatchObject({
      code: 2,
      problems: 'broken.json, line 1 (byte 9): it ends inside an object',
    });
    expect((await run('coverage')).code).toBe(2);
    expect((await run('coverage', 'cards.json', '--colour')).code).toBe(2);
  });
});

describe('ludoteca teferi deck', () => {
  test('writes a deck that the game takes', async () => {
    const { code, files } = await run('deck', 'river.txt', 'cards.json', 'river.json');
    expect(code).toBe(0);
    expect(checkDeck(JSON.parse(textOf(files.get('river.json')!)!) as never)).toEqual([]);
  });
  test('writes nothing where something is wrong', async () => {
    const { code, problems, files } = await run('deck', 'small.txt', 'cards.json', 'out.json');
    expect([code, files.size]).toEqual([1, 0]);
    expect(problems.split('\n')).toEqual([
      'line 2: Mumbling Otter: line 2, column 1 of its text cannot be read: Mumble at target creature.',
      expect.stringContaining('9'),
      expect.stringContaining('Brass Otter'),
    ]);
  });
});

describe('ludoteca teferi soak', () => {
  test('plays until every card was cast often enough', async () => {
    const { code, out } = await run('soak', 'cards.json', '--casts', String(scaled(100)), '--seed', 'otters');
    expect(code).toBe(0);
    expect(out).toContain('2 cards were cast often enough');
  });
  test('names what was not cast when the games are over', async () => {
    expect(await run('soak', 'cards.json', '--casts', '900', '--games', '1')).toMatchObject({
      code: 1,
      problems: expect.stringContaining('Brass Otter'),
    });
  });
});
