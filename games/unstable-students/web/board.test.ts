import { LANGUAGES } from '@ludoteca/kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import StudentsBoard from './index.tsx';
import { createBoardProps, type StudentsScene, SCENES } from './scenes.ts';

const render = (scene: StudentsScene, language: (typeof LANGUAGES)[number] = 'en', busy = false): string =>
  renderToStaticMarkup(createElement(StudentsBoard, { ...createBoardProps(scene, language), isBusy: busy }));
/** The names of the buttons that can be chosen, in the order of the page. */
const enabledButtons = (html: string): string[] =>
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
  test.each(scenes)(
    '"%s" can be rendered, and every button and picture has an accessible name',
    (_, scene) => {
      const html = render(scene, language);
      for (const [tag] of html.matchAll(/<\w+ [^>]*role="img"[^>]*>/g))
        expect(tag).toMatch(/aria-label="[^"]+"/);
      for (const [, tag, content] of html.matchAll(/<button([^>]*)>(.*?)<\/button>/g))
        expect(`${tag} ${content?.replaceAll(/<[^>]*>/g, '')}`).toMatch(/aria-label="[^"]+"|\w+: +\d+$/);
      expect(html).not.toMatch(/undefined|NaN|\[object/);
    },
  );
});

test('playable cards and the draw pile are enabled; an instant is not', () => {
  expect(enabledButtons(render(SCENES['two seats, own action']))).toEqual([
    'draw · draw pile:  4',
    'Studente Erasmus, plain student',
    'Laureando Hipster, graduand',
    'Sparacoriandoli, bonus',
    'Allerta meteo, malus',
    'Ruba Studente, magic',
  ]);
});

test('nothing is offered while an answer is pending, or while an opponent decides', () => {
  expect(enabledButtons(render(SCENES['two seats, own action'], 'en', true))).toEqual([]);
  expect(enabledButtons(render(SCENES['another in action']))).toEqual([]);
});

test('a card to be stolen is chosen in its room', () => {
  expect(enabledButtons(render(SCENES['a card to be stolen']))).toEqual([
    'steal “Matricola Gamer” · Benedetta',
    'steal “Studente Erasmus” · Benedetta',
    'steal “Laureando Nerd” · Benedetta',
  ]);
});
