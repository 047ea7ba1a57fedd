import { LANGUAGES } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { DEFAULT_DECK } from '../deck/index.ts';
import { deckToJson } from '../deck/json-format.ts';
import { deckToText } from '../settings.ts';
import { printCard, describeCard } from './printed-card.ts';
import { studentsBoardTexts } from './texts/index.ts';

const standardDeck = { deck: DEFAULT_DECK };

test('a printed card has type, text, moment and effects', () => {
  expect(printCard(studentsBoardTexts.en, 'en', standardDeck, 'Laureando Hipster')).toEqual({
    name: 'Laureando Hipster',
    type: 'LAUREANDO',
    typeName: 'graduand',
    text: 'When it enters the room, draw two cards, then discard a card.',
    moment: 'at once',
    effects: ['2 × draw · me', 'discard · me'],
  });
});

test('optional cards and cards without effects are marked', () => {
  expect(printCard(studentsBoardTexts.it, 'it', standardDeck, 'Laureando Nerd').moment).toBe(
    'all’uscita, a scelta',
  );
  expect(printCard(studentsBoardTexts.pt, 'pt', standardDeck, 'Matricola Scout')).toMatchObject({
    moment: 'sem efeito',
    effects: [],
  });
});

test.each(LANGUAGES)(
  'all cards of the shipped deck have a description for screen readers in %s',
  (language) => {
    const descriptions = STANDARD_DECK.map(({ name }) =>
      describeCard(printCard(studentsBoardTexts[language], language, standardDeck, name)),
    );
    for (const sentence of descriptions) expect(sentence).not.toMatch(/undefined|^$/);
    expect(new Set(descriptions).size).toBe(STANDARD_DECK.length);
  },
);

test('cards of other decks keep their text in every language', () => {
  const others = STANDARD_DECK.filter(({ name }) => name !== 'MAI');
  const mai = STANDARD_DECK.find(({ name }) => name === 'MAI')!;
  const kinds = [...others, { ...mai, description: 'Not today.' }];
  const own = { deck: deckToText(deckToJson(kinds)) };
  for (const language of LANGUAGES) {
    expect(printCard(studentsBoardTexts[language], language, own, 'MAI').text).toBe('Not today.');
    expect(printCard(studentsBoardTexts[language], language, standardDeck, 'MAI').text).not.toBe(
      'Not today.',
    );
  }
});
