import { expect, test } from 'vitest';
import { foldForSearch } from './fold-for-search.ts';

test('a text is folded to plain letters for searching', () => {
  expect(foldForSearch('L’Oracolo è già QUI')).toBe("l'oracolo e gia qui");
  expect(foldForSearch('Ação')).toBe('acao');
});
