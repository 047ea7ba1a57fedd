/** Tests the labels of chosen effects in each language. */
import { expect, test } from 'vitest';
import { optionLabel } from './option-labels.ts';

test('labels of the rules are translated, keywords have their names, other labels stay', () => {
  expect(
    ['first pile', 'library and graveyard', 'flying', 'red', '2'].map((one) => optionLabel(one, 'it')),
  ).toEqual(['il primo mucchio', 'grimorio e cimitero', 'volare', 'rosso', '2']);
  expect(optionLabel('second pile', 'pt')).toBe('a segunda pilha');
  expect(optionLabel('first pile', 'en')).toBe('first pile');
});
