import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { brokenBell } from '../sets/broken-bell/index.ts';
import { stressSet } from '../stress.testing.ts';
import type { CardDefinition, CardSet } from '../card-definition/index.ts';
import { formatCardOfSet } from './index.ts';

const formatSet = (set: CardSet, language: (typeof LANGUAGES)[number]): string =>
  set.cards
    .map((card) =>
      [
        card.name[language],
        ...formatCardOfSet(set, card, language).map((line) => `  ${line}`),
        ...(card.flavour === undefined ? [] : [`  ~ ${card.flavour[language]}`]),
      ].join('\n'),
    )
    .join('\n')
    .concat('\n');

describe('card texts', () => {
  test.each(LANGUAGES)('of the set equal the reviewed texts, in %s', async (language) => {
    await expect(formatSet(brokenBell, language)).toMatchFileSnapshot(`./golden/${language}.txt`);
  });

  test.each(LANGUAGES)('of every effect, gift, trigger and condition are well formed, in %s', (language) => {
    for (const card of stressSet.cards)
      for (const line of formatCardOfSet(stressSet, card, language)) {
        expect(line).not.toMatch(/undefined|\[object|NaN| {2}| [.,;:]|'/u);
        expect(line).toMatch(/^[\p{Lu}\d+−«“].*[.»”]$/u);
      }
  });

  test('name a target in full once, and refer to it afterwards', () => {
    const squall = brokenBell.cards.find(({ id }) => id === 'squall');
    expect(formatCardOfSet(brokenBell, squall!, 'en')).toEqual([
      'Deal 2 damage to target enemy character. Move that character to the other line. That character becomes stunned for 1 turn.',
    ]);
  });

  test('name the parts of a plug-in that have no text', () => {
    const card: CardDefinition = {
      id: 'odd',
      name: { it: 'x', en: 'x', pt: 'x' },
      type: 'spell',
      rarity: 'common',
      cost: 1,
      speed: 'normal',
      effects: [{ do: 'moon:rise' }],
    };
    expect(formatCardOfSet({ ...brokenBell, cards: [card] }, card, 'en')).toEqual([
      'Special effect “moon:rise”.',
    ]);
  });
});
