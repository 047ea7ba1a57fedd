import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { TYPES } from './codes.ts';
import { mentionsEffect, readCardText, describeMoment } from './card-text-reader.testing.ts';
import { STANDARD_DECK, cardText } from './standard-deck.ts';

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

test('the deck has 49 kinds, 137 cards and 178 effects', () => {
  expect(STANDARD_DECK).toHaveLength(49);
  expect(sum(STANDARD_DECK.map(({ copies }) => copies))).toBe(137);
  expect(sum(STANDARD_DECK.map(({ copies, effects }) => copies * effects.length))).toBe(178);
  expect(new Set(STANDARD_DECK.map(({ name }) => name)).size).toBe(49);
});

test('the number of cards of each type is right', () => {
  const byType = TYPES.map((type) =>
    sum(STANDARD_DECK.filter((kind) => kind.type === type).map(({ copies }) => copies)),
  );
  expect(byType).toEqual([0, 0, 6, 24, 32, 18, 8, 34, 15]);
});

test('names and texts fit the fields of a save', () => {
  for (const { name, description } of STANDARD_DECK) {
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(31);
    expect(Buffer.byteLength(description)).toBeLessThanOrEqual(255);
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(STANDARD_DECK.filter(({ effects }) => effects.length > 0))(
    'the text of “$name” states exactly its moment and effects',
    (kind) => {
      expect(readCardText(language, cardText(language, kind))).toEqual({
        moment: describeMoment(kind.when, kind.type),
        optional: kind.optional,
        effects: kind.effects,
      });
    },
  );

  test('the text of a card without effects suggests none', () => {
    for (const kind of STANDARD_DECK.filter(({ effects }) => effects.length === 0)) {
      const text = cardText(language, kind);
      expect(mentionsEffect(language, text)).toBe(false);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  test('cards with different effects have different texts', () => {
    const texts = new Map<string, string>();
    for (const kind of STANDARD_DECK) {
      const text = cardText(language, kind);
      const does = JSON.stringify([kind.effects, kind.when, kind.optional]);
      expect(texts.get(text) ?? does).toBe(does);
      texts.set(text, does);
    }
  });
});

test('the text parser refuses other phrases', () => {
  for (const text of [
    'Elimina due.',
    'Elimina una carta in gioco.',
    'Pesca una carta',
    'Pesca una carta, poi balla.',
    'Ogni avversario scarta una tua carta.',
  ])
    expect(readCardText('it', text)).toBeUndefined();
  expect(readCardText('it', 'Pesca due carte.')?.effects).toHaveLength(2);
});

test('a card of the same name with another text is not translated', () => {
  const [kind] = STANDARD_DECK;
  expect(cardText('en', { name: kind!.name, description: 'Altro.' })).toBe('Altro.');
});
