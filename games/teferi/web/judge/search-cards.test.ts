import { expect, test } from 'vitest';
import { searchCards } from './search-cards.ts';

const CARDS = [
  { name: 'Old Bear', type_line: 'Creature — Bear', oracle_text: 'Vigilance' },
  { name: 'Bear Trap', type_line: 'Artifact', oracle_text: '{T}: Tap target creature.' },
  { name: 'Bee', type_line: 'Creature — Insect', oracle_text: 'Flying' },
];
const names = (query: string): string[] => searchCards(CARDS, query).map(({ name }) => name);

test('cards are found by name, type or text; names that begin with the query come first', () => {
  expect(names('bear')).toEqual(['Bear Trap', 'Old Bear']);
  expect(names('creature')).toEqual(['Bear Trap', 'Bee', 'Old Bear']);
  expect(names('FLYING creature')).toEqual(['Bee']);
  expect(names('wolf')).toEqual([]);
  expect(names('')).toHaveLength(3);
});
