/** Properties of the terminal renderer in random matches. */
import {
  type Choice,
  type Dice,
  createFastDice,
  type Match,
  startMatch,
  type Watcher,
} from '@ludoteca/kernel';
import {
  drawTable,
  type RenderContext,
  LANGUAGES,
  toPlainText,
  type TextRow,
  rowWidth,
  observe,
  findOrderedAnswerInMatch,
} from '@ludoteca/kit';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { toCard, formatCard, VALUES } from '../cards.ts';
import { uno } from '../index.ts';
import type { Uno } from '../parts.ts';
import type { View } from '../view-types.ts';
import { terminal } from './index.ts';

const NAMES = ['Ann', 'Benedetta Maria della Torre', '日本', 'Dó'];
const CARD = new RegExp(`(${VALUES.join('|')})[♥♦♣♠]`, 'g');

/** Sorted, so that only the set of cards is compared. */
const cardsIn = (rows: readonly TextRow[]): readonly string[] =>
  (rows.map(toPlainText).join('\n').match(CARD) ?? []).toSorted();

/** The cards that the renderer may show: those of the view, of the pile only the top one. */
const cardsOf = ({ hands, stock, pile, value, suit }: View): readonly string[] =>
  [...hands, stock]
    .flatMap(({ cards = [] }) => cards)
    .concat(pile.at(-1) ?? toCard(value, suit))
    .map(formatCard)
    .toSorted();

const seen = (match: Match<Uno>, watcher: Watcher, width: number, dice: Dice): RenderContext<Uno> => ({
  ...observe(match, watcher),
  watcher,
  names: NAMES.slice(0, match.seats),
  language: dice.pick(LANGUAGES),
  width,
});

/** Random play with large purchases, so that hands grow to forty cards and more, with lapses and withdrawals. */
function goOn(match: Match<Uno>, dice: Dice): void {
  const { question } = match;
  if (question === undefined) return;
  if (dice.int(60) === 0) match.lapse(match.number);
  else if (question.prompt === 'turn' && dice.int(8) === 0) match.choose('buy');
  else if (question.prompt === 'buy') match.choose(Math.min(dice.die(12), question.options.length));
  else match.choose(dice.pick<Choice<Uno>>(question.options));
}

describe.each([2, 3, 4])('at tables of %i', (seats) => {
  test.each([{ hand: 1 }, { hand: 7, firstCard: 'ace' }, { hand: 20, decks: 2 }])(
    'with settings %j every watcher sees the cards it may see, each once, at any width',
    (settings) => {
      for (let index = 0; index < scaleVolume(100); index++) {
        const seed = `terminal/${seats}/${index}`;
        const started = startMatch(uno.game, { seats, seed, settings });
        if (!started.ok) throw new Error('did not start');
        const match = started.value;
        const dice = createFastDice(seed);
        for (let goesOn = true; goesOn;) {
          goesOn = match.question !== undefined;
          for (const watcher of [...NAMES.slice(0, seats).keys(), 'spectator', 'judge'] as const) {
            const drawing = seen(match, watcher, 20 + dice.int(181), dice);
            const rows = drawTable(uno, drawing);
            expect(Math.max(...rows.map(rowWidth))).toBeLessThanOrEqual(drawing.width);
            expect(cardsIn(rows)).toEqual(cardsOf(drawing.view));
            expect(drawTable(uno, drawing)).toEqual(rows);
          }
          goOn(match, dice);
        }
      }
    },
  );
});

test('even the narrowest terminals can be drawn', () => {
  const started = startMatch(uno.game, { seats: 4, seed: 'narrow' });
  if (!started.ok) throw new Error('did not start');
  for (const watcher of [0, 1, 2, 3, 'spectator', 'judge'] as const)
    for (let width = 1; width < 20; width++)
      for (const row of drawTable(uno, seen(started.value, watcher, width, createFastDice('narrow'))))
        expect(rowWidth(row)).toBeLessThanOrEqual(width);
});

test('the number on a card is that of the option to discard it, and on the stock that of buying', () => {
  const started = startMatch(uno.game, { seats: 2, seed: 'keys' });
  if (!started.ok) throw new Error('did not start');
  const { seat, options } = started.value.question!;
  const rows = drawTable(uno, seen(started.value, seat, 100, createFastDice('keys'))).map(toPlainText);
  /** The border above the last occurrence of a text. */
  const edgeAbove = (some: string): string => {
    const row = rows.findLastIndex((line) => line.includes(some));
    return rows[row - 1]!.slice(rows[row]!.indexOf(some) + 1).slice(0, 3);
  };
  const playable = new Map<number, number>();
  options.forEach((option, i) => {
    if (typeof option === 'object' && !playable.has(option.discard)) playable.set(option.discard, i + 1);
  });
  expect(playable.size).toBeGreaterThan(1);
  for (const [card, key] of playable)
    expect(edgeAbove(`│${formatCard(card)}`)).toMatch(new RegExp(`^─?${key}[…─]`));
  expect(edgeAbove('│▒▒▒│')).toContain(String(options.length));
});

test.each([
  ['', 1],
  ['3', 3],
  ['una', 1],
  ['una carta', 1],
])('the order to draw %j answers both questions, and no other', (typed, count) => {
  const started = startMatch(uno.game, { seats: 2, seed: 'order' });
  if (!started.ok) throw new Error('did not start');
  const match = started.value;
  const { seat } = match.question!;
  const [command] = terminal.orderCommands!(seen(match, seat, 80, createFastDice('order')));
  expect(command!.parse('0')).toMatch(/1/);
  expect(command!.parse('1000')).toMatch(/1/);
  const order = command!.parse(typed);
  if (typeof order === 'string') throw new Error(order);
  for (const expected of ['buy', count]) {
    const choice = findOrderedAnswerInMatch(uno.orders, match, order);
    expect(choice).toBe(expected);
    match.choose(choice!);
  }
  expect(findOrderedAnswerInMatch(uno.orders, match, order)).toBeUndefined();
});

test('the order to draw leaves the count open if the option is typed', () => {
  const started = startMatch(uno.game, { seats: 2, seed: 'order' });
  if (!started.ok) throw new Error('did not start');
  const match = started.value;
  const { seat } = match.question!;
  const [command] = terminal.orderCommands!(seen(match, seat, 80, createFastDice('order')));
  const order = command!.parse('carte');
  if (typeof order === 'string') throw new Error(order);
  expect(findOrderedAnswerInMatch(uno.orders, match, order)).toBe('buy');
  match.choose('buy');
  expect(findOrderedAnswerInMatch(uno.orders, match, order)).toBeUndefined();
});
