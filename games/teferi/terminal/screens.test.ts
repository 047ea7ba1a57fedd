import type { Watcher } from '@ludoteca/kernel';
import { drawTable, type Language, toPlainText, observe } from '@ludoteca/kit';
import { renderScreens } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import {
  ANY_CREATURE,
  creatureCard,
  testCard,
  type TeferiScene,
  createScene,
  instantCard,
} from '../scene.testing.ts';
import { teferi } from '../index.ts';
import { terminal } from './index.ts';

const CARDS = [
  creatureCard('Mill Guard', [2, 3], { kind: 'keyword', keyword: 'vigilance' }),
  creatureCard('Night Moth', [1, 1], { kind: 'keyword', keyword: 'flying' }),
  creatureCard('Quarry Ox', [4, 4]),
  testCard('Old Banner', ['artifact'], []),
  instantCard('Short Storm', [ANY_CREATURE], { do: 'damage', amount: 3, to: { target: 0 } }),
];

/** A position in the first main phase, and the play up to the drawn moment. */
const STORIES: { readonly [name: string]: (told: TeferiScene) => void } = {
  main: () => undefined,
  casting: (told) => {
    told.choose({ cast: 'Short Storm' });
  },
};

function board(): TeferiScene {
  return createScene(
    CARDS,
    {
      life: 18,
      hand: ['Short Storm', 'Night Moth', 'Night Moth', 'Forest'],
      battlefield: ['Mill Guard', { card: 'Quarry Ox', damage: 1, counters: { '+1/+1': 1 } }, 'Old Banner'],
    },
    { life: 5, hand: ['Quarry Ox'], battlefield: ['Night Moth', { card: 'Quarry Ox', tapped: true }] },
  );
}

function seen(name: string, watcher: Watcher, language: Language): string {
  const told = board();
  STORIES[name]!(told);
  const sight = observe(told.match, watcher);
  return renderScreens((width) =>
    drawTable(teferi, { ...sight, watcher, names: ['Ada', 'Bea'], language, width }),
  );
}

test('the shortest form of the hand shows names and costs of the own cards and nothing for spectators', () => {
  const { match } = board();
  const brief = (watcher: Watcher): readonly string[] =>
    terminal
      .parts({ ...observe(match, watcher), watcher, names: ['Ada', 'Bea'], language: 'en', width: 56 })
      .at(-1)!
      .forms.at(-1)
      ?.map(toPlainText) ?? [];
  expect(brief(0).join(' ')).toMatch(/^Ada’s hand: .*Night Moth ×2 \{1\}.* Forest/);
  expect(brief(1).join(' ')).toMatch(/^Bea’s hand: +Quarry Ox/);
  expect(brief('spectator')).toEqual([]);
});

// To accept changes: npx vitest run games/teferi/terminal -u
test.each([
  ['main', 0, 'it'],
  ['main', 'spectator', 'pt'],
  ['casting', 0, 'en'],
] as const)('the screen %s for %s matches its snapshot', async (name, watcher, language) => {
  await expect(seen(name, watcher, language)).toMatchFileSnapshot(`../screens/${name}-${watcher}.txt`);
});

test.each([
  ['it', 'Prima del primo turno'],
  ['en', 'Before the first turn'],
  ['pt', 'Antes do primeiro turno'],
] as const)('before the first turn no step is on, in %s', (language, before) => {
  const sight = observe(board().match, 0);
  const view = { ...sight.view, turn: 0, step: 'untap' } as const;
  const text = renderScreens((width) =>
    drawTable(teferi, { ...sight, view, watcher: 0, names: ['Ada', 'Bea'], language, width }),
  );
  expect(text).toContain(before);
  expect(text).not.toMatch(/\[(?:STAP|untap|desvirar)\]/i);
});
