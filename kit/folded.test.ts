import { expect, test } from 'vitest';
import { folded } from './folded.ts';

test('a text is folded to what somebody might type', () => {
  expect(folded('L’Oracolo è già QUI')).toBe("l'oracolo e gia qui");
  expect(folded('Ação')).toBe('acao');
});
