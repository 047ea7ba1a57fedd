import { LANGUAGES } from '@ludoteca/kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import DeckBuilder from './deck-builder/index.tsx';
import AutoPassingBoard from './index.tsx';
import { planAnimations } from './animations.ts';
import { createBoardProps, type LiryaScene, SCENES } from './scenes.ts';

const render = (scene: LiryaScene, language: (typeof LANGUAGES)[number] = 'en', isBusy = false): string =>
  renderToStaticMarkup(createElement(AutoPassingBoard, { ...createBoardProps(scene, language), isBusy }));

/** The names of the buttons that can be chosen, in the order of the page. */
const offered = (html: string): string[] =>
  Array.from(html.matchAll(/<button[^>]*>/g), ([tag]) => tag)
    .filter((tag) => tag.includes('aria-disabled="false"') || tag.includes('class="ly-free possible"'))
    .map((tag) => /aria-label="([^",]*)/.exec(tag)?.[1] ?? '');

const scenes: [string, LiryaScene][] = Object.entries(SCENES);

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(scenes)('"%s" is rendered, and every button has a name', (_, scene) => {
    const html = render(scene, language);
    for (const [tag, inside = ''] of html.matchAll(/<button[^>]*>(.*?)<\/button>/g))
      expect(/aria-label="([^"]+)"/.exec(tag)?.[1] ?? inside).toMatch(/\p{L}/u);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  });

  test('the deck builder is rendered', () => {
    const html = renderToStaticMarkup(
      createElement(DeckBuilder, {
        language,
        recall: () => null,
        recallFile: async () => undefined,
        rememberFile: async () => undefined,
        download: () => undefined,
        remember: () => undefined,
        makeTable: () => undefined,
      }),
    );
    expect(html.match(/class="ly-card /g)).toHaveLength(120);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  });
});

test('playable cards stand out; responses do not in the own main phase', () => {
  const names = offered(render(SCENES['own main phase']));
  for (const name of ['Ash Urchin', 'Slag Jet', 'Road Recruit', 'Common Oven']) expect(names).toContain(name);
  expect(names).not.toContain('Undertow');
});

test('nothing is offered while an answer is being sent or another seat decides', () => {
  expect(
    offered(render(SCENES['own main phase'], 'en', true)).filter((name) => !/^(Deck|Ada|Bene)/.test(name)),
  ).toEqual([]);
  expect(
    offered(render(SCENES['another main phase'])).filter((name) => !/^(Deck|Ada|Bene)/.test(name)),
  ).toEqual([]);
});

test('values that differ from the printed ones are marked and described', () => {
  const html = render(SCENES['own main phase']);
  expect(html).toMatch(/Breach Captain, attack 8 \(more than the 4 printed\)/);
  expect(html).toMatch(/class="ly-value raised">.*?8.*?▲/);
});

test('a spectator sees no hand and has no options', () => {
  const html = render(SCENES['looked at by a spectator']);
  expect(html).not.toContain('ly-held-cards');
  expect(offered(html).filter((name) => !/^(Deck|Ada|Bene)/.test(name))).toEqual([]);
});

test('a spell and its response are on the stack, the latest on top, with the seat that may respond', () => {
  const html = render(SCENES['a response to a response']);
  expect(html.indexOf('Undertow, spell')).toBeLessThan(html.indexOf('Slag Jet, spell'));
  expect(html).toMatch(/may respond/);
});

test('a played card comes from the hand, an entering piece from the stack', () => {
  const { view } = createBoardProps(SCENES['own main phase'], 'en');
  const [piece] = view.players[0]!.pieces;
  const seen = { id: piece!.id, card: piece!.card };
  const plan = planAnimations(
    [
      { did: 'play', seat: 0, card: 'ash-urchin', item: 99, cost: 1 },
      { did: 'enter', seat: 0, piece: seen, slot: 0 },
      { did: 'shuffle', seat: 0 },
    ],
    view,
  );
  expect(plan).toMatchObject([
    { how: 'come', thing: 'ref 99', from: 'hand 0', was: 'hand 0 ash-urchin/0', delay: 0 },
    { how: 'come', thing: `ref ${seen.id}`, from: 'stack' },
  ]);
  expect(plan[1]!.delay).toBeGreaterThan(0);
});
