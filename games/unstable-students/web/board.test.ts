import { LANGUAGES } from '@ludoteca/kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import StudentsBoard from './index.tsx';
import { boardPropsOf, type StudentsScene, SCENES } from './scenes.ts';

const drawn = (scene: StudentsScene, language: (typeof LANGUAGES)[number] = 'en', busy = false): string =>
  renderToStaticMarkup(createElement(StudentsBoard, { ...boardPropsOf(scene, language), isBusy: busy }));
/** The names of the buttons that can be chosen, in the order of the page. */
const offered = (html: string): string[] =>
  Array.from(html.matchAll(/<button([^>]*)>(.*?)<\/button>/g), ([, tag = '', content = '']) => ({
    tag,
    content,
  }))
    .filter(({ tag }) => tag.includes('aria-disabled="false"') || tag.includes('us-who possible'))
    .map(
      ({ tag, content }) =>
        /aria-label="([^"]*)"/.exec(tag)?.[1] ?? content.replaceAll(/<[^>]*>/g, '').trim(),
    );

const scenes: [string, StudentsScene][] = Object.entries(SCENES);

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(scenes)('"%s" can be drawn, and every button and picture has a name', (_, scene) => {
    const html = drawn(scene, language);
    for (const [tag] of html.matchAll(/<\w+ [^>]*role="img"[^>]*>/g))
      expect(tag).toMatch(/aria-label="[^"]+"/);
    for (const [, tag, content] of html.matchAll(/<button([^>]*)>(.*?)<\/button>/g))
      expect(`${tag} ${content?.replaceAll(/<[^>]*>/g, '')}`).toMatch(/aria-label="[^"]+"|\w+: +\d+$/);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  });
});

test('what can be played stands out, and so does the draw pile; an instant does not', () => {
  expect(offered(drawn(SCENES['two seats, own action']))).toEqual([
    'draw · draw pile:  4',
    'Studente Erasmus, plain student',
    'Laureando Hipster, graduand',
    'Sparacoriandoli, bonus',
    'Allerta meteo, malus',
    'Ruba Studente, magic',
  ]);
});

test('nothing is offered while an answer is on its way, or while another decides', () => {
  expect(offered(drawn(SCENES['two seats, own action'], 'en', true))).toEqual([]);
  expect(offered(drawn(SCENES['another in action']))).toEqual([]);
});

test('a card to be stolen is chosen where it lies', () => {
  expect(offered(drawn(SCENES['a card to be stolen']))).toEqual([
    'steal “Matricola Gamer” · Benedetta',
    'steal “Studente Erasmus” · Benedetta',
    'steal “Laureando Nerd” · Benedetta',
  ]);
});
