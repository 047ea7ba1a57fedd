import { LANGUAGES } from '@ludoteca/kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import AutoPassingBoard from './index.tsx';
import { createBoardProps, type TeferiScene, SCENES } from './scenes.ts';

const render = (scene: TeferiScene, language: (typeof LANGUAGES)[number] = 'en', isBusy = false): string =>
  renderToStaticMarkup(createElement(AutoPassingBoard, { ...createBoardProps(scene, language), isBusy }));

interface Button {
  readonly name: string;
  readonly tag: string;
}

const buttonsIn = (html: string): readonly Button[] =>
  Array.from(html.matchAll(/<button([^>]*)>(.*?)<\/button>/g), ([, tag = '', content = '']) => ({
    tag,
    name: /aria-label="([^"]*)"/.exec(tag)?.[1] ?? content.replaceAll(/<[^>]*>/g, '').trim(),
  }));
/** The names of the buttons that can be chosen, in the order of the page. */
const offered = (html: string): readonly string[] =>
  buttonsIn(html)
    .filter(({ tag }) => tag.includes('aria-disabled="false"'))
    .map(({ name }) => name);

const scenes: [string, TeferiScene][] = Object.entries(SCENES);

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(scenes)('"%s" is rendered, and every button and image has a name', (_, scene) => {
    const html = render(scene, language);
    for (const [tag] of html.matchAll(/<\w+ [^>]*role="img"[^>]*>/g))
      expect(tag).toMatch(/aria-label="[^"]+"/);
    for (const { name } of buttonsIn(html)) expect(name).not.toBe('');
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  });
});

test('cards that can be cast and abilities that can be activated stand out', () => {
  const names = offered(render(SCENES['main phase']));
  expect(names).toContain('Spark Lash, {R}');
  expect(names).toContain('Mountain');
  expect(names.some((name) => name.includes('Gatehouse Wall'))).toBe(false);
});

test('nothing is offered while an answer is being sent or another seat decides', () => {
  expect(offered(render(SCENES['main phase'], 'en', true))).toEqual([]);
  expect(offered(render(SCENES['another decides']))).toEqual([]);
});

test('targets are chosen on the board, players among them', () => {
  const names = offered(render(SCENES['a target']));
  expect(names).toContain('Beatrice: life 9, poison 2');
  expect(names.some((name) => name.includes('Cloud Sentinel'))).toBe(true);
  expect(names.some((name) => name.startsWith('Mountain'))).toBe(false);
});

test('a mode has the text of its card', () => {
  expect(render(SCENES['a mode'])).toContain('Destroy target artifact.');
});

test('the stack shows the top first, its targets and the player who may respond', () => {
  const html = render(SCENES['a response among blockers']);
  const [, ...items] = html.split('class="tf-item');
  const stack = items.flatMap((item) => buttonsIn(item).slice(0, 1));
  expect(stack.map(({ name }) => name.split(',')[0])).toEqual(['Send Home', 'Sudden Growth', 'Winter Catch']);
  expect(stack[0]!.name).toContain('targets Thicket Yearling');
  expect(html).toContain('You may answer');
});

test('a spectator sees both battlefields and no hand', () => {
  const html = render(SCENES['somebody watches']);
  expect(html).not.toContain('tf-held');
  expect(html).not.toContain('Spark Lash');
});

test('before the first turn there is no current step', () => {
  const main = SCENES['main phase'];
  const props = createBoardProps(main, 'en');
  const html = renderToStaticMarkup(
    createElement(AutoPassingBoard, { ...props, view: { ...props.view, turn: 0, step: 'untap' } }),
  );
  expect(html).toContain('Before the first turn');
  expect(html).not.toContain('tf-step current');
  expect(html).not.toContain('Turn 0');
});
