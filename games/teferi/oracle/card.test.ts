import { describe, expect, test } from 'vitest';
import { abilities, read, refusal, refusedSpell, spell } from './oracle.testing.ts';

const keyword = (word: string): unknown => ({ kind: 'keyword', keyword: word });

describe('keywords', () => {
  test('keywords stand in one line with commas, or in lines of their own', () => {
    expect(abilities('Flying, first strike\nVigilance')).toEqual(
      ['flying', 'first strike', 'vigilance'].map(keyword),
    );
  });
  test('reminder text is ignored', () => {
    expect(abilities('Reach (This creature can block creatures with flying.)')).toEqual([keyword('reach')]);
    expect(abilities('(Flying is for birds.)')).toEqual([]);
  });
  test('keywords are not found inside other words', () => {
    expect(refusal('Flashing').words).toBe('Flashing');
    expect(refusal('Reached').words).toBe('Reached');
    expect(refusal('Flying fish').words).toBe('fish');
  });
  test('keywords have costs and qualities', () => {
    expect(abilities('Ward {2}')).toEqual([
      { kind: 'keyword', keyword: 'ward', cost: [{ pay: 'mana', mana: '{2}' }] },
    ]);
    expect(abilities('Ward—Pay 3 life.')).toEqual([
      { kind: 'keyword', keyword: 'ward', cost: [{ pay: 'life', life: 3 }] },
    ]);
    expect(abilities('Protection from red and from artifacts')).toEqual([
      { kind: 'keyword', keyword: 'protection', from: { colours: ['R'] } },
      { kind: 'keyword', keyword: 'protection', from: { types: ['artifact'] } },
    ]);
    expect(abilities('Hexproof from blue')).toEqual([
      { kind: 'keyword', keyword: 'hexproof from', from: { colours: ['U'] } },
    ]);
    expect(abilities('Swampwalk')).toEqual([
      { kind: 'keyword', keyword: 'landwalk', land: { subtypes: ['Swamp'] }, name: 'swampwalk' },
    ]);
    expect(
      read('Equipped creature gets +1/+0.\nEquip {3}', { typeLine: 'Artifact — Equipment' }).abilities[1],
    ).toEqual({
      kind: 'keyword',
      keyword: 'equip',
      cost: [{ pay: 'mana', mana: '{3}' }],
    });
  });
  test('unknown keywords are refused with their name', () => {
    expect(refusal('Flying\nSquabbling 3')).toMatchObject({ line: 2, column: 1, words: 'Squabbling 3' });
  });
});

describe('references to the card itself', () => {
  const drawn = { do: 'draw', who: 'you', count: 1 };
  test.each(['Brass Otter', 'this creature', 'this permanent'])('%s means the card', (self) => {
    expect(abilities(`When ${self} dies, draw a card.`)).toEqual([
      { kind: 'triggered', when: { on: 'dies', what: 'this' }, effects: [drawn] },
    ]);
  });
  test('a legend is called by the first part of its name', () => {
    const legend = { name: 'Orrin, Keeper of Moss', typeLine: 'Legendary Creature — Elf' };
    expect(abilities('When Orrin enters, draw a card.', legend)).toEqual([
      { kind: 'triggered', when: { on: 'enters', what: 'this' }, effects: [drawn] },
    ]);
    expect(refusal('When Orrin enters, draw a card.', { name: 'Orrin, Keeper of Moss' }).words).toMatch(
      /^Orrin/,
    );
  });
  test('this with another type is refused', () => {
    expect(refusal('When this land dies, draw a card.').words).toBe('land dies, draw a card.');
  });
  test('the name of the card may be the first verb of its text', () => {
    expect(spell('Exile target creature.', { name: 'Exile' })).toMatchObject({ effects: [{ do: 'move' }] });
  });
  test('the name of the card in quotation marks does not mean the object with the ability', () => {
    const aura = { typeLine: 'Enchantment — Aura' };
    expect(refusal('Enchant creature\nEnchanted creature has "Brass Otter can’t block."', aura).line).toBe(2);
    expect(abilities('Enchant creature\nEnchanted creature has "{T}: Draw a card."', aura)[1]).toEqual({
      kind: 'static',
      affects: 'host',
      changes: [
        { change: 'gain', abilities: [{ kind: 'activated', cost: [{ pay: 'tap' }], effects: [drawn] }] },
      ],
    });
  });
});

