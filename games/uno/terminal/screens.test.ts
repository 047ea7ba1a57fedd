/** Snapshots of terminal screens. */
import { resumeMatch, type Seat, startMatch, type Watcher } from '@ludoteca/kernel';
import { drawTable, drawZones, type Language, observe, stackParts } from '@ludoteca/kit';
import { renderScreens } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { uno } from '../index.ts';
import type { Frame, State } from '../parts.ts';
import { card, cards, suit } from '../scenarios/set-table.testing.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

interface ScreenScene {
  /** By seat. */
  readonly hands: readonly string[];
  /** The card on the table, and the suit to follow if it was named. */
  readonly on: string;
  readonly named?: string;
  readonly stock: string;
  readonly direction?: 1 | -1;
  readonly left?: readonly Seat[];
  /** The open question, or the places if the match is over. */
  readonly due: Frame | readonly number[];
}

const MIDDLE: ScreenScene = {
  hands: ['4♣ 7♥ 10♦ A♠', '9♥ 9♠ V♣ 2♦ R♣ C♥ 3♠ D♣', '6♦', '5♥ 8♥'],
  on: 'A♣',
  named: '♠',
  stock: '2♥ 3♥ 4♥ 5♦ 6♥ 8♣ D♦ 10♣',
  direction: -1,
  left: [3],
  due: { do: 'turn', seat: 1 },
};
const FIRST: ScreenScene = {
  hands: ['4♣ 7♥ 10♦ A♠ 9♥ V♦ 8♣', '2♦ R♣ C♥ 3♠ D♣ 6♦ 5♥'],
  on: '8♦',
  stock: '2♥ 3♥ 4♥ 5♦ 6♥ 8♠ D♦ 10♣',
  due: { do: 'turn', seat: 0 },
};
const DEBT: ScreenScene = {
  hands: ['4♣ 7♥ 10♦ A♠ 9♥', 'R♣ 3♠', 'D♣ 6♦ 5♥ 2♠ 2♣ 3♦ 10♥ 9♦ V♥ 6♣ 7♠'],
  on: 'C♥',
  named: '♣',
  stock: '2♥ 3♥ 4♥ 5♦ 6♥ 8♠ D♦ 10♣',
  due: { do: 'owe', seat: 0, count: 4 },
};
const MANY: ScreenScene = {
  hands: [
    '2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ V♥ D♥ R♥ A♥ C♥ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ V♦ D♦ R♦ A♦ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ V♣ D♣ R♣ A♣',
    '2♠ 3♠',
  ],
  on: '4♠',
  stock: '5♠ 6♠ 7♠',
  due: { do: 'turn', seat: 0 },
};
const OVER: ScreenScene = {
  hands: ['', 'R♣ 3♠', 'D♣ 6♦', '9♥ 9♦'],
  on: '4♠',
  stock: '5♠ 6♠ 7♠',
  left: [3],
  due: [1, 2, 2, 4],
};
const BUYING: ScreenScene = { ...FIRST, due: { do: 'buy', seat: 0 } };

const createMatch = ({ hands, on, named, stock, direction = 1, left = [], due }: ScreenScene) => {
  const fresh = startMatch(uno.game, { seats: hands.length, seed: 'screens' });
  if (!fresh.ok) throw new Error('did not start');
  const { state: usual, ...position } = fresh.value.position();
  const state: State = {
    ...usual,
    stock: cards(stock),
    hands: hands.map(cards),
    pile: [card(on)],
    value: card(on) >> 2,
    suit: suit(named ?? on.slice(-1)),
    direction,
    left: [...left],
  };
  const now = 'do' in due ? { agenda: [due] } : { agenda: [], outcome: { places: due } };
  return resumeMatch(uno.game, fresh.value.archive(), { ...position, ...now, state });
};

function render(scene: ScreenScene, watcher: Watcher, language: Language, generic: boolean): string {
  const names = NAMES.slice(0, scene.hands.length);
  const drawing = { ...observe(createMatch(scene), watcher), watcher, names, language };
  return renderScreens((width) =>
    generic
      ? stackParts(drawZones(uno.texts[language], { ...drawing, width }))
      : drawTable(uno, { ...drawing, width }),
  );
}

// To update the snapshots: npx vitest run games/uno -u
test.each([
  ['first-turn', FIRST, 0, 'it', false],
  ['waiting', FIRST, 1, 'it', false],
  ['buying', BUYING, 0, 'pt', false],
  ['turned-round', MIDDLE, 1, 'en', false],
  ['spectator', MIDDLE, 'spectator', 'pt', false],
  ['judge', MIDDLE, 'judge', 'en', false],
  ['debt', DEBT, 0, 'it', false],
  ['forty-cards', MANY, 0, 'en', false],
  ['over', OVER, 0, 'it', false],
  ['generic-turned-round', MIDDLE, 1, 'en', true],
  ['generic-judge', MIDDLE, 'judge', 'it', true],
] as const)('%s matches its snapshot', async (name, scene, watcher, language, generic) => {
  await expect(render(scene, watcher, language, generic)).toMatchFileSnapshot(`../screens/${name}.txt`);
});
