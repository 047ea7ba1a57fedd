/** Renders the web board in all scenes. */
import { LANGUAGES } from '@ludoteca/kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CARD_COUNT } from '../cards.ts';
import { CardFace } from './card.tsx';
import RisikaBoard from './index.tsx';
import { formatCardName } from './territory-names.ts';
import { formatChance } from './format-chance.ts';
import { EMPTY_SUMMARY, updateSummary } from './turn-summary.ts';
import { createBoardProps, type RisikaScene, SCENES } from './scenes.ts';
import { risikaBoardTexts } from './texts/index.ts';

const drawn = (scene: RisikaScene, language: (typeof LANGUAGES)[number] = 'en', busy = false): string =>
  renderToStaticMarkup(createElement(RisikaBoard, { ...createBoardProps(scene, language), isBusy: busy }));
const scenes: [string, RisikaScene][] = Object.entries(SCENES);
/** The opening tags of territories. */
const lands = (html: string): string[] =>
  [...html.matchAll(/<g class="risika-land[^>]*>/g)].map(([tag]) => tag);
const lit = (html: string): string[] => lands(html).filter((tag) => tag.includes('aria-disabled="false"'));
const text = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(scenes)('"%s" can be drawn, and every territory and picture has a name', (_, scene) => {
    const html = drawn(scene, language);
    expect(lands(html)).toHaveLength(26);
    for (const [tag] of html.matchAll(/<\w+ [^>]*role="(?:img|button|group)"[^>]*>/g))
      expect(tag).toMatch(/aria-label="[^"]+"/);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  });

  test('every card has a name of its own, but for the jokers', () => {
    const names = Array.from({ length: CARD_COUNT }, (_, card) =>
      formatCardName(risikaBoardTexts[language], card),
    );
    expect(new Set(names).size).toBe(CARD_COUNT - 1);
  });
});

test('a card shows its weapon and its territory', () => {
  const pictures = Array.from({ length: CARD_COUNT }, (_, card) =>
    renderToStaticMarkup(createElement(CardFace, { card, boardTexts: risikaBoardTexts.en })),
  );
  expect(new Set(pictures).size).toBe(CARD_COUNT - 1);
});

describe('the map', () => {
  test('describes a territory with its faculty, owner, armies and links', () => {
    const [, , , letters] = lands(drawn(SCENES.reinforcements));
    expect(letters).toContain(
      'aria-label="Literature (Humanities): Ada (red), 2 armies; linked to Philosophy, Languages, Electronic Engineering"',
    );
  });

  test('highlights what can be selected, and nothing while busy or while others are asked', () => {
    expect(lit(drawn(SCENES.reinforcements))).toHaveLength(5);
    expect(lit(drawn(SCENES.reinforcements, 'en', true))).toEqual([]);
    for (const scene of [SCENES['another turn'], SCENES.spectator, SCENES.judge, SCENES.over])
      expect(lit(drawn(scene))).toEqual([]);
  });

  test('has one tab stop: the first selectable territory', () => {
    const reached = lands(drawn(SCENES.reinforcements)).filter((tag) => tag.includes('tabindex="0"'));
    expect(reached).toHaveLength(1);
    expect(reached[0]).toContain('Psychology');
  });
});

describe('the decision panel', () => {
  test('shows the sources of reinforcements and losses to the limit', () => {
    const shown = text(drawn(SCENES.reinforcements));
    expect(shown).toContain('Reinforcements 14');
    expect(shown).toContain('+3 9 territories +3 Humanities +10 set 2 armies lost beyond the limit of 100');
    expect(shown).toContain('to place: 14');
  });

  test('shows the armies of sets, own territories, and losses to the limit', () => {
    const shown = text(drawn(SCENES['a set']));
    expect(shown).toContain('11 armies');
    expect(shown).toContain('also for Psychology, Philosophy');
    expect(shown).toContain('But the limit is 100: only 7 of them arrive.');
  });

  test('offers free colours and names the owners of the others', () => {
    const shown = text(drawn(SCENES['a colour']));
    expect(shown).toContain('purple Benedetta’s');
    expect(shown).toContain('red black');
  });

  test('offers the defender the maximum of dice first', () => {
    expect(text(drawn(SCENES['a defence']))).toMatch(
      /Defend with 3 dice .*Defend with 2 dice .*Defend with one die/,
    );
  });

  test('moves all armies after a conquest by default', () => {
    expect(text(drawn(SCENES['an occupation']))).toContain('Bring 11 armies 1 stay in Literature');
  });
});

describe('the dice', () => {
  test('have a sentence as label', () => {
    expect(drawn(SCENES['an attack'])).toContain('aria-label="Dice: 6 4 2 against 5 5.');
  });

  test('stay until the next turn', () => {
    const { events } = SCENES['an attack'];
    const after = updateSummary(updateSummary(EMPTY_SUMMARY, events), [
      { did: 'occupy', seat: 0, from: 1, to: 2, armies: 3 },
    ]);
    expect(after.roll).toBe(events[0]);
    expect(updateSummary(after, [{ did: 'turn', seat: 1 }])).toEqual(EMPTY_SUMMARY);
  });
});

test('only a judge sees cards of others', () => {
  expect(drawn(SCENES.judge)).toContain('aria-label="joker"');
  expect(drawn(SCENES.spectator)).not.toContain('aria-label="Education (wine)"');
});

test('elimination and victory are shown as text', () => {
  expect(text(drawn(SCENES['one is out']))).toContain('Cosimo purple out');
  expect(text(drawn(SCENES.over))).toContain('Benedetta black 1st place');
});

test('a chance is shown as certain only if it is', () => {
  expect([0, 0.001, 0.4167, 0.999, 1].map(formatChance)).toEqual(['0%', '<1%', '42%', '>99%', '100%']);
});
