import { describe, expect, it } from 'vitest';
import { formatSuggestion } from './suggestion.ts';

const KNOWN = ['sim', 'start', 'games', 'verify'];

describe('a mistyped word', () => {
  it.each([
    ['sin', 'sim'],
    ['smi', 'sim'],
    ['strat', 'start'],
    ['game', 'games'],
    ['gaemes', 'games'],
    ['verrrify', 'verify'],
    ['vefiry', 'verify'],
  ])('%s suggests %s', (word, known) => {
    expect(formatSuggestion('en', word, KNOWN)).toBe(`; did you mean ${known}?`);
  });

  it.each(['', 'chess', 'xyz', 'verification', 's'.repeat(5_000_000)])(
    'suggests nothing if no known word is near: %.20s',
    (word) => {
      expect(formatSuggestion('en', word, KNOWN)).toBe('');
    },
  );
});
