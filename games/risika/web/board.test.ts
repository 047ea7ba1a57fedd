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
import { propsOf, type RisikaScene, SCENES } from './scenes.ts';
import { risikaBoardTexts } from './texts/index.ts';

const drawn = (scene: RisikaScene, language: (typeof LANGUAGES)[number] = 'en', busy = false): string =>
  renderToStaticMarkup(createElement(RisikaBoard, { ...propsOf(scene, language), isBusy: busy }));
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
  test('says of a territory where it is, whose, how many armies, and what it is linked to', () => {
    const [, , , letters] = lands(drawn(SCENES.reinforcements));
    expect(letters).toContain(
      'aria-label="Literature (Humanities): Ada (red), 2 armies; linked to Philosophy, Languages, Electronic Eng."',
    );
  });

  test('lights what may be chosen, and nothing while an answer is on its way or others are asked', () => {
    expect(lit(drawn(SCENES.reinforcements))).toHaveLength(5);
    expect(lit(drawn(SCENES.reinforcements, 'en', true))).toEqual([]);
    for (const scene of [SCENES['another turn'], SCENES.spectator, SCENES.judge, SCENES.over])
      expect(lit(drawn(scene))).toEqual([]);
  });

  test('has one territory that Tab leads to: the first that may be chosen', () => {
    const reached = lands(drawn(SCENES.reinforcements)).filter((tag) => tag.includes('tabindex="0"'));
    expect(reached).toHaveLength(1);
    expect(reached[0]).toContain('Psychology');
  });
});

describe('the desk', () => {
  test('shows where reinforcements come from, with what was lost to the limit', () => {
    const shown = text(drawn(SCENES.reinforcements));
    expect(shown).toContain('Reinforcements 14');
    expect(shown).toContain('+3 9 territories +3 Humanities +10 set 2 armies lost beyond the limit of 100');
    expect(shown).toContain('to place: 14');
  });

  test('shows what sets bring, for which territories, and warns of what the limit would waste', () => {
    const shown = text(drawn(SCENES['a set']));
    expect(shown).toContain('11 armies');
    expect(shown).toContain('also for Psychology, Philosophy');
    expect(shown).toContain('But the limit is 100: only 7 of them arrive.');
  });

  test('offers all colours that are left, and says whose the others are', () => {
    const shown = text(drawn(SCENES['a colour']));
    expect(shown).toContain('purple Benedetta’s');
    expect(shown).toContain('red black');
  });

  test('offers as many dice as possible first to whoever defends', () => {
    expect(text(drawn(SCENES['a defence']))).toMatch(
      /Defend with 3 dice .*Defend with 2 dice .*Defend with one die/,
    );
  });

  test('brings all armies after a conquest unless somebody says less', () => {
    expect(text(drawn(SCENES['an occupation']))).toContain('Bring 11 armies 1 stay in Literature');
  });
});

describe('the dice', () => {
  test('tell the roll in a sentence', () => {
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

test('cards of others are seen by a judge only', () => {
  expect(drawn(SCENES.judge)).toContain('aria-label="joker"');
  expect(drawn(SCENES.spectator)).not.toContain('aria-label="Education (wine)"');
});

test('who is out and who has won is said in words', () => {
  expect(text(drawn(SCENES['one is out']))).toContain('Cosimo purple out');
  expect(text(drawn(SCENES.over))).toContain('Benedetta black 1st place');
});

test('a chance is never certain where it is not', () => {
  expect([0, 0.001, 0.4167, 0.999, 1].map(formatChance)).toEqual(['0%', '<1%', '42%', '>99%', '100%']);
});
