import { expect, test } from 'vitest';
import type { CardDefinition } from '../abilities/index.ts';
import { DECKS, shippedCards } from './index.ts';
import { BASIC_LAND_CARDS } from './basic-lands.ts';
import { CARD_ROWS } from './set/index.ts';
import { parseCardRow } from './set/card-row.ts';

const SET = CARD_ROWS.map(parseCardRow);

/** All values of a field anywhere in these cards. */
function wordsUnder(field: string, cards: readonly CardDefinition[]): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (field in value) {
      const word = (value as { readonly [name: string]: unknown })[field];
      if (typeof word === 'string') found.add(word);
    }
    Object.values(value).forEach(look);
  };
  look(cards);
  return found;
}

test('the set has 150 cards with different names', () => {
  expect(SET).toHaveLength(150);
  expect(new Set(shippedCards().map(({ name }) => name)).size).toBe(SET.length + BASIC_LAND_CARDS.length);
});

test.each([
  'deathtouch',
  'defender',
  'double strike',
  'first strike',
  'flash',
  'haste',
  'flying',
  'reach',
  'trample',
  'vigilance',
  'lifelink',
  'menace',
  'hexproof',
  'indestructible',
  'shroud',
  'ward',
  'protection',
  'prowess',
  'enchant',
  'equip',
  'fear',
  'intimidate',
  'shadow',
  'horsemanship',
  'skulk',
  'landwalk',
])('some card has %s', (keyword) => {
  expect(wordsUnder('keyword', SET)).toContain(keyword);
});

test.each([
  'add mana',
  'change',
  'counter',
  'create',
  'create copy',
  'damage',
  'destroy',
  'discard',
  'divided damage',
  'draw',
  'exile until',
  'extra combat',
  'extra land',
  'extra turn',
  'fight',
  'freeze',
  'gain life',
  'if',
  'later',
  'look',
  'lose life',
  'may',
  'mill',
  'move',
  'prevent',
  'put counters',
  'regenerate',
  'remove from combat',
  'sacrifice',
  'sacrifice some',
  'scry',
  'search',
  'set life',
  'surveil',
  'tap',
  'unless',
  'untap',
  'win',
])('some card has the effect %s', (effect) => {
  expect(wordsUnder('do', SET)).toContain(effect);
});

test.each(['ridge', 'gate', 'crypt', 'foundry'])(
  'the deck %s has sixty known cards and at most four copies except of basic lands',
  (name) => {
    const deck = DECKS.find((one) => one.name === name)!;
    const basics = new Set(BASIC_LAND_CARDS.map((land) => land.name));
    const known = new Set(shippedCards().map((card) => card.name));
    expect(deck.cards.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    expect(deck.cards.filter(({ card }) => !known.has(card))).toEqual([]);
    expect(deck.cards.filter(({ card, count }) => !basics.has(card) && count > 4)).toEqual([]);
  },
);