const target = (words: string): unknown =>
  (spell(`Destroy target ${words}.`) as unknown as { targets: { what: unknown }[] }).targets[0]?.what;

describe('noun phrases', () => {
  test.each([
    ['creature', { types: ['creature'] }],
    ['artifact creature', { allTypes: ['artifact', 'creature'] }],
    ['artifact or enchantment', { types: ['artifact', 'enchantment'] }],
    ['nonblack, nonartifact creature', { notColours: ['B'], notTypes: ['artifact'], types: ['creature'] }],
    ['attacking or blocking creature', { attacking: true, blocking: true, types: ['creature'] }],
    ['Goblin', { subtypes: ['Goblin'] }],
    ['non-Elf creature', { notSubtypes: ['Elf'], types: ['creature'] }],
    ['nonbasic land', { notSupertypes: ['basic'], types: ['land'] }],
    ['tapped creature an opponent controls', { tapped: true, types: ['creature'], controller: 'opponent' }],
    ['creature with flying', { types: ['creature'], keyword: 'flying' }],
    ['creature without flying', { types: ['creature'], notKeyword: 'flying' }],
    ['creature with power 4 or greater', { types: ['creature'], power: { min: 4 } }],
    ['nonland permanent', { notTypes: ['land'] }],
    ['creature token', { types: ['creature'], token: true }],
    ['multicolored permanent', { colourCount: { min: 2 } }],
    [
      'creature with a +1/+1 counter on it',
      { types: ['creature'], counters: { kind: '+1/+1', count: { min: 1 } } },
    ],
  ])('%s', (words, filter) => {
    expect(target(words)).toEqual(filter);
  });
  test('a modifier for creatures applies to the last of several nouns', () => {
    expect(target('artifact, enchantment, or creature with flying')).toEqual({
      any: [{ types: ['artifact'] }, { types: ['enchantment'] }, { types: ['creature'], keyword: 'flying' }],
    });
  });
  test('an adjective that is ambiguous before several nouns is refused', () => {
    expect(refusedSpell('Destroy target black creature or land.').line).toBe(1);
  });
});

describe('cards that cannot be parsed', () => {
  test.each([
    ['Draw a card. Ponder the stars.', 14, 'Ponder the stars.'],
    ['Target creature gets +1/+1 until breakfast.', 34, 'breakfast.'],
    ['Destroy target teapot.', 16, 'teapot.'],
    ['Draw X cards.', 13, '.'],
  ])('%s is refused at the place where parsing failed', (text, column, words) => {
    expect(refusedSpell(text)).toMatchObject({ name: 'Loud Verdict', why: 'text', line: 1, column, words });
  });
  test('one unsupported line refuses the whole card', () => {
    expect(refusal('Flying\nWhenever it rains, draw a card.')).toMatchObject({
      line: 2,
      words: expect.any(String),
    });
  });
  test('invalid costs, types and sizes are reported', () => {
    expect(refusal('', { manaCost: '{Q}' })).toMatchObject({ why: 'cost', words: '{Q}' });
    expect(refusal('', { typeLine: 'Contraption — Otter' }).why).toBe('types');
    expect(refusal('', { power: '*' }).why).toBe('size');
    expect(refusal('', { typeLine: 'Enchantment — Aura' }).why).toBe('no enchant');
    expect(refusal('a'.repeat(7000)).why).toBe('too long');
  });
});
