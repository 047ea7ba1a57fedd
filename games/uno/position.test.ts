/** Tests of start positions (RULES 7). */
import { deepCopy, createFastDice, type Match, replay, startMatch } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { testConformance, otherHandNames, scaleVolume, addHands } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { uno } from './index.ts';
import type { Uno } from './parts.ts';
import { toStartFields } from './position.testing.ts';
import type { Settings } from './settings.ts';

const SETTINGS: Settings = { hand: 7, decks: 1, firstCard: 'number' };
const { game } = uno;

/** A random match of three after so many answers that no question about how many to buy is open. */
function midway(seed: number, answers: number, settings: Settings = SETTINGS): Match<Uno> {
  const started = startMatch(game, { seats: 3, seed: `midway ${seed}`, settings });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const match = started.value;
  const dice = createFastDice(`midway ${seed}`);
  const another = (): void => match.choose(uno.heuristics.random!(match.question!, dice));
  while (match.question !== undefined && match.number < answers) another();
  if (match.question?.prompt === 'buy') another();
  return match;
}

const from = (laid: unknown, settings: Settings = SETTINGS) =>
  startMatch(game, { seats: 3, seed: 'from', settings, from: laid });

const whyNot = (laid: unknown, settings?: Settings): unknown => {
  const started = from(laid, settings);
  return started.ok ? 'accepted' : started.problem.map(({ why, rule }) => `${rule} ${why}`).join();
};

describe('a start position', () => {
  test('restores the position it was written from, except for the count of turns', () => {
    for (let seed = 0; seed < scaleVolume(2000); seed++)
      for (const settings of [SETTINGS, { ...SETTINGS, decks: 2, firstCard: 'ace' } as const]) {
        const match = midway(seed, seed % 30, settings);
        if (match.question === undefined) continue;
        const { state, agenda } = match.position();
        const started = from(toStartFields(match.position()), settings);
        if (!started.ok) throw new Error(JSON.stringify(started.problem));
        const again = started.value.position();
        expect(again.state).toEqual({ ...state, turns: 1 });
        expect(again.agenda).toEqual(agenda);
      }
  });

  test('is part of the archive, and the archive replays', () => {
    const laid = toStartFields(midway(1, 10).position());
    const started = from(laid);
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    const match = started.value;
    const dice = createFastDice('on');
    while (match.question !== undefined) match.choose(uno.heuristics.random!(match.question, dice));
    expect(match.archive().from).toEqual(laid);
    const again = replay(game, match.archive());
    expect(again.ok && again.value.position()).toEqual(match.position());
  });

  const good = toStartFields(midway(2, 6).position()) as {
    hands: string[][];
    stock: string[];
    pile: string[];
    table: string;
    turn: number;
    direction: number;
  };

  test.each([null, 7, 'hands', [], [good]])('is refused: %j', (laid) => {
    expect(whyNot(laid)).toBe('7 start fields');
  });

  test.each(['hands', 'stock', 'pile', 'table', 'turn', 'direction'])('has %s', (field) => {
    const { [field]: _, ...rest } = good as { [field: string]: unknown };
    expect(whyNot(rest)).toBe('7 start fields');
  });

  test('refuses unknown fields', () => {
    expect(whyNot({ ...good, turns: 3 })).toBe('7 start fields');
  });

  test.each([
    ['a card is missing', { stock: good.stock.slice(1) }],
    ['a card is there twice', { stock: [good.stock[0], ...good.stock] }],
    ['a card is no card', { stock: good.stock.with(0, '11♥') }],
    ['a joker has a suit that jokers have not', { stock: good.stock.map((c) => (c === 'C♥' ? 'C♠' : c)) }],
    ['a card is a number', { stock: good.stock.map((_, i) => i) }],
    ['a hand is empty', { hands: [[], good.hands[1], [...good.hands[0]!, ...good.hands[2]!]] }],
    ['a hand is no list', { hands: good.hands.map((hand) => hand.join(' ')) }],
    ['there are too few hands', { hands: good.hands.slice(1), stock: [...good.stock, ...good.hands[0]!] }],
    ['the stock is no list', { stock: 'all' }],
    ['the pile is nothing', { pile: null }],
  ])('7.1 is refused when %s', (_, change) => {
    expect(whyNot({ ...good, ...change })).toBe('7.1 start cards');
  });

  test('7.2 needs the table of the latest discard', () => {
    const laid = { ...good, pile: ['7♣'], stock: [...good.stock, ...good.pile].filter((c) => c !== '7♣') };
    const hands = laid.hands.map((hand) => hand.map((card) => (card === '7♣' ? laid.stock.pop()! : card)));
    const seven = { ...laid, hands };
    expect(whyNot({ ...seven, table: '7♣' })).toBe('accepted');
    for (const table of ['7♥', '8♣', 'A♣', '♣', '', '7', 7, null])
      expect(whyNot({ ...seven, table })).toBe('7.2 start table');
  });

  test('7.2 lets any suit follow an ace or a joker, and needs an ace where nothing was discarded', () => {
    const started = startMatch(game, { seats: 3, seed: 'ace', settings: { ...SETTINGS, firstCard: 'ace' } });
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    const laid = toStartFields(started.value.position());
    for (const suit of ['♥', '♦', '♣', '♠'])
      expect(whyNot({ ...laid, table: `A${suit}` }, { ...SETTINGS, firstCard: 'ace' })).toBe('accepted');
    expect(whyNot({ ...laid, table: '5♥' }, { ...SETTINGS, firstCard: 'ace' })).toBe('7.2 start table');
    expect(whyNot({ ...laid, table: 'A♥' })).toBe('7.2 start table');
  });

  test.each([{ turn: 3 }, { turn: -1 }, { turn: 1.5 }, { turn: '0' }, { direction: 0 }, { direction: '1' }])(
    '7.3 is refused with %j',
    (change) => {
      expect(whyNot({ ...good, ...change })).toBe('7.3 start turn');
    },
  );

  /** A table with so much as one card on it. */
  const rest = (top: string) => {
    const [first, ...others] = good.hands
      .flat()
      .concat(good.stock, good.pile)
      .filter((c) => c !== top);
    const hands = [[first!], [others.pop()!], [others.pop()!]];
    return { hands, stock: others, pile: [top], table: top, turn: 0, direction: 1 };
  };

  test('7.4 has a debt of two on a V, of four on a C, and none on anything else', () => {
    const settings = { ...SETTINGS, firstCard: 'ace' } as const;
    const owing = (top: string, owes: unknown) => whyNot({ ...rest(top), owes }, settings);
    expect([owing('V♣', 2), owing('C♥', 4)]).toEqual(['accepted', 'accepted']);
    expect(whyNot(rest('V♣'), settings)).toBe('accepted');
    for (const [top, owes] of [
      ['V♣', 4],
      ['C♥', 2],
      ['5♣', 2],
      ['A♣', 4],
      ['V♣', '2'],
      ['V♣', 0],
    ] as const)
      expect(owing(top, owes)).toBe('7.4 start debt');
  });

  test('has a sentence for every mistake in every language', () => {
    const facts = { fields: ['hands'], seats: 3 };
    for (const why of ['fields', 'cards', 'table', 'turn', 'debt'])
      for (const language of LANGUAGES) {
        const sentence = uno.texts[language].reason({ why: `start ${why}`, rule: '7', facts }, []);
        expect(sentence).not.toBe(uno.texts[language].reason({ why: 'nothing of ours', rule: '7' }, []));
        expect(sentence).not.toMatch(/undefined|NaN/);
      }
  });
});

