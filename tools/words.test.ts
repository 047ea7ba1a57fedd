import { expect, test } from 'vitest';
import { collectSentences, isByLanguage } from './collect-sentences.ts';

test('sentences are listed side by side, functions as their source, missing ones as a dash', () => {
  const texts = {
    it: { yes: 'sì', cards: (count: number) => `${count} carte`, more: ['uno', 'due'] },
    en: { yes: 'yes', cards: (count: number) => `${count} cards`, more: ['one'] },
    pt: { yes: 'sim', cards: (count: number) => `${count} cartas`, more: ['um', 'dois'] },
  };
  expect(isByLanguage(texts)).toBe(true);
  expect(isByLanguage({ it: 'a', en: 'b' })).toBe(false);
  expect(collectSentences(texts, 'texts')).toEqual([
    { key: 'texts.yes', it: 'sì', en: 'yes', pt: 'sim' },
    {
      key: 'texts.cards',
      it: expect.stringContaining('carte'),
      en: expect.stringContaining('cards'),
      pt: expect.stringContaining('cartas'),
    },
    { key: 'texts.more.0', it: 'uno', en: 'one', pt: 'um' },
    { key: 'texts.more.1', it: 'due', en: '–', pt: 'dois' },
  ]);
});
