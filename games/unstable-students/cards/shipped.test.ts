import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { TYPES } from './codes.ts';
import { promises, read, toldMoment } from './reading.testing.ts';
import { SHIPPED, textIn } from './shipped.ts';

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

test('the deck has 49 kinds, 137 cards and 178 effects', () => {
  expect(SHIPPED).toHaveLength(49);
  expect(sum(SHIPPED.map(({ copies }) => copies))).toBe(137);
  expect(sum(SHIPPED.map(({ copies, effects }) => copies * effects.length))).toBe(178);
  expect(new Set(SHIPPED.map(({ name }) => name)).size).toBe(49);
});

test('there are as many cards of each type as the rules count on', () => {
  const byType = TYPES.map((type) =>
    sum(SHIPPED.filter((kind) => kind.type === type).map(({ copies }) => copies)),
  );
  expect(byType).toEqual([0, 0, 6, 24, 32, 18, 8, 34, 15]);
});

test('names and texts fit the fields of a save', () => {
  for (const { name, description } of SHIPPED) {
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(31);
    expect(Buffer.byteLength(description)).toBeLessThanOrEqual(255);
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(SHIPPED.filter(({ effects }) => effects.length > 0))(
    'the text of “$name” says what the card does, when, and nothing else',
    (kind) => {
      expect(read(language, textIn(language, kind))).toEqual({
        moment: toldMoment(kind.when, kind.type),
        optional: kind.optional,
        effects: kind.effects,
      });
    },
  );

  test('the text of a card that does nothing promises nothing', () => {
    for (const kind of SHIPPED.filter(({ effects }) => effects.length === 0)) {
      const text = textIn(language, kind);
      expect(promises(language, text)).toBe(false);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  test('no two cards that do different things have the same text', () => {
    const texts = new Map<string, string>();
    for (const kind of SHIPPED) {
      const text = textIn(language, kind);
      const does = JSON.stringify([kind.effects, kind.when, kind.optional]);
      expect(texts.get(text) ?? does).toBe(does);
      texts.set(text, does);
    }
  });
});

test('a reader understands nothing but what the phrases say', () => {
  for (const text of [
    'Elimina due.',
    'Elimina una carta in gioco.',
    'Pesca una carta',
    'Pesca una carta, poi balla.',
    'Ogni avversario scarta una tua carta.',
  ])
    expect(read('it', text)).toBeUndefined();
  expect(read('it', 'Pesca due carte.')?.effects).toHaveLength(2);
});

test('a card of the same name with another text keeps its text', () => {
  const [kind] = SHIPPED;
  expect(textIn('en', { name: kind!.name, description: 'Altro.' })).toBe('Altro.');
});