test('a mutated start position is refused or can be played to its end', () => {
  const dice = createFastDice('mutations');
  const words = ['7♣', 'A♠', '', '♥', 'toString', null, -1, 1, 2, 4, 1e9, [], {}, ['7♣'], true];
  /** Changes one thing, anywhere. */
  const change = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || dice.int(4) === 0) return dice.pick(words);
    const copy = deepCopy(value) as { [key: string]: unknown };
    const key = dice.pick([...Object.keys(copy), 'owes']);
    if (dice.int(5) === 0) delete copy[key];
    else copy[key] = change(copy[key]);
    return Array.isArray(copy) ? Object.values(copy) : copy;
  };
  let refused = 0;
  for (let seed = 0; seed < scaleVolume(20_000); seed++) {
    const match = midway(seed % 50, seed % 30);
    if (match.question === undefined) continue;
    const started = from(change(toStartFields(match.position())));
    if (!started.ok) {
      refused++;
      continue;
    }
    const on = started.value;
    while (on.question !== undefined) on.choose(uno.heuristics.random!(on.question, dice));
    expect(on.outcome?.places).toContain(1);
  }
  expect(refused).toBeGreaterThan(0);
});

/** The laws hold in matches that begin in the middle too. */
const elsewhere = toStartFields(midway(3, 12).position());
testConformance(
  {
    ...uno,
    game: {
      ...game,
      seats: { min: 3, max: 3 },
      setup: () => {
        const begun = game.position!(deepCopy(elsewhere), SETTINGS, 3);
        if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
        return begun.value.state;
      },
      opening: { do: 'turn', seat: elsewhere['turn'] as number },
    },
  },
  {
    cards: ({ stock, pile, hands }) => addHands({ stock, pile }, hands),
    hidden: ({ hands }, seat) => ['stock', ...otherHandNames(hands, seat)],
    maxDecisions: 5000,
  },
);
