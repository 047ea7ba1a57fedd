import { describe, expect, it } from 'vitest';
import { formatSuggestion } from './suggestion.ts';

const KNOWN = ['sim', 'start', 'games', 'verify'];

describe('a word that is nearly a known one', () => {
  it.each([
    ['sin', 'sim'],
    ['smi', 'sim'],
    ['strat', 'start'],
    ['game', 'games'],
    ['gaemes', 'games'],
    ['verrrify', 'verify'],
    ['vefiry', 'verify'],
  ])('%s may have meant %s', (word, known) => {
    expect(formatSuggestion(word, KNOWN)).toBe(`; did you mean ${known}?`);
  });

  it.each(['', 'chess', 'xyz', 'verification', 's'.repeat(5_000_000)])(
    'is none of those that are far from all: %.20s',
    (word) => {
      expect(formatSuggestion(word, KNOWN)).toBe('');
    },
  );
});
