import { LANGUAGES } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { DEFAULT_DECK } from '../deck/index.ts';
import { deckToJson } from '../deck/json-format.ts';
import { deckToText } from '../settings.ts';
import { printCard, describeCard } from './printed-card.ts';
import { boardLabels } from './texts/index.ts';

const usual = { deck: DEFAULT_DECK };

test('a card says its type, its text, when it acts and what it does', () => {
  expect(printCard(boardLabels.en, 'en', usual, 'Laureando Hipster')).toEqual({
    name: 'Laureando Hipster',
    type: 'LAUREANDO',
    typeName: 'graduand',
    text: 'When it enters the room, draw two cards, then discard a card.',
    moment: 'at once',
    effects: ['2 × draw · me', 'discard · me'],
  });
});

test('a card that may be let be says so, and one without effects too', () => {
  expect(printCard(boardLabels.it, 'it', usual, 'Laureando Nerd').moment).toBe('all’uscita, a scelta');
  expect(printCard(boardLabels.pt, 'pt', usual, 'Matricola Scout')).toMatchObject({
    moment: 'sem efeito',
    effects: [],
  });
});

test.each(LANGUAGES)('all cards of the deck that ships can be read aloud in %s', (language) => {
  const said = STANDARD_DECK.map(({ name }) =>
    describeCard(printCard(boardLabels[language], language, usual, name)),
  );
  for (const sentence of said) expect(sentence).not.toMatch(/undefined|^$/);
  expect(new Set(said).size).toBe(STANDARD_DECK.length);
});

test('cards of other decks have their own words in every language', () => {
  const others = STANDARD_DECK.filter(({ name }) => name !== 'MAI');
  const mai = STANDARD_DECK.find(({ name }) => name === 'MAI')!;
  const kinds = [...others, { ...mai, description: 'Not today.' }];
  const own = { deck: deckToText(deckToJson(kinds)) };
  for (const language of LANGUAGES) {
    expect(printCard(boardLabels[language], language, own, 'MAI').text).toBe('Not today.');
    expect(printCard(boardLabels[language], language, usual, 'MAI').text).not.toBe('Not today.');
  }
});
