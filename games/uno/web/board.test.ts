/** Renders the web board in all scenes. */
import { LANGUAGES } from '@ludoteca/kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createDecks } from '../cards.ts';
import { CardFace } from './card.tsx';
import UnoBoard from './index.tsx';
import { card, createBoardProps, type UnoScene, SCENES } from './scenes.ts';
import { formatCardName, unoBoardTexts } from './texts/index.ts';

const drawn = (scene: UnoScene, language: (typeof LANGUAGES)[number] = 'en', busy = false): string =>
  renderToStaticMarkup(createElement(UnoBoard, { ...createBoardProps(scene, language), isBusy: busy }));
/** The opening tags of buttons by their names. */
const buttons = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => [/aria-label="([^"]*)"/.exec(tag)?.[1] ?? '', tag]),
  );

const stock = (scene: UnoScene): string | undefined =>
  [...buttons(drawn(scene)).keys()].find((name) => name.includes('Stock'));

const scenes: [string, UnoScene][] = Object.entries(SCENES);

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(scenes)('"%s" can be drawn, and every button and picture has a name', (_, scene) => {
    const html = drawn(scene, language);
    for (const [tag] of html.matchAll(/<(?:button|\w+ [^>]*role="img")[^>]*>/g))
      expect(tag).toMatch(/aria-label="[^"]+"/);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  });
});

test('every card has its own drawing', () => {
  const deck = createDecks(1);
  const pictures = deck.map((one) => renderToStaticMarkup(createElement(CardFace, { card: one })));
  expect(new Set(pictures).size).toBe(deck.length);
  for (const picture of pictures) expect(picture).not.toMatch(/ id="/);
});

test('every card has its own name, in words', () => {
  const deck = createDecks(1);
  for (const language of LANGUAGES) {
    const names = deck.map((one) => formatCardName(unoBoardTexts[language], one));
    expect(new Set(names).size).toBe(deck.length);
    expect(names.join(' ')).not.toMatch(/[♥♦♣♠]/);
  }
  expect(LANGUAGES.map((language) => formatCardName(unoBoardTexts[language], card('R♣')))).toEqual([
    're di fiori',
    'king of clubs',
    'rei de paus',
  ]);
  expect(formatCardName(unoBoardTexts.en, card('10♥'))).toBe('10 of hearts');
});

describe('the own hand', () => {
  const onTurn = buttons(drawn(SCENES['two seats, own turn']));

  test('offers cards that match value or suit, and aces; the others are disabled', () => {
    const offered = [...onTurn].filter(([, tag]) => tag.includes('aria-disabled="false"'));
    expect(offered.map(([name]) => name).filter((name) => !name.includes('Stock'))).toEqual([
      '9 of hearts',
      '10 of clubs',
      'jack of clubs',
      'ace of diamonds',
    ]);
    for (const name of ['3 of hearts', '2 of diamonds', 'king of spades'])
      expect(onTurn.get(name)).toContain('aria-disabled="true"');
  });

  test('marks only an ace as opening a dialog', () => {
    expect(onTurn.get('ace of diamonds')).toContain('aria-expanded="false"');
    expect(onTurn.get('jack of clubs')).not.toContain('aria-expanded');
  });

  test('has one tab stop: the first card that can be discarded', () => {
    const reached = [...onTurn].filter(([, tag]) => tag.includes('tabindex="0"')).map(([name]) => name);
    expect(reached).toEqual(['9 of hearts']);
  });

  test('and the stock offer nothing while the page is busy', () => {
    const html = drawn(SCENES['two seats, own turn'], 'en', true);
    expect([...buttons(html).values()].every((tag) => tag.includes('aria-disabled="true"'))).toBe(true);
    expect(html).not.toContain('possible');
  });

  test('offers nothing on the turn of another', () => {
    const tags = [...buttons(drawn(SCENES['three seats, another turn'])).values()];
    expect(tags.every((tag) => tag.includes('aria-disabled="true"'))).toBe(true);
  });
});

describe('the stock', () => {
  test('is labelled with its action', () => {
    expect(stock(SCENES['two seats, own turn'])).toBe('draw · Stock: 24 cards');
    expect(stock(SCENES['how many to buy'])).toBe('draw 1 · Stock: 24 cards');
    expect(stock(SCENES.owing)).toBe('draw 4 · Stock: 24 cards');
    expect(stock(SCENES['three seats, another turn'])).toBe('Stock: 24 cards');
  });

  test('asks for a number only if there are several', () => {
    expect(buttons(drawn(SCENES['how many to buy'])).has('One more')).toBe(true);
    expect(buttons(drawn(SCENES.owing)).has('One more')).toBe(false);
  });
});

describe('watchers', () => {
  test('have no buttons', () => {
    for (const scene of [SCENES.spectator, SCENES.judge]) expect(buttons(drawn(scene)).size).toBe(0);
  });

  test('see backs of cards, judges their faces', () => {
    expect(drawn(SCENES.spectator)).not.toContain('aria-label="jack of clubs"');
    expect(drawn(SCENES.judge)).toContain('aria-label="jack of clubs"');
  });
});

test('after an ace the table says which suit to follow', () => {
  expect(drawn(SCENES['a suit was named'])).toContain('aria-label="Table: ace of hearts, follow spades"');
});

test('the ring shows the direction of play', () => {
  expect(drawn(SCENES['two seats, own turn'])).toContain('aria-label="Play goes clockwise"');
  expect(drawn(SCENES['three seats, another turn'])).toContain('aria-label="Play goes counterclockwise"');
});

test('debts, skips and places are shown as text', () => {
  expect(drawn(SCENES['another owes'])).toContain('must draw 2');
  expect(drawn(SCENES['four seats, own turn'])).toContain('is skipped');
  expect(drawn(SCENES['one is out'])).toContain('out, 4th place');
  expect(drawn(SCENES.over)).toContain('1st place');
});
