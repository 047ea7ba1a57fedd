import { LANGUAGES } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { SHIPPED } from '../cards/shipped.ts';
import { USUAL_DECK } from '../deck/index.ts';
import { ownOf } from '../deck/own.ts';
import { deckText } from '../settings.ts';
import { printed, readAloud } from './printed.ts';
import { words } from './words.ts';

const usual = { deck: USUAL_DECK };

test('a card says its type, its text, when it acts and what it does', () => {
  expect(printed(words.en, 'en', usual, 'Laureando Hipster')).toEqual({
    name: 'Laureando Hipster',
    type: 'LAUREANDO',
    typeName: 'graduand',
    text: 'When it enters the room, draw two cards, then discard a card.',
    moment: 'at once',
    effects: ['2 × draw · me', 'discard · me'],
  });
});

test('a card that may be let be says so, and one without effects too', () => {
  expect(printed(words.it, 'it', usual, 'Laureando Nerd').moment).toBe('all’uscita, a scelta');
  expect(printed(words.pt, 'pt', usual, 'Matricola Scout')).toMatchObject({
    moment: 'sem efeito',
    effects: [],
  });
});

test.each(LANGUAGES)('all cards of the deck that ships can be read aloud in %s', (language) => {
  const said = SHIPPED.map(({ name }) => readAloud(printed(words[language], language, usual, name)));
  for (const sentence of said) expect(sentence).not.toMatch(/undefined|^$/);
  expect(new Set(said).size).toBe(SHIPPED.length);
});

test('cards of other decks have their own words in every language', () => {
  const others = SHIPPED.filter(({ name }) => name !== 'MAI');
  const mai = SHIPPED.find(({ name }) => name === 'MAI')!;
  const kinds = [...others, { ...mai, description: 'Not today.' }];
  const own = { deck: deckText(ownOf(kinds)) };
  for (const language of LANGUAGES) {
    expect(printed(words[language], language, own, 'MAI').text).toBe('Not today.');
    expect(printed(words[language], language, usual, 'MAI').text).not.toBe('Not today.');
  }
});
